#include "focus/approach.hpp"

#include <tuple>

namespace standee {

// [monster.move-shorten, monster.move-minimum]
std::span<const HexIndex> Approach::towards(const TurnContext& situation,
                                            std::span<const Cost> costs, const Movement& onward,
                                            HexIndex goal) {
    rest_.search(onward, goal, situation.start);
    ends_.assign(1, situation.start);
    before_ = after_ = rest_.from(situation.start);
    if (!before_.possible()) {
        return ends_;
    }
    const auto key = [&](HexIndex hex) {
        const Cost rest = rest_.from(hex);
        const int negative = costs[hex].negative_hexes() + rest.negative_hexes();
        return std::tuple{negative, rest.points(), costs[hex].points()};
    };
    auto best = key(situation.start);
    for (HexIndex hex = 0; hex < costs.size(); ++hex) {
        if (hex == situation.start || !costs[hex].possible() ||
            !situation.within_moves(hex, costs[hex]) || !rest_.from(hex).possible()) {
            continue;
        }
        const auto here = key(hex);
        if (here < best) {
            best = here;
            ends_.clear();
            after_ = rest_.from(hex);
        }
        if (here == best) {
            ends_.push_back(hex);
        }
    }
    return ends_;
}

}  // namespace standee
