#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/scene_json.hpp"
#include "import/mover/link.hpp"
#include "import/mover/mover.hpp"
#include "tests/import/mover/links.hpp"
#include "tests/support/errors.hpp"

namespace standee::mover {
namespace {

using standee::support::error_of;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A link in which a monster in the middle acts on a character.
Link one_against_one() {
    Link link;
    link.move = 2;
    link.targets = 1;
    link.active = cell_of_hex({10, -15});
    link.cells[*link.active] = {Content::empty, Token::monster, 1, {}};
    link.cells[*cell_of_hex({12, -15})] = {Content::empty, Token::character, 3, {}};
    return link;
}

Scene scene_of(const Link& link) { return read_mover_link(print_link(link)).scene; }

std::string turn_of(const Link& link) {
    return write_turn_order(*scene_of(link).turn)["abilities"].dump();
}

TEST(MoverLink, EveryVersionSaysTheSame) {
    const Scene newest = read_mover_link(old_link(5)).scene;
    EXPECT_EQ(newest.figures.size(), 2U);
    EXPECT_EQ(newest.figures[0].id, "M135");
    EXPECT_EQ(newest.figures[0].at, (Hex{5, -13}));
    EXPECT_EQ(newest.figures[1].id, "C212");
    EXPECT_EQ(newest.figures[1].initiative, (Initiative{7, {}}));
    EXPECT_THAT(newest.map.walls, ElementsAre(Edge{{8, -16}, {8, -17}}, Edge{{8, -16}, {9, -16}}));
    for (const unsigned minor : {0U, 1U, 2U, 3U, 4U}) {
        Scene older = read_mover_link(old_link(minor)).scene;
        EXPECT_EQ(older.edition.id,
                  minor == 1 ? EditionId::jaws_of_the_lion : EditionId::gloomhaven);
        older.edition = newest.edition;
        EXPECT_EQ(older, newest) << minor;
    }
}

TEST(MoverLink, HasTheWholeBoardWithAnOpenBorder) {
    Link link = one_against_one();
    link.cells[*cell_of_hex({0, 0})].content = Content::wall;
    const Map map = scene_of(link).map;
    EXPECT_EQ(map.edges, Border::open);
    EXPECT_EQ(map.hexes.size(), 724U);
    EXPECT_THAT(map.wall_hexes, ElementsAre(Hex{0, 0}));
}

TEST(MoverLink, EachTerrainIsThatOfTheScene) {
    Link link = one_against_one();
    int row = 0;
    for (const Content content :
         {Content::obstacle, Content::trap, Content::hazardous, Content::difficult, Content::icy}) {
        link.cells[*cell_of_hex({0, -row++})].content = content;
    }
    const Map map = scene_of(link).map;
    EXPECT_THAT(map.obstacles, ElementsAre(Hex{0, 0}));
    EXPECT_THAT(map.traps, ElementsAre(Trap{{0, -1}, {}, {}}));
    EXPECT_THAT(map.hazardous, ElementsAre(Hex{0, -2}));
    EXPECT_THAT(map.difficult, ElementsAre(Hex{0, -3}));
    EXPECT_THAT(map.icy, ElementsAre(Hex{0, -4}));
}

TEST(MoverLink, TheTurnIsAMoveAndAnAttack) {
    Link link = one_against_one();
    EXPECT_EQ(turn_of(link), R"([{"move":{"points":2}},{"attack":{"value":1}}])");
    link.flight = Flight::jump;
    link.range = 3;
    link.targets = all_targets;
    EXPECT_EQ(turn_of(link), R"([{"move":{"points":2,"jump":true}},)"
                             R"({"attack":{"value":1,"range":3,"targets":"all"}}])");
    link.flight = Flight::none;
    link.teleport = true;
    link.targets = 0;
    EXPECT_EQ(turn_of(link), R"([{"teleport":{"range":2}},)"
                             R"({"attack":{"value":1,"range":3,"targets":0}}])");
    link.teleport = false;
    link.move = 0;
    link.range = 0;
    EXPECT_EQ(turn_of(link), "[]");
}

TEST(MoverLink, AnAreaIsOffsetsFromTheAttackerOrTheCentre) {
    Link link = one_against_one();
    link.area = {*area_cell_at({0, -1}), *area_cell_at({1, -1})};
    EXPECT_EQ(turn_of(link), R"([{"move":{"points":2}},{"attack":{"value":1,)"
                             R"("area":{"grey":[0,0],"red":[[0,-1],[1,-1]]}}}])");
    link.range = 2;
    EXPECT_EQ(turn_of(link), R"([{"move":{"points":2}},{"attack":{"value":1,"range":2,)"
                             R"("area":{"red":[[0,-1],[1,-1]]}}}])");
}

TEST(MoverLink, TheActiveFigureFliesAndIsMuddled) {
    Link link = one_against_one();
    link.flight = Flight::flying;
    link.muddled = true;
    const Scene scene = scene_of(link);
    EXPECT_TRUE(scene.find("M260")->flying);
    EXPECT_TRUE(scene.find("M260")->has(Condition::muddle));
    EXPECT_FALSE(scene.find("C309")->flying);
}

TEST(MoverLink, AFigureThatActsForTheCharactersIsAnAlly) {
    Link link = one_against_one();
    link.characters_act = true;
    link.active = cell_of_hex({12, -15});
    const Scene scene = scene_of(link);
    EXPECT_EQ(scene.find("C309")->kind, Kind::ally);
    EXPECT_EQ(scene.turn->figure, "C309");
}

TEST(MoverLink, WhatASceneCannotSayIsNoted) {
    EXPECT_THAT(read_mover_link(print_link(one_against_one())).notes, IsEmpty());
    Link link = one_against_one();
    link.rotated = true;
    link.active.reset();
    EXPECT_THAT(read_mover_link(print_link(link)).notes,
                ElementsAre("no figure acts: the link's move 2, range 0, targets 1 are left out",
                            "the rotation of the board is left out"));
}

TEST(MoverLink, MayStandAtTheEndOfAnAddress) {
    const std::string link = print_link(one_against_one());
    const Scene scene = read_mover_link(link).scene;
    EXPECT_EQ(read_mover_link("https://mover.example/los/" + link + "?from=here").scene, scene);
    EXPECT_EQ(read_mover_link(" " + link + "==\n").scene, scene);
}

TEST(MoverLink, ThatIsNoneIsOneError) {
    const std::string link = print_link(one_against_one());
    EXPECT_EQ(error_of([] { read_mover_link(""); }).found, "nothing");
    EXPECT_EQ(error_of([] { read_mover_link("what is this?"); }).found, "\"what is this?\"");
    EXPECT_EQ(error_of([&] { read_mover_link(link.substr(0, link.size() - 2)); }).found,
              "a link that ends too early");
    EXPECT_EQ(error_of([&] { read_mover_link(link + "AAAA"); }).found,
              "a Monster Mover link with extra data after its end");
    EXPECT_EQ(error_of([] { read_mover_link("cQAA"); }).found, "version 1.7.0");
    Link wrong = one_against_one();
    wrong.active = 0;
    EXPECT_THAT(error_of([&] { read_mover_link(print_link(wrong)); }).found,
                HasSubstr("active figure is not on the board"));
    wrong = one_against_one();
    wrong.cells[*wrong.active].content = Content::wall;
    EXPECT_THAT(error_of([&] { read_mover_link(print_link(wrong)); }).found,
                HasSubstr("a figure in a wall, in cell 260"));
    wrong = one_against_one();
    wrong.area = {0};
    EXPECT_THAT(error_of([&] { read_mover_link(print_link(wrong)); }).found,
                HasSubstr("a hex of the area in cell 0"));
    wrong = one_against_one();
    wrong.move = 12;
    EXPECT_THAT(error_of([&] { read_mover_link(print_link(wrong)); }).found, HasSubstr("move 12"));
}

}  // namespace
}  // namespace standee::mover
