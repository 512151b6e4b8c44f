#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "play/play.hpp"
#include "tests/support/turn_picture.hpp"

namespace standee {
namespace {

using testing::ElementsAre;

/// The clauses by which targets are chosen when A performs the ability with two allies as near.
std::vector<std::string> target_clauses(const Ability& ability) {
    TurnPicture picture{R"(
  A
M   N
)"};
    picture.figure('M').hp = picture.figure('N').hp = 3;
    const Played played = play(picture.scene, step::Turn{{"A", std::vector{ability}}, {}, {}, {}});
    std::vector<std::string> clauses;
    for (const Event& event : played.events) {
        const auto* choice = std::get_if<event::Choice>(&event.what);
        if (choice != nullptr && choice->of == ChoiceKind::target) {
            EXPECT_EQ(choice->options.size(), 2U);
            clauses.emplace_back(event.clause.id());
        }
    }
    return clauses;
}

TEST(ChoiceOfTarget, CitesTheClauseThatGivesTheAbility) {
    const Ability shield{ShieldAbility{{1, false}}};
    EXPECT_THAT(target_clauses({GrantAbility{.abilities = {shield}}}),
                ElementsAre("command.grant-control"));
    EXPECT_THAT(target_clauses({ShieldAbility{.value = {1, false}, .whom = Whom::allies}}),
                ElementsAre("bonus.round"));
    EXPECT_THAT(target_clauses({RetaliateAbility{.value = {1, false}, .whom = Whom::allies}}),
                ElementsAre("bonus.round"));
    EXPECT_THAT(
        target_clauses({ConditionAbility{.gain = Condition::strengthen, .whom = Whom::allies}}),
        ElementsAre("monster.positive-condition"));
    EXPECT_THAT(target_clauses({ConditionAbility{.gain = Condition::wound, .whom = Whom::allies}}),
                ElementsAre("target.allies-enemies"));
    EXPECT_THAT(target_clauses({DamageAbility{.value = {1, false}, .whom = Whom::allies}}),
                ElementsAre("target.allies-enemies"));
    EXPECT_THAT(target_clauses({HealAbility{.value = {1, false}, .whom = Whom::allies}}),
                ElementsAre("monster.heal"));
}

}  // namespace
}  // namespace standee
