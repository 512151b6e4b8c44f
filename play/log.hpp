#pragma once

#include <span>
#include <string>
#include <vector>

#include "play/event.hpp"

namespace standee {

/// One line for a person on each event, with its clause: "M1 attacks C1: 3, +1 gives 4, ...".
std::string log_line(const Event& event);
std::vector<std::string> log_lines(std::span<const Event> events);

}  // namespace standee
