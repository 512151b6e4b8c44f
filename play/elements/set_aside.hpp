#pragma once

#include <span>

#include "lib/scene.hpp"
#include "play/event.hpp"

namespace standee {

/// Puts the elements that a figure has set aside for a consumption back into the scene in which a
/// play has stopped: they lie on the table until something comes of that consumption. `events`,
/// applied in order to `start`, have led to `stopped` [element.consume].
void put_back_what_is_set_aside(const Scene& start, std::span<const Event> events, Scene& stopped);

}  // namespace standee
