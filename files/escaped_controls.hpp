#pragma once

#include <string>
#include <string_view>

namespace standee {

/// JSON in which DEL, the control characters U+0080 to U+009F and those that turn the direction of
/// text are escapes: JSON allows them in a text, but a terminal obeys them.
std::string escaped_controls(std::string_view json);

}  // namespace standee
