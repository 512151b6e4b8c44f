#include "import/mover/page.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "focus/turn.hpp"
#include "import/mover/link.hpp"
#include "import/mover/mover.hpp"
#include "lib/error.hpp"
#include "tests/support/errors.hpp"

namespace standee::mover {
namespace {

/// A monster that moves 1 and attacks one of two characters; as the page asks, and as a link.
constexpr const char* as_link = "UQQE4haggJ8EQOEESBAGFA";

Json as_request() {
    return Json::parse(R"({
      "scenario_id": 7, "solve_view": 2, "active_figure": 183, "move": 1, "range": 0, "target": 1,
      "flying": 0, "teleport": 0, "muddled": 0, "game_rules": 0, "aoe": [], "width": 29,
      "height": 25,
      "map": {"characters": [160, 180], "monsters": [183], "walls": [], "obstacles": [159],
              "traps": [], "hazardous": [], "difficult": [184], "icy": [], "initiatives": [1, 2],
              "thin_walls": []}
    })");
}

int cells_of(const Json& runs) {
    int cells = 0;
    for (const Json& run : runs) {
        cells += run[1].get<int>() - run[0].get<int>();
    }
    return cells;
}

TEST(MoverPage, SolvesAsTheLinkOfTheSameBoard) {
    const Scene scene = read_mover_link(as_link).scene;
    const TurnAnswer turn = plan_turn(scene);
    const Json answer = solve_for_page(as_request());
    EXPECT_EQ(answer["scenario_id"], 7);
    ASSERT_EQ(answer["actions"].size(), turn.options.size());
    for (std::size_t i = 0; i < turn.options.size(); ++i) {
        const Json& action = answer["actions"][i];
        EXPECT_EQ(action["move"], *cell_of_hex(turn.options[i].end));
        ASSERT_EQ(action["attacks"].size(), turn.options[i].targets.size());
        EXPECT_EQ(action["sightlines"].size(), action["attacks"].size());
        EXPECT_EQ(action["focuses"].size(), turn.options[i].foci.size());
    }
    EXPECT_EQ(answer["reach"].size(), turn.options.size());
    EXPECT_EQ(answer["sight"].size(), turn.options.size());
}

TEST(MoverPage, NumbersMayBeTexts) {
    Json request = as_request();
    request["move"] = "1";
    request["muddled"] = false;
    EXPECT_EQ(solve_for_page(request), solve_for_page(as_request()));
}

TEST(MoverPage, ViewsCountRangeRoundWalls) {
    Json request = as_request();
    request["range"] = 2;
    request["viewpoints"] = {312};
    const Json open = views_for_page(request);
    EXPECT_EQ(cells_of(open["reach"][0]), 18) << open["reach"];
    EXPECT_EQ(cells_of(open["sight"][0]), board_cells - 1);
    request["map"]["walls"] = {313};
    const Json walled = views_for_page(request);
    EXPECT_LT(cells_of(walled["reach"][0]), 18);
    EXPECT_LT(cells_of(walled["sight"][0]), board_cells - 2);
}

TEST(MoverPage, ALineEndsAtTheHexesItJoins) {
    const Json answer = solve_for_page(as_request());
    for (const Json& action : answer["actions"]) {
        for (const Json& line : action["sightlines"]) {
            for (const Json& point : line) {
                EXPECT_GE(point[0].get<double>(), 0);
                EXPECT_LE(point[0].get<double>(), 2 + 1.5 * (board_width - 1));
                EXPECT_GE(point[1].get<double>(), 0);
                EXPECT_LE(point[1].get<double>(), board_height * 2);
            }
        }
    }
}

TEST(MoverPage, AnotherBoardOrNoFigureIsAnError) {
    Json narrow = as_request();
    narrow["width"] = 9;
    EXPECT_THROW(solve_for_page(narrow), InputError);
    Json nobody = as_request();
    nobody["active_figure"] = 5;
    EXPECT_THROW(solve_for_page(nobody), InputError);
    EXPECT_THROW(solve_for_page(Json::array()), InputError);
}

TEST(MoverPage, AWallIsACellAndASide) {
    for (const char* const walls : {"[5]", "[[5]]", "[[5,1,2]]", "[[]]", "[{}]"}) {
        Json request = as_request();
        request["map"]["thin_walls"] = Json::parse(walls);
        const Error error = standee::support::error_of([&] { solve_for_page(request); });
        EXPECT_EQ(error.pointer, "/map/thin_walls/0") << walls;
        EXPECT_EQ(error.expected, "a wall: [cell, side]") << walls;
    }
}

}  // namespace
}  // namespace standee::mover
