#pragma once

#include "lib/board.hpp"
#include "lib/edition.hpp"
#include "pathing/sight/lines.hpp"

namespace standee {

/// Whether there is sight between any two hexes, decided on the board itself, at any distance and
/// without tables [los.line]. The result is exact. Time and memory grow with the number of walls
/// between the hexes, not with the size of the board.
bool directly_clear(const Board& board, SightRule rule, Hex from, Hex to);

/// The same, with the line. If there is no sight, the line between the centres or corners with the
/// fewest walls in the way (between corners only, if the rule asks for them).
SightLine directly_drawn(const Board& board, SightRule rule, Hex from, Hex to);

}  // namespace standee
