#pragma once

#include <array>
#include <vector>

#include "lib/board.hpp"
#include "pathing/range.hpp"

namespace standee {

/// The wall hexes of a map beside its other hexes, for what may be laid on them. Range is not
/// counted through a wall hex, but it is counted into one [area.placement, range.count].
class WallHexes {
public:
    void clear() { found_.clear(); }
    [[nodiscard]] bool empty() const { return found_.empty(); }

    /// Those of the map that some hex of the board adjoins, across no wall line.
    void find(const Map& map, const Board& board);

    /// Whether a hex is one of them and within `most` of the centre of the count, which reaches as
    /// far.
    [[nodiscard]] bool is_within(int most, Hex hex, const RangeCount& count) const;

private:
    struct WallHex {
        Hex at;
        std::array<HexIndex, direction_count> beside{};  ///< no_hex where no step leads in
    };
    std::vector<WallHex> found_;  // in hex order
};

}  // namespace standee
