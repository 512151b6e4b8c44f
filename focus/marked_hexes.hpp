#pragma once

#include <limits>
#include <string>
#include <vector>

#include "lib/map.hpp"

namespace standee {

/// The range of an attack on marked hexes, which reaches any distance [card.marked].
inline constexpr int any_range = 9'999;

/// The hexes that the map marks so. Throws InputError where it marks none: nobody guesses which
/// place a card means [card.marked].
const std::vector<Hex>& hexes_marked(const Map& map, const std::string& mark);

/// Towards which hexes a figure moves that heads for `what`: hexes that the map marks, or
/// `starting_hex`. Throws InputError where there are none [card.heads-for].
const std::vector<Hex>& hexes_headed_for(const Map& map, const std::string& what,
                                         const std::string& figure);

/// What a figure heads for, in words: "starting hex", or "hex marked "G"".
std::string goal_in_words(const std::string& what);

}  // namespace standee
