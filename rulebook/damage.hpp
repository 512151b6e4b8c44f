#pragma once

#include <span>

#include "play/step.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// Damage that a figure is about to suffer. For an attack, the damage after shield.
struct Harm {
    std::string to;
    int amount = 0;
    DamageSource source = DamageSource::direct;
    std::string from{};  ///< the figure that deals it; empty: nobody
};

/// The figure suffers damage: ward and brittle apply first, then negation, then hit points are
/// lost. With its last hit point the figure leaves the map [damage.direct, damage.negate].
void suffer(Table& table, const Harm& harm);
/// The damage after ward and brittle [condition.ward, condition.brittle].
SufferedDamage after_ward_and_brittle(const Table& table, int amount, const Figure& figure);
/// Heals the figure and removes the conditions that a heal removes [heal.hit-points].
void heal(Table& table, const std::string& to, int amount, const std::string& by, Clause clause);
/// The ids of the figures that suffer damage by `by` to all adjacent to one of these hexes: enemies
/// of `by`, unless `whom` says otherwise [damage.direct].
std::vector<std::string> around(const Table& table, const Figure& by, std::span<const Hex> middle,
                                Whom whom);
/// Refuses a target with which nothing can interact [ally.no-interaction].
void check_can_be_targeted(const Table& table, const Figure& figure);
/// Records who negates damage of the step. Refuses figures that may not negate damage
/// [damage.negate].
void accept_negations(Table& table, const Negating& negating, const std::string& target,
                      std::optional<DamageSource> source);

/// How the figure leaves the map when it has no hit points left.
Departure departure_of(const Figure& figure);
/// Removes a figure from the map. `cause` is the figure that dealt the damage, if any
/// [damage.monster-death, damage.exhaustion, summon.leaves].
void leave_map(Table& table, const std::string& id, Departure how, const std::string& cause);
/// Removes a figure because a card says so; it has not died [card.leaves].
void remove_from_map(Table& table, const std::string& id, Clause clause);
/// Removes a summon that its summoner sends away [summon.leaves].
void dismiss(Table& table, const std::string& summon);
/// The hexes in which a figure stands, or stood when it left the map; empty if it was never there.
std::vector<Hex> last_hexes_of(const Table& table, const std::string& id);
/// Carries out the consequences of all deaths since the last call: last attacks, spawned monsters
/// [card.when-dies].
void settle_deaths(Table& table);

}  // namespace standee::rulebook
