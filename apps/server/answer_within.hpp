#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "api/call.hpp"

namespace standee {

/// The answer to a request, or none where it takes longer than `limit`. Methods whose work has a
/// small bound are answered at once; the others by a thread of their own, which goes on after the
/// limit, and while as many as there are cores do so no further one is started.
std::optional<std::string> answer_within(const std::string& method, const std::string& request,
                                         const api::CallLimits& limits,
                                         std::chrono::milliseconds limit);

/// Whether threads still work on requests that were given up.
bool is_work_overdue();

}  // namespace standee
