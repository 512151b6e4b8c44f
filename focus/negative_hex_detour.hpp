#pragma once

#include <optional>

#include "focus/turn.hpp"

namespace standee {

/// The reason why a figure does not take a shorter path: what it would do if there were no negative
/// hexes [monster.focus-negative-hexes]. None if it would do the same. A trap stays where no figure
/// may pass another because of it [map.end-unoccupied, move.flying]. `board` is that of the scene.
/// The planner plans the turn a second time, so call this only if somebody reads the reasoning.
std::optional<Reason> negative_hex_detour(const Scene& scene, const Board& board,
                                          const TurnAnswer& answer, TurnPlanner& planner);

}  // namespace standee
