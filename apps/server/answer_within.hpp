#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <variant>

#include "api/call.hpp"

namespace standee {

/// Why a request has no answer.
enum class NoAnswer : std::uint8_t {
    too_slow,  ///< it takes longer than the limit
    busy       ///< no further thread can be started, or as many as there are cores are overdue
};

/// The answer to a request if it comes within `limit`. Methods without a document are answered at
/// once. Each other request gets a thread of its own, which goes on after the limit.
std::variant<std::string, NoAnswer> answer_within(const std::string& method,
                                                  const std::string& request,
                                                  const api::CallLimits& limits,
                                                  std::chrono::milliseconds limit);

/// Whether threads are still working on requests that were given up.
bool is_work_overdue();

}  // namespace standee
