#pragma once

#include <span>

#include "files/document.hpp"
#include "play/event.hpp"

namespace standee {

/// One object for an event that is printed: `event`, its fields, `clause`.
Json write_event(const Event& event);
/// Those of the events that are printed.
Json write_events(std::span<const Event> events);

}  // namespace standee
