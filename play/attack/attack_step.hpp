#pragma once

#include "focus/card_plan.hpp"
#include "play/arithmetic/attack.hpp"
#include "play/game.hpp"
#include "play/harm/bonuses.hpp"
#include "play/step.hpp"

namespace standee {

/// The numbers that attacker and target contribute to an attack. The card's value, bonuses and
/// pierce, and the modifier cards, are still to be added. `printed` is the advantage that the card
/// gives.
AttackInput attack_input(const Scene& scene, const Figure& by, const Figure& target,
                         Advantage printed, AttackMet met, bool adjacent);

/// Carries out one attack on one target with everything that belongs to it: cards, damage, effects,
/// retaliate [attack.order, attack.effects-timing]. Refuses an attack that may not be made.
Flow perform_attack(Game& game, const step::Attack& attack);

/// The same for a figure that has died, from the hex in which it died [card.when-dies].
Flow perform_attack_of_fallen(Game& game, const Figure& fallen, const step::Attack& attack);

}  // namespace standee
