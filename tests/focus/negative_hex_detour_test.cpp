#include "focus/negative_hex_detour.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/turn_picture.hpp"

// Why a shorter way is not taken: what a figure would do but for the negative hexes.

namespace standee {
namespace {

using testing::HasSubstr;

std::optional<Reason> reason_for(const TurnPicture& picture) {
    TurnPlanner planner;
    return negative_hex_detour(picture.scene, Board{picture.scene.map}, plan_turn(picture.scene),
                               planner);
}

TEST(Shunned, AShorterWayThroughATrapIsNamedWithItsOutcome) {
    // Over the trap it is one hex to C, round the wall hex it is five.
    TurnPicture picture{
        "A   C\n"
        "  t   .\n"
        ".   #\n"
        "  .   .\n"
        ".   .\n"};
    picture.card({move(2), melee()});
    const auto reason = reason_for(picture);
    ASSERT_TRUE(reason);
    EXPECT_EQ(reason->clause, "monster.focus-negative-hexes"_clause);
    EXPECT_THAT(reason->says, HasSubstr("focus on C, end in "));
}

TEST(Shunned, WhereNegativeHexesMakeNoDifferenceNothingIsSaid) {
    TurnPicture picture{
        ".   t\n"
        "  .\n"
        "A   C"};
    EXPECT_FALSE(reason_for(picture));
    picture.scene.map.traps.clear();
    EXPECT_FALSE(reason_for(picture));
}

// M stands on the trap between A and C.
TEST(Shunned, ATrapThatPutsAFigureInTheWayIsNoNegativeHexToShun) {
    TurnPicture picture{"A\n\nM\n\n.\n\nC"};
    picture.card({move(3), melee()});
    picture.scene.map.traps = {{picture.at('M'), 0, {Condition::stun}}};
    ASSERT_EQ(picture.foci(), "");
    EXPECT_FALSE(reason_for(picture));
    // Who is immune passes.
    picture.figure('A').immunities = ConditionSet{Condition::stun};
    ASSERT_EQ(picture.foci(), "C");
    EXPECT_FALSE(reason_for(picture));
}

}  // namespace
}  // namespace standee
