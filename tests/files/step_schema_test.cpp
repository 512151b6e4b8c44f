#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "files/fixture_json.hpp"
#include "files/play_file.hpp"
#include "files/read_file.hpp"
#include "files/reader.hpp"
#include "files/step_fields.hpp"
#include "play/event_names.hpp"
#include "tests/support/fixture_files.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

namespace steps = fields::steps;
using ::testing::UnorderedElementsAreArray;

std::vector<std::string> properties(const Json& schema) {
    std::vector<std::string> names;
    for (const auto& [field, property] : schema.at("properties").items()) {
        names.push_back(field);
    }
    EXPECT_EQ(schema.value("additionalProperties", true), false);
    return names;
}

TEST(StepSchema, HasTheStepsAndFieldsThatAreRead) {
    support::PublishedSchemas schemas;
    const Json& schema = schemas.schema("step");
    EXPECT_THAT(properties(schema), UnorderedElementsAreArray(steps::names));
    const std::vector<std::pair<std::string, Fields>> forms{
        {"attack", steps::attack},
        {"damage", steps::damage},
        {"heal", steps::heal},
        {"gain", steps::gain},
        {"lose", steps::lose},
        {"shield", steps::shield},
        {"retaliate", steps::retaliate},
        {"bonus", steps::bonus},
        {"move", steps::move},
        {"teleport", steps::teleport},
        {"push", steps::forced},
        {"pull", steps::forced},
        {"startTurn/anyOf/1", steps::start_turn},
        {"endTurn/anyOf/1", steps::end_turn},
        {"summon", steps::summon},
        {"spawn", steps::spawn},
        {"loot", steps::loot},
        {"tile", steps::tile},
        {"turn", steps::turn},
    };
    for (const auto& [name, fields] : forms) {
        EXPECT_THAT(properties(schema.at(Json::json_pointer{"/properties/" + name})),
                    UnorderedElementsAreArray(fields))
            << name;
    }
    EXPECT_EQ(schema.at(Json::json_pointer{"/properties/tile/properties/create/enum"}),
              Json(tile_names));
}

/// Every play of the fixtures, and what is played of it, is as the schemas say.
TEST(PlaySchemas, AllowTheFixturesAndTheirAnswers) {
    support::PublishedSchemas schemas;
    int plays = 0;
    for (const std::string& file : support::fixture_files("plays")) {
        ++plays;
        const Fixture fixture = read_fixture_file(file);
        EXPECT_EQ(schemas.complaint("fixture", fixture.document), std::nullopt) << file;
        const Json answer = write_play(play_fixture(fixture).answer);
        EXPECT_EQ(schemas.complaint("play-answer", answer), std::nullopt) << file;
    }
    EXPECT_GT(plays, 0);
}

}  // namespace
}  // namespace standee
