#pragma once

#include <vector>

#include "lib/clause.hpp"
#include "lib/map.hpp"

namespace standee::oracle {

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

/// Whether a wall can matter to sight between two hexes by the rule of the edition: whether it
/// reaches into the room between them, or for lines from corner to corner touches it.
bool may_block(EditionId edition, WallPiece wall, Hex from, Hex to);

/// Whether a free line leads from one hex to another, by the rule of the edition [los.line].
bool sees(const std::vector<WallPiece>& walls, EditionId edition, Hex from, Hex to);

}  // namespace standee::oracle
