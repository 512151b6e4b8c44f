#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "focus/turn.hpp"
#include "pathing/sight/sight.hpp"
#include "tests/support/properties/arbitrary_scene.hpp"

namespace standee {
namespace {

bool same_option(const TurnOption& a, const TurnOption& b) {
    return a.end == b.end && a.path == b.path && a.targets == b.targets && a.foci == b.foci &&
           a.attack_hexes == b.attack_hexes && a.area == b.area;
}

RC_GTEST_PROP(SightDenials, WhereThereIsNoneTheBorderDecidesNothing, ()) {
    for (Scene scene : *rc::gen::resize(50, rc::gen::arbitrary<std::vector<Scene>>())) {
        scene.map.edges = Border::walls;
        const SightDenials denials;
        const TurnAnswer answer = plan_turn(scene);
        if (!denials.any()) {
            scene.map.edges = Border::open;
            const TurnAnswer open = plan_turn(scene);
            RC_ASSERT(open.focus == answer.focus);
            RC_ASSERT(std::ranges::equal(open.options, answer.options, same_option));
        }
    }
}

TEST(SightDenials, AreSeenFromWhenTheyAreLookedFor) {
    Map map;
    map.hexes = {{0, 0}, {1, 0}, {3, 0}};
    const Board board{map};
    const Sight sight{board, SightRule::corner_to_corner, true};
    const SightDenials from_the_start;
    EXPECT_TRUE(sight.clear(board.find({0, 0}), board.find({1, 0})));
    EXPECT_TRUE(sight.line(board.find({0, 0}), board.find({1, 0})).clear);
    EXPECT_FALSE(from_the_start.any());
    EXPECT_FALSE(sight.clear(board.find({0, 0}), board.find({3, 0})));
    EXPECT_TRUE(from_the_start.any());
    const SightDenials from_now_on;
    EXPECT_FALSE(from_now_on.any());
    EXPECT_FALSE(sight.line(board.find({0, 0}), board.find({3, 0})).clear);
    EXPECT_TRUE(from_now_on.any());
}

// So far apart that no corridor is kept between them.
TEST(SightDenials, AreSeenFarAwayToo) {
    Map map;
    map.hexes = {{0, 0}, {60, 0}};
    const Board board{map};
    const SightDenials denials;
    EXPECT_FALSE(Sight(board, SightRule::corner_to_corner).clear(0, 1));
    EXPECT_TRUE(denials.any());
}

}  // namespace
}  // namespace standee
