#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "api/call.hpp"
#include "files/document.hpp"

namespace standee::fuzz {

/// What a fuzzing program does with one input. It ends the process where a promise is broken; bad
/// input breaks none.
void examine(std::string_view input);

/// Ends the process, with what has happened, so that the fuzzer keeps the input.
[[noreturn]] void fail(std::string_view promise, std::string_view seen);

/// An answer is one line of JSON or more, in UTF-8 without control characters; an error has a code
/// and says what was expected.
void demand_answer(std::string_view answer);

/// What a request may cost here: less than in a server, so that many fit into a second.
inline const api::CallLimits cheap{.hexes = 2'000, .work = 2'000'000};

}  // namespace standee::fuzz
