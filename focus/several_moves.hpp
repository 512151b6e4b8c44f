#pragma once

#include <span>
#include <vector>

#include "pathing/movement.hpp"
#include "pathing/shortest_paths.hpp"

namespace standee {

/// Where several moves, one after another, bring a figure: each ends in a hex where it may, and
/// the points that one leaves are lost [move.points].
class SeveralMoves {
public:
    /// Works out where moves of so many points lead from `start`. `movement` must outlive this
    /// object's use.
    void search(const Movement& movement, HexIndex start, std::span<const int> points);

    /// The best way that ends in `hex` after all moves; none() where they do not lead there.
    [[nodiscard]] Cost to(HexIndex hex) const { return after_.back()[hex].cost; }

    /// The hexes of that way, as DistancesFrom::path_to gives them: with as few moves as will do,
    /// and of several hexes to stop in the first.
    [[nodiscard]] std::vector<Hex> path_to(HexIndex hex) const;

private:
    struct Stop {
        Cost cost = Cost::none();
        HexIndex from = no_hex;  ///< where the last move set out; none: it was not made
    };
    using Stops = std::vector<Stop>;  // by hex

    void move_on(const Stops& before, int points);

    const Movement* movement_ = nullptr;
    std::vector<Stops> after_;  ///< after each move, that of none first
    DistancesFrom ways_;
};

}  // namespace standee
