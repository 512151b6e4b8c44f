#pragma once

#include <string>

#include "files/document.hpp"

namespace standee {

/// The value in one line, as nlohmann_json writes it: members in their order, no spaces, and U+FFFD
/// in place of what is not UTF-8, such as parts of a file name.
std::string line_of(const Json& json);

}  // namespace standee
