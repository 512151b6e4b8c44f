#pragma once

#include <functional>

#include "api/call.hpp"

// Whom the calls of a thread ask whether to stop: the setting that standee.h and
// include/standee/standee.hpp share.

namespace standee::progress {

/// Sets it for this thread; empty: nobody.
void ask(std::function<bool()> stop);

/// The limits of the calls of this thread.
api::CallLimits limits();

}  // namespace standee::progress
