#pragma once

#include <string>

#include "lib/ability.hpp"
#include "play/game.hpp"
#include "play/turn/turn_plan.hpp"

namespace standee {

/// How often the focus is attacked by an attack that goes at one enemy with all of them: as often
/// as it has targets, at least once [target.count, monster.target-stat]. `adds` are those that
/// apply.
int attacks_on_one(const Figure& by, const AttackAbility& attack, const std::vector<Add>& adds);

/// An attack ability of a card on the targets of the plan, each attack with its retaliate before
/// the next; conditional effects are looked at, and elements consumed, before the first
/// [attack.one-by-one, effect.conditional, monster.target-stat].
Flow perform_card_attack(Game& game, const std::string& figure, const AttackAbility& attack,
                         const TurnPlan& plan);

}  // namespace standee
