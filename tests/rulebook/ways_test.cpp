#include <gtest/gtest.h>

#include "tests/rulebook/picture.hpp"

namespace standee::rulebook::test {
namespace {

TEST(OracleWalk, AttacksFromTheNearestHexItCanReach) {
    Scene scene = picture(F, {"A . C", " . . "});
    play_card(scene, {move(3), melee()});
    EXPECT_EQ(options_of(scene), "[3,-1]{C}");
}

TEST(OracleWalk, ShortensTheWayByAsManyPointsAsItHas) {
    EXPECT_EQ(options_of(column(F, "A....C")), "[0,2]{}");
}

TEST(OracleWalk, GoesRoundATrapEvenIfItDoesNotArriveThisTurn) {
    const Scene scene = picture(F, {"A", " .", "t", " .", ".", "", "C"});
    EXPECT_EQ(options_of(scene), "[1,1]{}");
}

TEST(OracleWalk, EntersATrapWhenNoWayToAnyEnemyAvoidsIt) {
    EXPECT_EQ(options_of(column(F, "At.C")), "[0,2]{C}");
}

TEST(OracleWalk, PassesAnAllyButDoesNotEndThere) {
    Scene scene = column(F, "Am.C");
    EXPECT_EQ(options_of(scene), "[0,2]{C}");
    play_card(scene, {move(1), melee()});
    EXPECT_EQ(options_of(scene), "[0,0]{}");
}

TEST(OracleWalk, PassesNoObjectiveOfItsOwnSide) {
    Scene scene = column(F, "Am.C");
    figure(scene, "m1").kind = Kind::objective;
    EXPECT_EQ(foci_of(scene), "");
    EXPECT_EQ(options_of(scene), "[0,0]{}");
}

TEST(OracleWalk, PassesNoAllyThatStandsOnAnObstacle) {
    Scene scene = column(F, "Am.C");
    scene.map.obstacles.push_back({0, 1});
    EXPECT_EQ(foci_of(scene), "");
}

TEST(OracleWalk, PassesNoAllyWhereATrapWouldHoldIt) {
    for (const EditionId edition : {G, J, F, G2}) {
        Scene scene = column(edition, "Am.C");
        scene.map.traps = {{{0, 1}, 0, {Condition::stun}}};
        EXPECT_EQ(foci_of(scene), "");
        figure(scene, "A").immunities = ConditionSet{Condition::stun};
        EXPECT_EQ(options_of(scene), "[0,2]{C}");
        scene.map.traps.front().conditions.push_back(Condition::immobilize);
        EXPECT_EQ(foci_of(scene), "");
        play_card(scene, {move(2, true), melee()});
        EXPECT_EQ(options_of(scene), "[0,2]{C}");
    }
}

TEST(OracleWalk, CountsOnASafeguardThatNothingElseUsesUp) {
    Scene scene = column(G2, "Am.C");
    scene.map.traps = {{{0, 1}, 0, {Condition::stun}}};
    give(scene, "A", Condition::safeguard);
    EXPECT_EQ(foci_of(scene), "C");
    scene.map.traps.push_back({{0, 2}, 0, {Condition::poison}});
    EXPECT_EQ(foci_of(scene), "");
    figure(scene, "A").permanent = ConditionSet{Condition::safeguard};
    EXPECT_EQ(foci_of(scene), "C");
}

TEST(OracleWalk, AnInvisibleEnemyIsPassedInFrosthavenAndBlocksInGloomhaven) {
    for (const auto& [edition, expected] :
         {std::pair{F, "[0,2]{C}"}, {G2, "[0,2]{C}"}, {G, "[0,0]{}"}, {J, "[0,0]{}"}}) {
        Scene scene = column(edition, "AB.C");
        give(scene, "B", Condition::invisible);
        EXPECT_EQ(options_of(scene), expected);
    }
}

TEST(OracleWalk, DifficultTerrainCostsTwo) {
    Scene scene = column(F, "Ad.C");
    EXPECT_EQ(options_of(scene), "[0,1]{}");
    play_card(scene, {move(3), melee()});
    EXPECT_EQ(options_of(scene), "[0,2]{C}");
}

TEST(OracleWalk, GoesThroughAnOpenDoorAndNotThroughAClosedOne) {
    EXPECT_EQ(options_of(column(F, "A/.C")), "[0,2]{C}");
    EXPECT_EQ(foci_of(column(F, "Ax.C")), "");
}

TEST(OracleWalk, DoesNotLeaveAClosedDoorEither) {
    Scene scene = column(F, "A.C");
    scene.map.doors.push_back({{0, 0}, false});
    EXPECT_EQ(foci_of(scene), "");
}

TEST(OracleWalk, CrossesNoWallLine) {
    Scene scene = column(F, "A..C");
    scene.map.walls.push_back({{0, 2}, {0, 1}});
    EXPECT_EQ(foci_of(scene), "");
}

TEST(OracleWalk, ALinkIsOneStep) {
    Scene scene = column(F, "A.....C");
    scene.map.links.push_back({{0, 0}, {0, 5}});
    play_card(scene, {move(1), melee()});
    EXPECT_EQ(options_of(scene), "[0,5]{C}");
}

TEST(OracleWalk, NobodyIsAdjacentAcrossALink) {
    Scene scene = column(F, "A....C");
    scene.map.links.push_back({{0, 0}, {0, 5}});
    play_card(scene, {melee()});
    EXPECT_EQ(options_of(scene), "[0,0]{}");
}

TEST(OracleIce, CarriesOnInTheSameDirectionAtNoCost) {
    const Scene scene = column(F, "Aii..C");
    EXPECT_EQ(options_of(scene), "[0,4]{C}");
}

TEST(OracleIce, CostsOnePointWhereItIsDifficultToo) {
    Scene scene = column(F, "Ai.C");
    scene.map.difficult = {{0, 1}, {0, 2}};
    play_card(scene, {move(1), melee()});
    EXPECT_EQ(options_of(scene), "[0,2]{C}");
}

TEST(OracleIce, StopsBeforeAFigure) {
    Scene scene = column(F, "AiC");
    play_card(scene, {move(1), melee()});
    EXPECT_EQ(options_of(scene), "[0,1]{C}");
}

TEST(OracleIce, StopsBeforeAnObstacle) {
    const Scene scene = picture(F, {"A", " .", "i", " C", "o"});
    EXPECT_EQ(options_of(scene), "[0,1]{C} [1,0]{C}");
}

TEST(OracleIce, MayBeSteppedOnWhereAnAllyStandsButNotEndedOn) {
    Scene scene = column(F, "Am.C");
    scene.map.icy.push_back({0, 1});
    play_card(scene, {move(1), melee()});
    EXPECT_EQ(options_of(scene), "[0,2]{C}");
}

TEST(OracleIce, TheWalkGoesOnFromAnAllysHexInWhichTheSlideStops) {
    Scene scene = column(F, "Amm.C");
    scene.map.icy.push_back({0, 1});
    play_card(scene, {move(3), melee()});
    EXPECT_EQ(options_of(scene), "[0,3]{C}");
    play_card(scene, {move(2), melee()});
    EXPECT_EQ(options_of(scene), "[0,0]{}");
}

TEST(OracleIce, ASlideIntoATrapCountsIt) {
    // Over the ice it is two points and a trap, round it four points and none.
    const Scene scene = picture(F, {"A", " .", "i", " .", "t", " .", ".", "", "C"});
    EXPECT_EQ(options_of(scene), "[1,1]{}");
}

TEST(OracleIce, SlidesAreNotForJumpsAndFlights) {
    Scene scene = column(F, "Aii.C");
    play_card(scene, {move(2, true), melee()});
    EXPECT_EQ(options_of(scene), "[0,2]{}");
    play_card(scene, {move(2), melee()});
    figure(scene, "A").flying = true;
    EXPECT_EQ(options_of(scene), "[0,2]{}");
}

TEST(OracleJump, GoesOverEverythingButWallsAndCountsTheLastHexOnly) {
    Scene scene = column(F, "AtoC.D");
    give(scene, "C", Condition::invisible);
    play_card(scene, {move(4, true), melee()});
    EXPECT_EQ(options_of(scene), "[0,4]{D}");
    scene.map.walls.push_back({{0, 1}, {0, 2}});
    EXPECT_EQ(foci_of(scene), "");
}

TEST(OracleJump, ALandingOnDifficultTerrainCostsTwoInGloomhavenOnly) {
    for (const auto& [edition, expected] :
         {std::pair{F, "[0,2]{C}"}, {G2, "[0,2]{C}"}, {J, "[0,2]{C}"}, {G, "[0,1]{}"}}) {
        Scene scene = column(edition, "A.dC");
        play_card(scene, {move(2, true), melee()});
        EXPECT_EQ(options_of(scene), expected);
    }
}

TEST(OracleJump, ATrapInTheLastHexIsNegative) {
    // Landing beside C means a trap; D is farther and needs none.
    Scene scene = column(F, "DtAo..");
    figure(scene, "D").at = {0, 5};
    put(scene, figure(scene, "D")).id = "C";
    figure(scene, "C").at = {0, 0};
    play_card(scene, {move(2, true), melee()});
    EXPECT_EQ(foci_of(scene), "D");
    EXPECT_EQ(options_of(scene), "[0,4]{D}");
}

TEST(OracleFlight, EndsOverObstaclesAndTrapsWhateverItsMoveSays) {
    Scene scene = column(F, "AooC");
    figure(scene, "A").flying = true;
    EXPECT_EQ(options_of(scene), "[0,2]{C}");
    scene = column(F, "AttC");
    figure(scene, "A").flying = true;
    EXPECT_EQ(options_of(scene), "[0,2]{C}");
}

TEST(OracleTeleport, CountsStraightThroughWallsAndIsOneJumpOfAnyLength) {
    Scene scene = column(F, "A..C");
    scene.map.walls.push_back({{0, 1}, {0, 2}});
    play_card(scene, {{TeleportAbility{2}}, melee()});
    EXPECT_EQ(options_of(scene), "[0,2]{C}");
    play_card(scene, {{TeleportAbility{1}}, melee()});
    EXPECT_EQ(options_of(scene), "[0,1]{}");
}

TEST(OracleTeleport, IsNotStoppedByImmobilize) {
    Scene scene = column(F, "A..C");
    give(scene, "A", Condition::immobilize);
    EXPECT_EQ(options_of(scene), "[0,0]{}");
    play_card(scene, {{TeleportAbility{2}}, melee()});
    EXPECT_EQ(options_of(scene), "[0,2]{C}");
}

TEST(OracleMoves, SeveralBeforeTheAttackAddUpAndThoseAfterItDoNot) {
    Scene scene = column(F, "A...C");
    play_card(scene, {move(2), move(1), melee()});
    EXPECT_EQ(options_of(scene), "[0,3]{C}");
    play_card(scene, {move(2), melee(), move(1)});
    EXPECT_EQ(options_of(scene), "[0,2]{}");
}

TEST(OracleMoves, ARelativeMoveWithoutTheStatIsNotPerformed) {
    Scene scene = column(F, "A..C");
    play_card(scene, {{MoveAbility{{0, true}, false}}, melee()});
    EXPECT_EQ(options_of(scene), "[0,2]{C}");
    figure(scene, "A").move.reset();
    EXPECT_EQ(options_of(scene), "[0,0]{}");
}

TEST(OracleSummon, WithoutAFocusMayComeNearerToItsSummonerInFrosthaven) {
    for (const auto& [edition, expected] : {std::pair{F, "[0,0]{} [0,2]{}"},
                                            {G2, "[0,0]{} [0,2]{}"},
                                            {G, "[0,0]{}"},
                                            {J, "[0,0]{}"}}) {
        Scene scene = column(edition, "A...B");
        figure(scene, "A").kind = Kind::summon;
        figure(scene, "A").side = Side::party;
        figure(scene, "A").summoner = "B";
        EXPECT_EQ(options_of(scene), expected);
        EXPECT_EQ(foci_of(scene), "");
    }
}

TEST(OracleSummon, WithoutAbilitiesWrittenUsesItsOwnStats) {
    Scene scene = column(F, "A....C");
    figure(scene, "A").kind = Kind::summon;
    figure(scene, "A").side = Side::party;
    figure(scene, "C").side = Side::monsters;
    scene.turn->abilities.reset();
    figure(scene, "A").range = 3;
    EXPECT_EQ(options_of(scene), "[0,2]{C}");
    figure(scene, "A").range.reset();
    EXPECT_EQ(options_of(scene), "[0,2]{}");
}

PlannedOption only_option(const Scene& scene) {
    const PlannedTurn answer = plan_turn(scene);
    EXPECT_EQ(answer.options.size(), 1U);
    return answer.options.front();
}

TEST(OraclePath, IsTheFirstInHexOrderOfTheCheapestWays) {
    Scene scene = field(F);
    enemy(scene, "C", {3, -1}, 10);
    play_card(scene, {move(3), melee()});
    const std::vector<PlannedOption> options = plan_turn(scene).options;
    ASSERT_EQ(options.size(), 2U);
    EXPECT_EQ(options[0].end, (Hex{2, -1}));
    EXPECT_EQ(options[0].path, (std::vector<Hex>{{0, 0}, {1, -1}, {2, -1}}));
    EXPECT_EQ(options[1].end, (Hex{2, 0}));
    EXPECT_EQ(options[1].path, (std::vector<Hex>{{0, 0}, {1, 0}, {2, 0}}));
}

TEST(OraclePath, ListsHexesSlidIntoAndCountsWhatItEnters) {
    Scene scene = column(F, "Ai..C");
    scene.map.traps = {{{0, 2}, {}, {}}, {{0, 3}, {}, {}}};
    const PlannedOption option = only_option(scene);
    EXPECT_EQ(option.path, (std::vector<Hex>{{0, 0}, {0, 1}, {0, 2}, {0, 3}}));
    EXPECT_EQ(option.movement, 2);
    EXPECT_EQ(option.negative_hexes, 2);
    EXPECT_EQ(option.focus, "C");
    EXPECT_EQ(option.attack_hex, (Hex{0, 3}));
}

TEST(OraclePath, OfATeleportIsItsStartAndItsEnd) {
    Scene scene = column(F, "A...C");
    play_card(scene, {{TeleportAbility{3}}, melee()});
    EXPECT_EQ(only_option(scene).path, (std::vector<Hex>{{0, 0}, {0, 3}}));
}

}  // namespace
}  // namespace standee::rulebook::test
