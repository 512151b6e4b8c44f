#include "focus/approach.hpp"

#include <tuple>

#include "focus/clause_sites.hpp"

namespace standee {

constexpr auto towards_rule =
    decided_by("monster.move-shorten"_clause, "monster.move-minimum"_clause);
std::span<const HexIndex> Approach::towards(const TurnContext& situation,
                                            std::span<const Cost> ways, const Movement& onward,
                                            HexIndex goal) {
    rest_.search(onward, goal, situation.start);
    ends_.assign(1, situation.start);
    before_ = after_ = rest_.from(situation.start);
    if (!before_.possible()) {
        return ends_;
    }
    const auto key = [&](HexIndex hex) {
        const Cost rest = rest_.from(hex);
        const int negative = ways[hex].negative_hexes() + rest.negative_hexes();
        return std::tuple{negative, rest.points(), ways[hex].points()};
    };
    auto best = key(situation.start);
    for (HexIndex hex = 0; hex < ways.size(); ++hex) {
        if (hex == situation.start || !ways[hex].possible() ||
            !situation.within_moves(hex, ways[hex]) || !rest_.from(hex).possible()) {
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

ClauseSites clause_sites::focus::approach() {
    static constexpr auto sites = sites_of(towards_rule);
    return sites;
}

}  // namespace standee
