#pragma once

#include <string>

#include "play/game.hpp"

namespace standee {

/// Damage that a figure is about to suffer. For an attack, the damage after shield.
struct DamageInstance {
    std::string to;
    int amount = 0;
    DamageSource source = DamageSource::direct;
    std::string from;  ///< the figure that deals it, if known
};

/// The clause by which damage of this kind is dealt.
Clause clause_of(DamageSource source);

/// The figure suffers damage: ward and brittle apply first, then negation, then hit points are
/// lost. With its last hit point the figure leaves the map [damage.direct, condition.ward,
/// damage.negate, condition.regenerate]. Returns the hit points lost.
int suffer(Game& game, const DamageInstance& blow);

/// Refuses a target with which nothing can interact [ally.no-interaction].
void check_can_be_targeted(const Figure& figure);

/// Refuses a negation by a figure that is not a character on the map [damage.negate].
void check_may_negate(const GameState& state, std::string_view who);

/// How the figure leaves the map when it has no hit points left.
Departure departure_of(const Figure& figure);

/// Removes a figure from the map: dead, exhausted together with its summons, or destroyed. A
/// monster that dies leaves a loot token if the edition says so [damage.monster-death,
/// damage.exhaustion, summon.leaves]. `cause` is the figure that dealt the damage, if any
/// [damage.kill-credit].
void leave_map(Game& game, const std::string& id, Departure how, const std::string& cause = {});

/// Removes a summon that its summoner dismisses. Refuses a figure that is not a summon
/// [summon.leaves].
void dismiss(Game& game, const std::string& summon);

/// Heals up to `amount` hit points, never above the maximum. Removes wound, brittle, bane and
/// poison; a poisoned figure regains no hit points [heal.hit-points].
void heal(Game& game, const std::string& to, int amount, const std::string& by, Clause clause);
/// Whether a heal would remove a negative condition from the figure.
bool has_what_heals_remove(const Figure& figure);

}  // namespace standee
