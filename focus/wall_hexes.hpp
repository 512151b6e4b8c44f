#pragma once

#include <array>
#include <vector>

#include "lib/board.hpp"
#include "pathing/range.hpp"

namespace standee {

/// The wall hexes of a map that are next to its other hexes and that an area can therefore cover.
/// Range is counted into a wall hex, but not through it [area.placement, range.count].
class WallHexes {
public:
    void clear() { found_.clear(); }
    [[nodiscard]] bool empty() const { return found_.empty(); }

    /// Finds the wall hexes that are next to a hex of the board, with no wall line between.
    void find(const Map& map, const Board& board);

    /// Whether `hex` is one of these wall hexes and within `most` of the centre of `count`, which
    /// must reach at least that far.
    [[nodiscard]] bool is_within(int most, Hex hex, const RangeCount& count) const;

private:
    struct WallHex {
        Hex at;
        /// No_hex if no step leads in from there.
        std::array<HexIndex, direction_count> beside{};
    };
    std::vector<WallHex> found_;  // in hex order
};

}  // namespace standee
