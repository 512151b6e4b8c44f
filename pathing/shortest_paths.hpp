#pragma once

#include <cstdint>
#include <stack>
#include <vector>

#include "lib/hex.hpp"
#include "pathing/dijkstra.hpp"
#include "pathing/movement.hpp"

namespace standee {

/// The cheapest ways from one hex to all others: fewest negative hexes first, then fewest
/// points, with unlimited points [monster.focus-path]. One search serves a whole turn.
class DistancesFrom {
public:
    /// Searches from `start`, where the figure stands; `movement` must outlive this object's use.
    /// `settled(HexIndex, Cost)` is called for each hex with the cost of getting there, cheapest
    /// first, and answers with the cost beyond which nobody needs to know more: none() for no
    /// limit. A teleport settles nothing.
    template <class Settled>
    void search(const Movement& movement, HexIndex start, Settled settled) {
        movement_ = &movement;
        start_ = start;
        if (!movement.teleports()) {
            dijkstra(HexGraph{ForwardSteps{&movement}}, start, Cost{}, costs_, memory_, settled);
        }
    }
    void search(const Movement& movement, HexIndex start) {
        search(movement, start, [](HexIndex /*hex*/, Cost /*cost*/) { return Cost::none(); });
    }

    /// The best way that ends in `hex`; none() where there is none, or where it is beyond the
    /// limit of the search. Staying costs nothing.
    [[nodiscard]] Cost to(HexIndex hex) const;

    /// The hexes of that way: the start, then every hex entered, slid into too; of several
    /// cheapest ways the first in hex order. A teleport is its start and end.
    [[nodiscard]] std::vector<Hex> path_to(HexIndex hex) const;

    /// By hex, what a way that enters it passes, as numbers in order; empty: nothing matters.
    using Passed = std::vector<std::vector<std::uint16_t>>;

    /// The hexes of the cheapest ways to `hex`, in hex order: of those that enter the same negative
    /// hexes in the same order and pass the same things in any order the first; up to `most` of
    /// them [monster.ambiguity].
    [[nodiscard]] std::vector<std::vector<Hex>> paths_to(HexIndex hex, std::size_t most,
                                                         const Passed& passed = {}) const;

private:
    /// A step on a cheapest way, with the hexes that it enters.
    struct Entering {
        HexIndex target = no_hex;
        std::vector<HexIndex> hexes;
    };
    void mark_cheapest_ways_to(HexIndex hex) const;
    [[nodiscard]] std::vector<Entering> steps_on(HexIndex at) const;
    [[nodiscard]] std::vector<Hex> with_start(const std::vector<HexIndex>& entered) const;

    const Movement* movement_ = nullptr;
    HexIndex start_ = 0;
    std::vector<Cost> costs_;  // of getting there, before landing
    SearchMemory memory_;
    mutable Colours on_a_way_;  // working memory of path_to
    mutable std::stack<HexIndex, std::vector<HexIndex>> open_;
};

/// What remains of the way to one hex, from all others [monster.move-shorten].
class DistancesTo {
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
    SearchMemory memory_;
};

}  // namespace standee
