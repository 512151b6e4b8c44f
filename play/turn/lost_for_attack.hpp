#pragma once

#include <optional>
#include <string>

#include "lib/ability.hpp"
#include "play/game.hpp"

namespace standee {

/// Whether a conditional effect of the attack requires the figure to lose a condition.
bool costs_conditions(const AttackAbility& attack);

/// The attack without the conditional effects for which the figure would have to lose a condition
/// and the party decides that it does not. Each is decided before the first attack of the ability
/// [card.lose-for-attack]. None if the play stops.
std::optional<AttackAbility> with_conditions_lost(Game& game, const std::string& figure,
                                                  const AttackAbility& attack);

}  // namespace standee
