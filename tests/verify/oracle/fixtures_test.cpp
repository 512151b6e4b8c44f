#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "files/read_file.hpp"
#include "verify/oracle/naive_turn.hpp"

namespace standee::oracle {
namespace {

std::vector<std::filesystem::path> fixtures_of_turns() {
    std::vector<std::filesystem::path> files;
    const std::filesystem::path folder{STANDEE_SOURCE_DIR "/fixtures/turns"};
    for (const auto& entry : std::filesystem::recursive_directory_iterator{folder}) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

TEST(OracleFixtures, TheOracleAnswersEveryFixtureOfATurnAsItExpects) {
    int answered = 0;
    for (const std::filesystem::path& file : fixtures_of_turns()) {
        const Fixture fixture = read_fixture_file(file.string());
        const auto expect = fixture.part("expect");
        if (fixture.form != FixtureForm::turn || !expect) {
            continue;
        }
        ++answered;
        const Scene scene = scene_of(fixture);
        const TurnExpectation expected = read_turn_expectation(*expect, scene);
        const NaiveAnswer answer = naive_turn(scene);
        std::vector<ExpectedOption> options;
        for (const NaiveOption& option : answer.options) {
            options.push_back({option.end, option.targets});
        }
        EXPECT_TRUE(options == expected.options) << file;
        EXPECT_EQ(expected.focus.value_or(answer.foci), answer.foci) << file;
    }
    EXPECT_GT(answered, 0);
}

}  // namespace
}  // namespace standee::oracle
