#include "tests/pathing/sight/sight_oracle.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <utility>

namespace standee::oracle {
namespace {

__extension__ using Wide = __int128;

struct Point {
    std::int64_t x, y;
    friend bool operator==(const Point&, const Point&) = default;
    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};
std::int64_t cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
std::int64_t dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
int sign(Wide v) { return v > 0 ? 1 : v < 0 ? -1 : 0; }

std::array<Point, 6> corners(Hex h) {
    const std::int64_t x = std::int64_t{3} * h.q;
    const std::int64_t y = std::int64_t{2} * h.r + h.q;
    return {
        {{x - 2, y}, {x - 1, y - 1}, {x + 1, y - 1}, {x + 2, y}, {x + 1, y + 1}, {x - 1, y + 1}}};
}

using Ends = std::array<Point, 2>;

/// The two corners that neighbours have in common.
Ends side_between(Edge e) {
    std::vector<Point> common;
    for (const Point p : corners(e.a)) {
        if (std::ranges::count(corners(e.b), p) != 0) {
            common.push_back(p);
        }
    }
    return {common.at(0), common.at(1)};
}

/// A line as a function that is positive on one side of it and negative on the other; no
/// critical point lies on it.
struct Probe {
    std::int64_t u, v, w;

    [[nodiscard]] std::int64_t operator()(Point p) const { return u * p.x + v * p.y + w; }
    [[nodiscard]] bool crosses(Ends ends) const {
        return ((*this)(ends[0]) > 0) != ((*this)(ends[1]) > 0);
    }
};

/// How far along a probe it crosses a side: a fraction, `under` positive.
struct Along {
    Wide over, under;
    friend bool operator<(Along a, Along b) { return a.over * b.under < b.over * a.under; }
};

Along along(const Probe& probe, Ends ends) {
    const Point way{probe.v, -probe.u};
    const Wide a = probe(ends[0]);
    const Wide b = probe(ends[1]);
    const Wide over = a * dot(way, ends[1]) - b * dot(way, ends[0]);
    return a > b ? Along{over, a - b} : Along{-over, b - a};
}

/// Where a probe enters a hex and where it leaves it; nothing if it misses it.
std::optional<std::pair<Along, Along>> through(const Probe& probe, Hex h) {
    std::vector<Along> found;
    const auto c = corners(h);
    for (std::size_t i = 0; i < c.size(); ++i) {
        if (const Ends side{c[i], c[(i + 1) % c.size()]}; probe.crosses(side)) {
            found.push_back(along(probe, side));
        }
    }
    if (found.empty()) {
        return std::nullopt;
    }
    return std::minmax(found.at(0), found.at(1));
}

/// Whether a probe leads from one hex to the other past all walls.
bool leads(const Probe& probe, const std::vector<Ends>& walls, Hex from, Hex to) {
    const auto first = through(probe, from);
    const auto second = through(probe, to);
    if (!first || !second) {
        return false;
    }
    const bool ahead = first->first < second->first;
    const Along leaves = ahead ? first->second : second->second;
    const Along enters = ahead ? second->first : first->first;
    return std::ranges::none_of(walls, [&](Ends wall) {
        if (!probe.crosses(wall)) {
            return false;
        }
        const Along at = along(probe, wall);
        return !(at < leaves) && !(enters < at);
    });
}

/// The lines next to the one through two critical points: rotated a little, either way, about
/// a point in each gap between the critical points on it.
std::vector<Probe> probes_round(Point a, Point b, const std::vector<Point>& critical) {
    const Point way = b - a;
    std::vector<std::int64_t> on;
    for (const Point p : critical) {
        if (cross(way, p - a) == 0) {
            on.push_back(2 * dot(way, p - a));
        }
    }
    std::ranges::sort(on);
    std::vector<std::int64_t> gaps{on.front() - 1};
    for (std::size_t i = 0; i + 1 < on.size(); ++i) {
        gaps.push_back((on[i] + on[i + 1]) / 2);
    }
    std::vector<Probe> probes;
    for (const std::int64_t gap : gaps) {
        for (const std::int64_t rotated : {-1, 1}) {
            // Far more than any 2 dot(way, p - a) here: a point off the line stays on its side.
            constexpr std::int64_t little = 10'000'000;
            const std::int64_t u = -little * way.y - rotated * 2 * way.x;
            const std::int64_t v = little * way.x - rotated * 2 * way.y;
            probes.push_back({u, v, rotated * gap - u * a.x - v * a.y});
        }
    }
    return probes;
}

bool some_part_sees(const std::vector<Ends>& walls, Hex from, Hex to) {
    std::vector<Point> critical;
    const auto add = [&](Point p) {
        if (std::ranges::find(critical, p) == critical.end()) {
            critical.push_back(p);
        }
    };
    std::ranges::for_each(corners(from), add);
    std::ranges::for_each(corners(to), add);
    for (const Ends wall : walls) {
        std::ranges::for_each(wall, add);
    }
    for (std::size_t i = 0; i < critical.size(); ++i) {
        for (std::size_t j = i + 1; j < critical.size(); ++j) {
            for (const Probe& probe : probes_round(critical[i], critical[j], critical)) {
                if (leads(probe, walls, from, to)) {
                    return true;
                }
            }
        }
    }
    return false;
}

/// A point with a denominator: which way p, q and c turn.
int turn(RationalPoint p, RationalPoint q, RationalPoint c) {
    return sign(Wide{p.x} * (Wide{q.y} * c.over - Wide{c.y} * q.over) -
                Wide{p.y} * (Wide{q.x} * c.over - Wide{c.x} * q.over) +
                Wide{p.over} * (Wide{q.x} * c.y - Wide{q.y} * c.x));
}

/// Whether p lies in the box that q and r span.
bool in_box(RationalPoint p, RationalPoint q, RationalPoint r) {
    const auto side = [&](std::int64_t RationalPoint::* axis, RationalPoint end) {
        return sign(Wide{p.*axis} * end.over - Wide{end.*axis} * p.over);
    };
    return side(&RationalPoint::x, q) * side(&RationalPoint::x, r) <= 0 &&
           side(&RationalPoint::y, q) * side(&RationalPoint::y, r) <= 0;
}

bool meet(const Segment& s, Ends ends) {
    const RationalPoint a{ends[0].x, ends[0].y, 1};
    const RationalPoint b{ends[1].x, ends[1].y, 1};
    const auto on = [](RationalPoint p, RationalPoint q, RationalPoint r) {
        return turn(q, r, p) == 0 && in_box(p, q, r);
    };
    if (on(s.from, a, b) || on(s.to, a, b) || on(a, s.from, s.to) || on(b, s.from, s.to)) {
        return true;
    }
    return turn(s.from, s.to, a) * turn(s.from, s.to, b) < 0 &&
           turn(a, b, s.from) * turn(a, b, s.to) < 0;
}

}  // namespace

std::vector<Edge> walls(const Map& map) {
    const std::set<Hex> listed(map.hexes.begin(), map.hexes.end());
    std::set<Edge> found;
    const auto add = [&](Hex a, Hex b) { found.insert({std::min(a, b), std::max(a, b)}); };
    const auto around = [](Hex h) {
        return std::array<Hex, 6>{{{h.q + 1, h.r},
                                   {h.q - 1, h.r},
                                   {h.q, h.r + 1},
                                   {h.q, h.r - 1},
                                   {h.q + 1, h.r - 1},
                                   {h.q - 1, h.r + 1}}};
    };
    const auto enclose = [&](Hex h) {
        for (const Hex n : around(h)) {
            add(h, n);
        }
    };
    for (const Edge& wall : map.walls) {
        add(wall.a, wall.b);
    }
    std::ranges::for_each(map.wall_hexes, enclose);
    for (const Door& door : map.doors) {
        if (!door.open) {
            enclose(door.at);
        }
    }
    if (map.edges == Border::walls) {
        for (const Hex h : listed) {
            for (const Hex n : around(h)) {
                if (!listed.contains(n)) {
                    add(h, n);
                }
            }
        }
    }
    return {found.begin(), found.end()};
}

bool sees(const std::vector<Edge>& walls, SightRule rule, Hex from, Hex to) {
    if (from == to) {
        return true;
    }
    std::vector<Ends> sides;
    std::ranges::transform(walls, std::back_inserter(sides), side_between);
    if (rule == SightRule::any_part_to_any_part) {
        return some_part_sees(sides, from, to);
    }
    return std::ranges::any_of(corners(from), [&](Point a) {
        return std::ranges::any_of(corners(to), [&](Point b) {
            const Segment segment{{a.x, a.y, 1}, {b.x, b.y, 1}};
            return std::ranges::none_of(sides, [&](Ends side) { return meet(segment, side); });
        });
    });
}

bool touches(const Segment& segment, Edge side) { return meet(segment, side_between(side)); }

bool lies_in(RationalPoint p, Hex hex) {
    const auto c = corners(hex);
    for (std::size_t i = 0; i < c.size(); ++i) {
        const Point a = c[i];
        const Point b = c[(i + 1) % c.size()];
        if (turn({a.x, a.y, 1}, {b.x, b.y, 1}, p) < 0) {
            return false;
        }
    }
    return true;
}

bool is_corner(RationalPoint p, Hex hex) {
    return std::ranges::any_of(corners(hex),
                               [=](Point c) { return p == RationalPoint{c.x, c.y, 1}; });
}

}  // namespace standee::oracle
