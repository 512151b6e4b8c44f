#pragma once

#include <string>

#include "lib/ability.hpp"
#include "play/game.hpp"
#include "play/turn/turn_plan.hpp"

namespace standee {

/// How often a figure attacks its focus with an ability that makes all its attacks on one enemy: as
/// often as it has targets, but at least once [target.count, monster.target-stat].
int attacks_on_one(const Figure& by, const AttackAbility& attack);

/// Performs an attack ability on the targets of the plan. Each attack is completed, including
/// retaliate, before the next. Conditional effects with a price in elements must already be paid
/// for or left out [attack.one-by-one, effect.conditional, monster.target-stat].
Flow perform_card_attack(Game& game, const std::string& figure, const AttackAbility& attack,
                         const TurnPlan& plan);

}  // namespace standee
