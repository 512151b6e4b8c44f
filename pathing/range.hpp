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

    /// The range of a hex in the last count; -1 if the count did not reach it.
    [[nodiscard]] int of(HexIndex hex) const { return range_[hex]; }

private:
    static constexpr int not_found = -1;

    void find(HexIndex hex, int range) {
        range_[hex] = range;
        found_.push_back(hex);
    }

    std::vector<HexIndex> found_;
    std::vector<int> range_;  // not_found outside found_
};

}  // namespace standee
