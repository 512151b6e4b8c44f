#pragma once

#include <rapidcheck.h>

#include <functional>
#include <iosfwd>

#include "lib/map.hpp"

namespace standee {

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
