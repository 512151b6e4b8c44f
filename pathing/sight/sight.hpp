#pragma once

#include "lib/board.hpp"
#include "lib/edition.hpp"
#include "pathing/sight/lines.hpp"

namespace standee {

/// Whether lines of sight can be drawn on a board under one rule [los.line]. Wall lines, wall
/// hexes, closed doors and a walled border block, and so does touching one; figures and
/// obstacles do not, and links carry no sight. The same for neighbours; a hex sees itself.
///
/// Holds nothing but a view of the board, which must outlive it. May be shared by threads.
class Sight {
public:
    Sight(const Board& board, SightRule rule);

    /// Whether there is a line of sight. Exact; the same both ways.
    [[nodiscard]] bool clear(HexIndex from, HexIndex to) const {
        return !board_->blocks_sight() || from == to || clear_past_walls(from, to);
    }

    /// The line itself, or the walls in the way. Up to `corridor_reach` hexes these are as few
    /// as there can be. The same line both ways, rotated round.
    [[nodiscard]] SightLine line(HexIndex from, HexIndex to) const;

private:
    [[nodiscard]] bool clear_past_walls(HexIndex from, HexIndex to) const;

    const Board* board_;
    SightRule rule_;
};

}  // namespace standee
