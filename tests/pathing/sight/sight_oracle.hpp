#pragma once

#include <optional>
#include <vector>

#include "lib/edition.hpp"
#include "lib/hex.hpp"
#include "lib/map.hpp"
#include "pathing/sight/sight.hpp"

namespace standee {

inline constexpr auto corners = SightRule::corner_to_corner;
inline constexpr auto any_part = SightRule::any_part_to_any_part;

}  // namespace standee

namespace standee::oracle {

/// The sides that block sight on a map, straight from how it is written down; as edges in hex
/// order, none twice.
std::vector<Edge> walls(const Map& map);

/// Sight by trying every line that could matter: slow, exact, and with no part of the engine.
bool sees(const std::vector<Edge>& walls, SightRule rule, Hex from, Hex to);

/// Whether a segment, its ends included, touches the side between two hexes.
bool touches(const Segment& segment, Edge side);

/// Whether a point lies in a hex or on its border.
bool lies_in(RationalPoint p, Hex hex);

/// Whether a point is a corner of a hex.
bool is_corner(RationalPoint p, Hex hex);

}  // namespace standee::oracle
