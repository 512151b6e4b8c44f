#pragma once

#include <vector>

#include "lib/edition.hpp"
#include "lib/map.hpp"

namespace standee::rulebook {

/// A point of the plane. Hex [q,r] has its centre at (3q, q+2r) and its corners at (+-2,0) and
/// (+-1,+-1) from there. This is an affine image of the board, so straight lines stay straight and
/// free lines stay free.
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

/// Every side of a hex that blocks sight: wall lines, wall hexes, closed doors, and the border if
/// it is a wall.
std::vector<WallPiece> sight_walls(const Map& map);

/// The side of a hex towards a direction.
WallPiece side_of(Hex hex, Direction direction);

/// Whether a wall can matter to a line between two hexes under this rule: it reaches into the area
/// between them or, for lines from corner to corner, touches it.
bool may_block(SightRule rule, WallPiece wall, Hex from, Hex to);

/// Whether a free line leads from one hex to another.
bool free_line(const std::vector<WallPiece>& walls, SightRule rule, Hex from, Hex to);

/// Whether one hex sees another under these rules: there is a free line, or they are adjacent with
/// no wall between and the rules say that this is enough [los.line].
bool sees(const std::vector<WallPiece>& walls, const Edition& rules, Hex from, Hex to);

}  // namespace standee::rulebook
