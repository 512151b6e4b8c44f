#pragma once

#include <optional>
#include <vector>

#include "lib/scene.hpp"
#include "pathing/shortest_paths.hpp"
#include "threat/footing.hpp"
#include "threat/threat.hpp"
#include "threat/ways_by_points.hpp"

namespace standee {

/// Where a figure could end a move, and the best ways there: of the ways within its movement points
/// those with the fewest negative hexes, then the fewest points [move.points,
/// monster.focus-negative-hexes].
class WaysInReach {
public:
    /// `board` is the compiled map of the scene; it must outlive this object.
    WaysInReach(const Scene& scene, const Board& board, const Figure& figure, ThreatMove move);
    ~WaysInReach() = default;
    WaysInReach(const WaysInReach&) = delete;
    WaysInReach& operator=(const WaysInReach&) = delete;
    WaysInReach(WaysInReach&&) = delete;
    WaysInReach& operator=(WaysInReach&&) = delete;

    /// The cost of the best ways to a hex; none() if the figure cannot end there.
    [[nodiscard]] Cost to(HexIndex hex) const;

    /// The best ways to a hex, at most 64. Empty if they enter no negative hex, because then
    /// nothing happens on them. A way lists the hexes entered by the figure's own steps. Of ways on
    /// which the same things happen to the figure in the same order, only one is listed.
    [[nodiscard]] std::vector<std::vector<Hex>> ways_to(HexIndex hex) const;

private:
    int points_;
    Movement movement_;
    DistancesFrom distances_;
    Footing footing_;
    std::optional<WaysByPoints> by_points_;  // none: the cheapest ways of all are the best
};

}  // namespace standee
