#include "files/fixture_editions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "files/read_file.hpp"
#include "tests/support/errors.hpp"
#include "tests/support/fixture_files.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

using support::error_of;
using ::testing::ElementsAre;

/// A scene of Frosthaven that every edition allows.
Json plain_scene() {
    return Json::parse(R"({"format":"scene/1","edition":"frosthaven","map":{"hexes":[[0,0]]}})");
}

Json turn_in_editions(const std::string& fields) {
    Json json = Json::parse("{" + fields + "}");
    json["scene"] = plain_scene();
    return json;
}

std::vector<std::string> names_in_each(const Json& json) {
    std::vector<std::string> names;
    for (const NamedDocument& one : in_each_edition("a.json", json)) {
        names.push_back(one.name);
    }
    return names;
}

std::vector<Fixture> fixtures_in_each(const Json& json) {
    std::vector<Fixture> fixtures;
    for (const NamedDocument& one : in_each_edition("a.json", json)) {
        fixtures.push_back(read_fixture(one.document));
    }
    return fixtures;
}

Error error_of_editions(const Json& json) {
    return error_of([&] { static_cast<void>(in_each_edition("a.json", json)); });
}

TEST(FixtureEditions, AreFixturesOfTheirOwnInTheOrderWritten) {
    const Json json = turn_in_editions(R"("editions":["gh","frosthaven"])");
    EXPECT_THAT(names_in_each(json), ElementsAre("a.json:gloomhaven", "a.json:frosthaven"));
    std::vector<EditionId> played;
    for (const Fixture& fixture : fixtures_in_each(json)) {
        played.push_back(scene_of(fixture).edition.id);
    }
    EXPECT_THAT(played, ElementsAre(EditionId::gloomhaven, EditionId::frosthaven));
}

TEST(FixtureEditions, LeaveAFixtureOfOneEditionItsName) {
    EXPECT_THAT(names_in_each(turn_in_editions("")), ElementsAre("a.json"));
    EXPECT_THAT(names_in_each(turn_in_editions(R"("editions":["frosthaven"])")),
                ElementsAre("a.json"));
}

TEST(FixtureEditions, LeaveSceneAndDisputeAsTheyAre) {
    const Json dispute = turn_in_editions(R"("editions":["gloomhaven","frosthaven"],"claims":[])");
    for (const Json& json : {plain_scene(), dispute, Json("no document"), Json::array()}) {
        const auto all = in_each_edition("a.json", json);
        ASSERT_EQ(all.size(), 1U);
        EXPECT_EQ(all[0].name, "a.json");
        EXPECT_EQ(all[0].document.json(), json);
    }
}

TEST(FixtureEditions, MaySayOtherwiseWhatTheyExpectAndWhy) {
    const auto fixtures = fixtures_in_each(turn_in_editions(
        R"("editions":["gloomhaven","frosthaven"],"expect":{"options":[]},"verdict":"no",
           "clauses":["map.trap"],
           "differs":{"fh":{"expect":{"options":[{"end":[0,0],"targets":[]}]},"verdict":"yes",
             "clauses":["map.icy"],"note":"why","contested":true}})"));
    ASSERT_EQ(fixtures.size(), 2U);
    EXPECT_EQ(fixtures[0].notes.verdict, "no");
    EXPECT_THAT(fixtures[0].notes.clauses, ElementsAre(*Clause::find("map.trap")));
    EXPECT_FALSE(fixtures[0].notes.contested.set);
    EXPECT_EQ(fixtures[0].part("expect")->at("options").size(), 0U);
    EXPECT_EQ(fixtures[1].notes.verdict, "yes");
    EXPECT_THAT(fixtures[1].notes.clauses, ElementsAre(*Clause::find("map.icy")));
    EXPECT_THAT(fixtures[1].notes.note, ElementsAre("why"));
    EXPECT_TRUE(fixtures[1].notes.contested.set);
    EXPECT_EQ(fixtures[1].part("expect")->at("options").size(), 1U);
}

TEST(FixtureEditions, AnErrorSaysWhereInTheFileItStands) {
    const auto fixtures = fixtures_in_each(turn_in_editions(
        R"("editions":["gloomhaven","frosthaven"],"expect":{"options":[]},
           "differs":{"frosthaven":{"expect":{"options":7}}})"));
    EXPECT_EQ(error_of([&] {
                  const Fixture& second = fixtures.at(1);
                  static_cast<void>(turn_expectation_of(second, scene_of(second)));
              }).pointer,
              "/differs/frosthaven/expect/options");
}

TEST(FixtureEditions, AreOfTheFixtureAndEachOnce) {
    EXPECT_EQ(error_of_editions(turn_in_editions(R"("editions":[])")).pointer, "/editions");
    EXPECT_EQ(error_of_editions(turn_in_editions(R"("editions":["frosthaven","fh"])")).pointer,
              "/editions/1");
    EXPECT_EQ(error_of_editions(turn_in_editions(R"("editions":["chess"])")).pointer,
              "/editions/0");
    const Error scene =
        error_of_editions(turn_in_editions(R"("editions":["gloomhaven","gloomhaven-2"])"));
    EXPECT_EQ(scene.pointer, "/scene/edition");
    EXPECT_EQ(scene.expected, "one of the editions of the fixture");
}

TEST(FixtureEditions, DifferOnlyInWhatOneOfThemReplaces) {
    const auto with_differs = [](const std::string& differs) {
        return error_of_editions(turn_in_editions(
            R"("editions":["gloomhaven","frosthaven"],"verdict":"no","differs":)" + differs));
    };
    EXPECT_EQ(with_differs(R"({"gloomhaven-2":{"verdict":"yes"}})").found, "\"gloomhaven-2\"");
    EXPECT_EQ(with_differs(R"({"fh":{"verdict":"yes"},"frosthaven":{}})").code,
              ErrorCode::duplicate);
    EXPECT_EQ(with_differs(R"({"fh":{"scene":{}}})").code, ErrorCode::unknown_field);
    EXPECT_EQ(with_differs(R"({"fh":{"verdict":"yes"},"gh":{"verdict":"so"}})").pointer,
              "/verdict");
}

TEST(FixtureEditions, AreReadOneAtATime) {
    const Json several = turn_in_editions(R"("editions":["gloomhaven","frosthaven"])");
    EXPECT_EQ(error_of([&] { static_cast<void>(read_fixture(several)); }).pointer, "/editions");
    const Json other = turn_in_editions(R"("editions":["gloomhaven"])");
    EXPECT_EQ(error_of([&] { static_cast<void>(read_fixture(other)); }).pointer, "/editions/0");
    const Json none = turn_in_editions(R"("differs":{"frosthaven":{"verdict":"yes"}})");
    EXPECT_EQ(error_of([&] { static_cast<void>(read_fixture(none)); }).code,
              ErrorCode::missing_field);
}

/// As they are written, before they are parted into editions.
TEST(FixtureEditions, OfEveryFixtureOfTheProjectAreAsTheSchemaSays) {
    support::PublishedSchemas schemas;
    std::size_t files = 0;
    for (const std::string folder : {"turns", "plays", "rounds"}) {
        for (const std::string& file : support::fixture_files(folder)) {
            EXPECT_EQ(schemas.complaint("fixture", read_document(file)).value_or(""), "") << file;
            ++files;
        }
        EXPECT_GT(support::fixtures(folder).size(), support::fixture_files(folder).size());
    }
    EXPECT_GT(files, 1'500U);
}

}  // namespace
}  // namespace standee
