#include "pathing/shortest_paths.hpp"

#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/filtered_graph.hpp>

#include "pathing/clause_sites.hpp"
#include "pathing/hex_graph.hpp"

namespace standee {
namespace {

Cost straight_way(const Board& board, HexIndex from, HexIndex to) {
    return Cost{0, hex_distance(board.hex(from), board.hex(to))};
}

/// The steps back along which a cheapest way leads: from a hex to one from which entering it costs
/// all that remains.
struct OnACheapestWay {
    const Cost* costs = nullptr;

    bool operator()(const Step& back) const {
        const Cost before = costs[back.target];
        return before.possible() && before + back.cost == costs[back.source];
    }
};

}  // namespace

constexpr auto to_rule =
    decided_by("monster.focus-path"_clause, "monster.focus-negative-hexes"_clause);
Cost DistancesFrom::to(HexIndex hex) const {
    if (hex == start_) {
        return Cost{};
    }
    const Cost landing = movement_->land(hex);
    if (!landing.possible()) {
        return Cost::none();
    }
    if (movement_->teleports()) {
        return straight_way(movement_->board(), start_, hex) + landing;
    }
    return costs_[hex] < Cost::none() && costs_[hex] <= memory_.limit ? costs_[hex] + landing
                                                                      : Cost::none();
}

// Colours every hex from which a cheapest way leads on to `hex`.
void DistancesFrom::mark_cheapest_ways_to(HexIndex hex) const {
    on_a_way_.reset(costs_.size());
    const HexGraph steps_back{BackwardSteps{movement_}};
    const boost::filtered_graph graph{steps_back, OnACheapestWay{costs_.data()}};
    boost::breadth_first_visit(graph, hex, open_, boost::default_bfs_visitor{},
                               Colours::Map{on_a_way_});
}

std::vector<Hex> DistancesFrom::path_to(HexIndex hex) const {
    const Board& board = movement_->board();
    std::vector<Hex> path{board.hex(start_)};
    if (hex == start_) {
        return path;
    }
    if (movement_->teleports()) {
        path.push_back(board.hex(hex));
        return path;
    }
    mark_cheapest_ways_to(hex);
    for (HexIndex at = start_; at != hex;) {
        HexIndex first_entered = no_hex;
        Step best;
        unsigned direction = 0;
        for (unsigned d = 0; d < movement_->step_count(at); ++d) {
            const Step step = movement_->step(at, d);
            if (step.target == no_hex || on_a_way_.of(step.target) == boost::white_color ||
                costs_[at] + step.cost != costs_[step.target]) {
                continue;
            }
            const HexIndex entered = d < direction_count ? board.neighbours(at)[d] : step.target;
            if (entered < first_entered) {
                first_entered = entered;
                best = step;
                direction = d;
            }
        }
        path.push_back(board.hex(first_entered));
        for (HexIndex slid = first_entered; slid != best.target;) {
            slid = board.neighbours(slid)[direction];
            path.push_back(board.hex(slid));
        }
        at = best.target;
    }
    return path;
}

constexpr auto search_rule = decided_by("monster.move-shorten"_clause);
void DistancesTo::search(const Movement& movement, HexIndex goal, HexIndex from) {
    movement_ = &movement;
    goal_ = goal;
    if (!movement.teleports()) {
        dijkstra(HexGraph{BackwardSteps{&movement}}, goal, movement.land(goal), costs_, memory_,
                 [from](HexIndex hex, Cost cost) { return hex == from ? cost : Cost::none(); });
    }
}

Cost DistancesTo::from(HexIndex hex) const {
    if (hex == goal_) {
        return Cost{};
    }
    if (!movement_->teleports()) {
        return costs_[hex];
    }
    const Cost landing = movement_->land(goal_);
    return landing.possible() ? straight_way(movement_->board(), hex, goal_) + landing
                              : Cost::none();
}

ClauseSites clause_sites::pathing::shortest_paths() {
    static constexpr auto sites = sites_of(to_rule, search_rule);
    return sites;
}

}  // namespace standee
