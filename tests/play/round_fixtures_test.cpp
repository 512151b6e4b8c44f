#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "files/read_file.hpp"
#include "files/round_file.hpp"
#include "lib/error.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

std::vector<std::string> round_fixtures() {
    std::vector<std::string> files;
    for (const auto& entry :
         std::filesystem::directory_iterator{STANDEE_SOURCE_DIR "/fixtures/rounds"}) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path().string());
        }
    }
    std::ranges::sort(files);
    return files;
}

class RoundFixture : public ::testing::TestWithParam<std::string> {};

TEST_P(RoundFixture, ComesToWhatTheRulesSay) {
    const Fixture fixture = read_fixture_file(GetParam());
    EXPECT_TRUE(fixture.part("expect").has_value());
    try {
        for (const Mismatch& mismatch : check_round(fixture)) {
            ADD_FAILURE() << mismatch.what << ": expected " << mismatch.expected << ", found "
                          << mismatch.found;
        }
    } catch (const InputError& error) {
        FAIL() << error.what();
    }
}

TEST_P(RoundFixture, IsAndIsAnsweredAsThePublishedSchemasSay) {
    testing::PublishedSchemas schemas;
    const Fixture fixture = read_fixture_file(GetParam());
    EXPECT_EQ(schemas.complaint("fixture", fixture.document).value_or(""), "");
    RoundAnswer answer;
    try {
        const RoundFile file = read_round(fixture);
        answer = play_round(file.scene, file.orders);
    } catch (const InputError&) {
        EXPECT_TRUE(fixture.part("expect")->has("refused"));
        return;
    }
    for (const Json& line : write_round(answer)) {
        EXPECT_EQ(schemas.complaint("round-line", line).value_or(""), "") << line.dump();
    }
}

std::string name_of_file(const ::testing::TestParamInfo<std::string>& file) {
    std::string name = std::filesystem::path{file.param}.stem().string();
    std::ranges::replace_if(name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Rounds, RoundFixture, ::testing::ValuesIn(round_fixtures()), name_of_file);

}  // namespace
}  // namespace standee
