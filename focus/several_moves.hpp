#pragma once

#include <cstdint>
#include <set>
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

    /// The hexes of the best ways, in hex order: of those that enter the same negative hexes in the
    /// same order and pass the same things the first; up to `most` of them. If nothing of that
    /// matters, the one of path_to [monster.ambiguity].
    [[nodiscard]] std::vector<std::vector<Hex>> paths_to(HexIndex hex, std::size_t most,
                                                         const DistancesFrom::Passed& passed) const;

private:
    struct Stop {
        Cost cost = Cost::none();
        HexIndex from = no_hex;  ///< where the last move set out; none: it was not made
    };
    using Stops = std::vector<Stop>;  // by hex

    /// A way, and what tells it from others.
    struct Way {
        std::vector<Hex> path;
        std::vector<HexIndex> negative;  // of the hexes entered
        std::set<std::uint16_t> passed;
        [[nodiscard]] bool is_as(const Way& other) const {
            return negative == other.negative && passed == other.passed;
        }
    };

    void move_on(const Stops& before, int points);
    void go_on(Way& way, std::span<const Hex> move, const DistancesFrom::Passed& passed) const;
    [[nodiscard]] std::vector<Way> ways_to(HexIndex hex, std::size_t moves, std::size_t most,
                                           const DistancesFrom::Passed& passed) const;

    const Movement* movement_ = nullptr;
    std::vector<int> points_;   ///< of each move
    std::vector<Stops> after_;  ///< after each move, that of none first
    DistancesFrom ways_;
};

}  // namespace standee
