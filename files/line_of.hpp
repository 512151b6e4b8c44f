#pragma once

#include <string>

#include "files/document.hpp"

namespace standee {

/// The value on one line, in the form of `LineWriter`.
std::string line_of(const Json& json);

}  // namespace standee
