#pragma once

#include "focus/turn.hpp"
#include "lib/scene.hpp"

namespace standee {

/// Whether the plan of the first attack of `scene.turn` is already the whole turn.
bool is_one_plan(const Scene& scene, const TurnAnswer& plan);

}  // namespace standee
