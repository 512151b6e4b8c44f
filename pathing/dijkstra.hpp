#pragma once

#include <boost/graph/breadth_first_search.hpp>
#include <vector>

#include "pathing/bucket_queue.hpp"
#include "pathing/colour_map.hpp"
#include "pathing/hex_graph.hpp"

namespace standee {

/// What a search needs to remember while it runs, kept from one to the next.
struct SearchMemory {
    BucketQueue queue;
    Colours colours;
    Cost limit = Cost::none();  ///< beyond it the last search found nothing for certain
};

/// Dijkstra's relaxation as events of Boost.Graph's breadth-first visit over a bucket queue.
template <class Settled>
class Relax : public boost::default_bfs_visitor {
public:
    Relax(std::vector<Cost>& costs, SearchMemory& memory, Settled settled)
        : costs_{costs.data()}, memory_{&memory}, settled_{settled} {}

    template <class Graph>
    void examine_vertex(HexIndex hex, const Graph& /*graph*/) {
        const Cost limit = settled_(hex, costs_[hex]);
        if (limit < memory_->limit) {
            memory_->limit = limit;
            memory_->queue.stop_after(limit);
        }
    }
    template <class Graph>
    void tree_edge(const Step& step, const Graph& /*graph*/) const {
        costs_[step.target] = costs_[step.source] + step.cost;
    }
    template <class Graph>
    void gray_target(const Step& step, const Graph& /*graph*/) const {
        const Cost cost = costs_[step.source] + step.cost;
        if (cost < costs_[step.target]) {
            costs_[step.target] = cost;
            memory_->queue.push(step.target);
        }
    }

private:
    Cost* costs_;
    SearchMemory* memory_;
    Settled settled_;
};

/// Fills `costs` with the cheapest cost from `start`, which has `at_start`, to every hex of the
/// graph. `settled(HexIndex, Cost)` sees each hex, cheapest first, and returns the cost beyond
/// which the search may stop.
template <class Steps, class Settled>
void dijkstra(const HexGraph<Steps>& graph, HexIndex start, Cost at_start, std::vector<Cost>& costs,
              SearchMemory& memory, Settled settled) {
    costs.assign(num_vertices(graph), Cost::none());
    costs[start] = at_start;
    memory.colours.reset(num_vertices(graph));
    memory.queue.start(costs);
    memory.limit = Cost::none();
    boost::breadth_first_visit(graph, start, memory.queue, Relax{costs, memory, settled},
                               Colours::Map{memory.colours});
}

}  // namespace standee
