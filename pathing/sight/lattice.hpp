#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <numeric>

#include "lib/hex.hpp"

namespace standee {

/// A point of the lattice in which the centre of hex [q,r] is (3q, q+2r) and its corners lie
/// (+-2,0) and (+-1,+-1) from it; x grows to the right, y downward. The lattice is the drawn board,
/// stretched. Stretching does not change sight, so sight can be decided with integers.
struct LatticePoint {
    int x = 0;
    int y = 0;

    friend constexpr auto operator<=>(const LatticePoint&, const LatticePoint&) = default;
    friend constexpr LatticePoint operator+(LatticePoint a, LatticePoint b) {
        return {a.x + b.x, a.y + b.y};
    }
};

/// The point (x / over, y / over) of the plane, as fractions in lowest terms with `over` positive.
struct RationalPoint {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t over = 1;

    friend constexpr bool operator==(const RationalPoint&, const RationalPoint&) = default;
};

constexpr RationalPoint rational(LatticePoint p) { return {p.x, p.y, 1}; }

constexpr RationalPoint reduced(RationalPoint p) {
    const std::int64_t common = std::gcd(std::gcd(p.x, p.y), p.over) * (p.over < 0 ? -1 : 1);
    return {p.x / common, p.y / common, p.over / common};
}

/// A straight line from one point to another.
struct Segment {
    RationalPoint from;
    RationalPoint to;

    friend constexpr bool operator==(const Segment&, const Segment&) = default;
};

constexpr LatticePoint centre(Hex h) { return {3 * h.q, h.q + 2 * h.r}; }

/// Corner i, 0 to 5 clockwise: the one between the side towards `Direction(i)` and the next side.
constexpr LatticePoint corner(Hex h, int i) {
    constexpr std::array<LatticePoint, direction_count> offsets{
        {{1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}}};
    return centre(h) + offsets[static_cast<std::size_t>(i)];
}

/// A side of a hex, which is also a side of its neighbour.
struct HexEdge {
    Hex hex;
    Direction side{};

    friend constexpr auto operator<=>(const HexEdge&, const HexEdge&) = default;
};

/// The directions of the neighbours that come later in hex order.
inline constexpr std::array<Direction, 3> canonical_directions{Direction::ne, Direction::se,
                                                               Direction::s};

/// The same side, given by the one of its two hexes that comes first in hex order.
constexpr HexEdge canonical(HexEdge s) {
    const Hex other = neighbour(s.hex, s.side);
    return s.hex < other ? s : HexEdge{other, opposite(s.side)};
}

/// The two ends of a side, from the point of view of somebody who crosses it.
struct CrossedSide {
    LatticePoint left;
    LatticePoint right;
};

constexpr CrossedSide out_of(HexEdge s) {
    const int i = static_cast<int>(s.side);
    return {corner(s.hex, (i + direction_count - 1) % direction_count), corner(s.hex, i)};
}

constexpr CrossedSide into(HexEdge s) {
    const CrossedSide out = out_of(s);
    return {out.right, out.left};
}

/// Positive if `p` lies to the right of the line from `a` to `b`, negative if to the left, 0 if on
/// the line. Exact for every point of a board.
constexpr std::int64_t turn(LatticePoint a, LatticePoint b, LatticePoint p) {
    return std::int64_t{b.x - a.x} * (p.y - a.y) - std::int64_t{b.y - a.y} * (p.x - a.x);
}

/// Whether `p` lies beyond the portal for somebody who crosses it.
constexpr bool beyond(CrossedSide portal, LatticePoint p) {
    return turn(portal.left, portal.right, p) < 0;
}
constexpr bool before(CrossedSide portal, LatticePoint p) {
    return turn(portal.left, portal.right, p) > 0;
}

/// Whether the segments ab and cd, including their ends, have a point in common; a and b may be the
/// same point.
constexpr bool touch(LatticePoint a, LatticePoint b, LatticePoint c, LatticePoint d) {
    const auto apart = [](int p, int q, int r, int s) {
        return (p < r && p < s && q < r && q < s) || (p > r && p > s && q > r && q > s);
    };
    if (apart(a.x, b.x, c.x, d.x) || apart(a.y, b.y, c.y, d.y)) {
        return false;
    }
    const auto strictly_one_side = [](std::int64_t s, std::int64_t t) {
        return (s > 0 && t > 0) || (s < 0 && t < 0);
    };
    return !strictly_one_side(turn(a, b, c), turn(a, b, d)) &&
           !strictly_one_side(turn(c, d, a), turn(c, d, b));
}

}  // namespace standee
