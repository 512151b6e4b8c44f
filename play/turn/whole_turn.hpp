#pragma once

#include "focus/turn.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The whole turn of `scene.turn`: every attack of the card, each planned from what the lines
/// before it leave. Where a later attack depends on whether an earlier one kills, there is an
/// option for each. What may befall the figure in the middle of an attack ability is left to a
/// play. Throws as `TurnPlanner::plan` does, and InputError for an ability that the scene does not
/// say enough for.
TurnAnswer plan_whole_turn(const Scene& scene, const Board& board, TurnPlanner& planner,
                           Explain explain = Explain::no);
/// The same, once.
TurnAnswer plan_whole_turn(const Scene& scene);

}  // namespace standee
