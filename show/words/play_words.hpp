#pragma once

#include <string>

#include "files/expect.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// A play in words: a line for each event with its clause and page, the changes of figures and
/// elements, and the map afterwards.
std::string play_words(const PlayAnswer& answer, const MapStyle& style);
/// The same without the map.
std::string log_words(const PlayAnswer& answer, const MapStyle& style);

/// The changes, one line for each figure and element, under the heading "Afterwards"; empty if
/// there are none.
std::string changes_words(const Scene& before, const Scene& after, const MapStyle& style);

}  // namespace standee
