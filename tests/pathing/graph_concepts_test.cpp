#include <gtest/gtest.h>

#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/graph/graph_concepts.hpp>
#include <boost/property_map/function_property_map.hpp>
#include <vector>

#include "pathing/hex_graph.hpp"
#include "pathing/shortest_paths.hpp"
#include "tests/support/turn_picture.hpp"

namespace standee {
namespace {

using Forward = HexGraph<ForwardSteps>;
using Backward = HexGraph<BackwardSteps>;
using PlainForward = HexGraph<PlainForwardSteps>;
using PlainBackward = HexGraph<PlainBackwardSteps>;

// The concepts are checked when this is compiled.
BOOST_CONCEPT_ASSERT((boost::concepts::IncidenceGraphConcept<Forward>));
BOOST_CONCEPT_ASSERT((boost::concepts::VertexListGraphConcept<Forward>));
BOOST_CONCEPT_ASSERT((boost::concepts::IncidenceGraphConcept<Backward>));
BOOST_CONCEPT_ASSERT((boost::concepts::VertexListGraphConcept<Backward>));
BOOST_CONCEPT_ASSERT((boost::concepts::IncidenceGraphConcept<PlainForward>));
BOOST_CONCEPT_ASSERT((boost::concepts::IncidenceGraphConcept<PlainBackward>));

constexpr auto mixed_floor =
    ".   t   .   .   .\n"
    "  .   d   i   .   h\n"
    "d   A   .   i   .\n"
    "  .   o   i   t   .\n"
    ".   i   .   .   .";

Movement movement_of(const TurnPicture& picture, const Board& board, MovementKind manner) {
    Movement movement;
    const std::vector<Occupancy> nobody(board.size(), Occupancy::nobody);
    movement.prepare(board, {manner}, picture.scene.edition, nobody);
    return movement;
}

// Each step's cost is found by looking for it again: dijkstra_shortest_paths wants a map of edges.
TEST(BoardGraph, BoostsOwnDijkstraFindsTheSameWays) {
    const TurnPicture picture{mixed_floor};
    const Board board{picture.scene.map};
    for (const MovementKind manner : {MovementKind::walk, MovementKind::jump, MovementKind::fly}) {
        const Movement movement = movement_of(picture, board, manner);
        const HexIndex start = board.find(picture.at('A'));
        DistancesFrom ways;
        ways.search(movement, start);

        std::vector<Cost> costs(board.size(), Cost::none());
        const auto weight =
            boost::make_function_property_map<Step>([](const Step& step) { return step.cost; });
        boost::dijkstra_shortest_paths(
            Forward{ForwardSteps{&movement}}, start,
            boost::weight_map(weight)
                .vertex_index_map(boost::typed_identity_property_map<HexIndex>{})
                .distance_map(boost::make_iterator_property_map(
                    costs.begin(), boost::typed_identity_property_map<HexIndex>{}))
                .distance_compare(std::less<Cost>{})
                .distance_combine([](Cost a, Cost b) { return a.possible() ? a + b : a; })
                .distance_inf(Cost::none())
                .distance_zero(Cost{}));
        for (HexIndex hex = 0; hex < board.size(); ++hex) {
            if (hex != start && movement.can_end(hex) && costs[hex].possible()) {
                EXPECT_EQ(ways.to(hex), costs[hex] + movement.land(hex)) << "hex " << hex;
            }
        }
    }
}

TEST(BoardGraph, BackwardStepsAreTheForwardStepsTurnedRound) {
    const TurnPicture picture{mixed_floor};
    const Board board{picture.scene.map};
    const Movement movement = movement_of(picture, board, MovementKind::walk);
    std::vector<Step> forward, backward;
    for (HexIndex hex = 0; hex < board.size(); ++hex) {
        const auto [first, last] = out_edges(hex, Forward{ForwardSteps{&movement}});
        forward.insert(forward.end(), first, last);
        const auto [back, end] = out_edges(hex, Backward{BackwardSteps{&movement}});
        for (auto step = back; step != end; ++step) {
            // An obstacle is never entered, though a figure may start on one.
            backward.push_back({(*step).target, (*step).source, (*step).cost});
        }
    }
    const auto order = [](const Step& a, const Step& b) {
        return std::tie(a.source, a.target, a.cost) < std::tie(b.source, b.target, b.cost);
    };
    std::ranges::sort(forward, order);
    std::ranges::sort(backward, order);
    EXPECT_EQ(forward, backward);
}

template <class Graph>
std::vector<Step> steps_from(HexIndex hex, const Graph& graph) {
    const auto [first, last] = out_edges(hex, graph);
    return {first, last};
}

TEST(BoardGraph, PlainStepsAreTheStepsOfABoardWithoutIceAndLinks) {
    const TurnPicture picture{
        ".   t   .   .   .\n"
        "  .   d   o   .   h\n"
        "d   A   .   o   ."};
    const Board board{picture.scene.map};
    for (const MovementKind manner : {MovementKind::walk, MovementKind::jump, MovementKind::fly}) {
        const Movement movement = movement_of(picture, board, manner);
        ASSERT_TRUE(movement.is_plain());
        for (HexIndex hex = 0; hex < board.size(); ++hex) {
            EXPECT_EQ(steps_from(hex, PlainForward{PlainForwardSteps{movement}}),
                      steps_from(hex, Forward{ForwardSteps{&movement}}));
            EXPECT_EQ(steps_from(hex, PlainBackward{PlainBackwardSteps{movement}}),
                      steps_from(hex, Backward{BackwardSteps{&movement}}));
        }
    }
}

TEST(BoardGraph, StepsOverIceOrALinkAreNotPlain) {
    const TurnPicture icy{mixed_floor};
    const Board with_ice{icy.scene.map};
    EXPECT_FALSE(movement_of(icy, with_ice, MovementKind::walk).is_plain());
    EXPECT_TRUE(movement_of(icy, with_ice, MovementKind::jump).is_plain());
    TurnPicture linked{".   A   .   ."};
    linked.scene.map.links = {{linked.scene.map.hexes.front(), linked.scene.map.hexes.back()}};
    const Board with_link{linked.scene.map};
    EXPECT_FALSE(movement_of(linked, with_link, MovementKind::fly).is_plain());
}

}  // namespace
}  // namespace standee
