#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "files/coordinates.hpp"
#include "files/scene_json.hpp"
#include "import/vgb/layout.hpp"
#include "tests/import/vgb/files.hpp"
#include "tests/support/errors.hpp"

namespace standee::vgb {
namespace {

using standee::support::error_of;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;
using ::testing::UnorderedElementsAre;

Imported with(const std::function<void(Options&)>& change) {
    Options options = own_options();
    change(options);
    return import_vgb(cellar(), options);
}

Scene scene_with(const std::function<void(Options&)>& change) { return with(change).scene; }

/// "[column,row]" of each hex.
std::vector<std::string> cells(const std::vector<Hex>& hexes) {
    std::vector<std::string> result;
    for (const Hex hex : hexes) {
        const Hex cell = from_axial(hex, Coordinates::odd_r);
        result.push_back(std::to_string(cell.q) + "," + std::to_string(cell.r));
    }
    return result;
}

std::vector<std::string> ids(const Scene& scene) {
    std::vector<std::string> result;
    for (const Figure& figure : scene.figures) {
        result.push_back(figure.id);
    }
    return result;
}

bool is_wall(const Scene& scene, Hex a, Hex b) {
    a = to_axial(a, Coordinates::odd_r);
    b = to_axial(b, Coordinates::odd_r);
    return std::ranges::any_of(scene.map.walls, [&](const Edge& wall) {
        return (wall.a == a && wall.b == b) || (wall.a == b && wall.b == a);
    });
}

TEST(VgbScenario, RoomsLieWhereTheirDoorsPutThem) {
    const Scene scene = scene_with([](Options&) {});
    EXPECT_EQ(scene.map.coordinates, Coordinates::odd_r);
    EXPECT_THAT(cells(scene.map.hexes),
                UnorderedElementsAre("0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2", "2,2",
                                     "3,1", "5,0", "6,0", "4,1", "5,1", "6,1", "4,2", "5,2", "6,2",
                                     "0,3", "0,4", "1,4", "0,5", "1,5"));
}

TEST(VgbScenario, ARoomIsTurnedAboutItsDoor) {
    Json scenario = cellar();
    scenario["mapTileData"]["doors"][1]["mapTileData"]["turns"] = 1;
    const Scene scene = import_vgb(scenario, own_options()).scene;
    // It now lies to the left of its door; all columns are counted from its first.
    EXPECT_THAT(cells(scene.map.hexes), IsSupersetOf({"1,3", "0,3", "0,4", "0,5", "1,4"}));
}

TEST(VgbScenario, RoomsThatOnlyTouchHaveAWallBetweenThem) {
    const Scene scene = scene_with([](Options&) {});
    EXPECT_FALSE(is_wall(scene, {2, 1}, {3, 1}));
    EXPECT_FALSE(is_wall(scene, {3, 1}, {4, 1}));
    Json scenario = cellar();
    scenario["mapTileData"]["doors"][0]["room2X"] = 0;  // a hex nearer: both touch
    const Scene nearer = import_vgb(scenario, own_options()).scene;
    EXPECT_TRUE(is_wall(nearer, {2, 2}, {3, 2}));
    EXPECT_FALSE(is_wall(nearer, {2, 1}, {3, 1}));
}

TEST(VgbScenario, ADoorIsClosedUntilBothRoomsAreRevealed) {
    const Scene scene = scene_with([](Options&) {});
    ASSERT_EQ(scene.map.doors.size(), 1U);
    EXPECT_FALSE(scene.map.doors[0].open);
    const Scene revealed = scene_with([](Options& options) { options.reveal = {"x2a"}; });
    EXPECT_TRUE(revealed.map.doors[0].open);
    EXPECT_EQ(scene_with([](Options& options) { options.reveal = {"all"}; }), revealed);
}

TEST(VgbScenario, MonstersStandInRevealedRoomsAndThoseThatACorridorJoins) {
    const Scene scene = scene_with([](Options&) {});
    EXPECT_THAT(ids(scene), ElementsAre("C1", "C2", "rust-hound-1", "marsh-slinger-1"));
    EXPECT_EQ(scene.find("marsh-slinger-1")->at, to_axial({0, 5}, Coordinates::odd_r));
    const Scene revealed = scene_with([](Options& options) { options.reveal = {"x2a"}; });
    EXPECT_THAT(ids(revealed), Contains("marsh-slinger-2"));
}

TEST(VgbScenario, TheNumberOfPlayersSaysWhichMonsters) {
    EXPECT_EQ(scene_with([](Options&) {}).find("rust-hound-1")->rank, Rank::normal);
    const Scene three = scene_with([](Options& options) { options.players = 3; });
    EXPECT_EQ(three.find("rust-hound-1")->rank, Rank::normal);
    EXPECT_EQ(three.find("rust-hound-2")->rank, Rank::elite);
    const Imported four = with([](Options& options) { options.players = 4; });
    EXPECT_EQ(four.scene.find("rust-hound-1")->rank, Rank::elite);
    EXPECT_THAT(four.notes, Contains("there are 3 starting locations for 4 characters: the others "
                                     "are left out"));
    EXPECT_THAT(ids(scene_with([](Options& options) { options.players = 1; })),
                ElementsAre("C1", "rust-hound-1", "marsh-slinger-1"));
}

TEST(VgbScenario, CharactersStandOnStartingLocations) {
    const Imported imported =
        with([](Options& options) { options.characters = {"Brute:15", "Tinkerer"}; });
    const Figure* const brute = imported.scene.find("Brute");
    EXPECT_EQ(brute->at, (Hex{0, 0}));
    EXPECT_EQ(brute->initiative, (Initiative{15, {}}));
    EXPECT_EQ(imported.scene.find("Tinkerer")->initiative, (Initiative{99, {}}));
    EXPECT_THAT(imported.notes,
                ElementsAre("initiative 99, a long rest, until you give another: Tinkerer",
                            "without hit points, so they cannot be exhausted by damage: Brute, "
                            "Tinkerer"));
}

TEST(VgbScenario, OverlaysAreTerrain) {
    const Scene scene = scene_with([](Options&) {});
    EXPECT_THAT(cells(scene.map.obstacles), ElementsAre("1,0", "2,0"));
    EXPECT_THAT(cells(scene.map.difficult), ElementsAre("5,1"));
    EXPECT_THAT(cells(scene.map.hazardous), ElementsAre("6,0"));
    EXPECT_THAT(cells({scene.map.traps[0].at}), ElementsAre("5,0"));
    EXPECT_THAT(cells(scene.map.wall_hexes), ElementsAre("7,2"));
    EXPECT_THAT(cells(scene.map.treasure), ElementsAre("4,2"));
    EXPECT_THAT(cells(scene.loot), ElementsAre("1,2", "1,2"));
}

TEST(VgbScenario, AnOverlayInTheSeamJoinsTheRevealedRoomsThatItTouches) {
    Json scenario = cellar();
    scenario["mapTileData"]["overlays"].push_back(parse_document(
        R"({"ref":{"type":"obstacle","subType":"wall-section"},"direction":"default",
            "cells":[[3,2]]})"));
    Options options = own_options();
    EXPECT_TRUE(is_wall(import_vgb(scenario, options).scene, {3, 2}, {4, 2}));
    options.reveal = {"all"};
    const Scene scene = import_vgb(scenario, options).scene;
    EXPECT_FALSE(is_wall(scene, {3, 2}, {4, 2}));
    EXPECT_FALSE(is_wall(scene, {3, 2}, {2, 2}));
}

TEST(VgbScenario, ARoomThatNothingReachesIsNoted) {
    Json scenario = cellar();
    scenario["mapTileData"]["doors"][0]["room2X"] = -5;
    const Imported imported = import_vgb(scenario, own_options());
    EXPECT_THAT(imported.notes, Contains(HasSubstr("room x2a touches no room")));
}

TEST(VgbScenario, AMonsterThatCannotStandThereIsNoted) {
    Json scenario = cellar();
    Json& monsters = scenario["mapTileData"]["monsters"];
    monsters[0]["initialX"] = 8;
    monsters[1] = parse_document(
        R"({"monster":"rust-hound","initialX":0,"initialY":0,"twoPlayer":"elite",
            "threePlayer":"elite","fourPlayer":"elite"})");
    const Imported imported = import_vgb(scenario, own_options());
    EXPECT_THAT(imported.notes,
                AllOf(Contains("rust-hound-1 is left out: [8,1] is not a floor hex of the map"),
                      Contains("rust-hound-2 is left out: [0,0] is taken by C1")));
}

TEST(VgbScenario, MonstersHaveStatCardsDecksAndACardForTheRound) {
    const Scene scene = scene_with([](Options& options) {
        options.level = 4;
        for (const char* const name : {"rust-hound", "marsh-slinger", "lantern-wraith"}) {
            options.ghs.push_back(ghs_file("monster/" + std::string{name} + ".json"));
            options.ghs.push_back(ghs_file("deck/" + std::string{name} + ".json"));
        }
    });
    EXPECT_EQ(scene.level, 4);
    EXPECT_EQ(scene.find("rust-hound-1")->hp, 8);
    EXPECT_EQ(scene.find("rust-hound-1")->shield, 1);
    EXPECT_THAT(*scene.monsters, Contains(::testing::Key("lantern-wraith")));
    EXPECT_THAT(scene.cards, UnorderedElementsAre(::testing::Key("rust-hound"),
                                                  ::testing::Key("marsh-slinger")));
    EXPECT_EQ(read_scene(write_scene(scene)), scene);
}

TEST(VgbScenario, AMonsterThatComesLaterMayLackItsStatCard) {
    const Imported imported = with([](Options& options) {
        for (const char* const name : {"rust-hound", "marsh-slinger"}) {
            options.ghs.push_back(ghs_file("monster/" + std::string{name} + ".json"));
            options.ghs.push_back(ghs_file("deck/" + std::string{name} + ".json"));
        }
    });
    EXPECT_EQ(imported.scene.monsters.size(), 2U);
    EXPECT_THAT(imported.notes, Contains("no stat file of lantern-wraith, which comes later"));
}

/// A scenario whose first room has so many more doors to its second one.
Json with_doors(std::size_t count) {
    Json scenario = cellar();
    Json& doors = scenario["mapTileData"]["doors"];
    Json another = doors[0];
    another["mapTileData"]["overlays"] = Json::array();
    another["mapTileData"]["monsters"] = Json::array();
    another["mapTileData"]["doors"] = Json::array();
    doors.insert(doors.end(), count, another);
    return scenario;
}

TEST(VgbScenario, ARoomHasEachHexOnceHoweverManyDoorsLeadToIt) {
    const Tiles tiles = read_tiles(Reader{own_options().tiles});
    const auto hexes = [&](const Json& scenario) {
        std::size_t count = 0;
        for (const Room& room : read_scenario(Reader{scenario}, tiles).rooms) {
            count += room.floor.size();
        }
        return count;
    };
    EXPECT_EQ(hexes(with_doors(100)), hexes(cellar()));
}

TEST(VgbScenario, TilesAndBoardsHaveALimit) {
    const std::string row(40, '#');
    const auto tile_error = [](const Json& rows) {
        const Json tiles{{"tiles", {{"x2a", rows}}}};
        return error_of([&] { static_cast<void>(read_tiles(Reader{tiles})); });
    };
    EXPECT_EQ(tile_error(Json(std::vector<std::string>(41, row))).pointer, "/tiles/x2a");
    EXPECT_EQ(tile_error({row + "#"}).pointer, "/tiles/x2a/0");
    Options options = own_options();
    options.tiles["tiles"]["x2a"] = std::vector<std::string>(40, row);
    Json scenario = with_doors(10);
    for (std::size_t i = 1; i <= 10; ++i) {
        scenario["mapTileData"]["doors"][i]["room1X"] = 40 * i;
    }
    EXPECT_EQ(error_of([&] { import_vgb(scenario, options); }).code, ErrorCode::too_many);
    scenario = cellar();
    Json& cells = scenario["mapTileData"]["overlays"][3]["cells"];
    cells.insert(cells.end(), 10'000, cells[0]);
    EXPECT_EQ(error_of([&] { import_vgb(scenario, own_options()); }).pointer,
              "/mapTileData/overlays/3");
}

TEST(VgbScenario, WhatIsWrongIsOneErrorThatNamesIt) {
    const auto error_with = [](const std::function<void(Options&)>& change) {
        return error_of([&] { with(change); });
    };
    Error error = error_with([](Options& options) { options.reveal = {"x9a"}; });
    EXPECT_EQ(
        error.sentence(),
        "/options/reveal/0: found \"x9a\", expected a room of the scenario: all, x1a, x2a or x3b");
    error = error_with([](Options& options) { options.characters = {"Brute:0"}; });
    EXPECT_EQ(error.pointer, "/options/character");
    error = error_with([](Options& options) { options.characters = {"A", "B", "C", "D"}; });
    EXPECT_EQ(error.expected, "at most 3, the starting locations of the scenario");
    error = error_with([](Options& options) { options.ghs = {ghs_file("deck/rust-hound.json")}; });
    EXPECT_EQ(error.pointer, "/options/ghs");
    EXPECT_THAT(error.found, HasSubstr("\"marsh-slinger\", \"rust-hound\""));
    error = error_with([](Options& options) { options.tiles = parse_document("{}"); });
    EXPECT_EQ(error.pointer, "/options/tiles");
    Json scenario = cellar();
    scenario["mapTileData"]["ref"] = "z1a";
    error = error_of([&] { import_vgb(scenario, own_options()); });
    EXPECT_EQ(error.pointer, "/mapTileData/ref");
    scenario = cellar();
    scenario["mapTileData"]["overlays"][0]["ref"]["type"] = "lava";
    error = error_of([&] { import_vgb(scenario, own_options()); });
    EXPECT_THAT(error.found, HasSubstr("\"lava\""));
    EXPECT_EQ(error_of([] { import_vgb(parse_document("[]"), own_options()); }).pointer, "");
}

}  // namespace
}  // namespace standee::vgb
