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
#include "tests/support/fixture_files.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

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
    support::PublishedSchemas schemas;
    const Fixture fixture = read_fixture_file(GetParam());
    EXPECT_EQ(schemas.complaint("fixture", fixture.document.json()).value_or(""), "");
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

INSTANTIATE_TEST_SUITE_P(Rounds, RoundFixture, ::testing::ValuesIn(support::fixtures("rounds")),
                         support::name_of_file);

}  // namespace
}  // namespace standee
