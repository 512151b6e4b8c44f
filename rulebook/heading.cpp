#include <algorithm>
#include <tuple>

#include "rulebook/focus.hpp"
#include "rulebook/table.hpp"

// Where a figure goes that heads for a hex: for an attack hex, a starting hex or its summoner.

namespace standee::rulebook::planning {

const Solution& FocusFinder::head_for_goal(TurnFacts& facts) {
    facts_ = &facts;
    solution_ = {};
    Cost nearest = Cost::none();
    const std::string& goal = facts.plan().heads_for;
    const std::vector<Hex> hexes = goal == starting_hex ? facts.scene().map.starting_hexes
                                                        : marked_hexes(facts.scene().map, goal);
    if (hexes.empty()) {
        ask_for(
            "card.heads-for"_clause, "a map without starting hexes",
            "the starting hexes, as " + facts.actor().id + " moves towards the closest of them");
    }
    for (const Hex hex : hexes) {
        nearest = std::min(nearest, facts.head_for_hex(hex));
    }
    for (const Hex hex : hexes) {
        const Cost left = nearest.possible() ? facts.head_for_hex(hex) : Cost::none();
        if (left == nearest ||
            (left.possible() && !book().on("card.heads-for"_clause, "closest"))) {
            stop_where_least_is_left(nobody, nowhere);
        }
    }
    if (!nearest.possible()) {
        solution_.outcomes.push_back({.end = facts.start()});
    }
    put_in_order(solution_.outcomes);
    // One end may lead towards several hexes.
    const auto repeated = std::ranges::unique(
        solution_.outcomes, [](const auto& a, const auto& b) { return a.same_option(b); });
    solution_.outcomes.erase(repeated.begin(), repeated.end());
    return solution_;
}

void FocusFinder::head_for(int focus, int attack_hex) {
    facts_->paths().head_for(attack_hex);
    stop_where_least_is_left(focus, attack_hex);
}

/// Ends where, within this turn's points, the way that remains is least
/// [monster.move-shorten, monster.move-minimum].
void FocusFinder::stop_where_least_is_left(int focus, int attack_hex) {
    const BestPaths& ways = facts_->paths();
    const bool straight = focus != nobody && !book().on("monster.move-shorten"_clause);
    const auto key = [&](int tile) {
        const Cost left = ways.left(tile);
        if (straight) {
            const Hex goal = facts_->roster().figure(focus).at;
            return std::tuple{0, hex_distance(facts_->ground().tile(tile).at, goal),
                              facts_->cost_to(tile).points()};
        }
        const int negative = facts_->cost_to(tile).negative() + left.negative();
        const bool enters_none =
            negative > 0 && book().on("monster.focus-negative-hexes"_clause, "to come nearer");
        const bool spends_least = book().on("monster.move-minimum"_clause, "to come as near");
        return std::tuple{enters_none ? negative : 0, left.points(),
                          spends_least ? facts_->cost_to(tile).points() : 0};
    };
    auto least = key(facts_->start());
    best_ends_.clear();
    for (const int tile : facts_->ends()) {
        if (!facts_->within_points(tile) || !ways.left(tile).possible()) {
            continue;
        }
        const auto of_tile = key(tile);
        if (of_tile < least) {
            least = of_tile;
            best_ends_.clear();
        }
        if (of_tile == least) {
            best_ends_.push_back(tile);
        }
    }
    for (const int tile : best_ends_) {
        solution_.outcomes.push_back({tile, 0, focus, attack_hex});
    }
}

/// A figure without a focus stays; a summon may go to its summoner instead
/// [monster.no-focus, summon.no-focus].
void FocusFinder::follow_summoner() {
    solution_.outcomes.push_back({.end = facts_->start()});
    const Figure& actor = facts_->actor();
    if (actor.kind != Kind::summon || !actor.summoner || !facts_->rules().summon_follows_summoner ||
        !book().on("summon.no-focus"_clause)) {
        return;
    }
    for (int i = 0; i < facts_->roster().size(); ++i) {
        if (facts_->roster().figure(i).id == *actor.summoner) {
            facts_->head_for_hex(facts_->roster().figure(i).at);
            stop_where_least_is_left(nobody, nowhere);
        }
    }
}

}  // namespace standee::rulebook::planning
