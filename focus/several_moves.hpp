#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>
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

    /// The cost of the best path that ends in `hex` after all moves; none() where they do not lead
    /// there.
    [[nodiscard]] Cost to(HexIndex hex) const { return after_.back()[hex].cost; }

    /// The hexes of that path, as DistancesFrom::path_to gives them. It makes as few of the moves
    /// as possible, and of several hexes to stop in it takes the first.
    [[nodiscard]] std::vector<Hex> path_to(HexIndex hex) const;

    /// The hexes of up to `most` of the best paths, in hex order: of the paths that enter the same
    /// negative hexes in the same order and pass the same things, the first one. Where no path
    /// enters or passes any, only path_to [monster.ambiguity].
    [[nodiscard]] std::vector<std::vector<Hex>> paths_to(HexIndex hex, std::size_t most,
                                                         const DistancesFrom::Passed& passed) const;

private:
    struct Stop {
        Cost cost = Cost::none();
        HexIndex from = no_hex;  ///< where the last move set out; none: it was not made
    };
    using Stops = std::vector<Stop>;  // by hex

    /// What distinguishes one path from another.
    struct Crossed {
        std::vector<HexIndex> negative;  ///< the negative hexes entered, in order
        std::set<std::uint16_t> passed;
        friend auto operator<=>(const Crossed&, const Crossed&) = default;
    };
    using Paths = std::map<Crossed, std::vector<Hex>>;

    /// One move between two hexes, by its best path.
    struct Leg {
        HexIndex other = no_hex;  ///< where it ends, or where it starts
        Cost cost;
    };
    /// All moves from a hex by as many points as any of the moves has, by where they end.
    const std::vector<Leg>& legs_from(HexIndex hex);
    [[nodiscard]] std::vector<HexIndex> reached() const;
    std::vector<HexIndex> move_on(int points, const std::vector<HexIndex>& starts);
    /// All moves found by `search`, by where they end.
    [[nodiscard]] std::vector<std::vector<Leg>> legs_by_end() const;
    [[nodiscard]] Crossed crossed_by(std::span<const Hex> move,
                                     const DistancesFrom::Passed& passed) const;
    /// The path of one move, and what it crosses.
    struct LegPath {
        std::vector<Hex> hexes;
        Crossed crossed;
    };
    static void append_to_each(const Paths& earlier, const LegPath& move, Paths& all);
    /// A search for the paths to one hex, and what it has found.
    struct PathSearch {
        std::size_t most;
        const DistancesFrom::Passed& passed;
        std::vector<std::vector<Leg>> legs;                       ///< by where they end
        std::map<std::pair<std::size_t, HexIndex>, Paths> found;  ///< by moves made, then by end
        std::map<std::pair<HexIndex, HexIndex>, std::vector<LegPath>> moves;  ///< by start and end
    };
    const Paths& best_paths_to(HexIndex hex, std::size_t moves, PathSearch& search) const;
    const std::vector<LegPath>& paths_of_leg(HexIndex from, HexIndex hex, PathSearch& search) const;
    [[nodiscard]] Paths paths_with_last_move(HexIndex hex, std::size_t moves,
                                             PathSearch& search) const;

    const Movement* movement_ = nullptr;
    std::vector<int> points_;                            ///< of each move
    std::vector<Stops> after_;                           ///< after each move, that of none first
    int most_points_ = 0;                                ///< of any move
    std::vector<std::optional<std::vector<Leg>>> legs_;  ///< by start; none: not needed so far
    DistancesFrom distances_;
};

}  // namespace standee
