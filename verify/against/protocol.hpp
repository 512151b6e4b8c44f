#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "files/document.hpp"
#include "verify/case.hpp"

// The requests to the command under test, and the answers that it may give (docs/against.md).

namespace standee::against {

/// A request without its id: `"method":"turn","input":{...}`.
std::string request_body(const verify::Case& tried);

/// The line of a request, including the newline.
std::string request_line(std::uint64_t id, const std::string& body);

/// The command does not support this. It does not count against the command.
struct Unsupported {
    std::string why;
};
/// The step, counted from 0, that the rules forbid.
struct Refused {
    std::size_t step = 0;
};
/// `{"options":[...],"focus":[...]}` or `{"scene":{...}}`, to be read together with the request.
struct Answered {
    Json reply;
};
/// A line that is not an answer, and what is wrong with it.
struct Malformed {
    std::string what;
    std::string line;  ///< its beginning
};
/// The command exited, or was silent for too long.
struct Failed {
    enum class How : std::uint8_t { ended, silent };
    How how{};
    std::string what;        ///< "ended with exit status 3"
    std::string complaints;  ///< the end of its standard error
};

/// The result of one request.
using Reply = std::variant<Answered, Refused, Unsupported, Malformed, Failed>;

/// A line from the command, and the request that it answers; none if that is unknown.
struct HeardLine {
    std::optional<std::uint64_t> id;
    Reply reply;
};
HeardLine read_line(std::string_view line);

}  // namespace standee::against
