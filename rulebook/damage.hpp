#pragma once

#include <span>

#include "play/step.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// Damage that a figure is about to suffer; of an attack, after shield.
struct Harm {
    std::string to;
    int amount = 0;
    DamageSource source = DamageSource::direct;
    std::string from{};  ///< who or what deals it; empty: nobody
};

/// The figure suffers damage: ward and brittle, then negation, then hit points are lost, and with
/// the last one the figure leaves the map [damage.direct, damage.negate].
void suffer(Table& table, const Harm& harm);
/// What ward and brittle make of damage [condition.ward, condition.brittle].
SufferedDamage after_ward_and_brittle(const Table& table, int amount, const Figure& figure);
/// The figure is healed; conditions that a heal removes leave [heal.hit-points].
void heal(Table& table, const std::string& to, int amount, const std::string& by, Clause clause);
/// Those whom damage of `by` strikes that reaches all adjacent to one of these hexes, by id: its
/// enemies unless `whom` says otherwise [damage.direct].
std::vector<std::string> around(const Table& table, const Figure& by, std::span<const Hex> middle,
                                Whom whom);
/// Refuses a target that cannot be interacted with [ally.no-interaction].
void check_can_be_targeted(const Table& table, const Figure& figure);
/// Takes note of who negates damage of the step; refuses anyone who may not [damage.negate].
void accept_negations(Table& table, const Negating& negating, const std::string& target,
                      std::optional<DamageSource> source);

/// How a figure without hit points leaves the map.
Departure departure_of(const Figure& figure);
/// A figure leaves the map; `cause` is who dealt the damage, if anybody did [damage.monster-death,
/// damage.exhaustion, summon.leaves].
void leave_map(Table& table, const std::string& id, Departure how, const std::string& cause);
/// The figure is removed by what a card says; it has not died [card.leaves].
void remove_from_map(Table& table, const std::string& id, Clause clause);
/// A summon is sent away by its summoner [summon.leaves].
void dismiss(Table& table, const std::string& summon);
/// Where a figure stands, or stood when it left the map; empty where it never was there.
std::vector<Hex> last_hexes_of(const Table& table, const std::string& id);
/// What deaths have brought since it was asked last: last attacks, spawned monsters
/// [card.when-dies].
void settle_deaths(Table& table);

}  // namespace standee::rulebook
