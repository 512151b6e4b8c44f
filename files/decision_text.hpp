#pragma once

#include <string>

#include "files/document.hpp"

namespace standee {

/// A decision as someone types it, in the form that a file has under /round/decide: an index,
/// "done", modifier cards separated by spaces or commas ("+1, miss"), or JSON. Throws InputError
/// for JSON with a mistake; everything else is left to whoever reads the decision.
Json decision_json(const std::string& text);

/// Steps as someone types them, in the form of a file: "pass", one step, or a list of steps. Throws
/// InputError where it is none of these.
Json steps_json(const std::string& text);

}  // namespace standee
