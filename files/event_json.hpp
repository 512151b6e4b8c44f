#pragma once

#include <string_view>

#include "files/document.hpp"
#include "play/event.hpp"

namespace standee {

/// The name of an event, as `event` says it: "attack", "damage", "death" ...
std::string_view name_of(const Event& event);

/// One object for an event: `event`, its fields, `clause`.
Json write_event(const Event& event);

}  // namespace standee
