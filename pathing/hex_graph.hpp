#pragma once

#include <array>
#include <boost/graph/graph_traits.hpp>
#include <boost/iterator/counting_iterator.hpp>
#include <boost/iterator/iterator_facade.hpp>
#include <iterator>
#include <utility>

#include "pathing/movement.hpp"

namespace standee {

/// Lists the steps out of a hex.
struct ForwardSteps {
    const Movement* movement;

    [[nodiscard]] const Board& board() const { return movement->board(); }
    [[nodiscard]] unsigned count(HexIndex hex) const { return movement->step_count(hex); }
    [[nodiscard]] Step at(HexIndex hex, unsigned i) const { return movement->step(hex, i); }
};

/// Lists the steps into a hex backwards, from target to source. First come the steps without a
/// slide, including those over links, because each of them has a reverse; then the steps that slide
/// into the hex.
struct BackwardSteps {
    const Movement* movement;

    [[nodiscard]] const Board& board() const { return movement->board(); }
    [[nodiscard]] unsigned count(HexIndex hex) const {
        if (movement->slides()) {
            return movement->step_count(hex) +
                   static_cast<unsigned>(movement->slides_into(hex).size());
        }
        return movement->enter(hex).possible() ? movement->step_count(hex) : 0;
    }
    [[nodiscard]] Step at(HexIndex hex, unsigned i) const {
        if (i >= movement->step_count(hex)) {
            const Step& slide = movement->slides_into(hex)[i - movement->step_count(hex)];
            return {hex, slide.source, slide.cost};
        }
        const Cost cost = movement->enter(hex);
        const bool links = i >= direction_count;
        if (!cost.possible() || (!links && movement->slides() && movement->slides_on(hex))) {
            return {hex, no_hex, cost};
        }
        const HexIndex from =
            links ? board().links(hex)[i - direction_count] : board().neighbours(hex)[i];
        return {hex, from, cost};
    }
};

/// The steps of a board on which no step slides or follows a link (`Movement::is_plain`). They hold
/// pointers to the tables, so a search reads nothing else.
class PlainSteps {
public:
    PlainSteps() = default;
    explicit PlainSteps(const Movement& movement)
        : board_{&movement.board()},
          neighbours_{movement.board().neighbours().data()},
          enter_{movement.enter().data()} {}

    [[nodiscard]] const Board& board() const { return *board_; }

protected:
    [[nodiscard]] HexIndex neighbour(HexIndex hex, unsigned i) const { return neighbours_[hex][i]; }
    [[nodiscard]] Cost enter(HexIndex hex) const { return enter_[hex]; }

private:
    const Board* board_ = nullptr;
    const std::array<HexIndex, direction_count>* neighbours_ = nullptr;
    const Cost* enter_ = nullptr;
};

/// Lists the steps out of a hex of such a board.
class PlainForwardSteps : public PlainSteps {
public:
    using PlainSteps::PlainSteps;

    [[nodiscard]] static unsigned count(HexIndex /*hex*/) { return direction_count; }
    [[nodiscard]] Step at(HexIndex hex, unsigned i) const {
        const HexIndex target = neighbour(hex, i);
        const Cost cost = target == no_hex ? Cost::none() : enter(target);
        return {hex, cost.possible() ? target : no_hex, cost};
    }
};

/// Lists the steps into a hex of such a board backwards.
class PlainBackwardSteps : public PlainSteps {
public:
    using PlainSteps::PlainSteps;

    [[nodiscard]] unsigned count(HexIndex hex) const {
        return enter(hex).possible() ? direction_count : 0;
    }
    [[nodiscard]] Step at(HexIndex hex, unsigned i) const {
        return {hex, neighbour(hex, i), enter(hex)};
    }
};

struct HexGraphTraversal : virtual boost::incidence_graph_tag,
                           virtual boost::vertex_list_graph_tag {};

/// A board as a model of Boost.Graph's IncidenceGraph and VertexListGraph. Vertices are hexes, and
/// edges are the steps that `Steps` lists. Nothing is copied; each step is computed when it is
/// read.
template <class Steps>
class HexGraph {
public:
    using vertex_descriptor = HexIndex;
    using edge_descriptor = Step;
    using directed_category = boost::directed_tag;
    using edge_parallel_category = boost::allow_parallel_edge_tag;
    using traversal_category = HexGraphTraversal;
    using vertices_size_type = std::size_t;
    using edges_size_type = std::size_t;
    using degree_size_type = std::size_t;
    using vertex_iterator = boost::counting_iterator<HexIndex>;

    class out_edge_iterator : public boost::iterator_facade<out_edge_iterator, Step,
                                                            boost::forward_traversal_tag, Step> {
    public:
        out_edge_iterator() = default;
        out_edge_iterator(const Steps& steps, HexIndex hex, unsigned at, unsigned end)
            : steps_{steps}, hex_{hex}, at_{at}, end_{end} {
            find();
        }

    private:
        friend class boost::iterator_core_access;

        [[nodiscard]] Step dereference() const { return step_; }
        [[nodiscard]] bool equal(const out_edge_iterator& other) const { return at_ == other.at_; }
        void increment() {
            ++at_;
            find();
        }
        void find() {
            for (; at_ < end_; ++at_) {
                step_ = steps_.at(hex_, at_);
                if (step_.target != no_hex) {
                    return;
                }
            }
        }

        Steps steps_{};
        HexIndex hex_ = 0;
        unsigned at_ = 0;
        unsigned end_ = 0;
        Step step_;
    };

    explicit HexGraph(Steps steps) : steps_{steps} {}

    friend std::pair<vertex_iterator, vertex_iterator> vertices(const HexGraph& graph) {
        return {vertex_iterator{0}, vertex_iterator{graph.steps_.board().size()}};
    }
    friend vertices_size_type num_vertices(const HexGraph& graph) {
        return graph.steps_.board().size();
    }
    friend std::pair<out_edge_iterator, out_edge_iterator> out_edges(HexIndex hex,
                                                                     const HexGraph& graph) {
        const unsigned end = graph.steps_.count(hex);
        return {out_edge_iterator{graph.steps_, hex, 0, end},
                out_edge_iterator{graph.steps_, hex, end, end}};
    }
    friend degree_size_type out_degree(HexIndex hex, const HexGraph& graph) {
        const auto [first, last] = out_edges(hex, graph);
        return static_cast<degree_size_type>(std::distance(first, last));
    }
    friend HexIndex source(const Step& step, const HexGraph& /*graph*/) { return step.source; }
    friend HexIndex target(const Step& step, const HexGraph& /*graph*/) { return step.target; }

private:
    Steps steps_;
};

}  // namespace standee
