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
    /// Of the hexes it could end in within this turn's points, those from which the whole way
    /// has the fewest negative hexes, then the fewest points remain, then the fewest are spent;
    /// where it stands is among them. `ways` is the best way to end in each hex, `onward` how it
    /// moves from there on. Holds until the next call.
    std::span<const HexIndex> towards(const TurnContext& situation, std::span<const Cost> ways,
                                      const Movement& onward, HexIndex goal);

    /// What remains from where it stands, and from where it goes, after `towards`.
    [[nodiscard]] Cost remaining_before() const { return before_; }
    [[nodiscard]] Cost remaining_after() const { return after_; }
    /// What remains from a hex.
    [[nodiscard]] Cost remaining_from(HexIndex hex) const { return rest_.from(hex); }

private:
    DistancesTo rest_;
    std::vector<HexIndex> ends_;
    Cost before_;
    Cost after_;
};

}  // namespace standee
