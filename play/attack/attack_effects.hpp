#pragma once

#include <string>
#include <vector>

#include "play/game.hpp"
#include "play/harm/bonuses.hpp"
#include "play/step.hpp"

namespace standee {

/// The bonuses of the target against this attack.
struct TargetMet {
    AttackMet attack;
    int shield = 0;  ///< of the target, against this attack
};

/// Carries out everything that follows the damage of an attack: the effects of the ability, those
/// of the attacker, those of its modifier cards in the order drawn, then retaliate. A target that
/// has left the map gets none of them [attack.effects-timing, attack.no-effects-on-dead,
/// bonus.retaliate]. `by` is the attacker. If it fell before its attack, nobody retaliates, and it
/// pushes and pulls nobody.
Flow follow_attack(Game& game, const Figure& by, const step::Attack& attack,
                   const std::vector<Card>& used, const TargetMet& met);

/// Carries out the effects that the targets of an ability other than an attack gain or suffer after
/// it, in the order written. A target that has left the map gets none of them
/// [condition.after-main-effect].
Flow apply_effects(Game& game, const std::string& by, const std::string& target,
                   const std::vector<Effect>& effects);

/// The effects with those combined that count as one: if the edition says so, all pushes are added
/// to the first push and all pulls to the first pull; a condition that is named twice counts once
/// [forced.sum, condition.single].
std::vector<Effect> gathered(const std::vector<Effect>& effects, const Edition& edition);

}  // namespace standee
