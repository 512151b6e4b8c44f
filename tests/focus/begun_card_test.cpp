#include "focus/begun_card.hpp"

#include <gtest/gtest.h>

namespace standee {
namespace {

using Lines = std::vector<Ability>;

const Ability step{MoveAbility{}};

/// "If the figure is poisoned: move", and what is known of that.
Ability if_poisoned(std::optional<bool> settled = {}) {
    IfAbility asked;
    asked.has = Condition::poison;
    asked.settled = settled;
    asked.to = {step};
    return {asked};
}

// [card.has-condition]
TEST(BegunCard, WaitsForAQuestionThatIsNotSettled) {
    EXPECT_TRUE(has_to_begin({step, if_poisoned()}));
    EXPECT_FALSE(has_to_begin({step, if_poisoned(true), if_poisoned(false)}));
    EXPECT_FALSE(has_to_begin({}));
}

TEST(BegunCard, WaitsForAQuestionInEitherBranchOfALine) {
    EXPECT_TRUE(has_to_begin({{RankAbility{"elite", {if_poisoned()}, {step}}}}));
    EXPECT_TRUE(has_to_begin({{RankAbility{"elite", {step}, {step, if_poisoned()}}}}));
    EXPECT_FALSE(has_to_begin({{RankAbility{"elite", {if_poisoned(true)}, {step}}}}));
}

TEST(BegunCard, SettlesAQuestionByTheConditionsOfTheFigure) {
    Scene scene;
    Figure& figure = scene.figures.emplace_back();
    const Lines before{{RankAbility{"elite", {step}, {if_poisoned()}}}, if_poisoned()};
    EXPECT_EQ(begun_card(scene, figure, before),
              (Lines{{RankAbility{"elite", {step}, {if_poisoned(false)}}}, if_poisoned(false)}));
    figure.conditions = {{Condition::poison, false}};
    EXPECT_EQ(begun_card(scene, figure, before),
              (Lines{{RankAbility{"elite", {step}, {if_poisoned(true)}}}, if_poisoned(true)}));
}

}  // namespace
}  // namespace standee
