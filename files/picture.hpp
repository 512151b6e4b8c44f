#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/reader.hpp"
#include "lib/map.hpp"

// A map drawn in lines of text. A column of hexes is every other column of the text, a line is half
// a hex high: a hex has its neighbours to the north and south two lines away, and the other four
// one line up or down in the next columns.
//
//     .   o        '.' floor, and so is any capital letter or digit
//       .          'o' obstacle     'd' difficult   'i' icy   't' trap   'h' hazardous
//     t   .        '#' wall hex     '+' closed door '/' open door

namespace standee {

/// Adds to `map` what the lines draw. The first character of the first line is at `origin`; without
/// one it is at [0,0], or half a hex above where the picture starts with a lower half. Throws
/// InputError for a character that means nothing, or that stands where no hex lies.
void read_picture(const Reader& lines, std::optional<Hex> origin, Map& map);

/// A picture of a map, and the hex at its first character.
struct Picture {
    std::vector<std::string> lines;
    Hex origin;
};

/// Draws what a picture can show. Of what lies in one hex it shows the first of: wall, door, trap,
/// obstacle, hazardous, icy, difficult.
Picture picture_of(const Map& map);

/// The map without what its picture shows: what is left to write beside it.
Map beside_picture(const Map& map);

}  // namespace standee
