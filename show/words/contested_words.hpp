#pragma once

#include <string>
#include <vector>

#include "files/contested.hpp"

namespace standee {

/// Contested readings that decided an answer, in words.
std::string contested_words(const std::vector<ContestedReading>& readings);

/// Each note in a paragraph.
std::string notes_in_words(const std::vector<std::string>& notes);

}  // namespace standee
