#pragma once

#include <string>

#include "lib/ability.hpp"
#include "play/game.hpp"
#include "play/turn/turn_plan.hpp"

namespace standee {

/// How often an attack that directs all its attacks at one enemy attacks the focus: as often as it
/// has targets, at least once [target.count, monster.target-stat].
int attacks_on_one(const Figure& by, const AttackAbility& attack);

/// An attack ability on the targets of the plan, each attack with its retaliate before the next.
/// The conditional effects that elements pay for are paid, or left out [attack.one-by-one,
/// effect.conditional, monster.target-stat].
Flow perform_card_attack(Game& game, const std::string& figure, const AttackAbility& attack,
                         const TurnPlan& plan);

}  // namespace standee
