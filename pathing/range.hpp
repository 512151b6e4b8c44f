#pragma once

#include <span>
#include <vector>

#include "lib/board.hpp"
#include "pathing/colour_map.hpp"

namespace standee {

/// Counts range: the fewest steps between neighbouring hexes, round walls and closed doors,
/// through figures and obstacles, over no link [range.count]. Keeps its memory between counts.
class RangeCount {
public:
    /// Counts from `centre` to the hexes within `radius`; what it returns, in order of their
    /// range, holds until the next count. The centre is among them.
    std::span<const HexIndex> within(const Board& board, HexIndex centre, int radius);

    /// The range of a hex of the last count; -1 where it was out of the radius or of reach.
    [[nodiscard]] int of(HexIndex hex) const {
        return colours_.of(hex) == boost::white_color ? -1 : range_[hex];
    }

private:
    std::vector<HexIndex> found_;
    std::vector<int> range_;
    Colours colours_;
};

}  // namespace standee
