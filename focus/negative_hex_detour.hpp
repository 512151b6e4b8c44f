#pragma once

#include <optional>

#include "focus/turn.hpp"

namespace standee {

/// What a figure would have done without the negative hexes, if that is not what it does: the
/// reason why a shorter path is not taken [monster.focus-negative-hexes]. None where it makes no
/// difference. The planner plans the turn a second time, so ask only where someone reads the
/// reasoning.
std::optional<Reason> negative_hex_detour(const Scene& scene, const TurnAnswer& answer,
                                          TurnPlanner& planner);

}  // namespace standee
