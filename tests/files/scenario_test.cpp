#include "files/scenario_json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <nlohmann/json.hpp>
#include <ostream>
#include <string>

#include "files/fixture_json.hpp"
#include "files/scene_json.hpp"
#include "tests/files/scenes.hpp"
#include "tests/support/errors.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

using support::error_of;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using enum ErrorCode;

/// Two hexes with a door, and a room of three behind it: an imp for two and three characters,
/// which is elite for four, and a guard without a place.
Json small_scenario() {
    return Json::parse(R"({
        "format": "scenario/1",
        "scene": {"format": "scene/1", "edition": "gloomhaven", "level": 2,
                  "map": {"coordinates": "odd-r", "hexes": [[0,0],[1,0],[2,0]],
                          "doors": [{"at": [2,0], "open": false}]},
                  "figures": [{"id": "C1", "kind": "character", "side": "party", "at": [0,0]}],
                  "standees": {"imp": 6}},
        "rooms": [
            {"id": "2", "doors": [[2,0]],
             "map": {"hexes": [[2,0],[3,0],[4,1]], "traps": [{"at": [4,1], "conditions": ["poison"]}],
                     "doors": [{"at": [4,1]}]},
             "figures": [
                {"id": "imp-a", "kind": "monster", "side": "monsters", "at": [3,0], "name": "imp",
                 "rank": "normal", "players": [2,3]},
                {"id": "imp-b", "kind": "monster", "side": "monsters", "at": [3,0], "name": "imp",
                 "rank": "elite", "players": [4]},
                {"id": "guard-a", "kind": "monster", "side": "monsters", "name": "guard",
                 "rank": "normal"}],
             "loot": [[3,0]], "text": "It is dark."},
            {"id": "3", "doors": [[4,1]]}],
        "players": 3, "victory": "All enemies are dead.", "defeat": "Nobody is left.",
        "rules": ["Doors creak."]})");
}

TEST(Scenario, IsReadWithItsRooms) {
    const Scenario scenario = read_scenario(small_scenario());
    ASSERT_EQ(scenario.rooms.size(), 2U);
    const ScenarioRoom& room = scenario.rooms.front();
    ASSERT_EQ(room.figures.size(), 3U);
    EXPECT_TRUE(room.figures[0].placed);
    EXPECT_FALSE(room.figures[2].placed);
    EXPECT_THAT(room.figures[0].players, ElementsAre(2, 3));
    EXPECT_EQ(room.map->hexes.back(), (Hex{4, 1}));  // row 1, which is shifted to the right
    EXPECT_EQ(room.map->coordinates, Coordinates::odd_r);
    EXPECT_EQ(scenario.players, 3);
    EXPECT_EQ(scenario.scene.standees.at("imp"), 6);
    EXPECT_FALSE(scenario.rooms[1].map);
}

TEST(Scenario, IsWrittenSoThatItCanBeReadAgain) {
    const Scenario scenario = read_scenario(small_scenario());
    const Json written = write_scenario(scenario);
    EXPECT_EQ(read_scenario(written), scenario);
    EXPECT_EQ(written.dump(), write_scenario(read_scenario(written)).dump());
    EXPECT_FALSE(written["rooms"][0]["figures"][2].contains("at"));
    EXPECT_FALSE(written["rooms"][0]["map"].contains("coordinates"));
}

TEST(Scenario, AgreesWithItsSchema) {
    support::PublishedSchemas schemas;
    EXPECT_EQ(schemas.complaint("scenario", small_scenario()), std::nullopt);
    EXPECT_EQ(schemas.complaint("scenario", write_scenario(read_scenario(small_scenario()))),
              std::nullopt);
    Json bad = small_scenario();
    bad["rooms"][0]["figures"][0]["players"] = {5};
    EXPECT_NE(schemas.complaint("scenario", bad), std::nullopt);
}

TEST(Scenario, GivesQuestionsAboutABoardItsScene) {
    const Fixture fixture = read_fixture(small_scenario());
    EXPECT_EQ(scene_of(fixture), read_scenario(small_scenario()).scene);
}

TEST(Scenario, OfOneCharacterHasTheFiguresOfTwo) {
    const Scenario scenario = read_scenario(small_scenario());
    const std::vector<RoomFigure>& figures = scenario.rooms.front().figures;
    EXPECT_TRUE(comes_for(figures[0], 1));
    EXPECT_FALSE(comes_for(figures[1], 1));
    EXPECT_TRUE(comes_for(figures[1], 4));
    EXPECT_TRUE(comes_for(figures[2], 4));
}

/// The scenario with one thing changed, and the error that it must give.
struct BadScenario {
    std::string name;
    std::string change;  ///< JSON pointer of what is set
    std::string to;      ///< JSON
    ErrorCode code{};
    std::string pointer;   ///< JSON pointer of the error
    std::string sentence;  ///< part of what is said

    friend void PrintTo(const BadScenario& bad, std::ostream* out) {
        *out << bad.change << " = " << bad.to;
    }
};

class BadScenarioTest : public ::testing::TestWithParam<BadScenario> {};

TEST_P(BadScenarioTest, GivesOneClearError) {
    const BadScenario& bad = GetParam();
    Json json = small_scenario();
    json[Json::json_pointer{bad.change}] = Json::parse(bad.to);
    const Error error = error_of([&] { static_cast<void>(read_scenario(json)); });
    EXPECT_EQ(error.pointer, bad.pointer) << error.sentence();
    EXPECT_EQ(error.code, bad.code) << error.sentence();
    EXPECT_THAT(error.sentence(), HasSubstr(bad.sentence));
}

INSTANTIATE_TEST_SUITE_P(
    Form, BadScenarioTest,
    ::testing::Values(
        BadScenario{"AnotherFormat", "/format", R"("scene/1")", unknown_name, "/format",
                    "scenario/1"},
        BadScenario{"UnknownField", "/rooms/0/hexes", "[]", unknown_field, "/rooms/0", "hexes"},
        BadScenario{"InTheScene", "/scene/level", "9", out_of_range, "/scene/level", "from 0 to 7"},
        BadScenario{"UnknownFieldOfAFigure", "/rooms/0/figures/0/health", "1", unknown_field,
                    "/rooms/0/figures/0", "health"},
        BadScenario{"NoSuchNumberOfPlayers", "/rooms/0/figures/0/players", "[1]", out_of_range,
                    "/rooms/0/figures/0/players/0", "from 2 to 4"},
        BadScenario{"RoomTwice", "/rooms/1/id", R"("2")", duplicate, "/rooms/1/id",
                    "no other room"},
        BadScenario{"IdOfAFigureOfTheScene", "/rooms/0/figures/0/id", R"("C1")", duplicate,
                    "/rooms/0/figures/0/id", "no other figure"},
        BadScenario{"FigureBesideItsRoom", "/rooms/0/figures/0/at", "[9,9]", bad_reference,
                    "/rooms/0/figures/0/at", "a hex of map.hexes"},
        BadScenario{"TwoFiguresInOneHex", "/rooms/0/figures/1/players", "[3,4]", duplicate,
                    "/rooms/0/figures/1/at", "\"imp-a\" stands there"},
        BadScenario{"AFigureWithASummoner", "/rooms/0/figures/0/summoner", R"("C1")", bad_reference,
                    "/rooms/0/figures/0/summoner", "no summoner"},
        BadScenario{"DoorThatIsNone", "/rooms/1/doors/0", "[1,0]", bad_reference,
                    "/rooms/1/doors/0", "a door"},
        BadScenario{"LootBesideTheRoom", "/rooms/0/loot/0", "[9,9]", bad_reference,
                    "/rooms/0/loot/0", "a hex of map.hexes"},
        BadScenario{"OtherCoordinates", "/rooms/0/map/coordinates", R"("odd-q")", bad_reference,
                    "/rooms/0/map/coordinates", "the coordinates of the scene"},
        BadScenario{"OtherEdges", "/rooms/0/map/edges", R"("open")", bad_reference,
                    "/rooms/0/map/edges", "the edges of the scene"},
        BadScenario{"RoomTooFarAway", "/rooms/0/map/hexes/3", "[5000,5000]", out_of_range,
                    "/rooms/0/map", "a box round the map"},
        BadScenario{"NobodyPlays", "/players", "0", out_of_range, "/players", "from 1 to 4"}),
    [](const ::testing::TestParamInfo<BadScenario>& info) { return info.param.name; });

RC_GTEST_PROP(Scenario, OfAnySceneCanBeReadAgain, ()) {
    Scenario scenario;
    scenario.scene = *support::any_scene();
    ScenarioRoom room;
    room.id = "2";
    room.map = scenario.scene.map;  // all its hexes are there already
    scenario.rooms.push_back(room);
    scenario.players = *rc::gen::inRange(1, 5);
    const Scenario again = read_scenario(write_scenario(scenario));
    RC_ASSERT(again == scenario);
}

}  // namespace
}  // namespace standee
