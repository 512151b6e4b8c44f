#pragma once

#include <span>
#include <vector>

#include "lib/board.hpp"

namespace standee {

/// Counts range: the fewest steps between neighbouring hexes, around walls and closed doors and
/// through figures and obstacles, but not over links [range.count]. Keeps its memory between
/// counts.
class RangeCount {
public:
    /// The hexes within `radius` of `centre`, including `centre`, in order of their range. Valid
    /// until the next count.
    std::span<const HexIndex> within(const Board& board, HexIndex centre, int radius);

    /// Counts from `centre` up to the distance of the nearest of `goals`. Hexes as near as that are
    /// counted too, farther ones are not. If no goal can be reached, counts all hexes that can.
    void to_nearest(const Board& board, HexIndex centre, std::span<const HexIndex> goals);

    /// The range of a hex in the last count; -1 if the count has not reached it.
    [[nodiscard]] int of(HexIndex hex) const { return range_[hex]; }

private:
    static constexpr int not_found = -1;

    template <class IsGoal>
    void count(const Board& board, HexIndex centre, int radius, IsGoal is_goal);

    std::vector<HexIndex> found_;
    std::vector<int> range_;  // `not_found` for hexes that are not in found_
};

}  // namespace standee
