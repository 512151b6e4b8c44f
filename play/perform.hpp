#pragma once

#include "play/game.hpp"
#include "play/step.hpp"

namespace standee {

/// Carries out a step. Refuses one that the rules forbid; the play is then between what was and
/// what would have been, and of no more use.
Flow perform_step(Game& game, const PlayStep& step);

}  // namespace standee
