#pragma once

#include <optional>

#include "lib/ability.hpp"
#include "lib/figure.hpp"

namespace standee {

/// The movement points, or the attack value, that a card gives this figure. None if its stat card
/// has a dash for the stat, so that the figure does not perform the ability [summon.card]. Throws
/// InputError if the card adds to a stat that the scene does not give.
std::optional<int> points_of(const MoveAbility& move, const Figure& figure);
std::optional<int> value_of(const AttackAbility& attack, const Figure& figure);
/// The same for the attack that a figure makes when it dies.
std::optional<int> value_as_it_dies(Amount value, const Figure& figure);

}  // namespace standee
