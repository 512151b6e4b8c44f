#pragma once

#include "lib/scene.hpp"
#include "play/event.hpp"

namespace standee {

/// Carries out an event on a scene. No other function changes a scene in play, so the events of a
/// play, applied in order to the scene before it, give the scene after it. An event of a figure
/// that is not on the map changes nothing.
void apply(Scene& scene, const Event& event);

/// The scene after an event.
[[nodiscard]] Scene applied(Scene scene, const Event& event);

/// Whether an event changes the map, so that a board compiled from it is out of date.
[[nodiscard]] bool changes_map(const Event& event);

}  // namespace standee
