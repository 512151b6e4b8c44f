#include "pathing/sight_direct.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

namespace standee {
namespace {

bool blocked(const Board& board, HexSide s) {
    const auto sides = board.blocked_sides()[static_cast<std::size_t>(board.grid().cell(s.hex))];
    return ((sides >> static_cast<unsigned>(s.side)) & 1U) != 0;
}

/// The sides between two hexes that block, from the nearest to `from` on.
std::vector<HexSide> walls_between(const Board& board, Hex from, Hex to) {
    std::vector<HexSide> walls;
    const Grid& grid = board.grid();
    for_columns_between(from, to, [&](int q, int first, int last) {
        if (q < grid.q_min || q >= grid.q_min + grid.width) {
            return;
        }
        first = std::max(first, grid.r_min);
        last = std::min(last, grid.r_min + grid.height - 1);
        for (int r = first; r <= last; ++r) {
            for (const Direction d : {Direction::ne, Direction::se, Direction::s}) {
                if (blocked(board, {{q, r}, d})) {
                    walls.push_back({{q, r}, d});
                }
            }
        }
    });
    const LatticePoint a = centre(from);
    const LatticePoint b = centre(to);
    std::ranges::stable_sort(walls, {}, [=](HexSide side) {
        const Portal ends = out_of(side);
        return std::int64_t{b.x - a.x} * (ends.left.x + ends.right.x) +
               std::int64_t{b.y - a.y} * (ends.left.y + ends.right.y);
    });
    return walls;
}

/// Those of the lines that cross no wall; if several groups, the first.
std::optional<Beam> free_lines(Beam lines, const std::vector<Portal>& walls) {
    struct Open {
        Beam lines;
        std::size_t next;
    };
    std::vector<Open> waiting;
    waiting.push_back({std::move(lines), 0});
    while (!waiting.empty()) {
        Open now = std::move(waiting.back());
        waiting.pop_back();
        bool alive = true;
        for (; alive && now.next < walls.size(); ++now.next) {
            const auto [left, right] = walls[now.next];
            const Beam::Place first = now.lines.place(left);
            const Beam::Place second = now.lines.place(right);
            if (first == second && first != Beam::Place::either) {
                continue;
            }
            Beam other = now.lines;
            if (first != Beam::Place::left && second != Beam::Place::left &&
                other.keep_right(left) && other.keep_right(right)) {
                waiting.push_back({std::move(other), now.next + 1});
            }
            alive = first != Beam::Place::right && second != Beam::Place::right &&
                    now.lines.keep_left(left) && now.lines.keep_left(right);
        }
        if (alive) {
            return std::move(now.lines);
        }
    }
    return std::nullopt;
}

/// A free line between any parts of two hexes, centre to centre where that one is free.
std::optional<Segment> free_segment(const Board& board, Hex from, Hex to,
                                    const std::vector<HexSide>& walls) {
    const auto blocks = [&](HexSide side) { return touches(centre(from), centre(to), side); };
    if (std::ranges::none_of(walls, blocks)) {
        return Segment{rational(centre(from)), rational(centre(to))};
    }
    std::vector<Portal> between;
    for (const Passage& passage : passages(from, to)) {
        const Portal out = out_of({from, passage.out});
        const Portal in = into({to, passage.in});
        if (blocked(board, {from, passage.out}) || blocked(board, {to, passage.in})) {
            continue;
        }
        between.clear();
        for (const HexSide side : walls) {
            // No side of the board lies on both sides of the line through another.
            const Portal ends = out_of(side);
            if ((beyond(out, ends.left) || beyond(out, ends.right)) &&
                (before(in, ends.left) || before(in, ends.right))) {
                between.push_back(ends);
            }
        }
        if (const auto lines = free_lines(passage.lines, between)) {
            return Segment{lines->middle_at(out), lines->middle_at(in)};
        }
    }
    return std::nullopt;
}

/// The line from `a` to `b`, with the walls that touch it.
SightLine straight(LatticePoint a, LatticePoint b, const std::vector<HexSide>& walls) {
    SightLine line{true, {rational(a), rational(b)}, {}};
    std::ranges::copy_if(walls, std::back_inserter(line.in_the_way),
                         [=](HexSide side) { return touches(a, b, side); });
    std::ranges::sort(line.in_the_way);
    line.clear = line.in_the_way.empty();
    return line;
}

/// Of the lines between corners, the first with the fewest walls in its way.
SightLine best_between_corners(Hex from, Hex to, const std::vector<HexSide>& walls) {
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

bool clear_between_corners(Hex from, Hex to, const std::vector<HexSide>& walls) {
    const auto usable = [&](Hex hex) {
        std::vector<LatticePoint> corners;
        for (int i = 0; i < direction_count; ++i) {
            const LatticePoint p = corner(hex, i);
            if (std::ranges::none_of(walls, [=](HexSide side) { return touches(p, p, side); })) {
                corners.push_back(p);
            }
        }
        return corners;
    };
    const auto ends = usable(to);
    return std::ranges::any_of(usable(from), [&](LatticePoint a) {
        return std::ranges::any_of(ends, [&](LatticePoint b) {
            return std::ranges::none_of(walls, [&](HexSide side) { return touches(a, b, side); });
        });
    });
}

}  // namespace

bool directly_clear(const Board& board, SightRule rule, Hex from, Hex to) {
    if (from == to) {
        return true;
    }
    const auto walls = walls_between(board, from, to);
    if (walls.empty()) {
        return true;
    }
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
    SightLine middle = straight(centre(from), centre(to), walls);
    SightLine other = best_between_corners(from, to, walls);
    return other.in_the_way.size() < middle.in_the_way.size() ? other : middle;
}

}  // namespace standee
