#pragma once

#include <string>

#include "lib/ability.hpp"
#include "play/table.hpp"
#include "play/turn_plan.hpp"

namespace standee {

/// An attack ability of a card on the targets of the plan, each attack with its retaliate before
/// the next; conditional effects are looked at, and elements consumed, before the first
/// [attack.one-by-one, effect.conditional, monster.target-stat].
void perform_card_attack(Table& table, const std::string& figure, const AttackAbility& attack,
                         const TurnPlan& plan);

}  // namespace standee
