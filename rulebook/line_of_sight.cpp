#include "rulebook/line_of_sight.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include "lib/work.hpp"

namespace standee::rulebook {
namespace {

using Corners = std::array<Point, 6>;

/// The corners of a hex, the one after direction i's side being corner i + 1.
Corners corners_of(Hex hex) {
    const Point centre{3L * hex.q, hex.q + 2L * hex.r};
    return {centre + Point{-1, -1}, centre + Point{1, -1}, centre + Point{2, 0},
            centre + Point{1, 1},   centre + Point{-1, 1}, centre + Point{-2, 0}};
}

constexpr long dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
constexpr long cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
constexpr Point square_to(Point a) { return {-a.y, a.x}; }

struct Interval {
    long low = 0;
    long high = 0;
};

/// The shadow of some points on the line along `direction`.
template <class Points>
Interval shadow(const Points& points, Point direction) {
    Interval interval{dot(points[0], direction), dot(points[0], direction)};
    for (const Point point : points) {
        interval.low = std::min(interval.low, dot(point, direction));
        interval.high = std::max(interval.high, dot(point, direction));
    }
    return interval;
}

Interval both(Interval a, Interval b) { return {std::min(a.low, b.low), std::max(a.high, b.high)}; }
Interval common(Interval a, Interval b) {
    return {std::max(a.low, b.low), std::min(a.high, b.high)};
}

// ---- corner to corner ----

bool touches(WallPiece wall, Point point) {
    return cross(wall.to - wall.from, point - wall.from) == 0 &&
           dot(point - wall.from, point - wall.to) <= 0;
}

int sign(long x) { return (x > 0) - (x < 0); }

/// Whether two closed segments have a point in common.
bool meet(WallPiece wall, Point a, Point b) {
    const Point along = wall.to - wall.from;
    const int a_side = sign(cross(along, a - wall.from));
    const int b_side = sign(cross(along, b - wall.from));
    const int from_side = sign(cross(b - a, wall.from - a));
    const int to_side = sign(cross(b - a, wall.to - a));
    if (a_side * b_side < 0 && from_side * to_side < 0) {
        return true;
    }
    const WallPiece line{a, b};
    return touches(wall, a) || touches(wall, b) || touches(line, wall.from) ||
           touches(line, wall.to);
}

bool corner_sees_corner(const std::vector<WallPiece>& walls, Hex from, Hex to) {
    for (Point a : corners_of(from)) {
        for (Point b : corners_of(to)) {
            if (std::ranges::none_of(walls, [&](WallPiece wall) { return meet(wall, a, b); })) {
                return true;
            }
        }
    }
    return false;
}

// ---- any part to any part ----

/// An exact fraction; the denominator is positive.
struct Fraction {
    long over = 0;
    long under = 1;
    friend bool operator<(Fraction a, Fraction b) { return a.over * b.under < b.over * a.under; }
};

/// The line of all points x with 2 * dot(square_to(along), x) == twice_offset.
struct Line {
    Point along;
    long twice_offset = 0;

    [[nodiscard]] long side(Point p) const { return 2 * dot(square_to(along), p) - twice_offset; }
    [[nodiscard]] bool parts(Point p, Point q) const { return (side(p) < 0) != (side(q) < 0); }
    /// How far along the line it crosses from p to q, which lie on two sides of it.
    [[nodiscard]] Fraction crossing(Point p, Point q) const {
        const long p_side = side(p);
        const long q_side = side(q);
        const long over = dot(p, along) * q_side - dot(q, along) * p_side;
        const long under = q_side - p_side;
        return under > 0 ? Fraction{over, under} : Fraction{-over, -under};
    }
};

struct SidePair {
    Fraction enters;
    Fraction leaves;
};

/// Where a line that goes through a hex, and through no corner, enters and leaves it.
SidePair passage(const Line& line, const Corners& corners) {
    std::array<Fraction, 2> crossings;
    std::size_t found = 0;
    for (std::size_t i = 0; i < corners.size() && found < crossings.size(); ++i) {
        const Point next = corners[(i + 1) % corners.size()];
        if (line.parts(corners[i], next)) {
            crossings[found++] = line.crossing(corners[i], next);
        }
    }
    return {std::min(crossings[0], crossings[1]), std::max(crossings[0], crossings[1])};
}

/// Whether the part of the line between the two hexes crosses no wall.
bool is_free(const Line& line, const Corners& a, const Corners& b,
             const std::vector<WallPiece>& walls) {
    const SidePair through_a = passage(line, a);
    const SidePair through_b = passage(line, b);
    const Fraction start = std::min(through_a.leaves, through_b.leaves);
    const Fraction end = std::max(through_a.enters, through_b.enters);
    return std::ranges::none_of(walls, [&](WallPiece wall) {
        if (!line.parts(wall.from, wall.to)) {
            return false;
        }
        const Fraction at = line.crossing(wall.from, wall.to);
        return !(at < start) && !(end < at);
    });
}

/// The convex hull of two hexes, as its shadows on the directions square to its sides.
struct Hull {
    std::array<Point, 4> axes;
    std::array<Interval, 4> shadows;

    Hull(const Corners& a, const Corners& b)
        : axes{Point{0, 1}, Point{1, -1}, Point{1, 1}, square_to(b[0] - a[0])} {
        for (std::size_t i = 0; i < axes.size(); ++i) {
            shadows[i] = both(shadow(a, axes[i]), shadow(b, axes[i]));
        }
    }

    /// Whether a wall reaches into the inside of the hull: whether no axis keeps them apart.
    /// The direction square to the wall is one of the axes too.
    [[nodiscard]] bool holds_part_of(WallPiece wall) const {
        return none_parts(wall, [](Interval piece, Interval hull) {
            return piece.high <= hull.low || piece.low >= hull.high;
        });
    }

    /// Whether a wall has a point in common with the hull, its rim included.
    [[nodiscard]] bool touches(WallPiece wall) const {
        return none_parts(wall, [](Interval piece, Interval hull) {
            return piece.high < hull.low || piece.low > hull.high;
        });
    }

private:
    template <class Apart>
    [[nodiscard]] bool none_parts(WallPiece wall, Apart apart) const {
        const std::array<Point, 2> ends{wall.from, wall.to};
        for (std::size_t i = 0; i < axes.size(); ++i) {
            if (apart(shadow(ends, axes[i]), shadows[i])) {
                return false;
            }
        }
        return true;
    }
};

/// Whether some line in this direction has a point in common with both hexes.
bool meets_both(Point along, const Corners& a, const Corners& b) {
    const Interval band = common(shadow(a, square_to(along)), shadow(b, square_to(along)));
    return band.low <= band.high;
}

/// The directions of all lines through two of the points that come to both hexes, each once, in
/// order of their angle, over half a turn about `middle`.
std::vector<Point> directions_between(const std::vector<Point>& points, Point middle,
                                      const Corners& a, const Corners& b) {
    std::vector<Point> directions;
    for (std::size_t i = 0; i < points.size(); ++i) {
        spend(4 * i);
        for (std::size_t j = 0; j < i; ++j) {
            const Point d = points[i] - points[j];
            const long ahead = dot(d, middle);
            const bool forward = ahead > 0 || (ahead == 0 && cross(middle, d) > 0);
            if (meets_both(d, a, b)) {
                directions.push_back(forward ? d : Point{} - d);
            }
        }
    }
    std::ranges::sort(directions, [](Point p, Point q) { return cross(p, q) > 0; });
    const auto repeated =
        std::ranges::unique(directions, [](Point p, Point q) { return cross(p, q) == 0; });
    directions.erase(repeated.begin(), repeated.end());
    return directions;
}

/// Whether some line in this direction goes through both hexes and is free between them. The
/// direction is that of no line through two critical points, so between two neighbouring
/// shadows of critical points all lines meet the same walls: one of them is tried.
bool free_line_along(Point along, const Corners& a, const Corners& b,
                     const std::vector<Point>& critical, const std::vector<WallPiece>& walls) {
    const Point axis = square_to(along);
    const Interval band = common(shadow(a, axis), shadow(b, axis));
    if (band.low >= band.high) {
        return false;
    }
    std::vector<long> shadows;
    spend(critical.size());
    for (const Point point : critical) {
        const long at = dot(point, axis);
        if (at >= band.low && at <= band.high) {
            shadows.push_back(at);
        }
    }
    std::ranges::sort(shadows);
    for (std::size_t i = 1; i < shadows.size(); ++i) {
        spend(4 + walls.size() / 2);
        if (shadows[i - 1] < shadows[i] &&
            is_free({along, shadows[i - 1] + shadows[i]}, a, b, walls)) {
            return true;
        }
    }
    return false;
}

/// Sweeps a line round by half a turn: what it meets changes only where it passes through two
/// critical points (corners of the hexes, ends of walls), so one direction between each two
/// neighbouring ones of those is tried, as far as such lines come to both hexes.
bool part_sees_part(const std::vector<WallPiece>& walls, Hex from, Hex to) {
    const Corners a = corners_of(from);
    const Corners b = corners_of(to);
    std::vector<Point> critical(a.begin(), a.end());
    critical.insert(critical.end(), b.begin(), b.end());
    const Hull hull(a, b);
    std::vector<WallPiece> near;
    for (const WallPiece wall : walls) {
        if (hull.holds_part_of(wall)) {
            near.push_back(wall);
            critical.push_back(wall.from);
            critical.push_back(wall.to);
        }
    }
    if (near.empty()) {
        return true;
    }
    std::ranges::sort(critical);
    critical.erase(std::ranges::unique(critical).begin(), critical.end());
    const Point middle = b[0] - a[0];
    const std::vector<Point> directions = directions_between(critical, middle, a, b);
    const std::size_t count = directions.size();
    const auto straight = static_cast<std::size_t>(
        std::ranges::lower_bound(directions, 0L, std::greater<>{},
                                 [&](Point d) { return cross(d, middle); }) -
        directions.begin());
    // from the straight direction outward to both sides, since there it is likeliest to be free
    for (std::size_t away = 0; 2 * away <= count; ++away) {
        for (const std::size_t i :
             {(straight + count - 1 - away) % count, (straight + away) % count}) {
            const Point next = i + 1 < count ? directions[i + 1] : Point{} - directions[0];
            if (free_line_along(directions[i] + next, a, b, critical, near)) {
                return true;
            }
        }
    }
    return false;
}

bool are_neighbours_without_wall(const std::vector<WallPiece>& walls, Hex from, Hex to) {
    return std::ranges::any_of(all_directions, [&](Direction d) {
        return neighbour(from, d) == to && std::ranges::count(walls, side_of(from, d)) == 0;
    });
}

}  // namespace

WallPiece side_of(Hex hex, Direction direction) {
    const Corners corners = corners_of(hex);
    const auto i = static_cast<std::size_t>(direction);
    const Point a = corners[i];
    const Point b = corners[(i + 1) % 6];
    return {std::min(a, b), std::max(a, b)};
}

bool may_block(SightRule rule, WallPiece wall, Hex from, Hex to) {
    const Hull hull(corners_of(from), corners_of(to));
    return rule == SightRule::corner_to_corner ? hull.touches(wall) : hull.holds_part_of(wall);
}

std::vector<WallPiece> sight_walls(const Map& map) {
    std::set<WallPiece> walls;
    const auto all_sides_of = [&](Hex hex) {
        for (const Direction d : all_directions) {
            walls.insert(side_of(hex, d));
        }
    };
    for (const Edge& wall : map.walls) {
        for (const Direction d : all_directions) {
            if (neighbour(wall.a, d) == wall.b) {
                walls.insert(side_of(wall.a, d));
            }
        }
    }
    std::ranges::for_each(map.wall_hexes, all_sides_of);
    for (const Door& door : map.doors) {
        if (!door.open) {
            all_sides_of(door.at);
        }
    }
    if (map.edges == Border::walls) {
        const std::set<Hex> listed(map.hexes.begin(), map.hexes.end());
        for (const Hex hex : listed) {
            for (const Direction d : all_directions) {
                if (!listed.contains(neighbour(hex, d))) {
                    walls.insert(side_of(hex, d));
                }
            }
        }
    }
    return {walls.begin(), walls.end()};
}

bool free_line(const std::vector<WallPiece>& walls, SightRule rule, Hex from, Hex to) {
    return rule == SightRule::corner_to_corner ? corner_sees_corner(walls, from, to)
                                               : part_sees_part(walls, from, to);
}

bool sees(const std::vector<WallPiece>& walls, const Edition& rules, Hex from, Hex to) {
    return (rules.adjacent_always_seen && are_neighbours_without_wall(walls, from, to)) ||
           free_line(walls, rules.sight, from, to);
}

}  // namespace standee::rulebook
