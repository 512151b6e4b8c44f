#pragma once

#include <optional>

#include "import/ghs/context.hpp"
#include "lib/figure.hpp"

// The shields and retaliates of a stat card.

namespace standee::ghs {

/// A whole number that an action of a stat card has by itself, or with parts.
std::optional<int> plain_number(const Action& action, const Context& context,
                                bool with_parts = false);

/// Gives the figure a shield or a retaliate with all that stands with it; `x` is what the card
/// counts where it says X. False where something is not understood: nothing is given then.
bool add_stat_bonus(const Action& action, ActiveBonus::Kind kind, const std::optional<Count>& x,
                    const Context& context, Figure& figure);

}  // namespace standee::ghs
