#include "pathing/sight/direct.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "lib/work.hpp"
#include "pathing/sight/obstacles.hpp"

namespace standee {
namespace {

bool blocked(const Board& board, HexEdge s) {
    const auto sides = board.blocked_sides()[static_cast<std::size_t>(board.grid().cell(s.hex))];
    return ((sides >> static_cast<unsigned>(s.side)) & 1U) != 0;
}

/// The sides between two hexes that block sight, column by column.
std::vector<HexEdge> walls_between(const Board& board, Hex from, Hex to) {
    std::vector<HexEdge> walls;
    const Grid& grid = board.grid();
    for_columns_between(from, to, [&](int q, int first, int last) {
        if (q < grid.q_min || q >= grid.q_min + grid.width) {
            return;
        }
        first = std::max(first, grid.r_min);
        last = std::min(last, grid.r_min + grid.height - 1);
        for (int r = first; r <= last; ++r) {
            for (const Direction d : canonical_directions) {
                if (blocked(board, {{q, r}, d})) {
                    walls.push_back({{q, r}, d});
                }
            }
        }
    });
    return walls;
}

/// A free line between any parts of two hexes; the one from centre to centre if it is free.
std::optional<Segment> free_segment(const Board& board, Hex from, Hex to,
                                    const std::vector<HexEdge>& walls) {
    const auto blocks = [&](HexEdge side) { return touches(centre(from), centre(to), side); };
    if (std::ranges::none_of(walls, blocks)) {
        return Segment{rational(centre(from)), rational(centre(to))};
    }
    auto passings = passages(from, to);
    std::erase_if(passings, [&](const SidePair& passing) {
        return blocked(board, {from, passing.out}) || blocked(board, {to, passing.in});
    });
    const auto lies_on = [=](const SidePair& passing, HexEdge side) {
        // No side of a hex has one end before, and the other beyond, the line through another side.
        const CrossedSide out = out_of({from, passing.out});
        const CrossedSide in = into({to, passing.in});
        const CrossedSide ends = out_of(side);
        return (beyond(out, ends.left) || beyond(out, ends.right)) &&
               (before(in, ends.left) || before(in, ends.right));
    };
    std::vector<CrossedSide> common;  // walls in every passing from one hex to the other
    // walls near one of the hexes, which are in some passings only
    std::vector<HexEdge> some_only;
    for (const HexEdge side : walls) {
        const auto on = [&](const SidePair& passing) { return lies_on(passing, side); };
        if (std::ranges::all_of(passings, on)) {
            common.push_back(out_of(side));
        } else {
            some_only.push_back(side);
        }
    }
    const Obstacles far{common};
    for (SidePair& passing : passings) {
        std::vector<CrossedSide> own;
        for (const HexEdge side : some_only) {
            if (lies_on(passing, side)) {
                own.push_back(out_of(side));
            }
        }
        const Obstacles near{own};
        std::vector<Obstacle> obstacles;
        for (const Obstacles* some : {&near, &far}) {
            for (std::size_t i = 0; i < some->size(); ++i) {
                obstacles.push_back((*some)[i]);
            }
        }
        if (const auto lines = lines_past(std::move(passing.lines), std::move(obstacles))) {
            return Segment{lines->middle_at(out_of({from, passing.out})),
                           lines->middle_at(into({to, passing.in}))};
        }
    }
    return std::nullopt;
}

/// The line from `a` to `b`, with the walls that it touches.
SightLine straight(LatticePoint a, LatticePoint b, const std::vector<HexEdge>& walls) {
    SightLine line{true, {rational(a), rational(b)}, {}};
    std::ranges::copy_if(walls, std::back_inserter(line.in_the_way),
                         [=](HexEdge side) { return touches(a, b, side); });
    std::ranges::sort(line.in_the_way);
    line.clear = line.in_the_way.empty();
    return line;
}

/// Of the lines between corners, the first of those with the fewest walls in the way.
SightLine best_between_corners(Hex from, Hex to, const std::vector<HexEdge>& walls) {
    SightLine best = straight(corner(from, 0), corner(to, 0), walls);
    for (int pair = 1; !best.clear && pair < direction_count * direction_count; ++pair) {
        SightLine line = straight(corner(from, pair / direction_count),
                                  corner(to, pair % direction_count), walls);
        if (line.in_the_way.size() < best.in_the_way.size()) {
            best = std::move(line);
        }
    }
    return best;
}

bool clear_between_corners(Hex from, Hex to, const std::vector<HexEdge>& walls) {
    const auto usable = [&](Hex hex) {
        std::vector<LatticePoint> corners;
        for (int i = 0; i < direction_count; ++i) {
            const LatticePoint p = corner(hex, i);
            if (std::ranges::none_of(walls, [=](HexEdge side) { return touches(p, p, side); })) {
                corners.push_back(p);
            }
        }
        return corners;
    };
    const auto ends = usable(to);
    return std::ranges::any_of(usable(from), [&](LatticePoint a) {
        return std::ranges::any_of(ends, [&](LatticePoint b) {
            return std::ranges::none_of(walls, [&](HexEdge side) { return touches(a, b, side); });
        });
    });
}

}  // namespace

// [los.line]
bool directly_clear(const Board& board, SightRule rule, Hex from, Hex to) {
    if (from == to) {
        return true;
    }
    const auto walls = walls_between(board, from, to);
    if (walls.empty()) {
        return true;
    }
    spend(8 * walls.size());
    return rule == SightRule::corner_to_corner ? clear_between_corners(from, to, walls)
                                               : free_segment(board, from, to, walls).has_value();
}

SightLine directly_drawn(const Board& board, SightRule rule, Hex from, Hex to) {
    const auto walls = walls_between(board, from, to);
    if (rule == SightRule::corner_to_corner) {
        return best_between_corners(from, to, walls);
    }
    if (const auto segment = free_segment(board, from, to, walls)) {
        return {true, *segment, {}};
    }
    const SightLine middle = straight(centre(from), centre(to), walls);
    const SightLine other = best_between_corners(from, to, walls);
    return other.in_the_way.size() < middle.in_the_way.size() ? other : middle;
}

}  // namespace standee
