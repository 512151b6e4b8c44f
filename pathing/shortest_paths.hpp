#pragma once

#include <cstdint>
#include <stack>
#include <vector>

#include "lib/hex.hpp"
#include "pathing/dijkstra.hpp"
#include "pathing/movement.hpp"

namespace standee {

/// The cheapest paths from one hex to all others, without a limit of points: fewest negative hexes
/// first, then fewest points [monster.focus-path]. One search serves a whole turn.
class DistancesFrom {
public:
    /// Searches from `start`, where the figure stands. `movement` must outlive the use of this
    /// object. Calls `settled(HexIndex, Cost)` for each hex with the cost of getting there, the
    /// cheapest first. It returns the cost beyond which the search may stop, none() for no limit.
    /// `settled` is not called for a teleport.
    template <class Settled>
    void search(const Movement& movement, HexIndex start, Settled settled) {
        movement_ = &movement;
        start_ = start;
        if (movement.teleports()) {
            return;
        }
        if (movement.is_plain()) {
            dijkstra(HexGraph{PlainForwardSteps{movement}}, start, Cost{}, costs_, queue_, settled);
        } else {
            dijkstra(HexGraph{ForwardSteps{&movement}}, start, Cost{}, costs_, queue_, settled);
        }
    }
    void search(const Movement& movement, HexIndex start) {
        search(movement, start, [](HexIndex /*hex*/, Cost /*cost*/) { return Cost::none(); });
    }

    /// The cost of the best path that ends in `hex`; none() if there is no such path, or if it
    /// costs more than the limit of the search. Staying costs nothing [monster.focus-path,
    /// monster.focus-negative-hexes].
    [[nodiscard]] Cost to(HexIndex hex) const {
        if (hex == start_) {
            return Cost{};
        }
        const Cost landing = movement_->land(hex);
        if (!landing.possible()) {
            return Cost::none();
        }
        if (movement_->teleports()) {
            return by_teleport_to(hex) + landing;
        }
        const bool found = costs_[hex].possible() && costs_[hex] <= queue_.limit();
        return found ? costs_[hex] + landing : Cost::none();
    }

    /// Writes the same cost for every hex.
    void write_costs(std::vector<Cost>& costs) const;

    /// The hexes of that path: the start, then every hex entered, including by sliding. Of several
    /// cheapest paths, the first in hex order. A teleport consists of its start and its end.
    [[nodiscard]] std::vector<Hex> path_to(HexIndex hex) const;

    /// By hex, the things that a path passes when it enters the hex, as sorted numbers. Empty if no
    /// path passes anything.
    using Passed = std::vector<std::vector<std::uint16_t>>;

    /// At most `most` of the cheapest paths to `hex`, in hex order. Of paths that enter the same
    /// negative hexes in the same order and pass the same things in any order, only the first is
    /// listed [monster.ambiguity].
    [[nodiscard]] std::vector<std::vector<Hex>> paths_to(HexIndex hex, std::size_t most,
                                                         const Passed& passed = {}) const;

private:
    /// A step on a cheapest path.
    struct Entering {
        /// The first hex entered; further ones follow if the figure slides.
        HexIndex first = no_hex;
        HexIndex target = no_hex;
        unsigned direction = 0;
    };
    [[nodiscard]] Cost by_teleport_to(HexIndex hex) const;
    void mark_cheapest_paths_to(HexIndex hex) const;
    template <class Graph>
    void mark_along(const Graph& steps_back, HexIndex hex) const;
    template <class Use>
    void for_each_step_on(HexIndex at, Use use) const;
    [[nodiscard]] Entering first_step_on(HexIndex at) const;
    [[nodiscard]] std::vector<Entering> steps_on(HexIndex at) const;
    template <class Use>
    void for_each_entered(const Entering& step, Use use) const;
    [[nodiscard]] std::vector<Hex> with_start(const std::vector<HexIndex>& entered) const;

    const Movement* movement_ = nullptr;
    HexIndex start_ = 0;
    std::vector<Cost> costs_;  // the cost of getting there, without ending there
    BucketQueue queue_;
    // Working memory of path_to.
    mutable std::vector<boost::default_color_type> on_a_path_;
    mutable std::stack<HexIndex, std::vector<HexIndex>> open_;
};

/// The cheapest paths from all hexes to one hex [monster.move-shorten].
class DistancesTo {
public:
    /// Searches backwards from `goal`, the cheapest paths first, until `is_last(HexIndex, Cost)` is
    /// true of a hex and the cost from there. Paths that cost more than that are left out.
    template <class IsLast>
    void search(const Movement& movement, HexIndex goal, IsLast is_last) {
        movement_ = &movement;
        goal_ = goal;
        if (movement.teleports()) {
            return;
        }
        const auto limit = [&](HexIndex hex, Cost cost) {
            return is_last(hex, cost) ? cost : Cost::none();
        };
        if (movement.is_plain()) {
            dijkstra(HexGraph{PlainBackwardSteps{movement}}, goal, movement.land(goal), costs_,
                     queue_, limit);
        } else {
            dijkstra(HexGraph{BackwardSteps{&movement}}, goal, movement.land(goal), costs_, queue_,
                     limit);
        }
    }

    /// The cost of the best path from `hex` that ends in the goal; none() if there is no path, or
    /// if the search left it out.
    [[nodiscard]] Cost from(HexIndex hex) const {
        if (hex == goal_) {
            return Cost{};
        }
        if (movement_->teleports()) {
            return by_teleport_from(hex);
        }
        return costs_[hex] <= queue_.limit() ? costs_[hex] : Cost::none();
    }

private:
    [[nodiscard]] Cost by_teleport_from(HexIndex hex) const;

    const Movement* movement_ = nullptr;
    HexIndex goal_ = 0;
    std::vector<Cost> costs_;
    BucketQueue queue_;
};

}  // namespace standee
