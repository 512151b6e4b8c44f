#pragma once

#include <cstddef>
#include <vector>

#include "focus/turn.hpp"
#include "lib/scene.hpp"

namespace standee {

/// How often a turn may be played to find all its courses.
inline constexpr std::size_t most_trials = 20'000;

/// The whole turn of `scene.turn`: every attack of the card, each planned from what the lines
/// before it leave. Where a later attack depends on whether an earlier one kills, there is an
/// option for each. What may befall the figure in the middle of an attack ability is left to a
/// play. Throws as `TurnPlanner::plan` does, and InputError for an ability that the scene does not
/// say enough for, and where more than `trials` are needed.
TurnAnswer plan_whole_turn(const Scene& scene, const Board& board, TurnPlanner& planner,
                           Explain explain = Explain::no, std::size_t trials = most_trials);
/// The same, once.
TurnAnswer plan_whole_turn(const Scene& scene);

/// The scenes in which the figure plans the later attacks and moves of its turn, each with what
/// is left of its card as the turn: the first twelve, each once. Throws as `plan_whole_turn` does.
std::vector<Scene> later_plans(const Scene& scene, const Board& board, TurnPlanner& planner);

}  // namespace standee
