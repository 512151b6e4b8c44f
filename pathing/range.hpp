#pragma once

#include <span>
#include <vector>

#include "lib/board.hpp"

namespace standee {

/// Counts range: the fewest steps between neighbouring hexes, around walls and closed doors,
/// through figures and obstacles, not over links [range.count]. Keeps its memory between counts.
class RangeCount {
public:
    /// The hexes within `radius` of `centre`, itself included, in order of their range; valid until
    /// the next count.
    std::span<const HexIndex> within(const Board& board, HexIndex centre, int radius);

    /// Counts from `centre` as far as the nearest of `goals`: others as near are counted too,
    /// farther ones are not. Where there is no way to any of them it counts all it can.
    void to_nearest(const Board& board, HexIndex centre, std::span<const HexIndex> goals);

    /// The range of a hex in the last count; -1 if the count did not reach it.
    [[nodiscard]] int of(HexIndex hex) const { return range_[hex]; }

private:
    static constexpr int not_found = -1;

    template <class IsGoal>
    void count(const Board& board, HexIndex centre, int radius, IsGoal is_goal);

    std::vector<HexIndex> found_;
    std::vector<int> range_;  // not_found outside found_
};

}  // namespace standee
