#pragma once

#include <cstddef>
#include <string>

#include "lib/ability.hpp"
#include "play/game.hpp"

// Explains why a figure does not perform what is on its card. Does nothing unless reasons were
// requested.

namespace standee {

/// How much of its card a figure has performed.
struct CardProgress {
    std::size_t on_card = 0;  ///< the number of abilities and texts on the card
    std::size_t left = 0;     ///< the number of abilities left
};

/// Explains why a figure performs nothing more of its card.
void explain_idleness(Game& game, const std::string& figure, CardProgress progress);

/// Explains why a figure has not performed this ability, unless its plan does.
void explain_skipped(Game& game, const std::string& figure, const Ability& ability);

}  // namespace standee
