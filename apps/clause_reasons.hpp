#pragma once

#include <string_view>

#include "lib/clause.hpp"

namespace standee {

/// Why no source of the engine decides by a clause: it is about something outside board and round,
/// or left to who writes the file. Empty where the engine does.
std::string_view why_not_decided(Clause clause);

/// Why no monitor watches a clause; empty where one does, or could.
std::string_view why_not_monitored(Clause clause);

}  // namespace standee
