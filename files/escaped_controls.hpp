#pragma once

#include <string>
#include <string_view>

namespace standee {

/// JSON in which DEL, the control characters U+0080 to U+009F and those that change the direction
/// of text are escaped. JSON allows them in a text, but a terminal would obey them.
std::string escaped_controls(std::string_view json);

}  // namespace standee
