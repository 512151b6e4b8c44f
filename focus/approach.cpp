#include "focus/approach.hpp"

#include <tuple>

namespace standee {
namespace {

/// Whether the figure can end its move in the hex this turn.
bool may_end(const TurnContext& situation, std::span<const Cost> costs, HexIndex hex) {
    return costs[hex].possible() && situation.within_moves(hex, costs[hex]);
}

}  // namespace

std::span<const HexIndex> Approach::towards(const TurnContext& situation,
                                            std::span<const Cost> costs, const Movement& onward,
                                            HexIndex goal) {
    rest_.search(onward, goal, [&](HexIndex hex, Cost /*rest*/) { return hex == situation.start; });
    return nearest(situation, costs);
}

// The search meets hexes in the order of the cost that remains from them: negative hexes, then
// points. Once it meets a hex that the figure reaches this turn through no negative hex, no hex
// with more remaining cost can be better.
std::span<const HexIndex> Approach::ends_towards(const TurnContext& situation,
                                                 std::span<const Cost> costs,
                                                 const Movement& onward, HexIndex goal) {
    rest_.search(onward, goal, [&](HexIndex hex, Cost /*rest*/) {
        return may_end(situation, costs, hex) && costs[hex].negative_hexes() == 0;
    });
    return nearest(situation, costs);
}

// [monster.move-shorten, monster.move-minimum]
std::span<const HexIndex> Approach::nearest(const TurnContext& situation,
                                            std::span<const Cost> costs) {
    start_ = situation.start;
    ends_.assign(1, start_);
    const auto key = [&](HexIndex hex, Cost rest) {
        const int negative = costs[hex].negative_hexes() + rest.negative_hexes();
        return std::tuple{negative, rest.points(), costs[hex].points()};
    };
    auto best = key(start_, rest_.from(start_));
    for (HexIndex hex = 0; hex < costs.size(); ++hex) {
        if (hex == start_ || !may_end(situation, costs, hex)) {
            continue;
        }
        const Cost rest = rest_.from(hex);
        if (!rest.possible()) {
            continue;
        }
        const auto here = key(hex, rest);
        if (here < best) {
            best = here;
            ends_.clear();
        }
        if (here == best) {
            ends_.push_back(hex);
        }
    }
    return ends_;
}

}  // namespace standee
