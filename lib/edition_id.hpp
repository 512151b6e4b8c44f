#pragma once

#include <cstdint>

namespace standee {

/// An edition of the game: a row of the tables in edition.cpp. The editions named here have a
/// rulebook of their own; each of the others plays by the rulebook of one of these.
enum class EditionId : std::uint8_t { gloomhaven, jaws_of_the_lion, frosthaven, gloomhaven_2 };

}  // namespace standee
