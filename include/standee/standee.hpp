#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <standee/export.hpp>

// The JSON interface: text in, text out (docs/library.md). Any number of threads may call at once.

namespace standee {
inline namespace v1 {

/// Answers a request by the method of that name: "turn", "play", "round" ... The answer is lines of
/// JSON, or a line `{"error":{...}}` for a request that cannot be answered. Throws nothing but
/// std::bad_alloc.
STANDEE_EXPORT std::string call(std::string_view method, std::string_view request);

/// "0.1.0"
STANDEE_EXPORT std::string version();

/// A request that cannot be answered, as the functions that answer with values throw it.
class STANDEE_EXPORT BadRequest : public std::runtime_error {
public:
    BadRequest(std::string pointer, std::string found, std::string expected, std::string clause);

    /// Where: a JSON pointer (RFC 6901) into the request's document; "" is the whole of it.
    [[nodiscard]] const std::string& pointer() const noexcept { return pointer_; }
    /// What stands there.
    [[nodiscard]] const std::string& found() const noexcept { return found_; }
    /// What would have been right.
    [[nodiscard]] const std::string& expected() const noexcept { return expected_; }
    /// The id of the clause that forbids it; empty if no rule does.
    [[nodiscard]] const std::string& clause() const noexcept { return clause_; }

private:
    std::string pointer_, found_, expected_, clause_;
};

}  // namespace v1
}  // namespace standee
