#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "lib/hex.hpp"
#include "pathing/sight/lattice.hpp"
#include "pathing/sight/line_cone.hpp"

namespace standee {

/// Calls `visit(q, r_first, r_last)` for the columns of hexes that a line between two hexes may
/// touch, including their sides and corners. Leaves out no such hex and visits few others.
template <class Visit>
void for_columns_between(Hex from, Hex to, Visit visit) {
    if (to < from) {
        std::swap(from, to);
    }
    // A hex can touch the corridor if its centre is within twice the radius of a hex from the
    // middle line.
    constexpr int reach_x = 4;
    constexpr int reach_y = 2;
    const auto floor_div = [](std::int64_t a, std::int64_t b) {
        return a / b - (a % b < 0 ? 1 : 0);  // b is always positive
    };
    const LatticePoint a = centre(from);
    const LatticePoint b = centre(to);
    const std::int64_t dx = b.x - a.x;
    const std::int64_t dy = b.y - a.y;
    for (int q = from.q - 1; q <= to.q + 1; ++q) {
        std::int64_t low = std::min(a.y, b.y);
        std::int64_t high = std::max(a.y, b.y);
        if (dx > 0) {
            const std::int64_t x1 = std::clamp(3 * q - reach_x, a.x, b.x) - a.x;
            const std::int64_t x2 = std::clamp(3 * q + reach_x, a.x, b.x) - a.x;
            low = a.y + floor_div(std::min(x1 * dy, x2 * dy), dx);
            high = a.y - floor_div(-std::max(x1 * dy, x2 * dy), dx);
        }
        visit(q, static_cast<int>(-floor_div(-(low - reach_y - q), 2)),
              static_cast<int>(floor_div(high + reach_y - q, 2)));
    }
}

/// A line between two hexes for display. If there is no sight, it is the line with the fewest walls
/// in its way that was found; without these walls it would be free.
struct SightLine {
    bool clear = false;
    Segment segment;                  ///< from a point of one hex to a point of the other
    std::vector<HexEdge> in_the_way;  ///< each side that blocks it, in order of the sides
};

/// A side by which lines leave one hex, a side by which they enter another one, and these lines.
struct SidePair {
    Direction out{};  ///< of the first hex
    Direction in{};   ///< of the second hex
    LineCone lines;
};
/// Every pair of sides through which a line goes from one hex to the other. The side that
/// neighbours share is not such a pair: no line crosses it twice.
std::vector<SidePair> passages(Hex from, Hex to);

/// Whether a segment, its ends included, touches a side.
inline bool touches(LatticePoint from, LatticePoint to, HexEdge side) {
    const CrossedSide ends = out_of(side);
    return touch(from, to, ends.left, ends.right);
}

}  // namespace standee
