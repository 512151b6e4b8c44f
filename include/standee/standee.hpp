#pragma once

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

/// "0.1.0"
STANDEE_EXPORT std::string version();

/// The exception for a request that cannot be answered. The functions that return values throw it.
class STANDEE_EXPORT BadRequest : public std::runtime_error {
public:
    BadRequest(std::string pointer, std::string found, std::string expected, std::string clause);

    /// The place of the mistake: a JSON pointer (RFC 6901) into the request's document; "" is the
    /// whole document.
    [[nodiscard]] const std::string& pointer() const noexcept { return pointer_; }
    /// What was found there.
    [[nodiscard]] const std::string& found() const noexcept { return found_; }
    /// What was expected.
    [[nodiscard]] const std::string& expected() const noexcept { return expected_; }
    /// The id of the clause that forbids it; empty if no rule forbids it.
    [[nodiscard]] const std::string& clause() const noexcept { return clause_; }

private:
    std::string pointer_, found_, expected_, clause_;
};

}  // namespace v1
}  // namespace standee
