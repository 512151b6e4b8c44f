#pragma once

#include <cstddef>
#include <string>

#include "lib/ability.hpp"
#include "play/game.hpp"

// Why a figure does not perform what is on its card. Says nothing unless reasons are asked for.

namespace standee {

/// How much of a card a figure has performed.
struct CardProgress {
    std::size_t on_card = 0;  ///< abilities and texts
    std::size_t left = 0;     ///< abilities
};

/// Says why it performs nothing more of its card.
void explain_idleness(Game& game, const std::string& figure, CardProgress progress);

/// Says why it has not performed this ability, unless its plan does.
void explain_skipped(Game& game, const std::string& figure, const Ability& ability);

}  // namespace standee
