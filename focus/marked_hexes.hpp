#pragma once

#include <limits>
#include <string>
#include <vector>

#include "lib/map.hpp"

namespace standee {

/// The range of an attack on marked hexes, which has no limit [card.marked].
inline constexpr int any_range = 9'999;

/// The hexes that have the mark on the map. Throws InputError if there are none: the program does
/// not guess which place a card means [card.marked].
const std::vector<Hex>& hexes_marked(const Map& map, const std::string& mark);

/// The hexes that a figure moves towards if it heads for `what`, which is a mark of the map or
/// `starting_hex`. Throws InputError if there are none [card.heads-for].
const std::vector<Hex>& hexes_headed_for(const Map& map, const std::string& what,
                                         const std::string& figure);

/// The name of the hexes that a figure heads for: "starting hex", or "hex marked "G"".
std::string goal_in_words(const std::string& what);

}  // namespace standee
