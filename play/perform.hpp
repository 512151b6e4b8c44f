#pragma once

#include <vector>

#include "play/game.hpp"
#include "play/located_step.hpp"

namespace standee {

/// Carries out a step. Refuses one that the rules forbid; the play is then in an intermediate
/// state, and of no further use.
Flow perform_step(Game& game, const PlayStep& step);

/// Whether a step belongs to a turn, and is not a turn or its start or end.
bool is_within_turn(const PlayStep& step);

/// Carries out several, one after another. An error says which of them it was.
Flow perform_steps(Game& game, const std::vector<LocatedStep>& steps);

}  // namespace standee
