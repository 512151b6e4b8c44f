#pragma once

#include <vector>

#include "lib/ability.hpp"
#include "lib/map.hpp"

// Places a scene's map on Monster Mover's board, and an area in its square.

namespace standee::mover {

/// The wall hexes that Monster Mover needs: those of the map and, if the map's border is a wall,
/// every hex next to the map.
std::vector<Hex> wall_hexes_of(const Map& map);

/// The offset that moves the map's hexes, with these wall hexes, onto the board; zero if they are
/// already there. Throws InputError if the map is too large, or if it is cut out of a larger
/// map and does not fill the board.
Hex place_on_board(const Map& map);

/// Adds `by` to every hex of the map.
void move_map(Map& map, Hex by);

/// Keeps on `from_link`, the board of a link, only what lies on hexes of `map`, whose border is a
/// wall.
void keep_hexes_of(const Map& map, Map& from_link);

/// Writes each wall line of `from_link` from the same side as `map` does.
void write_walls_as(const Map& map, Map& from_link);

/// The cells of an area, ascending. Throws InputError if the area does not fit.
std::vector<int> area_cells_of(const Area& area);

/// Whether two areas have the same hexes, apart from their origin.
bool same_pattern(const Area& a, const Area& b);

}  // namespace standee::mover
