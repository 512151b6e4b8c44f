#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/reader.hpp"
#include "lib/map.hpp"

// A map drawn as lines of text. Columns of hexes are in every other column of the text, and a line
// is half a hex high: the neighbours of a hex to the north and south are two lines away, the other
// four are one line up or down in the next columns.
//
//     .   o        '.' floor, and so is any capital letter or digit
//       .          'o' obstacle     'd' difficult   'i' icy   't' trap   'h' hazardous
//     t   .        '#' wall hex     '+' closed door '/' open door

namespace standee {

/// Adds to `map` what the lines draw. The first character of the first line is at `origin`. Without
/// an origin it is at [0,0], or half a hex above that if the picture starts with a lower half.
/// Throws InputError for a character without a meaning, or at a place where no hex lies.
void read_picture(const Reader& lines, std::optional<Hex> origin, Map& map);

/// A picture of a map, and the hex at its first character.
struct Picture {
    std::vector<std::string> lines;
    Hex origin;
};

/// Draws everything that a picture can show. If several things lie in one hex, it shows the first
/// of: wall, door, trap, obstacle, hazardous, icy, difficult.
Picture picture_of(const Map& map);

/// The map without everything that its picture shows. This has to be written besides the picture.
Map beside_picture(const Map& map);

}  // namespace standee
