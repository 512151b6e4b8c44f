#pragma once

#include <span>

#include "lib/scene.hpp"
#include "play/apply.hpp"

namespace standee::support {

/// What the events make of the scene.
inline Scene replayed(Scene scene, std::span<const Event> events) {
    for (const Event& event : events) {
        apply(scene, event);
    }
    return scene;
}

}  // namespace standee::support
