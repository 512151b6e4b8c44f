#pragma once

#include "focus/card_plan.hpp"
#include "play/arithmetic/attack.hpp"
#include "play/game.hpp"
#include "play/harm/bonuses.hpp"
#include "play/step.hpp"

namespace standee {

/// What two figures bring to an attack of one on the other; the card's value, bonuses, pierce and
/// the modifier cards are still to be added. `printed`: what the card says.
AttackInput attack_input(const Scene& scene, const Figure& by, const Figure& target,
                         Advantage printed, AttackMet met, bool adjacent);

/// One attack on one target with all that belongs to it: cards, damage, effects, retaliate
/// [attack.order, attack.effects-timing]. Refuses one that may not be made.
Flow perform_attack(Game& game, const step::Attack& attack);

/// The same of a figure that has fallen, from the hex in which it fell [card.when-dies].
Flow perform_attack_of_fallen(Game& game, const Figure& fallen, const step::Attack& attack);

}  // namespace standee
