#pragma once

#include <string>

#include "files/expect.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// A play as a person reads it: a line for each event with its clause and page, what has become
/// of the figures and elements, and the map afterwards.
std::string play_words(const PlayAnswer& answer, const MapStyle& style);
/// The same without the map.
std::string log_words(const PlayAnswer& answer, const MapStyle& style);

/// What has changed, one line for each figure and element under the heading "Afterwards"; empty
/// where nothing has.
std::string changes_words(const Scene& before, const Scene& after, const MapStyle& style);

}  // namespace standee
