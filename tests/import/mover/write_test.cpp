#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <nlohmann/json.hpp>

#include "files/scene_json.hpp"
#include "import/mover/link.hpp"
#include "import/mover/mover.hpp"
#include "tests/support/errors.hpp"

namespace standee::mover {
namespace {

using standee::support::error_of;

constexpr const char* small_scene = R"({"format":"scene/1","edition":"frosthaven",
 "map":{"hexes":[[0,0],[1,0],[2,0],[3,0],[1,1]],"traps":[[1,0]],"walls":[[[1,1],[2,0]]]},
 "figures":[{"id":"A","kind":"monster","side":"monsters","at":[0,0]},
            {"id":"C1","kind":"character","side":"party","at":[3,0],"initiative":2}],
 "turn":{"figure":"A","abilities":[{"move":{"points":3}},{"attack":{"value":1}}]}})";

Json small() { return parse_document(small_scene); }

/// The field that a link leaves out of a scene.
std::string left_out_of(const Json& scene) {
    return error_of([&] { write_mover_link(read_scene(scene)); }).pointer;
}

TEST(MoverExport, ASceneIsReadAsItWasWritten) {
    const Scene scene = read_mover_link(write_mover_link(read_scene(small()))).scene;
    EXPECT_EQ(scene.figures.size(), 2U);
    EXPECT_EQ(hex_distance(scene.figures[0].at, scene.figures[1].at), 3);
    EXPECT_EQ(scene.map.traps.size(), 1U);
    EXPECT_EQ(scene.map.walls.size(), 1U);
    EXPECT_EQ(scene.map.hexes.size() + scene.map.wall_hexes.size(), 725U);
    EXPECT_EQ(write_mover_link(scene), write_mover_link(read_scene(small())));
}

TEST(MoverExport, AMapWithWallsRoundItGetsWallHexes) {
    const Scene scene = read_mover_link(write_mover_link(read_scene(small()))).scene;
    EXPECT_EQ(scene.map.wall_hexes.size(), 13U);
}

TEST(MoverExport, WhatIsTheSameInOtherWordsIsNoLoss) {
    Json scene = small();
    scene["turn"]["abilities"][1]["attack"] = parse_document(
        R"({"value":1,"range":"melee","targets":1,"area":{"grey":[4,4],"red":[[5,4],[5,3]]}})");
    EXPECT_NO_THROW(write_mover_link(read_scene(scene)));
    scene["turn"]["abilities"][1]["attack"] =
        parse_document(R"({"value":1,"range":2,"area":{"red":[[5,4],[5,3]]}})");
    EXPECT_NO_THROW(write_mover_link(read_scene(scene)));
}

TEST(MoverExport, AFieldThatALinkCannotSayIsNamed) {
    const auto with = [](const char* pointer, const char* value) {
        Json scene = small();
        scene[Json::json_pointer{pointer}] = parse_document(value);
        return left_out_of(scene);
    };
    EXPECT_EQ(with("/level", "3"), "/level");
    EXPECT_EQ(with("/rules", R"({"adjacentAlwaysSeen":false})"), "/rules");
    EXPECT_EQ(with("/edition", "\"gloomhaven-2\""), "/edition");
    EXPECT_EQ(with("/elements", R"({"fire":"strong"})"), "/elements");
    EXPECT_EQ(with("/loot", "[[1,1]]"), "/loot");
    EXPECT_EQ(with("/map/doors", R"([{"at":[2,0],"open":true}])"), "/map/doors/0");
    EXPECT_EQ(with("/map/links", "[[[0,0],[3,0]]]"), "/map/links/0");
    EXPECT_EQ(with("/map/obstacles", "[[1,0]]"), "/map/obstacles/0");
    EXPECT_EQ(with("/map/traps/0", R"({"at":[1,0],"damage":5})"), "/map/traps/0");
    EXPECT_EQ(with("/map/edges", "\"open\""), "/map/edges");
    EXPECT_EQ(with("/figures/0/hp", "4"), "/figures/0/hp");
    EXPECT_EQ(with("/figures/0/name", "\"Imp\""), "/figures/0/name");
    EXPECT_EQ(with("/figures/1/initiative", "20"), "/figures/1/initiative");
    EXPECT_EQ(with("/figures/1/kind", "\"summon\""), "/figures/1/kind");
    EXPECT_EQ(with("/figures/1/conditions", R"(["invisible"])"), "/figures/1/conditions");
    EXPECT_EQ(with("/turn/abilities/0", R"({"heal":{"value":2,"range":1}})"), "/turn/abilities/0");
    EXPECT_EQ(with("/turn/abilities/0/move/points", "12"), "/turn/abilities/0/move/points");
    EXPECT_EQ(with("/turn/abilities/1/attack/value", "2"), "/turn/abilities/1/attack/value");
    EXPECT_EQ(with("/turn/abilities/1/attack/pierce", "2"), "/turn/abilities/1/attack/pierce");
}

TEST(MoverExport, AnInitiativeThatIsLackingIsALossOnlyAmongOthers) {
    Json scene = small();
    scene["figures"][1].erase("initiative");
    EXPECT_NO_THROW(write_mover_link(read_scene(scene)));
    scene["figures"].push_back(parse_document(
        R"({"id":"C2","kind":"character","side":"party","at":[2,0],"initiative":5})"));
    EXPECT_EQ(left_out_of(scene), "/figures/1/initiative");
}

TEST(MoverExport, WhatIsLeftOutCanBeListed) {
    Json scene = small();
    scene["figures"][1]["initiative"] = 64;
    scene["figures"].push_back(parse_document(
        R"({"id":"C2","kind":"character","side":"party","at":[2,0],"initiative":15,"hp":9})"));
    const ExportedScene exported = export_to_mover(read_scene(scene));
    ASSERT_EQ(exported.left_out.size(), 3U);
    EXPECT_EQ(exported.left_out[0].sentence(),
              "/figures/1/initiative: found 64, expected 2, as a Monster Mover link says no more");
    EXPECT_EQ(exported.left_out[1].pointer, "/figures/2/initiative");
    EXPECT_EQ(exported.left_out[2].pointer, "/figures/2/hp");
}

TEST(MoverExport, AMapLargerThanTheBoardIsRefused) {
    Json scene = small();
    for (int q = 4; q < 40; ++q) {
        scene["map"]["hexes"].push_back(Json{q, 0});
    }
    EXPECT_EQ(left_out_of(scene), "/map/hexes");
}

/// Any link that a scene can say in full.
Link any_link() {
    const auto number = [](int least, int most) { return *rc::gen::inRange(least, most + 1); };
    Link link;
    link.rules = static_cast<Rules>(number(0, 2));
    for (int left = number(1, 30); left > 0; --left) {
        const int place = number(0, board_cells - 1);
        if (link.cells.contains(place)) {
            continue;
        }
        Cell& cell = link.cells[place];
        cell.content = static_cast<Content>(number(0, 6));
        const bool inside = place % board_height != board_height - 1 && place >= board_height &&
                            place < board_cells - board_height;
        const bool floor = cell.content != Content::wall;
        cell.token = floor ? static_cast<Token>(number(0, 2)) : Token::none;
        cell.initiative = cell.token == Token::none ? 1 : number(1, 9);
        cell.walls = {inside && floor && number(0, 3) == 0, inside && floor && number(0, 3) == 0,
                      inside && floor && number(0, 3) == 0};
        if (cell.token != Token::none && !link.active) {
            link.active = place;
            link.characters_act = cell.token == Token::character;
        }
    }
    std::erase_if(link.cells, [](const auto& entry) { return entry.second == Cell{}; });
    if (!link.active) {
        link.move = 2;
        link.targets = 1;
        return link;
    }
    link.move = number(0, most_move);
    link.range = number(0, most_range);
    link.targets = number(0, all_targets);
    link.flight = static_cast<Flight>(number(0, 2));
    link.teleport = link.flight != Flight::jump && number(0, 1) == 1;
    link.muddled = number(0, 1) == 1;
    for (int cell = 0; cell < area_cells; ++cell) {
        if (in_area(cell) && cell != area_centre && number(0, 9) == 0) {
            link.area.push_back(cell);
        }
    }
    return link;
}

RC_GTEST_PROP(MoverExport, ALinkIsWrittenAsItWasRead, ()) {
    const std::string link = print_link(any_link());
    const ImportedLink imported = read_mover_link(link);
    RC_ASSERT(imported.notes.empty() || !imported.scene.turn);
    RC_ASSERT(write_mover_link(imported.scene) == link);
    const Json written = write_scene(imported.scene);
    RC_ASSERT(read_scene(written) == imported.scene);
}

}  // namespace
}  // namespace standee::mover
