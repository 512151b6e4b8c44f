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

/// Answers a request with the method of that name: "turn", "play", "round" ... The answer is lines
/// of JSON, or a line `{"error":{...}}` if the request cannot be answered. Throws nothing but
/// std::bad_alloc.
STANDEE_EXPORT std::string call(std::string_view method, std::string_view request);

/// Has the calls of this thread ask `stop` every few milliseconds of work whether nobody waits for
/// the answer any more. If it says so, the call ends at once with an error of the code "timed-out".
/// `stop` must neither throw nor call this library. Empty: nobody is asked, as before the first
/// call. standee_on_progress sets the same.
STANDEE_EXPORT void on_progress(std::function<bool()> stop);

/// "0.1.0"
STANDEE_EXPORT std::string version();

/// The exception for a request that cannot be answered. The functions that return values throw it.
class STANDEE_EXPORT BadRequest : public std::runtime_error {
public:
    /// The parts of an error, as in its JSON.
    struct Parts {
        std::string code, file, pointer, found, expected, clause;
        std::optional<int> step;
    };
    explicit BadRequest(Parts parts);

    /// What kind of error it is, such as "unknown-field" or "refused"; docs/stability.md lists all.
    [[nodiscard]] const std::string& code() const noexcept { return parts_.code; }
    /// The name of the document; "-" unless the request gives it one.
    [[nodiscard]] const std::string& file() const noexcept { return parts_.file; }
    /// The place of the mistake: a JSON pointer (RFC 6901) into the request's document; "" is the
    /// whole document.
    [[nodiscard]] const std::string& pointer() const noexcept { return parts_.pointer; }
    /// What was found there.
    [[nodiscard]] const std::string& found() const noexcept { return parts_.found; }
    /// What was expected.
    [[nodiscard]] const std::string& expected() const noexcept { return parts_.expected; }
    /// The id of the clause that forbids it; empty if no rule forbids it.
    [[nodiscard]] const std::string& clause() const noexcept { return parts_.clause; }
    /// The step of a play that is refused, counted from 0.
    [[nodiscard]] std::optional<int> step() const noexcept { return parts_.step; }

private:
    Parts parts_;
};

}  // namespace v1
}  // namespace standee
