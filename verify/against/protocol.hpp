#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "files/document.hpp"
#include "verify/case.hpp"

// What is written to the command under test, and what it may answer: docs/against.md.

namespace standee::against {

/// A request but for its id: `"method":"turn","input":{...}`.
std::string request_body(const verify::Case& tried);

/// The line of a request, its end included.
std::string request_line(std::uint64_t id, const std::string& body);

/// It does not do this; no mark against it.
struct Unsupported {
    std::string why;
};
/// A step, counted from 0, that the rules forbid.
struct Refused {
    std::size_t step = 0;
};
/// `{"options":[...],"focus":[...]}` or `{"scene":{...}}`, to be read beside the request.
struct Answered {
    Json reply;
};
/// A line that is no answer; what is wrong with it.
struct Malformed {
    std::string what;
    std::string line;  ///< its beginning
};
/// It ended, or said nothing for too long.
struct Failed {
    enum class How : std::uint8_t { ended, silent };
    How how{};
    std::string what;        ///< "ended with exit status 3"
    std::string complaints;  ///< the end of its standard error
};

/// What came of one request.
using Reply = std::variant<Answered, Refused, Unsupported, Malformed, Failed>;

/// A line of the command, and the request that it answers; none where that cannot be told.
struct HeardLine {
    std::optional<std::uint64_t> id;
    Reply reply;
};
HeardLine read_line(std::string_view line);

}  // namespace standee::against
