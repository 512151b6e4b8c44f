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

/// Computes where several moves, one after another, bring a figure. Each move must end in a hex
/// where the figure may end; points that it does not use are lost [move.points].
class SeveralMoves {
public:
    /// Computes where moves of so many points each lead from `start`. `movement` must outlive the
    /// use of this object.
    void search(const Movement& movement, HexIndex start, std::span<const int> points);

    /// The cost of the best path that ends in `hex` after all moves; none() if they do not lead
    /// there.
    [[nodiscard]] Cost to(HexIndex hex) const { return after_.back()[hex].cost; }

    /// The hexes of that path, in the form of DistancesFrom::path_to. It uses as few of the moves
    /// as possible; of several hexes to stop in, it takes the first.
    [[nodiscard]] std::vector<Hex> path_to(HexIndex hex) const;

    /// The hexes of at most `most` of the best paths, in hex order. Of paths that enter the same
    /// negative hexes in the same order and pass the same things, only the first is listed. If no
    /// path enters or passes any, only path_to is [monster.ambiguity].
    [[nodiscard]] std::vector<std::vector<Hex>> paths_to(HexIndex hex, std::size_t most,
                                                         const DistancesFrom::Passed& passed) const;

private:
    struct Stop {
        Cost cost = Cost::none();
        HexIndex from = no_hex;  ///< where the last move began; no_hex: it was not made
    };
    using Stops = std::vector<Stop>;  // by hex

    /// The properties by which paths differ.
    struct Crossed {
        std::vector<HexIndex> negative;  ///< the negative hexes entered, in order
        std::set<std::uint16_t> passed;
        friend auto operator<=>(const Crossed&, const Crossed&) = default;
    };
    using Paths = std::map<Crossed, std::vector<Hex>>;

    /// A single move between two hexes, along its best path.
    struct Leg {
        HexIndex other = no_hex;  ///< where the move ends, or where it starts
        Cost cost;
    };
    /// All moves from a hex with as many points as the longest of the moves has, by where they end.
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
    /// A search for the paths to one hex, with the results so far.
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
    std::vector<int> points_;   ///< of each move
    std::vector<Stops> after_;  ///< after each move; the first entry is before any move
    int most_points_ = 0;       ///< of any move
    std::vector<std::optional<std::vector<Leg>>> legs_;  ///< by start; none: not computed yet
    DistancesFrom distances_;
};

}  // namespace standee
