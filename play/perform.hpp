#pragma once

#include <vector>

#include "play/game.hpp"
#include "play/located_step.hpp"

namespace standee {

/// Carries out a step. Refuses a step that the rules forbid; the game is then in an intermediate
/// state and cannot be used any more.
Flow perform_step(Game& game, const PlayStep& step);

/// Whether a step happens within a turn, and is not itself a turn or its start or end.
bool is_within_turn(const PlayStep& step);

/// Carries out several steps, one after another. An error says in which of them it occurred.
Flow perform_steps(Game& game, const std::vector<LocatedStep>& steps);

}  // namespace standee
