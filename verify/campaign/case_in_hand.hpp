#pragma once

#include <cstdint>
#include <optional>

namespace standee::verify {

/// The number of the case that this thread of a campaign is looking at. A handler of signals may
/// read it, to say which case the engine crashed on.
inline constinit thread_local std::optional<std::uint64_t> case_in_hand;

}  // namespace standee::verify
