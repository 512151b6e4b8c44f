#pragma once

#include "files/document.hpp"
#include "verify/generate/dice.hpp"

namespace standee::generate {

/// A JSON value drawn by a pattern. In it `{"of": [1, 2], "percent": 30}` stands for one of the
/// values, or nothing in 70 of 100 draws; without `percent` always for one of them.
Json drawn(Dice& dice, const Json& pattern);

}  // namespace standee::generate
