#pragma once

#include <map>
#include <string>
#include <vector>

#include "files/reader.hpp"
#include "lib/hex.hpp"

namespace standee::vgb {

/// How Virtual Gloomhaven Board writes a hex: [column, row] of pointy-top hexes, odd rows half a
/// hex to the right.
Hex from_columns(int column, int row);
/// `hex` rotated by `turns` times 60 degrees clockwise about the origin.
Hex rotated_by(Hex hex, int turns);

/// The shape of a map tile.
struct Tile {
    std::vector<Hex> floor;  ///< hexes that a figure can stand on
    std::vector<Hex> box;    ///< every hex of the rectangle that the tile is drawn in
};

/// The shapes of map tiles by name, "l1a".
using Tiles = std::map<std::string, Tile, std::less<>>;

/// Reads `{"tiles": {"a1a": ["####.", "#####"]}}`: the rows of a tile from the top, with `#` for
/// floor and `.` for no floor. Or reads a text, the source of Virtual Gloomhaven Board's
/// `BoardMapTile.elm`. Throws InputError, also for a tile of more than 40 rows or columns.
Tiles read_tiles(const Reader& reader);

}  // namespace standee::vgb
