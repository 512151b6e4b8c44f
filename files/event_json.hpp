#pragma once

#include "files/document.hpp"
#include "play/event.hpp"

namespace standee {

/// One object for an event: `event`, its fields, `clause`.
Json write_event(const Event& event);

}  // namespace standee
