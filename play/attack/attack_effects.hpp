#pragma once

#include <string>
#include <vector>

#include "play/game.hpp"
#include "play/harm/bonuses.hpp"
#include "play/step.hpp"

namespace standee {

/// What the attack met with: its target's bonuses.
struct TargetMet {
    AttackMet attack;
    int shield = 0;  ///< of the target, against this attack
};

/// All that follows the damage of an attack: its effects as written, the figure's own, those of
/// its cards in the order drawn, then retaliate; none of it on a target that has left the map
/// [attack.effects-timing, attack.no-effects-on-dead, bonus.retaliate]. `by` is the attacker, who
/// may have fallen before its attack: then nobody retaliates, and nothing is pushed or pulled.
Flow follow_attack(Game& game, const Figure& by, const step::Attack& attack,
                   const std::vector<Card>& used, const TargetMet& met);

/// Effects that the targets of another ability gain or suffer after it, in the order written; none
/// of it on one that has left the map [condition.after-main-effect].
Flow apply_effects(Game& game, const std::string& by, const std::string& target,
                   const std::vector<Effect>& effects);

/// Pushes add up where the edition says so and stand on the first, pulls likewise; a condition
/// named twice is one [forced.sum, condition.single].
std::vector<Effect> gathered(const std::vector<Effect>& effects, const Edition& edition);

}  // namespace standee
