#include "focus/trap_grip.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/turn_picture.hpp"

// Whom a trap may hold, and whom nobody passes there.

namespace standee {
namespace {

using testing::ElementsAre;

using enum EditionId;

// M stands on the trap between A and its enemy.
TurnPicture corridor(EditionId edition, std::vector<Condition> conditions = {Condition::stun}) {
    TurnPicture picture{"A\n\nM\n\n1\n\nC", edition};
    picture.card({move(3), melee()});
    picture.scene.map.traps = {{picture.at('M'), 0, std::move(conditions)}};
    return picture;
}

bool may_hold_a(TurnPicture& picture) {
    return may_be_held(picture.figure('A'), picture.scene, picture.at('M'));
}

/// Whether A comes past M to its enemy.
bool passes(const TurnPicture& picture) { return picture.foci() == "C"; }

TEST(TrapGrip, CountsTheConditionsThatTheFigureGains) {
    const Trap trap{{0, 0}, 1, {Condition::stun, Condition::poison, Condition::immobilize}};
    Figure figure;
    const TrapGrip all = grip_of(trap, figure, edition(gloomhaven_2));
    EXPECT_EQ(all.holds, 2);
    EXPECT_EQ(all.negative, 3);
    EXPECT_FALSE(all.guards);
    figure.immunities = ConditionSet{Condition::stun};
    const TrapGrip without_stun = grip_of(trap, figure, edition(gloomhaven_2));
    EXPECT_EQ(without_stun.holds, 1);
    EXPECT_EQ(without_stun.negative, 2);
}

TEST(TrapGrip, NobodyOnFootPassesWhereItWouldBeHeld) {
    for (const EditionId edition : {gloomhaven, jaws_of_the_lion, frosthaven, gloomhaven_2}) {
        EXPECT_FALSE(passes(corridor(edition, {Condition::stun})));
        EXPECT_FALSE(passes(corridor(edition, {Condition::poison, Condition::immobilize})));
        EXPECT_TRUE(passes(corridor(edition, {Condition::poison})));
        EXPECT_TRUE(passes(corridor(edition, {})));
    }
}

TEST(TrapGrip, WhoFliesOrJumpsPasses) {
    TurnPicture picture = corridor(frosthaven);
    picture.card({jump(3), melee()});
    EXPECT_TRUE(passes(picture));
    picture.card({move(3), melee()});
    picture.figure('A').flying = true;
    EXPECT_TRUE(passes(picture));
}

TEST(TrapGrip, WhoIsImmunePassesButForAFlierInFrosthaven) {
    for (const EditionId edition : {gloomhaven, frosthaven}) {
        TurnPicture picture = corridor(edition, {Condition::stun, Condition::immobilize});
        picture.figure('A').immunities = ConditionSet{Condition::stun};
        EXPECT_FALSE(passes(picture));
        picture.figure('A').immunities = ConditionSet{Condition::stun, Condition::immobilize};
        EXPECT_TRUE(passes(picture));
        picture.figure('M').flying = true;
        EXPECT_EQ(passes(picture), edition == gloomhaven);
    }
}

TEST(TrapGrip, WhomNothingOnTheGroundConcernsPasses) {
    TurnPicture picture = corridor(frosthaven);
    picture.figure('A').no_interaction = true;
    EXPECT_FALSE(may_hold_a(picture));
    EXPECT_TRUE(passes(picture));
}

TEST(TrapGrip, AnInvisibleEnemyOnATrapThatHoldsIsNotPassedEither) {
    TurnPicture picture{"A\n\nC\n\n1\n\nD", frosthaven};
    picture.card({move(3), melee()});
    picture.figure('C').conditions.push_back({Condition::invisible});
    EXPECT_EQ(picture.foci(), "D");
    picture.scene.map.traps = {{picture.at('C'), 0, {Condition::stun}}};
    EXPECT_EQ(picture.foci(), "");
}

TEST(TrapGrip, ASafeguardIsCountedOnIfNothingElseCanUseItUp) {
    TurnPicture picture = corridor(gloomhaven_2);
    EXPECT_TRUE(may_hold_a(picture));
    picture.figure('A').conditions = {{Condition::safeguard}};
    EXPECT_FALSE(may_hold_a(picture));
    EXPECT_TRUE(passes(picture));
    picture.scene.map.traps.front().conditions.push_back(Condition::poison);
    EXPECT_TRUE(may_hold_a(picture)) << "the party may have the poison prevented";
    picture.scene.map.traps.front().conditions.pop_back();
    picture.scene.map.traps.push_back({picture.at('1'), 1, {Condition::muddle}});
    EXPECT_TRUE(may_hold_a(picture)) << "the other trap may be entered first";
    picture.figure('A').permanent = ConditionSet{Condition::safeguard};
    EXPECT_FALSE(may_hold_a(picture));
    EXPECT_TRUE(passes(picture));
}

TEST(TrapGrip, NoTrapHoldsWhereThereIsNone) {
    TurnPicture picture = corridor(gloomhaven);
    EXPECT_FALSE(may_be_held(picture.figure('A'), picture.scene, picture.at('1')));
}

}  // namespace
}  // namespace standee
