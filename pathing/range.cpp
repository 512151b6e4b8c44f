#include "pathing/range.hpp"

#include <algorithm>
#include <limits>

#include "lib/work.hpp"

namespace standee {

// A breadth-first search whose queue is the list of hexes found. The one of Boost.Graph would need
// a queue, a visitor and a colour map for these few lines, and takes three times as long
// (docs/decisions/0019). It finds no hex that is farther away than the nearest goal [range.count].
template <class IsGoal>
void RangeCount::count(const Board& board, HexIndex centre, int radius, IsGoal is_goal) {
    for (const HexIndex hex : found_) {
        range_[hex] = not_found;
    }
    range_.resize(board.size(), not_found);
    found_.resize(board.size());
    std::size_t end = 0;
    const auto find = [&](HexIndex hex, int range) {
        range_[hex] = range;
        found_[end++] = hex;
        if (is_goal(hex)) {
            radius = range;
        }
    };
    find(centre, 0);
    for (std::size_t next = 0; next < end && range_[found_[next]] < radius; ++next) {
        const int range = range_[found_[next]] + 1;
        for (const HexIndex hex : board.neighbours(found_[next])) {
            if (hex != no_hex && range_[hex] == not_found) {
                find(hex, range);
            }
        }
    }
    found_.resize(end);
    spend(end);
}

std::span<const HexIndex> RangeCount::within(const Board& board, HexIndex centre, int radius) {
    count(board, centre, radius, [](HexIndex /*hex*/) { return false; });
    return found_;
}

void RangeCount::to_nearest(const Board& board, HexIndex centre, std::span<const HexIndex> goals) {
    count(board, centre, std::numeric_limits<int>::max(),
          [goals](HexIndex hex) { return std::ranges::find(goals, hex) != goals.end(); });
}

}  // namespace standee
