#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/board.hpp"
#include "tests/support/turn_picture.hpp"

// Whom a figure may attack from where it stands, as when somebody controls it.

namespace standee {
namespace {

using ::testing::ElementsAre;

/// The ids of each set of targets, as in "C D".
std::vector<std::string> attacked_from(const TurnPicture& picture, const AttackAbility& attack) {
    const Scene& scene = picture.scene;
    const auto actor = static_cast<FigureIndex>(scene.find("A") - scene.figures.data());
    std::vector<std::string> sets;
    for (const auto& set : TurnPlanner{}.attacked_from(scene, Board{scene.map}, actor, attack)) {
        std::string& names = sets.emplace_back();
        for (const FigureIndex target : set) {
            names += (names.empty() ? "" : " ") + scene.figures[target].id;
        }
    }
    return sets;
}

/// Three enemies that tie around the figure.
TurnPicture surrounded() {
    TurnPicture picture{
        "C   D\n"
        "  A\n"
        "E"};
    for (const char enemy : {'D', 'E'}) {
        picture.figure(enemy).initiative = picture.figure('C').initiative;
    }
    return picture;
}

TEST(AttackedFrom, EachSetOfTargetsIsNamedOnceAndInOrder) {
    AttackAbility two{.value = {1, false}};
    two.targets = TargetCount{.count = {2, false}};
    EXPECT_THAT(attacked_from(surrounded(), two), ElementsAre("C D", "C E", "D E"));
    const AttackAbility one{.value = {1, false}};
    EXPECT_THAT(attacked_from(surrounded(), one), ElementsAre("C", "D", "E"));
}

TEST(AttackedFrom, WhereNobodyIsInReachTheSetIsEmpty) {
    EXPECT_THAT(attacked_from(TurnPicture{"A\n\n.\n\nC"}, AttackAbility{.value = {1, false}}),
                ElementsAre(""));
}

}  // namespace
}  // namespace standee
