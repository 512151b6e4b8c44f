#pragma once

#include <vector>

#include "lib/edition.hpp"
#include "lib/map.hpp"

namespace standee::rulebook {

/// A point of the plane. Hex [q,r] has its centre at (3q, q+2r) and its corners at (+-2,0) and
/// (+-1,+-1) from there: an affine picture, which changes no line's being straight or free.
struct Point {
    long x = 0;
    long y = 0;
    friend constexpr auto operator<=>(const Point&, const Point&) = default;
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
};

/// A closed piece of wall: a side of a hex.
struct WallPiece {
    Point from;
    Point to;
    friend constexpr auto operator<=>(const WallPiece&, const WallPiece&) = default;
};

/// Every side of a hex that blocks sight: wall lines, wall hexes, closed doors, and with a
/// border of walls the border.
std::vector<WallPiece> sight_walls(const Map& map);

/// The side of a hex towards a direction.
WallPiece side_of(Hex hex, Direction direction);

/// Whether a wall can matter to a line between two hexes by this rule: whether it reaches into the
/// room between them, or for lines from corner to corner touches it.
bool may_block(SightRule rule, WallPiece wall, Hex from, Hex to);

/// Whether a free line leads from one hex to another.
bool free_line(const std::vector<WallPiece>& walls, SightRule rule, Hex from, Hex to);

/// Whether one hex sees another by these rules: a free line leads there, or they are adjacent with
/// no wall between, where that is enough [los.line].
bool sees(const std::vector<WallPiece>& walls, const Edition& rules, Hex from, Hex to);

}  // namespace standee::rulebook
