#pragma once

#include <string>

#include "play/round/round.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// A round as a person reads it: a line for each event with its clause and page, what has become
/// of the figures, the map, and where it stopped: the options of a choice, each with its number,
/// or the character that acts.
std::string round_words(const Scene& start, const RoundAnswer& answer, const MapStyle& style);

}  // namespace standee
