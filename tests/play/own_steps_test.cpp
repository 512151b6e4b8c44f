#include "play/turn/own_steps.hpp"

#include <gtest/gtest.h>

#include "tests/support/figures.hpp"

namespace standee {
namespace {

/// M in the first hex of a row.
Scene row() {
    Scene scene;
    scene.edition = edition(EditionId::frosthaven);
    support::add_hexes(scene, 6, 0, 1);
    support::add_figure(scene, "M", Kind::monster, {0, 0}, 9, 9);
    return scene;
}

/// How many hexes of the row the first of the moves goes.
std::size_t first_goes(Scene scene, const std::vector<int>& moves, bool jump, int length) {
    std::vector<Hex> path;
    for (int q = 0; q <= length; ++q) {
        path.push_back({q, 0});
    }
    const GameState state{std::move(scene)};
    const Way way{.path = path, .moves = moves, .jump = jump};
    const Figure& figure = state.figure("M");
    const auto steps = own_steps(state, figure, way);
    return steps[steps_of_first_move(state, figure, way, steps) - 1];
}

// [move.points]
TEST(OwnSteps, TheFirstMoveGoesAsFarAsItsPointsPay) {
    EXPECT_EQ(first_goes(row(), {2, 3}, false, 5), 2U);
    EXPECT_EQ(first_goes(row(), {2, 3}, true, 5), 2U);
    EXPECT_EQ(first_goes(row(), {9, 3}, false, 5), 5U);
}

// [move.jump]
TEST(OwnSteps, AJumpPaysForDifficultTerrainOnlyWhereItEnds) {
    Scene scene = row();
    scene.edition = edition(EditionId::gloomhaven);
    scene.map.difficult = {{2, 0}};
    EXPECT_EQ(first_goes(scene, {2, 2}, true, 3), 1U) << "two points do not pay for its end";
    EXPECT_EQ(first_goes(scene, {3, 2}, true, 4), 3U) << "it is passed";
    EXPECT_EQ(first_goes(scene, {3, 2}, false, 4), 2U) << "who walks pays on the way";
}

// [monster.focus-negative-hexes]
TEST(OwnSteps, AJumpEndsBeforeATrapThatTheNextPassesOver) {
    Scene scene = row();
    scene.map.traps = {{{2, 0}, 3, {}}};
    EXPECT_EQ(first_goes(scene, {2, 2}, true, 3), 1U);
    EXPECT_EQ(first_goes(scene, {2, 2}, true, 4), 2U) << "the second would not get to the end";
}

}  // namespace
}  // namespace standee
