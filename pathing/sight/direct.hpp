#pragma once

#include "lib/board.hpp"
#include "lib/edition.hpp"
#include "pathing/sight/lines.hpp"

namespace standee {

/// Sight between any two hexes decided on the board itself, at any distance and without tables
/// [los.line]. Exact; time and memory grow with the walls between the hexes, not with the board.
bool directly_clear(const Board& board, SightRule rule, Hex from, Hex to);

/// The same, with the line. Where there is none, the best of those between the centres and
/// the corners (the corners only, where the rule asks for them).
SightLine directly_drawn(const Board& board, SightRule rule, Hex from, Hex to);

}  // namespace standee
