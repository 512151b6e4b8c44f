#pragma once

#include "lib/scene.hpp"
#include "play/event.hpp"

namespace standee {

/// Carries out on the scene what an event says of figures: conditions, bonuses, places and who has
/// left. To see how things stood when the next event came.
void follow(Scene& scene, const Event& event);

}  // namespace standee
