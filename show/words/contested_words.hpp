#pragma once

#include <string>
#include <vector>

#include "files/contested.hpp"

namespace standee {

/// Contested readings that decided an answer, in words.
std::string contested_words(const std::vector<ContestedReading>& readings);

}  // namespace standee
