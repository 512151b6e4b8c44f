#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "lib/edition.hpp"
#include "tests/verify/monitors/turn_examples.hpp"
#include "verify/monitors/turn_verifier.hpp"

namespace standee::verify::test {
namespace {

std::vector<Example> examples() {
    std::vector<Example> all = ground_examples();
    for (auto list : {attack_examples(), choice_examples(), edition_examples()}) {
        all.insert(all.end(), list.begin(), list.end());
    }
    return all;
}

std::vector<std::string> detected_by(const std::vector<Violation>& breaches) {
    std::vector<std::string> monitors;
    for (const Violation& breach : breaches) {
        monitors.push_back(breach.detected_by);
    }
    return monitors;
}

class EachClauseOfATurn : public testing::TestWithParam<Example> {};

TEST_P(EachClauseOfATurn, DecidesTheRightAnswerAndIsBrokenByAWrongOne) {
    const auto& [id, scene, spoil] = GetParam();
    const Clause clause = Clause::of(id);
    TurnVerifier verifier;
    TurnAnswer answer = plan_turn(scene);

    ClauseTally tally;
    EXPECT_THAT(detected_by(verifier.verify(scene, answer, tally)), testing::IsEmpty());
    EXPECT_EQ(tally.decisive[clause.index()], 1U) << "not decisive in the right answer";

    spoil(answer);
    const std::vector<Violation> breaches = verifier.verify(scene, answer, tally);
    EXPECT_THAT(detected_by(breaches), testing::Contains(std::string{id}));
    EXPECT_THAT(detected_by(breaches), testing::Contains("oracle"));
}

std::string name_of_test(const testing::TestParamInfo<Example>& shown) {
    std::string name{shown.param.clause};
    name += "." + std::string{shown.param.scene.edition.name()};
    std::ranges::replace_if(name, [](char c) { return c == '.' || c == '-'; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Turns, EachClauseOfATurn, testing::ValuesIn(examples()), name_of_test);

TEST(TurnMonitors, HaveAnExampleEach) {
    const std::vector<Example> shown = examples();
    for (const MonitorName& monitor : turn_monitor_names()) {
        EXPECT_TRUE(std::ranges::any_of(shown, [&](const Example& e) {
            return e.clause == monitor.clause.id();
        })) << monitor.clause.id();
    }
}

TEST(TurnMonitors, StandInTheOrderOfTheClausesEachOnce) {
    const auto names = turn_monitor_names();
    EXPECT_EQ(std::ranges::adjacent_find(
                  names, [](const auto& a, const auto& b) { return !(a.clause < b.clause); }),
              names.end());
}

}  // namespace
}  // namespace standee::verify::test
