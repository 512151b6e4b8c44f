#pragma once

#include <vector>

#include "lib/ability.hpp"
#include "lib/map.hpp"

// Where a map of a scene lies on Monster Mover's board, and an area in its square.

namespace standee::mover {

/// The wall hexes that Monster Mover needs: those of the map, and where the map's border is a wall,
/// every hex next to it.
std::vector<Hex> wall_hexes_of(const Map& map);

/// What to add to the map's hexes so that they, with these wall hexes, lie on the board: nothing
/// where they do already. Throws InputError where the map is too large, or is cut out of a larger
/// map and does not fill the board.
Hex place_on_board(const Map& map);

/// Adds `by` to every hex of the map.
void move_map(Map& map, Hex by);

/// Leaves on `said`, the board of a link, only what lies on hexes of `map`, whose border is a wall.
void keep_hexes_of(const Map& map, Map& said);

/// Writes the wall lines of `said` from the side from which `map` writes them.
void write_walls_as(const Map& map, Map& said);

/// The cells of an area, ascending. Throws InputError where it does not fit.
std::vector<int> area_cells_of(const Area& area);

/// Whether two areas are the same hexes, up to their origin.
bool same_pattern(const Area& a, const Area& b);

}  // namespace standee::mover
