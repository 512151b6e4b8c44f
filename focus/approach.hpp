#pragma once

#include <span>
#include <vector>

#include "focus/turn_context.hpp"
#include "pathing/movement.hpp"
#include "pathing/shortest_paths.hpp"

namespace standee {

/// Where a figure goes if it heads for a hex that it cannot reach this turn [monster.move-shorten,
/// monster.move-minimum].
class Approach {
public:
    /// The hexes in which the figure may end this turn, its own included, to come nearest to
    /// `goal`: first those with the fewest negative hexes on the whole path, then those with the
    /// fewest points still to go, then those that cost the fewest points. `costs` holds the cost of
    /// the best path to each hex; `onward` is how the figure moves from there to the goal. Valid
    /// until the next call.
    std::span<const HexIndex> towards(const TurnContext& situation, std::span<const Cost> costs,
                                      const Movement& onward, HexIndex goal);
    /// The same hexes, for a caller that does not ask for remaining costs: the search stops as soon
    /// as it has found them.
    std::span<const HexIndex> ends_towards(const TurnContext& situation,
                                           std::span<const Cost> costs, const Movement& onward,
                                           HexIndex goal);

    /// After `towards`: the cost that remains from where the figure stands, and from where it goes.
    [[nodiscard]] Cost remaining_before() const { return rest_.from(start_); }
    [[nodiscard]] Cost remaining_after() const { return rest_.from(ends_.front()); }
    /// After `towards`: the cost that remains from a hex; none if it is more than from where the
    /// figure stands.
    [[nodiscard]] Cost remaining_from(HexIndex hex) const { return rest_.from(hex); }

private:
    std::span<const HexIndex> nearest(const TurnContext& situation, std::span<const Cost> costs);

    DistancesTo rest_;
    HexIndex start_ = no_hex;
    std::vector<HexIndex> ends_;
};

}  // namespace standee
