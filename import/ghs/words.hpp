#pragma once

#include <string>

#include "import/ghs/action.hpp"
#include "import/ghs/labels.hpp"

namespace standee::ghs {

/// An action and all its parts in words: "attack +1 (range 3, all adjacent enemies)". Only the
/// layout of the file is left out.
std::string words(const Action& action, const Labels& labels);

}  // namespace standee::ghs
