#pragma once

#include "play/attack.hpp"
#include "play/step.hpp"
#include "play/table.hpp"

namespace standee {

/// How far an attack reaches.
struct AttackReach {
    int range = 1;
    bool ranged = false;  ///< else melee
};

/// No range is melee; one relative to the figure's own is melee where it has none and nothing is
/// added, and else a ranged attack of 1 and what is added [range.default,
/// range.ranged-bonus-on-melee].
AttackReach reach_of(const Figure& figure, std::optional<Amount> range);

/// What two figures bring to an attack of one on the other; the card's value, bonuses, pierce and
/// the modifier cards are still to be added. `printed`: what the card says.
AttackInput attack_input(const Figure& by, const Figure& target, Advantage printed, bool ranged,
                         bool adjacent);

/// One attack on one target with all that belongs to it: cards, damage, effects, retaliate
/// [attack.order, attack.effects-timing]. Refuses one that may not be made.
void perform_attack(Table& table, const step::Attack& attack);

}  // namespace standee
