#pragma once

#include <string>

#include "pathing/cost.hpp"

namespace standee {

/// A cost in words: "2 movement points", "1 movement point and 1 negative hex".
std::string cost_words(Cost cost);

}  // namespace standee
