#pragma once

#include <string>

#include "files/document.hpp"

namespace standee {

/// The value in one line, as `LineWriter` writes it.
std::string line_of(const Json& json);

}  // namespace standee
