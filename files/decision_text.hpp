#pragma once

#include <string>

#include "files/document.hpp"

namespace standee {

/// A decision as people type it, in the form of /round/decide in a file: an index, "done", modifier
/// cards separated by spaces or commas ("+1, miss"), or JSON. Throws InputError for JSON with a
/// mistake. Other mistakes are found when the decision is read.
Json decision_json(const std::string& text);

/// Steps as people type them, in the form of a file: "pass", one step, or a list of steps. Throws
/// InputError for any other text.
Json steps_json(const std::string& text);

}  // namespace standee
