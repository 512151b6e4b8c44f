#pragma once

#include <cstdint>

#include "lib/board.hpp"
#include "lib/edition.hpp"
#include "pathing/sight/lines.hpp"

namespace standee {

/// Whether lines of sight can be drawn on a board under one rule [los.line]. Wall lines, wall
/// hexes, closed doors and a walled border block a line that crosses or touches them. Figures and
/// obstacles do not block, and links carry no sight. A hex sees itself. Adjacent hexes with no wall
/// between them see each other if the edition says so, even if their corners touch walls; otherwise
/// they need a line like any other hexes.
///
/// Holds only a pointer to the board, which must outlive it. Threads may share it.
class Sight {
public:
    Sight(const Board& board, SightRule rule, bool adjacent_always_seen = false)
        : board_{&board}, rule_{rule}, adjacent_always_seen_{adjacent_always_seen} {}
    Sight(const Board& board, const Edition& rules)
        : Sight{board, rules.sight, rules.adjacent_always_seen} {}

    /// Whether there is a line of sight. The answer is exact, and the same in both directions.
    [[nodiscard]] bool clear(HexIndex from, HexIndex to) const {
        return !board_->blocks_sight() || from == to || clear_past_walls(from, to);
    }

    /// The line itself, or the line with the walls in the way. Up to `corridor_reach` hexes there
    /// is no line with fewer walls. Between adjacent hexes that always see each other, it is the
    /// line from centre to centre. The same line in both directions, turned around.
    [[nodiscard]] SightLine line(HexIndex from, HexIndex to) const;

private:
    [[nodiscard]] bool clear_past_walls(HexIndex from, HexIndex to) const;
    /// Whether the hexes see each other without any line, because they are adjacent.
    [[nodiscard]] bool seen_as_adjacent(HexIndex from, HexIndex to) const {
        return adjacent_always_seen_ && board_->adjacent(from, to);
    }

    const Board* board_;
    SightRule rule_;
    bool adjacent_always_seen_;
};

/// Says whether a line of sight has been denied on this thread since this object was made. If none
/// has, every result computed since then would be the same if nothing blocked sight.
class SightDenials {
public:
    SightDenials() : before_{count()} {}
    [[nodiscard]] bool any() const { return count() != before_; }

private:
    static std::uint64_t count();

    std::uint64_t before_;
};

}  // namespace standee
