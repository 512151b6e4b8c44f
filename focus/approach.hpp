#pragma once

#include <span>
#include <vector>

#include "focus/turn_context.hpp"
#include "pathing/movement.hpp"
#include "pathing/shortest_paths.hpp"

namespace standee {

/// Where a figure goes if it heads for a hex that it does not reach this turn
/// [monster.move-shorten, monster.move-minimum].
class Approach {
public:
    /// The hexes within this turn's points, its own included, that bring it nearest: first those
    /// with the fewest negative hexes on the whole path, then those from which the fewest points
    /// remain, then those that cost the fewest points. `costs` are the costs of the best paths to
    /// each hex, and `onward` is how it moves from there on. Valid until the next call.
    std::span<const HexIndex> towards(const TurnContext& situation, std::span<const Cost> costs,
                                      const Movement& onward, HexIndex goal);
    /// The same hexes, for a caller that does not ask what remains: the search goes no farther back
    /// from the goal than to the nearest of them.
    std::span<const HexIndex> ends_towards(const TurnContext& situation,
                                           std::span<const Cost> costs, const Movement& onward,
                                           HexIndex goal);

    /// What remains from where it stands, and from where it goes, after `towards`.
    [[nodiscard]] Cost remaining_before() const { return rest_.from(start_); }
    [[nodiscard]] Cost remaining_after() const { return rest_.from(ends_.front()); }
    /// What remains from a hex, after `towards`; none where it is more than from where it stands.
    [[nodiscard]] Cost remaining_from(HexIndex hex) const { return rest_.from(hex); }

private:
    std::span<const HexIndex> nearest(const TurnContext& situation, std::span<const Cost> costs);

    DistancesTo rest_;
    HexIndex start_ = no_hex;
    std::vector<HexIndex> ends_;
};

}  // namespace standee
