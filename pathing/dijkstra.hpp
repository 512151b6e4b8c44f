#pragma once

#include <boost/graph/breadth_first_search.hpp>
#include <boost/property_map/property_map.hpp>
#include <vector>

#include "lib/refill.hpp"
#include "lib/work.hpp"
#include "pathing/bucket_queue.hpp"
#include "pathing/hex_graph.hpp"

namespace standee {

/// The colour map of a search whose costs already say which hexes it has found. Every hex is grey,
/// so each step is relaxed and nothing else is asked. A hex that has not been found costs more than
/// any step to it.
struct EveryHexGrey {
    using key_type = HexIndex;
    using value_type = boost::default_color_type;
    using reference = value_type;
    using category = boost::read_write_property_map_tag;

    friend value_type get(EveryHexGrey /*map*/, HexIndex /*hex*/) { return boost::gray_color; }
    friend void put(EveryHexGrey /*map*/, HexIndex /*hex*/, value_type /*colour*/) {}
};

/// Dijkstra's relaxation as a visitor of Boost.Graph's breadth-first search.
template <class Settled>
class Relax : public boost::default_bfs_visitor {
public:
    Relax(std::vector<Cost>& costs, BucketQueue& queue, Settled settled)
        : costs_{costs.data()}, queue_{&queue}, settled_{settled} {}

    template <class Graph>
    void examine_vertex(HexIndex hex, const Graph& /*graph*/) {
        here_ = costs_[hex];
        queue_->stop_after(settled_(hex, here_));
    }
    template <class Graph>
    void gray_target(const Step& step, const Graph& /*graph*/) const {
        const Cost cost = here_ + step.cost;
        if (cost < costs_[step.target]) {
            costs_[step.target] = cost;
            queue_->push(step.target, cost);
        }
    }

private:
    Cost* costs_;
    Cost here_;  // the cost of the hex that is being examined
    BucketQueue* queue_;
    Settled settled_;
};

/// Fills `costs` with the cost of the cheapest path from `start` to every hex of the graph.
/// `at_start` is the cost of `start` itself; if it is none(), no hex has a path. Calls
/// `settled(HexIndex, Cost)` for each hex, the cheapest first. It returns the cost beyond which the
/// search may stop. Costs above `queue.limit()` may be too high.
template <class Steps, class Settled>
void dijkstra(const HexGraph<Steps>& graph, HexIndex start, Cost at_start, std::vector<Cost>& costs,
              BucketQueue& queue, Settled settled) {
    spend(4 * num_vertices(graph));
    refill(costs, num_vertices(graph), Cost::none());
    if (!at_start.possible()) {
        return;
    }
    costs[start] = at_start;
    queue.start(costs);
    boost::breadth_first_visit(graph, start, queue, Relax{costs, queue, settled}, EveryHexGrey{});
}

}  // namespace standee
