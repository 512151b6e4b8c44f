#pragma once

#include <array>
#include <map>
#include <optional>
#include <vector>

#include "lib/map.hpp"

/// The naive oracle: a monster's turn worked out in the plainest way, by trying everything, from
/// the text of the rules alone. It shares nothing with what it checks but the plain data types.
namespace standee::oracle {

/// One listed hex and what is known about it.
struct Tile {
    Hex at;
    std::array<std::optional<int>, 6> beside;  ///< the tile in each direction, where no wall is
    std::vector<int> linked;                   ///< tiles joined to this one by links
    bool obstacle = false;
    bool difficult = false;
    bool icy = false;
    bool negative = false;  ///< a trap or hazardous terrain
    bool closed_door = false;
};

/// The map spelled out tile by tile, numbered in hex order.
struct Ground {
    std::vector<Tile> tiles;
    std::map<Hex, int> number;  ///< of each listed hex

    explicit Ground(const Map& map);

    [[nodiscard]] int size() const { return static_cast<int>(tiles.size()); }
    [[nodiscard]] const Tile& tile(int index) const {
        return tiles[static_cast<std::size_t>(index)];
    }
};

/// Range from one tile to every other, counted from neighbour to neighbour; nothing where there
/// is no such way [range.count].
std::vector<std::optional<int>> ranges_from(const Ground& ground, int start);

}  // namespace standee::oracle
