#pragma once

#include <rapidcheck.h>

#include <string_view>
#include <utility>
#include <vector>

#include "lib/edition.hpp"
#include "lib/map.hpp"

namespace standee {

/// A map from a picture. A column of the text is a column of hexes (constant q), a line is half
/// a hex high, so a hex has its neighbours to the north and south two lines away and the other
/// four one line up or down in the next columns:
///
///     .   .        '.' or a capital letter: a hex     '#': a wall hex
///       A          '+': a closed door                 '/': an open door
///     .   #
///
/// with a blank between columns. `walls` are wall lines, each two letters of the picture: "AB".
struct Picture {
    Map map;
    std::vector<std::pair<char, Hex>> letters;

    Picture(std::string_view text, const std::vector<std::string_view>& walls = {},
            Border edges = Border::open);
    [[nodiscard]] Hex at(char letter) const;
};

/// Whether A sees B.
bool sees(const Picture& picture, SightRule rule);

/// Any map of at most 9 by 7 hexes, from bare floor to dense with walls, with holes, wall hexes,
/// wall lines, doors and either border. It has at least one hex.
rc::Gen<Map> any_map();

/// The map carried by a change of every hex.
Map carried(const Map& map, Hex (*change)(Hex));

}  // namespace standee
