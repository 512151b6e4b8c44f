#include "pathing/shortest_paths.hpp"

#include <algorithm>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/filtered_graph.hpp>
#include <set>
#include <tuple>

#include "lib/work.hpp"
#include "pathing/hex_graph.hpp"

namespace standee {
namespace {

Cost teleport_cost(const Board& board, HexIndex from, HexIndex to) {
    return Cost{0, hex_distance(board.hex(from), board.hex(to))};
}

/// A filter that keeps the backward steps on cheapest paths: the cost of the step is exactly the
/// difference between the costs of its two hexes.
struct OnACheapestPath {
    const Cost* costs = nullptr;

    bool operator()(const Step& back) const {
        const Cost before = costs[back.target];
        return before.possible() && before + back.cost == costs[back.source];
    }
};

}  // namespace

Cost DistancesFrom::by_teleport_to(HexIndex hex) const {
    return teleport_cost(movement_->board(), start_, hex);
}

void DistancesFrom::write_costs(std::vector<Cost>& costs) const {
    const std::span<const Cost> landing = movement_->land();
    costs.resize(landing.size());
    if (movement_->teleports()) {
        for (HexIndex hex = 0; hex < costs.size(); ++hex) {
            costs[hex] = to(hex);
        }
        return;
    }
    const Cost most = std::min(queue_.limit(), Cost::most());
    for (std::size_t hex = 0; hex < costs.size(); ++hex) {
        const bool found = costs_[hex] <= most && landing[hex] <= Cost::most();
        costs[hex] = found ? costs_[hex] + landing[hex] : Cost::none();
    }
    costs[start_] = Cost{};
}

template <class Graph>
void DistancesFrom::mark_along(const Graph& steps_back, HexIndex hex) const {
    const boost::filtered_graph graph{steps_back, OnACheapestPath{costs_.data()}};
    boost::breadth_first_visit(
        graph, hex, open_, boost::default_bfs_visitor{},
        boost::make_iterator_property_map(on_a_path_.begin(),
                                          boost::typed_identity_property_map<HexIndex>{}));
}

// Colours every hex that is on a cheapest path to `hex`.
void DistancesFrom::mark_cheapest_paths_to(HexIndex hex) const {
    spend(4 * costs_.size());
    on_a_path_.assign(costs_.size(), boost::white_color);
    if (movement_->is_plain()) {
        mark_along(HexGraph{PlainBackwardSteps{*movement_}}, hex);
    } else {
        mark_along(HexGraph{BackwardSteps{movement_}}, hex);
    }
}

// Calls `use(Entering)` for each step from a hex along a coloured path.
template <class Use>
void DistancesFrom::for_each_step_on(HexIndex at, Use use) const {
    const Board& board = movement_->board();
    for (unsigned d = 0; d < movement_->step_count(at); ++d) {
        const Step step = movement_->step(at, d);
        if (step.target != no_hex && on_a_path_[step.target] != boost::white_color &&
            costs_[at] + step.cost == costs_[step.target]) {
            use(Entering{d < direction_count ? board.neighbours(at)[d] : step.target, step.target,
                         d});
        }
    }
}

// Of those steps, the one whose first hex comes first in hex order; of several such steps, the one
// with the first direction.
DistancesFrom::Entering DistancesFrom::first_step_on(HexIndex at) const {
    Entering first;
    for_each_step_on(
        at, [&](const Entering& step) { first = step.first < first.first ? step : first; });
    return first;
}

// All those steps, in the order of the first hex that they enter.
std::vector<DistancesFrom::Entering> DistancesFrom::steps_on(HexIndex at) const {
    std::vector<Entering> steps;
    for_each_step_on(at, [&](const Entering& step) { steps.push_back(step); });
    std::ranges::stable_sort(steps, {}, &Entering::first);
    return steps;
}

// Calls `use(HexIndex)` for each hex that a step enters, including those that the figure slides
// into.
template <class Use>
void DistancesFrom::for_each_entered(const Entering& step, Use use) const {
    HexIndex entered = step.first;
    use(entered);
    while (entered != step.target) {
        entered = movement_->board().neighbours(entered)[step.direction];
        use(entered);
    }
}

std::vector<Hex> DistancesFrom::with_start(const std::vector<HexIndex>& entered) const {
    const Board& board = movement_->board();
    std::vector<Hex> path{board.hex(start_)};
    for (const HexIndex hex : entered) {
        path.push_back(board.hex(hex));
    }
    return path;
}

std::vector<Hex> DistancesFrom::path_to(HexIndex hex) const {
    if (hex == start_) {
        return with_start({});
    }
    if (movement_->teleports()) {
        return with_start({hex});
    }
    mark_cheapest_paths_to(hex);
    const Board& board = movement_->board();
    std::vector<Hex> path{board.hex(start_)};
    path.reserve(static_cast<std::size_t>(costs_[hex].points()) + 1);
    for (HexIndex at = start_; at != hex;) {
        const Entering step = first_step_on(at);
        for_each_entered(step, [&](HexIndex entered) { path.push_back(board.hex(entered)); });
        at = step.target;
    }
    return path;
}

// [monster.ambiguity]
std::vector<std::vector<Hex>> DistancesFrom::paths_to(HexIndex hex, std::size_t most,
                                                      const Passed& passed) const {
    if (hex == start_ || movement_->teleports() ||
        (costs_[hex].negative_hexes() == 0 && passed.empty())) {
        std::vector<std::vector<Hex>> one;
        one.push_back(path_to(hex));
        return one;
    }
    mark_cheapest_paths_to(hex);
    struct Branch {
        HexIndex at = no_hex;
        std::vector<HexIndex> entered;
        std::vector<HexIndex> negative;  // the negative hexes among those entered
        std::set<std::uint16_t> passed;
    };
    std::vector<std::vector<Hex>> paths;
    std::set<std::tuple<HexIndex, std::vector<HexIndex>, std::set<std::uint16_t>>> visited;
    std::vector<Branch> open{{start_, {}, {}, {}}};
    while (!open.empty() && paths.size() < most) {
        spend(256 + 8 * open.back().entered.size());
        const Branch branch = std::move(open.back());
        open.pop_back();
        if (!visited.emplace(branch.at, branch.negative, branch.passed).second) {
            continue;  // an earlier branch crosses the same things
        }
        if (branch.at == hex) {
            paths.push_back(with_start(branch.entered));
            continue;
        }
        const std::vector<Entering> steps = steps_on(branch.at);
        for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
            Branch& next = open.emplace_back(branch);
            next.at = step->target;
            for_each_entered(*step, [&](HexIndex entered) {
                next.entered.push_back(entered);
                if (movement_->enter(entered).negative_hexes() > 0) {
                    next.negative.push_back(entered);
                }
                if (!passed.empty()) {
                    next.passed.insert(passed[entered].begin(), passed[entered].end());
                }
            });
        }
    }
    return paths;
}

Cost DistancesTo::by_teleport_from(HexIndex hex) const {
    const Cost landing = movement_->land(goal_);
    return landing.possible() ? teleport_cost(movement_->board(), hex, goal_) + landing
                              : Cost::none();
}

}  // namespace standee
