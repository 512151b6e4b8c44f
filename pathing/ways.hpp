#pragma once

#include <vector>

#include "lib/hex.hpp"
#include "pathing/bucket_queue.hpp"
#include "pathing/colours.hpp"
#include "pathing/movement.hpp"

namespace standee {

/// The cheapest ways from one hex to all others: fewest negative hexes first, then fewest
/// points, with unlimited points [monster.focus-path]. One search serves a whole turn.
class WaysFrom {
public:
    /// Searches from `start`, where the figure stands. `movement` must outlive this object's use.
    void search(const Movement& movement, HexIndex start);

    /// The best way that ends in `hex`; none() where there is none. Staying costs nothing.
    [[nodiscard]] Cost to(HexIndex hex) const;

    /// The hexes of that way: the start, then every hex entered, slid into too; of several
    /// cheapest ways the first in hex order. A teleport is its start and end.
    [[nodiscard]] std::vector<Hex> path_to(HexIndex hex) const;

private:
    void mark_cheapest_ways_to(HexIndex hex) const;

    const Movement* movement_ = nullptr;
    HexIndex start_ = 0;
    std::vector<Cost> costs_;  // of getting there, before landing
    BucketQueue queue_;
    Colours colours_;
    mutable std::vector<char> on_a_way_;  // working memory of path_to
    mutable std::vector<HexIndex> open_;
};

/// What remains of the way to one hex, from all others [monster.move-shorten].
class WaysTo {
public:
    /// Searches backwards from `goal` until the way from `from` is known; ways that are dearer
    /// than that one are left out.
    void search(const Movement& movement, HexIndex goal, HexIndex from);

    /// The best way from `hex` to the goal, ending there; none() where there is none, or none
    /// as cheap as the one that was asked for.
    [[nodiscard]] Cost from(HexIndex hex) const;

private:
    const Movement* movement_ = nullptr;
    HexIndex goal_ = 0;
    std::vector<Cost> costs_;
    BucketQueue queue_;
    Colours colours_;
};

}  // namespace standee
