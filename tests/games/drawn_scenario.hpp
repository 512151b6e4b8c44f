#pragma once

#include <cstdint>

#include "files/document.hpp"

namespace standee::test {

/// A small scenario drawn at random: two to four rooms in a row with doors between them, one to
/// four characters, monsters of this project's own sets for every number of characters, terrain
/// and loot. Some figures have no hex, some characters carry items, and the last room may have no
/// door. The same seed gives the same scenario.
Json drawn_scenario(std::uint64_t seed);

}  // namespace standee::test
