#pragma once

#include <string>

#include "lib/scene.hpp"
#include "play/event.hpp"

namespace standee {

// The changes that events of elements make to a scene. Only `apply` calls these functions.

/// The elements that are strong or waning.
ElementSet elements_there(const Elements& elements);

/// An element is consumed: it becomes inert and cannot be consumed again this turn
/// [element.consume].
void take_element(Scene& scene, Element element);

void return_elements(Scene& scene, const event::PledgesReturned& returned);
void end_pledge(Scene& scene, const event::SetPledgeEnds& end);

/// Leaves the infusions of the turn in progress to the monster set, each icon once
/// [element.infuse].
void leave_infusions_to_set(Scene& scene);

/// Removes the waiting infusions of the turn, or of a monster set.
void end_wait_for_infusions(Scene& scene, const event::InfusionsDue& due);

}  // namespace standee
