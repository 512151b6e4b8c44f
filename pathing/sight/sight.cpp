#include "pathing/sight/sight.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "lib/work.hpp"
#include "pathing/sight/corridor_cache.hpp"
#include "pathing/sight/direct.hpp"

namespace standee {
namespace {

constinit thread_local std::uint64_t denials = 0;

bool noted(bool is_clear) {
    denials += is_clear ? 0 : 1;
    return is_clear;
}

/// The sides of a corridor that block sight if it begins at `from`.
SideSet walls_of(const Corridor& corridor, const Board& board, Hex from) {
    SideSet walls;
    const Sides* const start =
        board.blocked_sides().data() + static_cast<std::ptrdiff_t>(board.grid().cell(from));
    for (const Corridor::Cell& cell : corridor.cells) {
        const unsigned sides = start[board.grid().cells_by({cell.q, cell.r})];
        walls.words[cell.word] |= std::uint64_t{packed_sides[cell.sides][sides]} << cell.shift;
    }
    return walls;
}

std::vector<HexEdge> sides_of(const SideSet& set, const Corridor& corridor, Hex from) {
    std::vector<HexEdge> sides;
    for (const Corridor::Cell& cell : corridor.cells) {
        unsigned bit = cell.shift;
        for (const Direction d : all_directions) {
            if (((cell.sides >> static_cast<unsigned>(d)) & 1U) == 0) {
                continue;
            }
            if (((set.words[cell.word] >> bit++) & 1U) != 0) {
                sides.push_back(canonical({from + Hex{cell.q, cell.r}, d}));
            }
        }
    }
    std::ranges::sort(sides);
    return sides;
}

Segment moved(const Segment& segment, LatticePoint by) {
    const auto move = [=](RationalPoint p) {
        return RationalPoint{p.x + by.x * p.over, p.y + by.y * p.over, p.over};
    };
    return {move(segment.from), move(segment.to)};
}

/// The line of a corridor with the fewest walls in its way. There are none if there is sight.
SightLine best_line(const Corridor& corridor, const Board& board, Hex from) {
    const SideSet walls = walls_of(corridor, board, from);
    const auto in_the_way = [&](const SideSet& blocking_sides) {
        const SideSet both = blocking_sides & walls;
        return std::popcount(both.words[0]) + std::popcount(both.words[1]);
    };
    const auto best = std::ranges::min_element(corridor.blocking_sides, {}, in_the_way);
    const auto index = static_cast<std::size_t>(best - corridor.blocking_sides.begin());
    return {in_the_way(*best) == 0, moved(corridor.segments[index], centre(from)),
            sides_of(*best & walls, corridor, from)};
}

}  // namespace

// [los.line]
bool Sight::clear_past_walls(HexIndex from, HexIndex to) const {
    spend(16);
    // Hexes are numbered in hex order, so this displacement comes after [0,0] and has a corridor.
    const Hex a = board_->hex(std::min(from, to));
    const Hex b = board_->hex(std::max(from, to));
    const int apart = hex_distance(a, b);
    if (apart == 1 && seen_as_adjacent(from, to)) {
        return true;
    }
    if (apart > corridor_reach) {
        spend(3000);
        return noted(directly_clear(*board_, rule_, a, b));
    }
    const Corridor& between = corridor(rule_, b - a);
    const SideSet walls = walls_of(between, *board_, a);
    return walls.empty() ||
           noted(std::ranges::any_of(between.blocking_sides, [&](const SideSet& blocking_sides) {
               return !blocking_sides.intersects(walls);
           }));
}

SightLine Sight::line(HexIndex from, HexIndex to) const {
    const Hex a = board_->hex(std::min(from, to));
    const Hex b = board_->hex(std::max(from, to));
    if (from == to || seen_as_adjacent(from, to)) {
        return {true, {rational(centre(board_->hex(from))), rational(centre(board_->hex(to)))}, {}};
    }
    SightLine line = hex_distance(a, b) > corridor_reach
                         ? directly_drawn(*board_, rule_, a, b)
                         : best_line(corridor(rule_, b - a), *board_, a);
    if (to < from) {
        std::swap(line.segment.from, line.segment.to);
    }
    noted(line.clear);
    return line;
}

std::uint64_t SightDenials::count() { return denials; }

}  // namespace standee
