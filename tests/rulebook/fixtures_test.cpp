#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "files/read_file.hpp"
#include "rulebook/planned_turn.hpp"
#include "tests/support/fixture_files.hpp"

namespace standee::rulebook {
namespace {

TEST(RulebookFixtures, TheRulebookAnswersEveryFixtureOfATurnAsItExpects) {
    int answered = 0;
    for (const std::string& file : support::fixtures("turns")) {
        const Fixture fixture = read_fixture_file(file);
        const auto expect = fixture.part("expect");
        if (fixture.form != FixtureForm::turn || !expect) {
            continue;
        }
        ++answered;
        const Scene scene = scene_of(fixture);
        const TurnExpectation expected = read_turn_expectation(*expect, scene);
        const PlannedTurn answer = plan_turn(scene);
        std::vector<ExpectedOption> options;
        for (const PlannedOption& option : answer.options) {
            OptionDetails details{option.focus, option.path, option.along, option.fallen,
                                  std::vector<ExpectedPart>{}};
            for (const PlannedOption& part : option.then) {
                details.then->push_back({part.end, part.targets, part.fallen});
            }
            options.push_back({option.end, option.targets, std::move(details)});
        }
        EXPECT_TRUE(in_words_of(expected.options, options) == expected.options) << file;
        EXPECT_EQ(expected.focus.value_or(answer.foci), answer.foci) << file;
    }
    EXPECT_GT(answered, 0);
}

}  // namespace
}  // namespace standee::rulebook
