#pragma once

#include <string>

#include "lib/scene.hpp"
#include "play/event.hpp"

namespace standee {

// What events of elements do to a scene; called by `apply` alone.

/// The elements that are strong or waning.
ElementSet elements_there(const Elements& elements);

/// An element is consumed: inert, and not to be consumed again this turn [element.consume].
void take_element(Scene& scene, Element element);

void return_elements(Scene& scene, const event::PledgesReturned& returned);
void end_pledge(Scene& scene, const event::SetPledgeEnds& end);

/// The infusions of the turn in progress are left to its set, each icon once [element.infuse].
void leave_infusions_to_set(Scene& scene);

/// The infusions of the turn, or of a set, no longer wait.
void end_wait_for_infusions(Scene& scene, const event::InfusionsDue& due);

}  // namespace standee
