#pragma once

#include <string>

#include "files/document.hpp"

namespace standee {

/// Formats a document for reading. Whatever fits into 100 columns is one line, lists of hexes are
/// filled, and everything else has one field or entry per line.
std::string laid_out(const Json& document);

}  // namespace standee
