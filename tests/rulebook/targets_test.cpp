#include <gtest/gtest.h>

#include "tests/rulebook/picture.hpp"

namespace standee::rulebook::test {
namespace {

/// A with one enemy on three of its sides, and no move on its card.
Scene surrounded(EditionId edition) {
    Scene scene = field(edition);
    enemy(scene, "B", {0, -1}, 10);
    enemy(scene, "C", {1, 0}, 20);
    enemy(scene, "D", {0, 1}, 30);
    return scene;
}

TEST(RulebookTargets, FurtherOnesAreNotRankedInFrosthavenAndAreInGloomhaven) {
    for (const auto& [edition, expected] : {std::pair{F, "[0,0]{B,C} [0,0]{B,D}"},
                                            {G2, "[0,0]{B,C} [0,0]{B,D}"},
                                            {G, "[0,0]{B,C}"},
                                            {J, "[0,0]{B,C}"}}) {
        Scene scene = surrounded(edition);
        play_card(scene, {melee(2)});
        EXPECT_EQ(options_of(scene), expected);
    }
}

TEST(RulebookTargets, FurtherOnesAreRankedByRangeFirstButNotInJawsOfTheLion) {
    for (const auto& [edition, expected] :
         {std::pair{G, "[0,0]{B,D}"}, {J, "[0,0]{B,C}"}, {F, "[0,0]{B,C} [0,0]{B,D}"}}) {
        Scene scene = field(edition);
        enemy(scene, "B", {0, -2}, 10);
        enemy(scene, "C", {0, 3}, 20);
        enemy(scene, "D", {2, 0}, 30);
        play_card(scene, {ranged(3, 2)});
        EXPECT_EQ(options_of(scene), expected);
    }
}

TEST(RulebookTargets, AllAreEveryEnemyInRangeAndSight) {
    Scene scene = surrounded(F);
    enemy(scene, "E", {0, -2}, 5);
    AttackAbility attack;
    attack.value = {2, false};
    attack.targets = TargetCount{{1, false}, true};
    play_card(scene, {{attack}});
    EXPECT_EQ(options_of(scene), "[0,0]{B,C,D}");
}

TEST(RulebookTargets, AreAsManyAsTheStatCardSaysMoreOrLessWhatTheCardAdds) {
    Scene scene = surrounded(G);
    AttackAbility attack;
    attack.value = {2, false};
    play_card(scene, {{attack}});
    EXPECT_EQ(options_of(scene), "[0,0]{B}");
    figure(scene, "A").targets = 2;
    EXPECT_EQ(options_of(scene), "[0,0]{B,C}");
    attack.targets = TargetCount{{1, true}, false};
    play_card(scene, {{attack}});
    EXPECT_EQ(options_of(scene), "[0,0]{B,C,D}");
}

TEST(RulebookTargets, AreMoreForAnElementThatIsThereAndNotForWhatIsUnknown) {
    Scene scene = surrounded(G);
    AttackAbility attack;
    attack.value = {2, false};
    attack.adds.push_back({AddIf{{ElementChoice::only(Element::fire)}, {}, {}}, 0, 1, 0, {}});
    attack.adds.push_back({AddIf{{}, Condition::poison, {}}, 0, 1, 0, {}});
    play_card(scene, {{attack}});
    EXPECT_EQ(options_of(scene), "[0,0]{B}");
    scene.elements[static_cast<std::size_t>(Element::fire)] = ElementState::waning;
    EXPECT_EQ(options_of(scene), "[0,0]{B,C}");
}

TEST(RulebookTargets, AnElementServesOnceATurnInTheOrderOfTheCard) {
    const ElementChoice fire = ElementChoice::only(Element::fire);
    Scene scene = surrounded(G);
    scene.elements[static_cast<std::size_t>(Element::fire)] = ElementState::strong;
    AttackAbility attack;
    attack.value = {2, false};
    attack.adds.push_back({AddIf{{fire}, {}, {}}, 0, 1, 0, {}});
    attack.adds.push_back({AddIf{{fire}, {}, {}}, 0, 1, 0, {}});
    play_card(scene, {{attack}});
    EXPECT_EQ(options_of(scene), "[0,0]{B,C}");
    play_card(scene, {{ConsumeAbility{{fire}, {move(1)}}}, {attack}});
    EXPECT_EQ(options_of(scene), "[0,0]{B}");
    play_card(scene, {{attack}, {ConsumeAbility{{fire}, {move(1)}}}});
    EXPECT_EQ(options_of(scene), "[0,0]{B,C}");
}

TEST(OracleDisadvantage, YieldsToMoreTargetsInFrosthavenAndComesFirstInGloomhaven) {
    for (const auto& [edition, expected] :
         {std::pair{F, "[0,3]{B,C}"}, {G2, "[0,3]{B,C}"}, {G, "[0,4]{B}"}, {J, "[0,4]{B}"}}) {
        Scene scene = column(edition, "C.BA.");
        play_card(scene, {move(2), ranged(3, 2)});
        EXPECT_EQ(foci_of(scene), "B");
        EXPECT_EQ(options_of(scene), expected);
    }
}

TEST(OracleDisadvantage, IsSteppedAwayFromUnlessMuddledOrStrengthened) {
    for (const EditionId edition : {F, G}) {
        Scene scene = column(edition, "BA.");
        play_card(scene, {move(2), ranged(2)});
        EXPECT_EQ(options_of(scene), "[0,2]{B}");
        Scene muddled = scene;
        give(muddled, "A", Condition::muddle);
        EXPECT_EQ(options_of(muddled), "[0,1]{B}");
        give(scene, "A", Condition::strengthen);
        EXPECT_EQ(options_of(scene), "[0,1]{B}");
    }
}

TEST(OracleDisadvantage, IsToldOfEachTarget) {
    Scene scene = column(F, "B.CA");
    play_card(scene, {ranged(3, 2)});
    const auto disadvantaged = [](const Scene& s) {
        return plan_turn(s).options.front().disadvantaged;
    };
    EXPECT_EQ(disadvantaged(scene), std::vector<std::string>{"C"});
    give(scene, "A", Condition::muddle);
    EXPECT_EQ(disadvantaged(scene), (std::vector<std::string>{"B", "C"}));
    give(scene, "A", Condition::strengthen);
    EXPECT_TRUE(disadvantaged(scene).empty());
}

TEST(OracleDisadvantage, OnFurtherTargetsIsAvoidedAtTheCostOfPoints) {
    Scene scene = column(J, "B..AC");
    play_card(scene, {move(2), ranged(4, 2)});
    EXPECT_EQ(foci_of(scene), "B");
    EXPECT_EQ(options_of(scene), "[0,2]{B,C}");
}

TEST(OracleArea, IsTurnedToHitAsManyAsItCan) {
    for (const EditionId edition : {F, G, J, G2}) {
        Scene scene = field(edition);
        enemy(scene, "B", {2, 0}, 10);
        enemy(scene, "C", {2, -1}, 20);
        play_card(scene, {move(3), with_area(melee(), {Hex{}, {{0, 1}, {-1, 1}}, {}})});
        EXPECT_EQ(options_of(scene), "[1,0]{B,C}");
    }
}

TEST(OracleArea, WithAGreyHexHitsHoweverFarAndRoundWallsButInSight) {
    Scene scene = column(F, "A.C");
    scene.map.edges = Border::walls;
    play_card(scene, {with_area(melee(), {Hex{}, {{0, -2}}, {}})});
    EXPECT_EQ(options_of(scene), "[0,0]{C}");
    scene.map.walls.push_back({{0, 0}, {0, 1}});
    EXPECT_EQ(foci_of(scene), "");
}

TEST(OracleArea, WithoutGreyNeedsOneRedHexOfTheMapInRange) {
    const Area pair{{}, {{0, 0}, {0, 1}}, {}};
    Scene scene = column(F, "A.C");
    play_card(scene, {with_area(ranged(1), pair)});
    EXPECT_EQ(options_of(scene), "[0,0]{C}");
    scene.map.edges = Border::open;
    std::erase(scene.map.hexes, Hex{0, 1});
    EXPECT_EQ(foci_of(scene), "");
}

TEST(OracleArea, HitsNobodyOutOfSight) {
    Scene scene = column(F, "AC");
    scene.map.edges = Border::walls;
    const Area pair{{}, {{0, 0}, {0, 1}}, {}};
    play_card(scene, {with_area(ranged(1), pair)});
    EXPECT_EQ(foci_of(scene), "C");
    scene.map.walls.push_back({{0, 0}, {0, 1}});
    EXPECT_EQ(foci_of(scene), "");  // a red hex in its own hex is in range
}

TEST(OracleArea, FitsWhereItsRedHexesGiveTheTargets) {
    Scene scene = surrounded(F);
    play_card(scene, {with_area(melee(2), {Hex{}, {{0, -1}, {1, -1}}, {}})});
    EXPECT_TRUE(area_fits(scene, {0, 0}, {{1, -1}, {1, 0}}, {"C", "B"})) << "B from outside it";
    EXPECT_FALSE(area_fits(scene, {0, 0}, {{1, -1}, {1, 0}}, {"B", "D"})) << "C is in it";
    EXPECT_FALSE(area_fits(scene, {0, 0}, {{1, -1}, {1, 0}}, {"C", "B", "D"})) << "one too many";
    EXPECT_FALSE(area_fits(scene, {0, 0}, {{2, -1}, {2, 0}}, {"C"})) << "not beside the grey hex";
    EXPECT_FALSE(area_fits(scene, {0, 0}, {}, {"C"})) << "not laid";
}

TEST(OracleArea, BlueHexesNeedAnAlly) {
    const Area flank{Hex{}, {{0, -1}}, {{0, 1}}};
    Scene scene = column(F, "CAm");
    play_card(scene, {with_area(melee(), flank)});
    EXPECT_EQ(options_of(scene), "[0,1]{C}");
    std::erase_if(scene.figures, [](const Figure& f) { return f.id == "m2"; });
    EXPECT_EQ(foci_of(scene), "");
}

TEST(OracleArea, TheFigureItselfIsNoAllyInABlueHex) {
    Scene scene = column(F, "CA");
    play_card(scene, {with_area(ranged(1), {{}, {{0, 0}}, {{0, 1}}})});
    EXPECT_EQ(foci_of(scene), "");
    scene = column(F, "mCA");
    play_card(scene, {with_area(ranged(1), {{}, {{0, 0}}, {{0, 1}}})});
    EXPECT_EQ(foci_of(scene), "C");
}

TEST(OracleArea, MoreTargetsAreOutsideItInRange) {
    Scene scene = surrounded(G);
    enemy(scene, "E", {0, -2}, 1);
    play_card(scene, {with_area(melee(2), {Hex{}, {{0, -1}, {0, -2}}, {}})});
    EXPECT_EQ(foci_of(scene), "B");
    EXPECT_EQ(options_of(scene), "[0,0]{B,C,E}");
}

TEST(OracleArea, MayHoldNobodyWhereMoreTargetsAreAllowed) {
    Scene scene = column(F, "A.C");
    figure(scene, "C").at = {0, 1};
    play_card(scene, {with_area(melee(2), {Hex{}, {{0, -2}}, {}})});
    EXPECT_EQ(options_of(scene), "[0,0]{C}");
    play_card(scene, {with_area(melee(1), {Hex{}, {{0, -2}}, {}})});
    EXPECT_EQ(foci_of(scene), "");
}

TEST(OracleDestination, OutOfReachIsTheNearestInFrosthavenAndTheBestInGloomhaven) {
    for (const auto& [edition, expected] : {std::pair{F, "[0,2]{}"},
                                            {G2, "[0,2]{}"},
                                            {G, "[-1,3]{} [0,2]{} [1,2]{}"},
                                            {J, "[-1,3]{} [0,2]{} [1,2]{}"}}) {
        Scene scene = field(edition);
        figure(scene, "A").at = {0, 4};
        enemy(scene, "B", {0, -1}, 10);
        enemy(scene, "C", {0, -3}, 20);
        play_card(scene, {move(2), melee(2)});
        EXPECT_EQ(options_of(scene), expected);
    }
}

TEST(OracleDestination, IsWithoutATrapThoughOneWithATrapIsInReach) {
    for (const EditionId edition : {G, J, F, G2}) {
        Scene scene = field(edition);
        enemy(scene, "C", {0, 2}, 10);
        scene.map.traps = {{{0, 1}, {}, {}}, {{1, 1}, {}, {}}, {{-1, 2}, {}, {}}};
        play_card(scene, {move(1), melee()});
        EXPECT_EQ(options_of(scene), "[-1,1]{} [1,0]{}");
    }
}

TEST(OracleDestination, EachOfSeveralFociGivesItsOptions) {
    Scene scene = field(F);
    enemy(scene, "x", {0, -2}, 20);
    enemy(scene, "y", {0, 2}, 20);
    EXPECT_EQ(options_of(scene), "[0,-1]{x} [0,1]{y}");
}

TEST(OracleDestination, AnEqualAttackHexMayBePickedThoughLessProgressIsPossible) {
    // Both hexes beside C cost three points. An ally stands where two points towards the left
    // one would end.
    const Scene scene = picture(F, {"", " A", ". .", " #", "m .", " #", ". .", " C"});
    EXPECT_EQ(options_of(scene), "[0,1]{} [2,1]{}");
}

}  // namespace
}  // namespace standee::rulebook::test
