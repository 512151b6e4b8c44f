#pragma once

#include "play/step.hpp"
#include "play/game_state.hpp"

namespace standee {

/// Carries out a step on a table. Refuses one that the rules forbid; the table is then between
/// what was and what would have been, and of no more use.
void perform_step(GameState& table, const PlayStep& step);

}  // namespace standee
