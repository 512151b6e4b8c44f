#include "play/turn/why_not_turn.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// Questions about the attacks and moves of a turn after its first plan.

namespace standee {
namespace {

using ::testing::Contains;
using ::testing::Field;
using ::testing::StartsWith;

/// M1 in [0,0] and C1 next to it on a line of hexes; C2 stands in [0,5]. M1 attacks, moves 2,
/// attacks.
Scene line_of_hexes(int monster_move) {
    Scene scene;
    for (int r = 0; r < 7; ++r) {
        scene.map.hexes.push_back({0, r});
        scene.map.hexes.push_back({1, r});
    }
    Figure monster;
    monster.id = "M1";
    monster.name = "imp";
    monster.attack = 2;
    monster.move = monster_move;
    Figure near;
    near.id = "C1";
    near.kind = Kind::character;
    near.side = Side::party;
    near.at = {0, 1};
    near.hp = 1;
    near.max_hp = 1;
    near.initiative = Initiative{10, {}};
    Figure far = near;
    far.id = "C2";
    far.at = {0, 5};
    far.hp = far.max_hp = 30;
    far.initiative = Initiative{20, {}};
    scene.figures = {monster, near, far};
    const Ability attack{AttackAbility{.value = {0, true}}};
    const Ability move{MoveAbility{.points = {0, true}}};
    scene.turn = TurnOrder{"M1", std::vector<Ability>{attack, move, attack}};
    return scene;
}

WhyNot attack_on(const Scene& scene, const std::string& enemy) {
    return why_not_in_turn(scene, enemy).back();
}

TEST(WhyNotInTurn, SeesAnAttackAfterTheFirst) {
    // With C1 dead, 4 points bring M1 beside C2.
    EXPECT_EQ(attack_on(line_of_hexes(4), "C2").done, Done::maybe);
    EXPECT_EQ(why_not(line_of_hexes(4), std::string{"C2"}).back().done, Done::no);
}

TEST(WhyNotInTurn, GivesTheReasonsOfLaterPlans) {
    const WhyNot answer = attack_on(line_of_hexes(1), "C2");
    EXPECT_EQ(answer.done, Done::no);
    EXPECT_THAT(answer.reasons, Contains(Field(&Reason::says, StartsWith("later in its turn: "))));
}

TEST(WhyNotInTurn, AsksWhereTheWholeTurnEnds) {
    const WhyNot start = why_not_in_turn(line_of_hexes(4), Hex{0, 4}).front();
    EXPECT_EQ(start.done, Done::maybe) << "only if C1 has died";
    EXPECT_EQ(why_not_in_turn(line_of_hexes(4), Hex{1, 6}).front().done, Done::no);
}

TEST(WhyNotInTurn, AnOutcomeForSeveralFociMakesNoneOfThemTheFocus) {
    Scene scene = line_of_hexes(4);
    scene.figures[2].at = {1, 0};
    scene.figures[2].initiative = scene.figures[1].initiative;
    std::get<AttackAbility>(scene.turn->abilities->front().what).targets =
        TargetCount{.count = {2, false}};
    scene.turn->abilities->resize(1);
    EXPECT_EQ(why_not_in_turn(scene, std::string{"C1"}).front().done, Done::maybe);
    scene.figures[1].initiative = Initiative{5, {}};
    EXPECT_EQ(why_not_in_turn(scene, std::string{"C1"}).front().done, Done::surely);
}

TEST(WhyNotInTurn, PassesOverAnAttackOnNobody) {
    Scene scene = line_of_hexes(4);
    std::get<AttackAbility>(scene.turn->abilities->front().what).targets =
        TargetCount{.count = {0, false}};
    EXPECT_EQ(attack_on(scene, "C1").done, Done::surely);
}

TEST(WhyNotInTurn, OffersChangesForAnyAttackOfTheTurn) {
    const WhyNot answer = attack_on(line_of_hexes(1), "C2");
    ASSERT_FALSE(answer.remedy.remedies.empty());
    EXPECT_EQ(answer.remedy.remedies.front().change.figure, "C2");
}

}  // namespace
}  // namespace standee
