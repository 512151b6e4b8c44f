#include "pathing/shortest_paths.hpp"

#include <algorithm>

#include "pathing/hex_graph.hpp"

namespace standee {
namespace {

Cost straight_way(const Board& board, HexIndex from, HexIndex to) {
    return Cost{0, hex_distance(board.hex(from), board.hex(to))};
}

}  // namespace

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

// Marks every hex from which a cheapest way leads on to `hex`.
void DistancesFrom::mark_cheapest_ways_to(HexIndex hex) const {
    const HexGraph graph{BackwardSteps{movement_}};
    on_a_way_.assign(costs_.size(), 0);
    on_a_way_[hex] = 1;
    open_.assign(1, hex);
    while (!open_.empty()) {
        const HexIndex at = open_.back();
        open_.pop_back();
        const auto [first, last] = out_edges(at, graph);
        for (auto step = first; step != last; ++step) {
            const Step back = *step;
            const Cost before = costs_[back.target];
            if (on_a_way_[back.target] == 0 && before.possible() &&
                before + back.cost == costs_[at]) {
                on_a_way_[back.target] = 1;
                open_.push_back(back.target);
            }
        }
    }
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
            if (step.target == no_hex || on_a_way_[step.target] == 0 ||
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

}  // namespace standee
