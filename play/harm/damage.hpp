#pragma once

#include <string>

#include "play/game.hpp"

namespace standee {

/// Damage that a figure is about to suffer; of an attack, after shield.
struct DamageInstance {
    std::string to;
    int amount = 0;
    DamageSource source = DamageSource::direct;
    std::string from;  ///< who or what deals it, where it is known
};

/// The clause by which damage of this kind is dealt.
Clause clause_of(DamageSource source);

/// The figure suffers damage: ward and brittle, then negation, then hit points are lost, and with
/// the last one the figure leaves the map [damage.direct, condition.ward, damage.negate,
/// condition.regenerate]. Returns what was lost.
int suffer(Game& game, const DamageInstance& blow);

/// Refuses a target that cannot be interacted with [ally.no-interaction].
void check_can_be_targeted(const Figure& figure);

/// Refuses a negation by anyone but a character on the map [damage.negate].
void check_may_negate(const GameState& state, std::string_view who);

/// How a figure without hit points leaves the map.
Departure departure_of(const Figure& figure);

/// A figure leaves the map: dead, exhausted with its summons, destroyed; a fallen monster leaves a
/// loot token as the edition says [damage.monster-death, damage.exhaustion, summon.leaves].
/// `cause` is who dealt the damage, if anybody did [damage.kill-credit].
void leave_map(Game& game, const std::string& id, Departure how, const std::string& cause = {});

/// A summon is dismissed by its summoner; refuses a figure that is nobody's summon
/// [summon.leaves].
void dismiss(Game& game, const std::string& summon);

/// Heals up to `amount`, never above the maximum; wound, brittle, bane and poison leave, and with
/// poison no hit points are restored [heal.hit-points].
void heal(Game& game, const std::string& to, int amount, const std::string& by, Clause clause);
/// Whether a heal would remove a negative condition from the figure.
bool has_what_heals_remove(const Figure& figure);

}  // namespace standee
