#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "files/fixture_json.hpp"
#include "files/play_file.hpp"
#include "files/read_file.hpp"
#include "tests/support/fixture_files.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

/// Every play of the fixtures, and what is played of it, is as the schemas say.
TEST(PlaySchemas, AllowTheFixturesAndTheirAnswers) {
    support::PublishedSchemas schemas;
    int plays = 0;
    for (const std::string& file : support::fixtures("plays")) {
        ++plays;
        const Fixture fixture = read_fixture_file(file);
        EXPECT_EQ(schemas.complaint("fixture", fixture.document.json()), std::nullopt) << file;
        const Json answer = write_play(play_fixture(fixture).answer);
        EXPECT_EQ(schemas.complaint("play-answer", answer), std::nullopt) << file;
    }
    EXPECT_GT(plays, 0);
}

}  // namespace
}  // namespace standee
