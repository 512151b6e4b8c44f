#include <gtest/gtest.h>

#include "lib/error.hpp"
#include "tests/rulebook/picture.hpp"

namespace standee::rulebook::test {
namespace {

TEST(RulebookFocus, FewestMovementPointsComeBeforeInitiative) {
    for (const EditionId edition : {G, J, F, G2}) {
        Scene scene = field(edition);
        enemy(scene, "far", {0, -4}, 1);
        enemy(scene, "near", {0, 3}, 99);
        EXPECT_EQ(foci_of(scene), "near");
    }
}

TEST(RulebookFocus, NearestByRangeThenInitiativeButNoRangeInJawsOfTheLion) {
    for (const auto& [edition, expected] : {std::pair{F, "near"}, {G, "near"}, {J, "soon"}}) {
        Scene scene = field(edition);
        play_card(scene, {move(2), ranged(4)});
        enemy(scene, "soon", {0, -4}, 1);
        enemy(scene, "near", {0, 3}, 99);
        EXPECT_EQ(foci_of(scene), expected);
    }
}

TEST(RulebookFocus, EarliestInitiativeThenAllThatTie) {
    Scene scene = field(F);
    enemy(scene, "x", {0, -2}, 20);
    enemy(scene, "y", {0, 2}, 20);
    enemy(scene, "z", {2, 0}, 30);
    EXPECT_EQ(foci_of(scene), "x,y");
}

TEST(RulebookFocus, TheSecondCardDecidesBetweenTwoThatHaveOne) {
    Scene scene = field(F);
    enemy(scene, "x", {0, -2}, 20).initiative->second = 50;
    enemy(scene, "y", {0, 2}, 20).initiative->second = 40;
    EXPECT_EQ(foci_of(scene), "y");
    enemy(scene, "z", {2, 0}, 20);  // a bare number: before neither, after neither
    EXPECT_EQ(foci_of(scene), "y,z");
}

TEST(RulebookFocus, OneWithoutInitiativeIsNeitherBeforeNorAfterAnother) {
    Scene scene = field(F);
    enemy(scene, "x", {0, -2}, 10);
    enemy(scene, "y", {0, 2}, 20);
    enemy(scene, "z", {2, 0});
    EXPECT_EQ(foci_of(scene), "x,z");
}

TEST(RulebookFocus, ASummonComesJustBeforeItsSummonerAndSeveralByStandee) {
    Scene scene = field(F);
    enemy(scene, "c", {0, -2}, 20);
    Figure& second = enemy(scene, "s", {0, 2});
    second.kind = Kind::summon;
    second.summoner = "c";
    second.standee = 2;
    EXPECT_EQ(foci_of(scene), "s");
    Figure& first = enemy(scene, "t", {2, 0});
    first.kind = Kind::summon;
    first.summoner = "c";
    first.standee = 1;
    EXPECT_EQ(foci_of(scene), "t");
    enemy(scene, "d", {-2, 0}, 10);
    EXPECT_EQ(foci_of(scene), "d");
}

TEST(RulebookFocus, AnObjectiveHasInitiative99) {
    Scene scene = field(F);
    enemy(scene, "o", {0, -2}).kind = Kind::objective;
    enemy(scene, "x", {0, 2}, 100);
    EXPECT_EQ(foci_of(scene), "o");
    enemy(scene, "y", {2, 0}, 98);
    EXPECT_EQ(foci_of(scene), "y");
}

TEST(RulebookFocus, AlliesOfOneSetComeByStandeeWhateverTheirRank) {
    Scene scene = field(F);
    const auto guard = [&](std::string id, Hex at, Rank rank, int standee) {
        Figure& monster = enemy(scene, std::move(id), at, 20);
        monster.kind = Kind::ally;
        monster.name = "guard";
        monster.rank = rank;
        monster.standee = standee;
    };
    guard("n2", {0, -2}, Rank::normal, 2);
    guard("n1", {0, 2}, Rank::normal, 1);
    EXPECT_EQ(foci_of(scene), "n1");
    guard("e3", {2, 0}, Rank::elite, 3);
    EXPECT_EQ(foci_of(scene), "n1");
    guard("b0", {-2, 0}, Rank::named, 0);
    EXPECT_EQ(foci_of(scene), "b0");
}

TEST(RulebookFocus, AnInvisibleEnemyIsNone) {
    Scene scene = field(F);
    enemy(scene, "x", {0, -2}, 10).conditions.push_back({Condition::invisible, false});
    enemy(scene, "y", {0, 4}, 20);
    EXPECT_EQ(foci_of(scene), "y");
}

TEST(RulebookFocus, IsFoundAsForMeleeWithoutAnAttackDisarmedOrWithNoTargets) {
    Scene scene = field(F);
    enemy(scene, "x", {0, 4}, 10);
    play_card(scene, {move(2)});
    EXPECT_EQ(options_of(scene), "[0,2]{}");
    play_card(scene, {move(3), ranged(2, 0)});
    EXPECT_EQ(options_of(scene), "[0,3]{}");
    play_card(scene, {move(3), ranged(2)});
    EXPECT_EQ(options_of(scene), "[0,2]{x}");
    give(scene, "A", Condition::disarm);
    EXPECT_EQ(options_of(scene), "[0,3]{}");
}

TEST(RulebookFocus, AnImmobilizedFigureHasOneAndAStunnedOneHasNone) {
    Scene scene = field(F);
    enemy(scene, "x", {0, 4}, 10);
    give(scene, "A", Condition::immobilize);
    EXPECT_EQ(foci_of(scene), "x");
    EXPECT_EQ(options_of(scene), "[0,0]{}");
    give(scene, "A", Condition::stun);
    EXPECT_EQ(foci_of(scene), "");
    EXPECT_EQ(options_of(scene), "[0,0]{}");
}

TEST(OracleRange, IsRelativeToTheStatAndARangedAttackWithoutOneIsLongerByWhatIsAdded) {
    Scene scene = field(F);
    enemy(scene, "x", {0, 4}, 10);
    AttackAbility attack;
    attack.value = {2, false};
    attack.range = Amount{1, true};
    play_card(scene, {move(4), {attack}});
    EXPECT_EQ(options_of(scene), "[0,2]{x}");
    figure(scene, "A").range = 2;
    EXPECT_EQ(options_of(scene), "[0,1]{x}");
    attack.range = Amount{0, true};
    play_card(scene, {move(4), {attack}});
    EXPECT_EQ(options_of(scene), "[0,2]{x}");
    figure(scene, "A").range.reset();
    EXPECT_EQ(options_of(scene), "[0,3]{x}");
}

TEST(OracleAttack, IsTheFirstOnTheCardThatIsPerformed) {
    Scene scene = field(F);
    enemy(scene, "x", {0, 4}, 10);
    AttackAbility strong;
    strong.value = {1, true};
    play_card(scene, {move(1), {strong}, move(1), ranged(2)});
    EXPECT_THROW(options_of(scene), InputError) << "an attack that nobody knows";
    figure(scene, "A").attack = 3;
    EXPECT_EQ(options_of(scene), "[0,1]{}");
}

}  // namespace
}  // namespace standee::rulebook::test
