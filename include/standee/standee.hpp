#pragma once

#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <standee/export.hpp>

// The JSON interface: text in, text out (docs/library.md). Any number of threads may call these
// functions at the same time.

namespace standee {
inline namespace v1 {

/// Answers a request with the method of that name: "turn", "play", "round" ... The answer consists
/// of lines of JSON, or of one line `{"error":{...}}` if the request cannot be answered. Throws
/// nothing but std::bad_alloc.
STANDEE_EXPORT std::string call(std::string_view method, std::string_view request);

/// Lets calls on this thread ask `stop` every few milliseconds whether the answer is still wanted.
/// If `stop` returns true, it is not, and the call ends at once with an error of the code
/// "timed-out". `stop` must neither throw nor call this library. If it is empty, which is the
/// default, calls do not ask. standee_on_progress sets the same function.
STANDEE_EXPORT void on_progress(std::function<bool()> stop);

/// The version of the library: "0.1.0".
STANDEE_EXPORT std::string version();

/// Thrown, by the functions that return values, for a request that cannot be answered.
class STANDEE_EXPORT BadRequest : public std::runtime_error {
public:
    /// The parts of an error, as in its JSON form.
    struct Parts {
        std::string code, file, pointer, found, expected, clause;
        std::optional<int> step;
    };
    explicit BadRequest(Parts parts);

    /// The kind of error, such as "unknown-field" or "refused"; docs/stability.md lists all kinds.
    [[nodiscard]] const std::string& code() const noexcept { return parts_.code; }
    /// The name of the document that has the error; "-" if the request gives it no name.
    [[nodiscard]] const std::string& file() const noexcept { return parts_.file; }
    /// The place of the error: a JSON pointer (RFC 6901) into the request's document; "" is the
    /// whole document.
    [[nodiscard]] const std::string& pointer() const noexcept { return parts_.pointer; }
    /// What was found there.
    [[nodiscard]] const std::string& found() const noexcept { return parts_.found; }
    /// What was expected.
    [[nodiscard]] const std::string& expected() const noexcept { return parts_.expected; }
    /// The id of the clause that forbids the step; empty if no rule does.
    [[nodiscard]] const std::string& clause() const noexcept { return parts_.clause; }
    /// The step of a play that is refused, counted from 0.
    [[nodiscard]] std::optional<int> step() const noexcept { return parts_.step; }

private:
    Parts parts_;
};

}  // namespace v1
}  // namespace standee
