#pragma once

#include <cstdint>

#include "lib/board.hpp"
#include "lib/edition.hpp"
#include "pathing/sight/lines.hpp"

namespace standee {

/// Whether lines of sight can be drawn on a board under one rule [los.line]. Wall lines, wall
/// hexes, closed doors and a walled border block, and so does touching one; figures and
/// obstacles do not, and links carry no sight. A hex sees itself. Adjacent hexes with no wall
/// between them see each other if the edition says so, whatever walls their corners touch; else
/// they need a line like any others.
///
/// Holds nothing but a view of the board, which must outlive it. May be shared by threads.
class Sight {
public:
    Sight(const Board& board, SightRule rule, bool adjacent_always_seen = false)
        : board_{&board}, rule_{rule}, adjacent_always_seen_{adjacent_always_seen} {}
    Sight(const Board& board, const Edition& rules)
        : Sight{board, rules.sight, rules.adjacent_always_seen} {}

    /// Whether there is a line of sight. Exact; the same both ways.
    [[nodiscard]] bool clear(HexIndex from, HexIndex to) const {
        return !board_->blocks_sight() || from == to || clear_past_walls(from, to);
    }

    /// The line itself, or the walls in the way. Up to `corridor_reach` hexes these are as few
    /// as there can be. Between adjacent hexes that always see each other it is the line from
    /// centre to centre. The same line both ways, rotated round.
    [[nodiscard]] SightLine line(HexIndex from, HexIndex to) const;

private:
    [[nodiscard]] bool clear_past_walls(HexIndex from, HexIndex to) const;
    /// The one rule of sight that asks for no line.
    [[nodiscard]] bool seen_as_adjacent(HexIndex from, HexIndex to) const {
        return adjacent_always_seen_ && board_->adjacent(from, to);
    }

    const Board* board_;
    SightRule rule_;
    bool adjacent_always_seen_;
};

/// Tells whether a line of sight has been denied on this thread since this object was made. If none
/// has, whatever was worked out in between would be the same if nothing blocked sight.
class SightDenials {
public:
    SightDenials() : before_{count()} {}
    [[nodiscard]] bool any() const { return count() != before_; }

private:
    static std::uint64_t count();

    std::uint64_t before_;
};

}  // namespace standee
