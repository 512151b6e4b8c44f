#include "focus/why_not.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "lib/error.hpp"
#include "tests/support/turn_picture.hpp"

// Why an enemy is not the focus or not attacked, and why a figure does not end in a hex: a case for
// each criterion, and for everything that can be in the way.

namespace standee {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;
using ::testing::Not;
using ::testing::ResultOf;
using ::testing::SizeIs;

using enum EditionId;

WhyNot not_focus(const TurnPicture& picture, char enemy) {
    return why_not(picture.scene, std::string(1, enemy)).front();
}

WhyNot not_attacked(const TurnPicture& picture, char enemy) {
    return why_not(picture.scene, std::string(1, enemy)).back();
}

WhyNot not_end(const TurnPicture& picture, char hex) {
    return why_not(picture.scene, picture.at(hex)).front();
}

/// Each reason in a line, after its clause.
std::string told(const WhyNot& answer) {
    std::string lines;
    for (const Reason& reason : answer.reasons) {
        lines += std::string{reason.clause.id()} + ": " + reason.says + "\n";
    }
    return lines;
}

/// For one reason alone.
auto because(const std::string& clause, const std::string& says) {
    return ResultOf(
        told, MatchesRegex(clause + ": [^\n]*" +
                           std::regex_replace(says, std::regex{R"([\[\]().])"}, ".") + "[^\n]*\n"));
}

std::vector<SceneChange> changes(const WhyNot& answer) {
    std::vector<SceneChange> all;
    for (const Remedy& remedy : answer.remedy.remedies) {
        all.push_back(remedy.change);
    }
    return all;
}

// C is next to A, D three hexes off.
TurnPicture open_room() {
    return TurnPicture{
        ".   .   .   .   .\n"
        "  .   .   .   .\n"
        "C   1   2   D   .\n"
        "  A   3   .   .\n"
        ".   4   .   .   ."};
}

TEST(WhyNotFocus, TheFocusIsTheFocus) {
    const WhyNot answer = not_focus(open_room(), 'C');
    EXPECT_EQ(answer.done, Done::surely);
    EXPECT_THAT(answer.reasons, IsEmpty());
    EXPECT_THAT(answer.remedy.remedies, IsEmpty());
}

TEST(WhyNotFocus, OneOfSeveralThatTie) {
    TurnPicture picture{"C   D\n  A"};
    picture.figure('D').initiative = picture.figure('C').initiative;
    EXPECT_EQ(not_focus(picture, 'D').done, Done::maybe);
}

TEST(WhyNotFocus, ADearerPath) {
    const WhyNot answer = not_focus(open_room(), 'D');
    EXPECT_EQ(answer.done, Done::no);
    EXPECT_THAT(answer, because("monster.focus-path",
                                "it could attack D for 4 movement points, but C for 0"));
    EXPECT_THAT(answer.reasons.front().kept, ElementsAre("C"));
    EXPECT_THAT(answer.reasons.front().dropped, ElementsAre("D"));
}

TEST(WhyNotFocus, APathThroughATrap) {
    const TurnPicture picture{"D\n\n.\n\nA\n\nt\n\nC"};
    EXPECT_THAT(not_focus(picture, 'C'), because("monster.focus-negative-hexes",
                                                 "every path to attack C enters at least 1 "
                                                 "negative hex"));
}

TurnPicture near_and_early(EditionId edition) {
    TurnPicture picture{
        ".   .   .   .   .\n"
        "  D   .   A   C\n"
        ".   .   .   .   .",
        edition};
    picture.card({move(2), ranged(4)});
    picture.figure('D').initiative = Initiative{5, {}};
    return picture;
}

TEST(WhyNotFocus, AGreaterRange) {
    for (const auto edition : {gloomhaven, frosthaven, EditionId::gloomhaven_2}) {
        EXPECT_THAT(not_focus(near_and_early(edition), 'D'),
                    because("monster.focus-proximity", "C is at range 2 and D at range 4"));
    }
}

TEST(WhyNotFocus, ALaterInitiative) {
    EXPECT_THAT(
        not_focus(near_and_early(jaws_of_the_lion), 'C'),
        because("monster.focus-initiative",
                "C is as easy to attack as D, but D acts earlier (initiative 5 against 10)"));
    const TurnPicture tied{"C   D\n  A"};
    EXPECT_THAT(not_focus(tied, 'D'),
                because("monster.focus-initiative", "and as near as C, but C acts earlier"));
}

TEST(WhyNotFocus, WhatACardSaysOfTheFocus) {
    TurnPicture picture = open_room();
    const auto with = [&](FocusAbility focus) {
        return TurnPicture{picture}.card({Ability{focus}, move(2), melee()});
    };
    EXPECT_THAT(not_focus(with({.on = FocusOn::farthest}), 'C'),
                because("card.focus-farthest",
                        "makes the farthest enemy the focus: it could attack C for 0 movement "
                        "points, but D for 4"));
    picture.figure('C').hp = 5;
    picture.figure('D').hp = 4;
    EXPECT_THAT(not_focus(with({.on = FocusOn::fewest_hit_points}), 'C'),
                because("card.focus-named",
                        "with the fewest hit points the focus, and D has "
                        "fewer than C"));
    EXPECT_THAT(not_focus(with({.range = 1}), 'D'),
                because("card.focus-farthest", "limits the focus to range 1, and D is at range 5"));
    picture.figure('C').kind = Kind::summon;
    EXPECT_THAT(not_focus(with({.no_summons = true}), 'C'),
                because("card.focus-farthest", "rules out summons as the focus"));
}

TEST(WhyNotFocus, StunnedInvisibleOrHeld) {
    TurnPicture picture = open_room();
    picture.figure('D').conditions.push_back({Condition::invisible});
    EXPECT_THAT(not_focus(picture, 'D'), because("condition.invisible", "D is invisible"));
    picture.scene.progress.foci = {{"A", "C"}};
    picture.figure('D').conditions.clear();
    EXPECT_THAT(not_focus(picture, 'D'),
                because("monster.new-focus-after-kill", "keeps the focus that it found earlier"));
    picture.figure('A').conditions.push_back({Condition::stun});
    EXPECT_THAT(not_focus(picture, 'D'), because("condition.stun", "A is stunned"));
}

TEST(WhyNotFocus, AFigureThatHeadsForAHexLooksForNone) {
    TurnPicture picture = open_room();
    picture.scene.map.marks["G"] = {picture.at('4')};
    picture.card({Ability{MoveAbility{.points = {2, false}, .towards = "G"}}});
    EXPECT_THAT(not_focus(picture, 'C'),
                because("card.heads-for", "A moves towards the closest hex marked .G."));
}

TEST(WhyNotFocus, WhatIsInTheWayIsNamedAndTakenAway) {
    const TurnPicture obstacle{"A   #\n  o\n.   C\n  #"};
    EXPECT_THAT(not_focus(obstacle, 'C'),
                because("map.obstacle", "the obstacle at [1,0] is in the way"));
    const TurnPicture door{"A\n\n+\n\n.\n\nC"};
    const WhyNot behind_door = not_focus(door, 'C');
    EXPECT_THAT(behind_door, because("map.closed-door", "the closed door at [0,1] is in the way"));
    EXPECT_EQ(changes(behind_door).front().act, SceneChange::Act::open);
    const TurnPicture ally{"A\n\nM\n\nC"};
    EXPECT_THAT(not_focus(ally, 'C'), because("map.end-unoccupied", "M at [0,1] is in the way"));
    TurnPicture on_a_trap = ally;
    on_a_trap.scene.map.traps = {{on_a_trap.at('M'), 0, {Condition::stun}}};
    EXPECT_THAT(not_focus(on_a_trap, 'C'),
                because("map.end-unoccupied", "M at [0,1] above a trap is in the way"));
    TurnPicture listed_first = ally;
    std::ranges::stable_partition(listed_first.scene.figures,
                                  [](const Figure& figure) { return figure.id == "M"; });
    EXPECT_THAT(not_focus(listed_first, 'C'), because("map.end-unoccupied", "M at [0,1]"));
    const TurnPicture apart{"A\n\n.\n\n#\n\nC"};
    const WhyNot behind_wall = not_focus(apart, 'C');
    EXPECT_THAT(behind_wall, because("map.end-unoccupied", "would not help"));
    EXPECT_THAT(behind_wall.remedy.remedies, SizeIs(1)) << "C on the side of A";
}

TEST(WhyNotFocus, NoLineOfSight) {
    TurnPicture picture{
        "A   1\n"
        "  #   C",
        frosthaven};
    picture.scene.map.walls = {{picture.at('1'), picture.at('C')}};
    picture.scene.map.edges = Border::walls;
    picture.card({ranged(5)});
    EXPECT_EQ(not_focus(picture, 'C').reasons.size(), 1U);
}

TEST(WhyNotFocus, WithoutAFocusEachEnemyHasAReason) {
    TurnPicture picture{"A   #   D\n  o   #\n.   C\n  #"};
    picture.figure('D').conditions.push_back({Condition::invisible});
    const TurnAnswer answer = plan_turn(picture.scene, Explain::yes);
    ASSERT_THAT(answer.why, SizeIs(3));
    EXPECT_THAT(answer.why[0].says, HasSubstr("C; the obstacle at [1,0] is in the way"));
    EXPECT_THAT(answer.why[1].says, HasSubstr("D is invisible"));
    EXPECT_EQ(answer.why[2].clause.id(), "monster.no-focus");
    EXPECT_THAT(plan_turn(picture.scene, Explain::steps).why, SizeIs(1));
}

TEST(WhyNotAttacked, OneTargetIsTheFocus) {
    const WhyNot answer = not_attacked(open_room(), 'D');
    EXPECT_THAT(answer,
                because("monster.attacks-focus", "its attack has only one target, its focus C"));
    EXPECT_EQ(not_attacked(open_room(), 'C').done, Done::surely);
}

TEST(WhyNotAttacked, NoAttackAtAll) {
    TurnPicture picture = open_room();
    picture.figure('A').conditions.push_back({Condition::disarm});
    EXPECT_THAT(not_attacked(picture, 'C'), because("condition.disarm", "A is disarmed"));
    EXPECT_EQ(not_focus(picture, 'C').done, Done::surely);
    picture.figure('A').conditions = {{Condition::stun}};
    EXPECT_THAT(not_attacked(picture, 'C'), because("condition.stun", "A is stunned"));
    picture.figure('A').conditions.clear();
    picture.card({move(2)});
    EXPECT_THAT(not_attacked(picture, 'C'),
                because("monster.performs-card", "no attack on its card"));
    const TurnPicture alone{"A   #   C"};
    EXPECT_THAT(not_attacked(alone, 'C'), because("monster.no-focus", "A has no focus"));
}

TEST(WhyNotAttacked, TheFocusIsTooFarAway) {
    const TurnPicture picture{"A\n\n.\n\n.\n\n.\n\n.\n\nC\n\n.\n\nD"};
    EXPECT_THAT(not_attacked(picture, 'C'),
                because("move.points",
                        "the path to a hex from which it could attack C takes 4 movement points, "
                        "but A has 2"));
    EXPECT_THAT(not_attacked(picture, 'D'),
                because("monster.attacks-focus", "it cannot attack its focus C this turn"));
    TurnPicture rooted = picture;
    rooted.figure('A').conditions.push_back({Condition::immobilize});
    EXPECT_THAT(not_attacked(rooted, 'C'),
                because("condition.immobilize", "A is immobilized, and "));
    rooted.card({melee()});
    EXPECT_THAT(not_attacked(rooted, 'C'),
                because("move.points", "A performs no move before its attack"));
}

TEST(WhyNotAttacked, TheSecondTarget) {
    TurnPicture picture{"C\n\nA\n\nD\n\n.\n\nE"};
    picture.card({melee(2)});
    EXPECT_THAT(not_attacked(picture, 'E'),
                because("range.count", "from [0,1] its attack does not reach E"));
    picture.card({ranged(4, 2)});
    EXPECT_THAT(
        not_attacked(picture.in(gloomhaven), 'E'),
        because("monster.extra-targets", "its attack has 2 targets, and C and D come first"));
    const TurnPicture walled = TurnPicture{"E\n\nC\n\nA"}.card({ranged(4, 2)});
    EXPECT_EQ(not_attacked(walled, 'E').done, Done::surely);
}

TEST(WhyNotAttacked, AnAreaThatHitsOthers) {
    TurnPicture picture{"C\n\n.\n\nA\n\nD"};
    picture.card(
        {Ability{AttackAbility{.value = {2}, .range = Amount{2}, .area = Area{{}, {{0, 0}}, {}}}}});
    const char other = picture.foci() == "C" ? 'D' : 'C';
    EXPECT_THAT(not_attacked(picture, other), because("area.placement", "it places the area on"));
}

TEST(WhyNotEnd, WhereItEndsItEnds) {
    EXPECT_EQ(not_end(open_room(), 'A').done, Done::surely);
    EXPECT_EQ(why_not(open_room().scene, std::string{"A"}).front().done, Done::surely)
        << "the figure stands for its own hex";
}

TEST(WhyNotEnd, SomethingIsThere) {
    EXPECT_THAT(not_end(open_room(), 'D'),
                because("map.end-unoccupied", "A cannot end its move in [6,-2]: D stands there"));
    TurnPicture picture{"A\n\n1\n\n.\n\nC\n\n2"};
    picture.scene.map.obstacles = {picture.at('1')};
    EXPECT_THAT(not_end(picture, '1'), because("map.obstacle", "an obstacle lies there"));
    picture.scene.map.obstacles.clear();
    picture.scene.map.doors = {{picture.at('1'), false}};
    EXPECT_THAT(not_end(picture, '1'), because("map.closed-door", "the door there is closed"));
}

TEST(WhyNotEnd, NoPathOrNoFocus) {
    const TurnPicture picture{"C   #\n  o\nA   1\n  #"};
    EXPECT_THAT(not_end(picture, '1'), because("map.obstacle", "there is no path to [2,0]"));
    const TurnPicture alone{"A   #\n  1\n#   #\n  #   C"};
    EXPECT_THAT(not_end(alone, '1'), because("monster.no-focus", "A has no focus"));
    TurnPicture stunned = alone;
    stunned.figure('A').conditions.push_back({Condition::stun});
    EXPECT_THAT(not_end(stunned, '1'), because("condition.stun", "A is stunned"));
}

TEST(WhyNotEnd, TooFar) {
    TurnPicture picture{"A\n\n.\n\n.\n\n1\n\nC"};
    EXPECT_THAT(not_end(picture, '1'),
                because("move.points", "the path to [0,3] takes 3 movement points, but A has 2"));
    picture.card({move(1), move(1), melee()});
    EXPECT_THAT(not_end(picture, '1'), because("move.points", "A has 2 in 2 moves"));
}

// Its card begins with a change of rank, and the other rank is slower. [card.switch-rank]
TEST(WhyNotEnd, TooFarForTheRankThatItHasThen) {
    TurnPicture picture{"A\n\n.\n\n.\n\n1\n\nC"};
    Figure& figure = picture.figure('A');
    figure.name = "imp";
    figure.rank = Rank::normal;
    figure.move = 3;
    MonsterSet& imps = picture.scene.monsters["imp"];
    imps.normal.emplace().figure = figure;
    imps.elite.emplace().figure = figure;
    imps.elite->figure.move = 1;
    picture.card({{SwitchRankAbility{}}, {MoveAbility{{0, true}, false}}, melee()});
    EXPECT_THAT(not_end(picture, '1'),
                because("move.points", "takes 3 movement points, but A has 1"));
}

TEST(WhyNotEnd, OnTheWayToAHexThatItDoesNotReach) {
    const TurnPicture picture{"2\n\nA\n\n1\n\n.\n\n.\n\n.\n\nC"};
    EXPECT_THAT(not_end(picture, '1'), because("monster.move-shorten",
                                               "it heads for [0,5], which is 3 movement points "
                                               "from [0,2] but only 2 from [0,3]"));
    EXPECT_THAT(not_end(picture, '2'),
                because("monster.move-shorten", "[0,0] is no nearer to it than where A stands"));
    EXPECT_THAT(not_end(picture, 'A'),
                because("monster.move-shorten", "4 movement points from [0,1]"));
}

TEST(WhyNotEnd, OutOfRangeOrSight) {
    const TurnPicture picture{"1\n\nA\n\n.\n\nC"};
    EXPECT_THAT(not_end(picture, '1'),
                because("range.count",
                        "from [0,0] it could not attack its focus C: it is out of "
                        "range there"));
}

TEST(WhyNotEnd, MorePoints) {
    TurnPicture picture{"A\n\n.\n\n1\n\n.\n\nC"};
    picture.card({move(2), ranged(3)});
    EXPECT_THAT(not_end(picture, '1'),
                because("monster.move-minimum", "[0,1] costs 1 movement point, [0,2] costs 2"));
}

TEST(WhyNotEnd, OfSeveralFociItSaysForWhich) {
    TurnPicture picture{"C\n\n.\n\n1\n\n.\n\nA\n\n.\n\n.\n\n.\n\nD"};
    picture.figure('D').initiative = picture.figure('C').initiative;
    picture.card({move(2), ranged(3)});
    EXPECT_THAT(told(not_end(picture, '1')), HasSubstr("if C is its focus, "));
    picture.figure('D').initiative = Initiative{99, {}};
    EXPECT_THAT(told(not_end(picture, '1')), Not(HasSubstr("is its focus")));
}

TEST(WhyNotEnd, FewerTargets) {
    TurnPicture picture{"E\n\nC\n\n.\n\n1\n\n2\n\nA"};
    picture.card({move(2), ranged(3, 2)});
    EXPECT_THAT(not_end(picture, '2'),
                because("monster.move-max-targets",
                        "from [0,3] it can attack 2 targets, from [0,4] only 1"));
}

TEST(WhyNotEnd, Disadvantage) {
    TurnPicture column{"1\n\nA\n\nC"};
    column.card({move(2), ranged(3)});
    for (const auto edition : {gloomhaven, frosthaven}) {
        const WhyNot answer = not_end(column.in(edition), 'A');
        EXPECT_EQ(answer.done, Done::no);
        EXPECT_THAT(answer, because("monster.move-disadvantage", "disadvantage"));
    }
}

TEST(WhyNotEnd, WorseFurtherTargets) {
    // From either side of C it has two targets, and D comes before E.
    TurnPicture picture{
        "    C\n"
        "  1   2\n"
        "D   .   E\n"
        "  .   .\n"
        "    A",
        gloomhaven};
    picture.card({move(3), melee(2)});
    EXPECT_THAT(picture.outcomes(), ElementsAre("1: C D"));
    EXPECT_THAT(not_end(picture, '2'), because("monster.extra-targets", "come before"));
}

TEST(WhyNotEnd, APathThroughATrap) {
    TurnPicture over_trap{"A\n\nt\n\n1\n\n.\n\nC"};
    over_trap.card({move(2), ranged(4)});
    EXPECT_THAT(not_end(over_trap, '1'), because("monster.focus-negative-hexes",
                                                 "the path to [0,2] enters 1 negative hex, "
                                                 "the path to [0,0] none"));
}

TEST(WhyNotEnd, ASummonWithoutAFocus) {
    TurnPicture picture{"A\n\n1\n\n2\n\nM"};
    Figure& actor = picture.figure('A');
    actor.kind = Kind::summon;
    actor.summoner = "M";
    picture.card({move(1), melee()});
    EXPECT_EQ(not_end(picture, '1').done, Done::maybe);
    EXPECT_THAT(not_end(picture, '2'),
                because("summon.no-focus", "stays or moves as near to M as it can"));
    EXPECT_THAT(not_end(picture.in(gloomhaven), '1'),
                because("summon.no-focus", "A has no focus, so it does not move"));
}

TEST(WhyNot, TheChangesMakeItSo) {
    const WhyNot answer = not_focus(open_room(), 'D');
    ASSERT_THAT(answer.remedy.remedies, ::testing::Not(IsEmpty()));
    for (const Remedy& remedy : answer.remedy.remedies) {
        const TurnAnswer plan = plan_turn(changed(open_room().scene, remedy.change));
        EXPECT_EQ(plan.focus.size() == 1, remedy.done == Done::surely);
    }
}

TEST(WhyNot, WhereNoChangeHelpsItSaysSo) {
    TurnPicture picture = open_room();
    picture.figure('A').conditions.push_back({Condition::stun});
    const WhyNot answer = not_focus(picture, 'C');
    EXPECT_THAT(answer.remedy.remedies, IsEmpty());
    EXPECT_TRUE(answer.remedy.tried_all);
}

TEST(WhyNot, WhatCannotBeAskedIsAnError) {
    TurnPicture picture{"A   M\n  C"};
    const auto found = [&](const WhyNotSubject& subject) {
        try {
            why_not(picture.scene, subject);
        } catch (const InputError& error) {
            EXPECT_EQ(error.error().code, ErrorCode::bad_reference);
            EXPECT_THAT(error.error().expected, HasSubstr("an enemy of A: C, or a hex such as"));
            return error.error().found;
        }
        return std::string{};
    };
    EXPECT_EQ(found(std::string{"M"}), "\"M\", which is an ally");
    EXPECT_EQ(found(std::string{"X"}), "\"X\", which is no figure's id");
    EXPECT_EQ(found(Hex{9, 9}), "[9,9], which is no hex of the map");
}

}  // namespace
}  // namespace standee
