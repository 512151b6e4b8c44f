#include "import/ghs/scenario.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/read_file.hpp"
#include "files/scenario_json.hpp"
#include "tests/support/errors.hpp"

// The files are made up, in the form of the application's own.

namespace standee::ghs {
namespace {

using support::error_of;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

Json file(const std::string& name) {
    return read_document(STANDEE_SOURCE_DIR "/tests/import/ghs/files/" + name + ".json");
}

Json mill_file(const std::string& name) {
    return read_document(STANDEE_SOURCE_DIR "/tests/import/ghs/mill/" + name + ".json");
}

Json mill() { return mill_file("scenarios/sunken-mill"); }

/// A room of eight hexes, and behind its door another of three.
ScenarioOptions drawn() {
    ScenarioOptions options;
    options.sections = {mill_file("sections/901-2"), mill_file("sections/902-1")};
    options.drawings["1"] = Json::parse(R"(["S   .   .", "  .   .   +", ".   .   ."])");
    options.drawings["9.2"] =
        Json::parse(R"({"map": {"hexes": [[0,0],[0,1],[-1,1]]}, "at": [6,-2]})");
    return options;
}

std::vector<std::string> ids(const std::vector<RoomFigure>& figures) {
    std::vector<std::string> result;
    for (const RoomFigure& figure : figures) {
        result.push_back(figure.figure.id);
    }
    return result;
}

const ScenarioRoom& room(const Scenario& scenario, const std::string& id) {
    const auto found = std::ranges::find(scenario.rooms, id, &ScenarioRoom::id);
    EXPECT_NE(found, scenario.rooms.end()) << id;
    return *found;
}

TEST(GhsScenario, HasItsRoomsAndThoseOfItsSections) {
    const std::vector<ListedRoom> rooms = listed_rooms(mill(), drawn());
    ASSERT_EQ(rooms.size(), 2U);
    EXPECT_TRUE(rooms[0].is_start);
    EXPECT_EQ(rooms[0].tile, "99-Z");
    EXPECT_FALSE(rooms[1].is_start);
    EXPECT_EQ(rooms[1].room.id, "9.2");
}

TEST(GhsScenario, TheNumberOfPlayersSaysWhichMonsters) {
    const std::vector<ListedRoom> rooms = listed_rooms(mill(), drawn());
    const std::vector<RoomFigure>& figures = rooms[0].room.figures;
    EXPECT_THAT(ids(figures), ElementsAre("rust-hound-a", "rust-hound-b", "rust-hound-c"));
    EXPECT_THAT(figures[0].players, ElementsAre());
    EXPECT_THAT(figures[1].players, ElementsAre(3));
    EXPECT_EQ(figures[2].figure.rank, Rank::elite);
    EXPECT_THAT(rooms_in_words(rooms, 3), HasSubstr("  rust-hound-b normal\n  Treasure 7."));
}

TEST(GhsScenario, MonstersThatAreAlliesStandOnTheSideOfTheParty) {
    const ScenarioRoom listed = listed_rooms(mill(), drawn())[1].room;
    ASSERT_EQ(ids(listed.figures).at(1), "marsh-slinger-a");
    EXPECT_EQ(listed.figures[1].figure.kind, standee::Kind::ally);
    EXPECT_EQ(listed.figures[1].figure.side, Side::party);
}

TEST(GhsScenario, ADoorBesideTwoDrawnRoomsRevealsTheOtherOne) {
    const Scenario scenario = import_scenario(mill(), drawn()).scenario;
    EXPECT_THAT(room(scenario, "9.2").doors, ElementsAre(Hex{5, -2}));
    EXPECT_THAT(room(scenario, "9.2").map->hexes,
                UnorderedElementsAre(Hex{6, -2}, Hex{6, -1}, Hex{5, -1}, Hex{5, -2}));
}

TEST(GhsScenario, ARoomIsJoinedAtItsDoor) {
    ScenarioOptions options = drawn();
    options.drawings["9.2"] = Json::parse(R"({"map": ["+   .", "  .", ".   +"], "at": "door"})");
    const Scenario first = import_scenario(mill(), options).scenario;
    EXPECT_THAT(room(first, "9.2").doors, ElementsAre(Hex{5, -2}));
    EXPECT_THAT(room(first, "9.2").map->hexes, Contains(Hex{7, -3}));
    options.drawings["9.2"]["at"] = "door2";
    const Scenario second = import_scenario(mill(), options).scenario;
    EXPECT_THAT(room(second, "9.2").doors, Contains(Hex{5, -2}));
    EXPECT_THAT(room(second, "9.2").map->hexes, Contains(Hex{3, -2}));
    for (const std::string at : {"door3", "gate"}) {
        options.drawings["9.2"]["at"] = at;
        EXPECT_THAT(error_of([&] { import_scenario(mill(), options); }).pointer,
                    HasSubstr("/options/room/9.2/at"));
    }
}

TEST(GhsScenario, RoomsThatOnlyTouchHaveAWallBetweenThem) {
    const Scenario scenario = import_scenario(mill(), drawn()).scenario;
    const std::vector<Edge>& walls = room(scenario, "9.2").map->walls;
    const auto is_wall = [&](Hex a, Hex b) {
        return std::ranges::count(walls, Edge{a, b}) + std::ranges::count(walls, Edge{b, a}) > 0;
    };
    EXPECT_TRUE(is_wall({4, -1}, {5, -1}));
    EXPECT_FALSE(is_wall({5, -2}, {5, -1}));
}

TEST(GhsScenario, FiguresWithoutAPlaceWait) {
    ScenarioOptions options = drawn();
    options.places["rust-hound-a"] = {2, 0};
    options.places["C1"] = {0, 0};
    const Scenario scenario = import_scenario(mill(), options).scenario;
    EXPECT_EQ(scenario.scene.figures.size(), 2U);
    EXPECT_EQ(scenario.scene.find("rust-hound-a")->at, (Hex{2, 0}));
    EXPECT_TRUE(room(scenario, "start").revealed);
    EXPECT_THAT(ids(room(scenario, "start").figures), ElementsAre("C2"));
    EXPECT_THAT(ids(room(scenario, "1").figures), ElementsAre("rust-hound-b", "rust-hound-c"));
    EXPECT_FALSE(room(scenario, "1").figures[0].placed);
    EXPECT_EQ(read_scenario(write_scenario(scenario)), scenario);
}

TEST(GhsScenario, ADrawnSceneSaysWhereItsFiguresStand) {
    ScenarioOptions options = drawn();
    options.drawings["9.2"]["figures"] =
        Json::parse(R"([{"id": "lantern-wraith-a", "at": [0,1]}])");
    const Scenario scenario = import_scenario(mill(), options).scenario;
    const RoomFigure& wraith = room(scenario, "9.2").figures.front();
    EXPECT_TRUE(wraith.placed);
    EXPECT_EQ(wraith.figure.at, (Hex{6, -1}));  // moved with its room
}

TEST(GhsScenario, CharactersStandOnStartingHexes) {
    ScenarioOptions options = drawn();
    options.drawings["1"] =
        Json::parse(R"({"hexes": [[0,0],[1,0],[2,0]], "startingHexes": [[1,0],[0,0]]})");
    options.characters = {"Brute:15:10"};
    const Scenario scenario = import_scenario(mill(), options).scenario;
    EXPECT_EQ(scenario.scene.find("Brute")->at, (Hex{1, 0}));
    EXPECT_EQ(scenario.scene.find("Brute")->max_hp, 10);
    EXPECT_EQ(scenario.scene.find("C2")->at, (Hex{0, 0}));
}

TEST(GhsScenario, RulesAreInWords) {
    ScenarioOptions options = drawn();
    options.labels = {
        Json::parse(R"({"data": {"scenario": {"rules": {"own": {"901": "It drips."}}}}})")};
    const ImportedScenario imported = import_scenario(mill(), options);
    EXPECT_THAT(imported.scenario.rules,
                ElementsAre("It drips.",
                            "If R % 2 == 0 (R is the round), at the start of the round: Spawn 2 "
                            "rust-hound (3: normal, 4: elite) at b.",
                            "Section 9.2. Section 9.3."));
    EXPECT_THAT(imported.notes, Contains(HasSubstr("1 special rule is left out")));
}

TEST(GhsScenario, MonstersHaveStatCards) {
    ScenarioOptions options = drawn();
    for (const char* const name : {"rust-hound", "marsh-slinger", "lantern-wraith"}) {
        options.files.push_back(file("monster/" + std::string{name}));
        options.files.push_back(file("deck/" + std::string{name}));
    }
    options.level = 4;
    const Scenario scenario = import_scenario(mill(), options).scenario;
    EXPECT_EQ(scenario.scene.monsters.size(), 3U);
    EXPECT_EQ(room(scenario, "1").figures.front().figure.hp, 8);
}

TEST(GhsScenario, WhatIsWrongIsOneErrorThatNamesIt) {
    ScenarioOptions options = drawn();
    options.drawings.erase("1");
    const Error error = error_of([&] { import_scenario(mill(), options); });
    EXPECT_EQ(error.sentence().substr(0, 13), "/options/room");
    EXPECT_THAT(error.found, HasSubstr("no drawing of the room \"1\""));
    options = drawn();
    options.drawings["7"] = Json::parse(R"(["."])");
    EXPECT_EQ(error_of([&] { import_scenario(mill(), options); }).pointer, "/options/room/7");
    options = drawn();
    options.drawings["1"] = Json::parse(R"(["?"])");
    EXPECT_THAT(error_of([&] { import_scenario(mill(), options); }).pointer,
                HasSubstr("/options/room/1"));
    options = drawn();
    options.places["nobody"] = {0, 0};
    EXPECT_EQ(error_of([&] { import_scenario(mill(), options); }).pointer, "/options/place/nobody");
    Json scenario = mill();
    scenario["rooms"][0]["monster"][0]["type"] = "huge";
    EXPECT_EQ(error_of([&] { import_scenario(scenario, drawn()); }).pointer,
              "/rooms/0/monster/0/type");
    scenario.erase("rooms");
    EXPECT_THAT(error_of([&] { listed_rooms(scenario, {}); }).found, HasSubstr("without rooms"));
}

}  // namespace
}  // namespace standee::ghs
