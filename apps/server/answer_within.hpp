#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "api/call.hpp"

namespace standee {

/// The answer to a request, or none if it takes longer than `limit`. Methods with little work are
/// answered at once. Each other request gets a thread of its own, which goes on after the limit.
/// While as many such threads run on as there are cores, no further one is started.
std::optional<std::string> answer_within(const std::string& method, const std::string& request,
                                         const api::CallLimits& limits,
                                         std::chrono::milliseconds limit);

/// Whether threads are still working on requests that were given up.
bool is_work_overdue();

}  // namespace standee
