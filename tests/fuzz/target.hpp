#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "api/call.hpp"
#include "files/document.hpp"

namespace standee::fuzz {

/// What a fuzzing program does with one input. It ends the process where a promise is broken; bad
/// input breaks none. False: the fuzzer need not keep this input to make others of.
bool examine(std::string_view input);

/// Ends the process, with what has happened, so that the fuzzer keeps the input.
[[noreturn]] void fail(std::string_view promise, std::string_view seen);

/// An answer is one line of JSON or more, in UTF-8 without control characters; an error has a code
/// and says what was expected.
void demand_answer(std::string_view answer);

/// Ends the process if this thread spends more than two seconds of processor time, or ten with
/// sanitizers, while the object lives. The work that `cheap` allows takes some hundredths of a
/// second.
class TimeLimit {
public:
    explicit TimeLimit(std::string_view request);
    ~TimeLimit();
    TimeLimit(const TimeLimit&) = delete;
    TimeLimit& operator=(const TimeLimit&) = delete;
    TimeLimit(TimeLimit&&) = delete;
    TimeLimit& operator=(TimeLimit&&) = delete;

private:
    std::string_view request_;
    double began_;
};

/// What a request may cost here: less than in a server, so that many fit into a second.
inline const api::CallLimits cheap{.hexes = 2'000, .work = 2'000'000};

/// What `api::call` answers within these limits, in time.
std::string answer_in_time(std::string_view method, std::string_view request);

}  // namespace standee::fuzz
