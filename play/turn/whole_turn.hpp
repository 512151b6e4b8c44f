#pragma once

#include <cstddef>
#include <vector>

#include "focus/turn.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The most times that a turn is played to find all its courses.
inline constexpr std::size_t most_trials = 20'000;

/// Plans the whole turn of `scene.turn`: every attack of the card, each from the state that the
/// lines before it leave. If a later attack depends on whether an earlier one kills, there is an
/// option for each case. Anything that may happen to the figure in the middle of an attack ability
/// is left to a play. Throws as `TurnPlanner::plan` does, and InputError for an ability about which
/// the scene does not say enough, or if the turn would have to be played more than `trials` times.
TurnAnswer plan_whole_turn(const Scene& scene, const Board& board, TurnPlanner& planner,
                           Explain explain = Explain::no, std::size_t trials = most_trials);
/// The same for a single turn, with a planner of its own.
TurnAnswer plan_whole_turn(const Scene& scene);

/// The scenes in which the figure plans the later attacks and moves of its turn, each with the rest
/// of its card as the turn: at most the first twelve, each once. Throws as `plan_whole_turn` does.
std::vector<Scene> later_plans(const Scene& scene, const Board& board, TurnPlanner& planner);

}  // namespace standee
