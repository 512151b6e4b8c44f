#include "pathing/ways.hpp"

#include <algorithm>
#include <boost/graph/breadth_first_search.hpp>

#include "pathing/hex_graph.hpp"

namespace standee {
namespace {

/// Dijkstra's relaxation as events of Boost.Graph's breadth-first visit over a bucket queue.
class Relax : public boost::default_bfs_visitor {
public:
    Relax(std::vector<Cost>& costs, BucketQueue& queue, HexIndex last)
        : costs_{&costs}, queue_{&queue}, last_{last} {}

    template <class Graph>
    void examine_vertex(HexIndex hex, const Graph& /*graph*/) const {
        if (hex == last_) {
            queue_->stop_after((*costs_)[hex]);
        }
    }
    template <class Graph>
    void tree_edge(const Step& step, const Graph& /*graph*/) const {
        (*costs_)[step.target] = (*costs_)[step.source] + step.cost;
    }
    template <class Graph>
    void gray_target(const Step& step, const Graph& /*graph*/) const {
        const Cost cost = (*costs_)[step.source] + step.cost;
        if (cost < (*costs_)[step.target]) {
            (*costs_)[step.target] = cost;
            queue_->push(step.target);
        }
    }

private:
    std::vector<Cost>* costs_;
    BucketQueue* queue_;
    HexIndex last_;
};

template <class Steps>
void search_ways(const HexGraph<Steps>& graph, HexIndex start, Cost at_start, HexIndex last,
                 std::vector<Cost>& costs, BucketQueue& queue, Colours& colours) {
    costs.assign(num_vertices(graph), Cost::none());
    costs[start] = at_start;
    colours.whiten(num_vertices(graph));
    queue.start(costs);
    boost::breadth_first_visit(graph, start, queue, Relax{costs, queue, last},
                               Colours::Map{colours});
}

Cost straight_way(const Board& board, HexIndex from, HexIndex to) {
    return Cost{0, straight_distance(board.hex(from), board.hex(to))};
}

}  // namespace

void WaysFrom::search(const Movement& movement, HexIndex start) {
    movement_ = &movement;
    start_ = start;
    if (!movement.teleports()) {
        search_ways(HexGraph{ForwardSteps{&movement}}, start, Cost{}, no_hex, costs_, queue_,
                    colours_);
    }
}

Cost WaysFrom::to(HexIndex hex) const {
    if (hex == start_) {
        return Cost{};
    }
    const Cost landing = movement_->land(hex);
    if (!landing.possible()) {
        return Cost::none();
    }
    const Cost way =
        movement_->teleports() ? straight_way(movement_->board(), start_, hex) : costs_[hex];
    return way.possible() ? way + landing : Cost::none();
}

// Marks every hex from which a cheapest way leads on to `hex`.
void WaysFrom::mark_cheapest_ways_to(HexIndex hex) const {
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

std::vector<Hex> WaysFrom::path_to(HexIndex hex) const {
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

void WaysTo::search(const Movement& movement, HexIndex goal, HexIndex from) {
    movement_ = &movement;
    goal_ = goal;
    if (!movement.teleports()) {
        search_ways(HexGraph{BackwardSteps{&movement}}, goal, movement.land(goal), from, costs_,
                    queue_, colours_);
    }
}

Cost WaysTo::from(HexIndex hex) const {
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
