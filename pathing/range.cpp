#include "pathing/range.hpp"

#include "lib/work.hpp"

namespace standee {

// A breadth-first search, whose queue is the list of hexes found. Boost.Graph's would need a queue,
// a visitor and a colour map for these lines, and takes three times as long (docs/decisions/0019).
// [range.count]
std::span<const HexIndex> RangeCount::within(const Board& board, HexIndex centre, int radius) {
    for (const HexIndex hex : found_) {
        range_[hex] = not_found;
    }
    found_.clear();
    range_.resize(board.size(), not_found);
    find(centre, 0);
    for (std::size_t next = 0; next < found_.size() && range_[found_[next]] < radius; ++next) {
        const int range = range_[found_[next]] + 1;
        for (const HexIndex hex : board.neighbours(found_[next])) {
            if (hex != no_hex && range_[hex] == not_found) {
                find(hex, range);
            }
        }
    }
    spend(found_.size());
    return found_;
}

}  // namespace standee
