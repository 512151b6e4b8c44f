#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "lib/board.hpp"
#include "lib/error.hpp"
#include "tests/support/turn_picture.hpp"

// Whom a figure focuses on and where it goes, rule by rule.

namespace standee {
namespace {

using testing::ElementsAre;

using enum EditionId;

// C is two hexes away behind obstacles, D three hexes off in the open.
constexpr auto detour = R"(
.   .   o   .
  .   o   C   .
.   A   o   .
  .   o   .   .
.   .   .   .
  D   .   .   .
.   .   .   .)";

TEST(Focus, TheCheaperWayBeatsTheShorterRange) {
    const TurnPicture picture{std::string_view{detour}.substr(1)};
    EXPECT_EQ(picture.foci(), "D");
    EXPECT_THAT(picture.outcomes(), ElementsAre("[1,1]: D", "[2,1]: D"));
}

TEST(Focus, NearerByRangeBeatsEarlierInTheRoundButNotInJawsOfTheLion) {
    TurnPicture picture{
        ".   .   .   .   .\n"
        "  D   .   A   C\n"
        ".   .   .   .   ."};
    picture.card({move(2), ranged(4)});
    picture.figure('D').initiative = Initiative{5, {}};
    EXPECT_EQ(picture.foci(), "C");
    EXPECT_EQ(picture.in(jaws_of_the_lion).foci(), "D");
}

TEST(Focus, WhereTwoStillTieTheReasonsSayWhoDecides) {
    TurnPicture picture{"C\n\nA\n\nD"};
    const auto told = [&] {
        const std::vector<Reason> why =
            TurnPlanner{}.plan(picture.scene, Board{picture.scene.map}, Explain::yes).why;
        return std::ranges::count(why, "monster.ambiguity"_clause, &Reason::clause);
    };
    EXPECT_EQ(told(), 0) << "C acts before D";
    picture.figure('D').initiative = picture.figure('C').initiative;
    EXPECT_EQ(told(), 1);
}

TEST(Focus, ALongSafeWayBeatsAShortOneThroughATrap) {
    const auto picture = TurnPicture{
        ".   .   .\n"
        "  .   .   .\n"
        "A   #   D\n"
        "  #   #\n"
        "t   C   #"};
    EXPECT_EQ(picture.foci(), "D");
}

TEST(Focus, AnInvisibleEnemyIsNoFocusAndBlocksInTheFirstEditionOnly) {
    TurnPicture corridor{
        "A   #\n"
        "  C   #\n"
        "#   1\n"
        "  #   D"};
    corridor.figure('C').conditions.push_back({Condition::invisible});
    EXPECT_EQ(corridor.foci(), "D");
    EXPECT_THAT(corridor.outcomes(), ElementsAre("1: D"));
    EXPECT_EQ(corridor.in(gloomhaven).foci(), "");
    EXPECT_THAT(corridor.in(gloomhaven).outcomes(), ElementsAre("A:"));
}

TEST(Focus, EnemiesThatTieInEverythingAreAllFoci) {
    TurnPicture picture{
        ".   C   .\n"
        "  .   .\n"
        ".   A   .\n"
        "  .   .\n"
        ".   D   ."};
    picture.figure('D').initiative = picture.figure('C').initiative;
    EXPECT_EQ(picture.foci(), "C D");
    EXPECT_THAT(picture.outcomes(), ElementsAre("A: C", "A: D"));
}

TEST(Destination, TheFirstEditionShedsDisadvantageBeforeItCountsTargets) {
    TurnPicture column{"1\n\nA\n\nC\n\n.\n\nD"};
    column.card({move(1), ranged(3, 2)});
    EXPECT_THAT(column.outcomes(), ElementsAre("A: C D"));
    EXPECT_THAT(column.in(gloomhaven).outcomes(), ElementsAre("1: C"));
}

TEST(Destination, MuddledOrStrengthenedItDoesNotStepAway) {
    for (const Condition condition : {Condition::muddle, Condition::strengthen}) {
        TurnPicture picture{
            "1\n"
            "  2\n"
            "A\n\nC"};
        picture.card({move(2), ranged(3)});
        EXPECT_THAT(picture.outcomes(), ElementsAre("1: C", "2: C"));
        picture.figure('A').conditions.push_back({condition});
        EXPECT_THAT(picture.outcomes(), ElementsAre("A: C")) << name_of(condition);
    }
}

TEST(Approach, ItStaysWhereNoStepBringsItNearer) {
    TurnPicture corridor{
        "A   #   #\n"
        "  M   #   #\n"
        "#   N   .\n"
        "  #   #   C"};
    corridor.card({move(1), melee()});
    EXPECT_THAT(corridor.outcomes(), ElementsAre("A:"));
}

TEST(Summon, WithNoFocusItMayGoTowardsItsSummonerInFrosthaven) {
    TurnPicture picture{
        "A   1   .   .\n"
        "  .   .   M"};
    Figure& summon = picture.figure('A');
    summon.kind = Kind::summon;
    summon.summoner = "M";
    summon.side = picture.figure('M').side = Side::party;
    summon.move = 2;
    summon.attack = 1;
    picture.figure('M').kind = Kind::character;
    picture.scene.turn->abilities.reset();
    EXPECT_THAT(picture.outcomes(), ElementsAre("A:", "1:"));
    EXPECT_THAT(picture.in(gloomhaven).outcomes(), ElementsAre("A:"));
}

TEST(Turn, MovesOfDifferentKindsBeforeTheAttackAreRefused) {
    TurnPicture picture{"A   .   C"};
    picture.card({move(1), jump(1), melee()});
    EXPECT_THROW(plan_turn(picture.scene), InputError);
}

TEST(Turn, MoreOutcomesThanCanBeListedAreRefused) {
    TurnPicture picture{"A"};
    for (int q = 1; q < 40; ++q) {
        for (int r = 0; r < 2; ++r) {
            picture.scene.map.hexes.push_back({q, r});
            Figure enemy;
            enemy.id = "E" + std::to_string(2 * q + r);
            enemy.side = Side::party;
            enemy.at = {q, r};
            picture.scene.figures.push_back(enemy);
        }
    }
    picture.card({ranged(99, 30)});
    EXPECT_THROW(plan_turn(picture.scene), InputError);
}

TEST(Turn, GoesOnAlikeOnlyToTheSameEndsAgainstTheSameTargets) {
    TurnPart part;
    part.end = {1, 0};
    part.targets = {"C1"};
    TurnOption option;
    option.then = {part};
    const auto with = [&](auto change) {
        TurnOption other = option;
        change(other.then.front());
        return other;
    };
    EXPECT_TRUE(do_the_same_then(option, option));
    EXPECT_FALSE(do_the_same_then(option, with([](TurnPart& other) { other.end = {2, 0}; })));
    EXPECT_FALSE(do_the_same_then(option, with([](TurnPart& other) { other.targets.clear(); })));
    EXPECT_FALSE(do_the_same_then(option, with([](TurnPart& other) { other.fallen = {"C2"}; })));
    EXPECT_FALSE(do_the_same_then(option, TurnOption{}));
}

}  // namespace
}  // namespace standee
