#pragma once

#include <rapidcheck.h>

#include <functional>
#include <iosfwd>
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

    explicit Picture(std::string_view text, const std::vector<std::string_view>& walls = {},
                     Border edges = Border::open);
    [[nodiscard]] Hex at(char letter) const;
};

/// Whether A sees B.
bool sees(const Picture& picture, SightRule rule);

/// A number from 0 to one less than asked for.
using Dice = std::function<int(int)>;

/// A map of at most `width` by `height` hexes, from bare floor to dense with walls, with holes,
/// wall hexes, wall lines, doors and either border. It has at least one hex.
Map thrown_map(const Dice& dice, int width, int height);

/// Any map of that size.
rc::Gen<Map> any_map(int width = 9, int height = 7);

/// The map carried by a change of every hex.
Map carried(const Map& map, const std::function<Hex(Hex)>& change);

/// What a property that does not hold shows of a map and a hex.
void showValue(const Map& map, std::ostream& out);
void showValue(Hex hex, std::ostream& out);

}  // namespace standee
