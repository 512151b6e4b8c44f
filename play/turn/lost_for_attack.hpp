#pragma once

#include <optional>
#include <string>

#include "lib/ability.hpp"
#include "play/game.hpp"

namespace standee {

/// Whether the figure may have to lose a condition for something of the attack.
bool costs_conditions(const AttackAbility& attack);

/// The attack with those of its conditional effects for which the figure loses a condition, if the
/// party has it do so, and with all others. Each is decided before the first attack of the ability
/// [card.lose-for-attack]. None where the play stops.
std::optional<AttackAbility> with_conditions_lost(Game& game, const std::string& figure,
                                                  const AttackAbility& attack);

}  // namespace standee
