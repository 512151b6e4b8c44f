#pragma once

#include <string>

#include "files/document.hpp"

namespace standee {

/// A document for a reader: what fits a line of 100 columns on one line, lists of hexes filled,
/// everything else one field or entry to a line.
std::string laid_out(const Json& document);

}  // namespace standee
