#pragma once

#include <string>

#include "lib/scene.hpp"
#include "play/event.hpp"

namespace standee {

// What events of elements do to a scene; called by `apply` alone.

/// The elements that are strong or waning.
ElementSet elements_there(const Elements& elements);

/// An element is consumed: inert, and not to be consumed again this turn; `set`, if not empty, has
/// the benefit of it [element.consume].
void take_element(Scene& scene, Element element, const std::string& set);

void return_elements(Scene& scene, const event::PledgesReturned& returned);

/// The infusions of the turn in progress are added to those of its set [element.infuse].
void leave_infusions_to_set(Scene& scene);

/// The infusions of the turn, or of a set, no longer wait.
void end_wait_for_infusions(Scene& scene, const event::InfusionsDue& due);

}  // namespace standee
