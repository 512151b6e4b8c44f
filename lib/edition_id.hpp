#pragma once

#include <cstdint>

namespace standee {

/// The editions of the game whose rules the engine knows.
enum class EditionId : std::uint8_t { gloomhaven, jaws_of_the_lion, frosthaven, gloomhaven_2 };

}  // namespace standee
