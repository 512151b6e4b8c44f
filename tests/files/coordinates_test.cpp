#include "files/coordinates.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "files/play_file.hpp"
#include "files/scene_json.hpp"
#include "files/turn_json.hpp"
#include "focus/turn.hpp"
#include "lib/board.hpp"
#include "play/turn/why_not_turn.hpp"

namespace standee {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;
using enum Coordinates;

/// The neighbours of a hex as a file writes them.
std::vector<Hex> neighbours_of(Hex written, Coordinates coordinates) {
    const Hex hex = to_axial(written, coordinates);
    std::vector<Hex> around;
    for (int i = 0; i < 6; ++i) {
        around.push_back(from_axial(neighbour(hex, static_cast<Direction>(i)), coordinates));
    }
    return around;
}

// As drawn on paper: odd columns half a hex lower, even columns half a hex lower, and so on.
TEST(Coordinates, NeighboursAreThoseOfAShovedBoard) {
    EXPECT_THAT(neighbours_of({0, 0}, odd_q),
                UnorderedElementsAre(Hex{0, -1}, Hex{0, 1}, Hex{1, -1}, Hex{1, 0}, Hex{-1, -1},
                                     Hex{-1, 0}));
    EXPECT_THAT(
        neighbours_of({1, 0}, odd_q),
        UnorderedElementsAre(Hex{1, -1}, Hex{1, 1}, Hex{0, 0}, Hex{0, 1}, Hex{2, 0}, Hex{2, 1}));
    EXPECT_THAT(
        neighbours_of({1, 0}, even_q),
        UnorderedElementsAre(Hex{1, -1}, Hex{1, 1}, Hex{0, -1}, Hex{0, 0}, Hex{2, -1}, Hex{2, 0}));
    EXPECT_THAT(
        neighbours_of({0, 1}, odd_r),
        UnorderedElementsAre(Hex{-1, 1}, Hex{1, 1}, Hex{0, 0}, Hex{1, 0}, Hex{0, 2}, Hex{1, 2}));
    EXPECT_THAT(
        neighbours_of({0, 1}, even_r),
        UnorderedElementsAre(Hex{-1, 1}, Hex{1, 1}, Hex{-1, 0}, Hex{0, 0}, Hex{-1, 2}, Hex{0, 2}));
}

TEST(Coordinates, WhatIsReadIsWrittenAgain) {
    for (const Coordinates coordinates : {axial, odd_q, even_q, odd_r, even_r}) {
        for (int q = -4; q <= 4; ++q) {
            for (int r = -4; r <= 4; ++r) {
                EXPECT_EQ(from_axial(to_axial({q, r}, coordinates), coordinates), (Hex{q, r}));
            }
        }
    }
}

/// Four columns of three rows; M at the left edge, C at the right one.
Json board() {
    return Json::parse(R"({"format":"scene/1","edition":"frosthaven",
        "map":{"coordinates":"odd-q","edges":"open",
               "hexes":[[0,0],[0,1],[0,2],[1,0],[1,1],[1,2],[2,0],[2,1],[2,2],[3,0],[3,1],[3,2]],
               "traps":[[1,1]]},
        "figures":[{"id":"M","kind":"monster","side":"monsters","at":[0,1]},
                   {"id":"C","kind":"character","side":"party","at":[3,1],"hp":9,
                    "initiative":[20,70]}],
        "turn":{"figure":"M","abilities":[{"move":{"points":4}},{"attack":{"value":2}}]}})");
}

/// The scene with other points for the move of its card.
Scene with_points(Scene scene, int points) {
    std::get<MoveAbility>(scene.turn->abilities->front().what).points = Amount{points};
    return scene;
}

TEST(Coordinates, ASceneIsWrittenInItsOwn) {
    const Scene scene = read_scene(board());
    EXPECT_EQ(scene.figures[1].at, (Hex{3, 0}));
    const Json written = write_scene(scene);
    EXPECT_EQ(written["map"]["coordinates"], "odd-q");
    EXPECT_EQ(written["figures"][1]["at"].dump(), "[3,1]");
    EXPECT_EQ(written["figures"][1]["initiative"].dump(), "[20,70]");
    EXPECT_EQ(read_scene(written), scene);
}

TEST(Coordinates, AnswersAreInThoseOfTheScene) {
    const Scene scene = read_scene(board());
    const Json answer = Json::parse(turn_json("a", scene, plan_turn(scene, Explain::yes)));
    for (const Json& option : answer["options"]) {
        EXPECT_EQ(option["path"].front().dump(), "[0,1]");
        EXPECT_GE(option["end"][1], 0);
        EXPECT_LE(option["end"][1], 2);
    }
    // The same answer in axial coordinates, with every hex and sentence written otherwise.
    Scene axial_scene = scene;
    axial_scene.map.coordinates = axial;
    const TurnAnswer near = plan_turn(with_points(scene, 2), Explain::yes);
    const TurnAnswer far = plan_turn(scene, Explain::yes);
    const Remarks remarks{.why_not = why_not_in_turn(scene, Hex{2, 1})};
    const auto in_all = [&](const Scene& written) {
        return Json{Json::parse(turn_json("a", written, near, remarks)),
                    Json::parse(turn_without_json("a", written, {}, far, near))};
    };
    EXPECT_NE(in_all(scene), in_all(axial_scene));
    EXPECT_EQ(in_all(scene), in_coordinates(in_all(axial_scene), odd_q));
    const Json play = Json::parse(R"({"scene":)" + board().dump() +
                                  R"(,"steps":[{"move":{"figure":"M","path":[[1,0],[2,1]]}}],
            "expect":{"figures":{"M":{"at":[2,1]}},"events":[{"event":"move","to":[2,1]}]}})");
    const PlayedFile played = play_document(play);
    EXPECT_TRUE(played.mismatches.empty());
    const Json written = write_play(played.answer);
    EXPECT_EQ(written["events"].back()["to"].dump(), "[2,1]");
    EXPECT_EQ(written["scene"]["figures"][0]["at"].dump(), "[2,1]");
}

TEST(Coordinates, InWordsHexesAreRewrittenAndNothingElse) {
    EXPECT_EQ(text_in_coordinates("M goes from [0,1] to [3,0] [map.trap, p.3]", odd_q),
              "M goes from [0,1] to [3,1] [map.trap, p.3]");
}

TEST(HexInText, IsAPairOfNumbersInBracketsOrNot) {
    for (const char* const text : {"3,-1", "[3,-1]", " [ 3 , -1 ] "}) {
        EXPECT_EQ(hex_in_text(text), (Hex{3, -1})) << text;
    }
    for (const char* const text : {"", ",", "3", "3,", "3,-1,2", "C1,2", "[3,-1", "3,-1]", "3,1x",
                                   "4294967296,0", "0,10001"}) {
        EXPECT_EQ(hex_in_text(text), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace standee
