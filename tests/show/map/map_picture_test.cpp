#include "show/map/map_picture.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "show/canvas/text.hpp"
#include "tests/show/scenes.hpp"

namespace standee {
namespace {

using support::scene_from;
using support::small_room;
using ::testing::HasSubstr;
using ::testing::Not;

/// The rows of the map, without the lines below it.
std::string rows(const std::string& picture, int count) {
    std::istringstream lines(picture);
    std::string result = "\n";
    std::string line;
    for (int i = 0; i < count && std::getline(lines, line); ++i) {
        result += line + "\n";
    }
    return result;
}

/// The lines of a text as one, so that it does not matter where they break.
std::string unbroken(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

MapMarks marks_of_small_room() {
    return {.acting = FigureIndex{0},
            .focus = {1},
            .paths = {{{0, 0}, {0, 1}, {1, 0}}},
            .ends = {{{1, 0}, "(1)"}}};
}

TEST(MapPicture, LargeHexesShowWallsTerrainFiguresAndTheWay) {
    EXPECT_EQ(rows(map_picture(small_room(), marks_of_small_room(), {}), 11), R"(
         ▃▃▃▃▃
        ▞^^^^^▚
  ▃▃▃▃▃▞       ▚▃▃▃▃▃
 ▞     \ 1,-1  /▒▒▒▒▒▚
▞  ►A   \_____/▒▒▒▒▒▒▒▚
▚  0,0  /     \ 2,-1  ▞
 ▚__↓__/  (1)  \_____▞
 ▞*****↗  1,0  ▞     ▚
▞       ↗▃▃▃▃▃▞  ◎C1  ▚
▚  0,1  ▞     ▚  2,0  ▞
 ▚▃▃▃▃▃▞       ▚▃▃▃▃▃▞
)");
}

TEST(MapPicture, AnObjectiveOfSeveralHexesIsDrawnInEach) {
    Scene scene;
    scene.map.hexes = {{0, 0}, {0, 1}, {1, 0}};
    Figure objective;
    objective.id = "Gate";
    objective.kind = Kind::objective;
    objective.at = {0, 0};
    objective.also_at = {{1, 0}};
    scene.figures = {objective};
    const std::string picture = map_picture(scene, {}, {});
    const auto first = picture.find("Gate");
    ASSERT_NE(first, std::string::npos) << picture;
    EXPECT_NE(picture.find("Gate", first + 1), std::string::npos) << picture;
}

TEST(MapPicture, CompactHexesShowTheSameWhereThereIsLessRoom) {
    const std::string picture =
        map_picture(small_room(), marks_of_small_room(), {.width = 60, .height = 6});
    EXPECT_EQ(rows(picture, 7), R"(
  0    1    2
      ▃▃▃▃
 ▃▃▃▃▞^^^^▚▃▃▃▃
▞ ►A \_-1_/▒▒▒▒▚
▚_0_↓/(1) \_-1_▞
▞****↗▃0▃▃▞◎C1 ▚
▚▃1▃▃▞    ▚▃0▃▃▞
)");
    EXPECT_THAT(picture, HasSubstr("q stands above the column, r in the hex"));
}

TEST(MapPicture, WithAsciiNothingElseIsWritten) {
    const std::string picture = map_picture(small_room(), marks_of_small_room(), {.ascii = true});
    EXPECT_TRUE(std::ranges::all_of(picture, [](char c) {
        return c == '\n' || (c >= ' ' && c < 127);
    })) << picture;
    EXPECT_EQ(rows(picture, 11), R"(
         #####
        #^^^^^#
  ######       ######
 #     \ 1,-1  /&&&&&#
#  @A   \_____/&&&&&&&#
#  0,0  /     \ 2,-1  #
 #__v__/  (1)  \_____#
 #*****>  1,0  #     #
#       >######  !C1  #
#  0,1  #     #  2,0  #
 #######       #######
)");
}

TEST(MapPicture, TheLegendNamesWhatOccursAndNothingElse) {
    const std::string picture = map_picture(small_room(), marks_of_small_room(), {});
    for (const char* there : {"► acts", "◎ focus", "↗ its path", "(1) where it ends", "^ trap",
                              "* icy", "▒ obstacle", "▞▃▚ wall"}) {
        EXPECT_THAT(picture, HasSubstr(there));
    }
    for (const char* absent : {"attacked", "heading", "hazardous", "difficult", "door", "linked"}) {
        EXPECT_THAT(picture, Not(HasSubstr(absent)));
    }
}

TEST(MapPicture, AnOpenBorderIsNoWall) {
    const Scene scene =
        scene_from(R"({"map": {"hexes": [[0,0]], "edges": "open"}, "figures": []})");
    EXPECT_EQ(map_picture(scene, {}, {}),
              "  _____\n"
              " /     \\\n"
              "/       \\\n"
              "\\  0,0  /\n"
              " \\_____/\n");
}

TEST(MapPicture, AWallHexIsSolid) {
    const Scene scene = scene_from(
        R"({"map": {"hexes": [[0,0],[0,2]], "wallHexes": [[0,1]], "edges": "open"}, "figures": []})");
    EXPECT_EQ(rows(map_picture(scene, {}, {}), 13), R"(
  _____
 /     \
/       \
\  0,0  /
 \▃▃▃▃▃/
 ▓▓▓▓▓▓▓
▓▓▓▓▓▓▓▓▓
▓▓▓▓▓▓▓▓▓
 ▓▓▓▓▓▓▓
 /     \
/       \
\  0,2  /
 \_____/
)");
}

TEST(MapPicture, DoorsAreOpenOrClosed) {
    const Scene scene = scene_from(R"({"map": {"hexes": [[0,0],[1,0],[2,0]], "doors": [
        {"at": [0,0], "open": true}, {"at": [2,0], "open": false}]}, "figures": []})");
    const std::string picture = map_picture(scene, {}, {});
    EXPECT_THAT(picture, HasSubstr("▞'''''▚"));
    EXPECT_THAT(picture, HasSubstr("+++++"));
    EXPECT_THAT(picture, HasSubstr("+ closed door   ' open door"));
}

TEST(MapPicture, TerrainUponTerrainIsMixed) {
    const Scene scene = scene_from(
        R"({"map": {"hexes": [[0,0]], "traps": [[0,0]], "difficult": [[0,0]]}, "figures": []})");
    EXPECT_THAT(map_picture(scene, {}, {}), HasSubstr("^:^:^"));
}

TEST(MapPicture, LinkedHexesAreNamed) {
    const Scene scene =
        scene_from(R"({"map": {"hexes": [[0,0],[3,0]], "links": [[[0,0],[3,0]]]}, "figures": []})");
    EXPECT_THAT(map_picture(scene, {}, {}), HasSubstr("[0,0] is linked with [3,0]."));
}

TEST(MapPicture, APathGoneBothWaysHasAnArrowForBoth) {
    MapMarks marks;
    marks.paths = {{{0, 0}, {0, 1}}, {{0, 1}, {0, 0}}};
    EXPECT_THAT(map_picture(small_room(), marks, {}), HasSubstr("__↕__"));
}

TEST(MapPicture, HeadingForAndAreaAreMarked) {
    MapMarks marks;
    marks.goals = {{1, 0}};
    marks.area = {{0, 1}};
    const std::string picture = map_picture(small_room(), marks, {});
    EXPECT_THAT(picture, HasSubstr("/   ◇   \\"));
    EXPECT_THAT(picture, HasSubstr("▞•*•*•"));
    EXPECT_THAT(picture, HasSubstr("◇ where it is heading   • area of the attack"));
}

Scene with_ids(const std::string& first, const std::string& second) {
    Scene scene = small_room();
    scene.figures[0].id = first;
    scene.figures[1].id = second;
    return scene;
}

TEST(MapPicture, LongIdsAreShortenedAndExplained) {
    const std::string picture =
        map_picture(with_ids("bandit-guard-number-12", "the-brute-of-the-north"), {}, {});
    EXPECT_THAT(picture, HasSubstr("bgn12 is bandit-guard-number-12."));
    EXPECT_THAT(picture, HasSubstr("tbotn is the-brute-of-the-north."));
}

TEST(MapPicture, ShortNamesAreNeverShared) {
    const std::string picture =
        map_picture(with_ids("bandit-guard-west", "bandit-guard-wood"), {}, {});
    EXPECT_THAT(picture, HasSubstr("bgw is bandit-guard-west."));
    EXPECT_THAT(picture, HasSubstr("#2 is bandit-guard-wood."));
}

TEST(MapPicture, AnIdCannotCommandTheTerminal) {
    const std::string picture = map_picture(with_ids("\x1b[2J", "C1"), {}, {});
    EXPECT_THAT(picture, Not(HasSubstr("\x1b")));
    EXPECT_THAT(picture, HasSubstr("2J is \\u001b[2J."));
}

/// A hall of `columns` by `rows` hexes.
Scene hall(int columns, int rows) {
    Scene scene = small_room();
    scene.map = Map{};
    for (int q = 0; q < columns; ++q) {
        for (int row = 0; row < rows; ++row) {
            scene.map.hexes.push_back({q, row - q / 2});
        }
    }
    scene.figures[0].at = {5, 5};
    scene.figures[1].at = {columns - 1, 0};
    return scene;
}

TEST(MapPicture, ABoardOfSixteenBySevenFitsEightyColumnsWhole) {
    const std::string picture = map_picture(hall(16, 7), {}, {});
    EXPECT_THAT(picture, Not(HasSubstr("part of the map")));
}

TEST(MapPicture, WhatDoesNotFitIsLeftOutAndSaidSo) {
    MapMarks marks;
    marks.acting = FigureIndex{0};
    const std::string picture = map_picture(hall(100, 100), marks, {});
    EXPECT_THAT(picture, HasSubstr("►A"));
    EXPECT_THAT(picture, HasSubstr("This is a part of the map:"));
    EXPECT_THAT(picture, HasSubstr("of its 10000 hexes"));
    EXPECT_THAT(unbroken(picture), HasSubstr("Beyond it: C1 at [99,0]."));
}

TEST(MapPicture, NoRowIsWiderThanTheTerminal) {
    for (const int width : {40, 60, 80, 133}) {
        for (const int columns : {1, 5, 9, 16, 40}) {
            std::istringstream lines(map_picture(hall(columns, 12), {}, {.width = width}));
            for (std::string line; std::getline(lines, line);) {
                EXPECT_LE(columns_of(line), width) << line;
            }
        }
    }
}

TEST(MapPicture, TheOrderOfTheFileChangesNothing) {
    Scene scene = small_room();
    const std::string picture = map_picture(scene, marks_of_small_room(), {});
    std::ranges::reverse(scene.map.hexes);
    std::swap(scene.map.walls[0].a, scene.map.walls[0].b);
    EXPECT_EQ(map_picture(scene, marks_of_small_room(), {}), picture);
}

TEST(MapPicture, WhatHasNoRoomInItsHexIsWrittenBelow) {
    Scene scene = small_room();
    scene.map.difficult = {{0, 0}};
    scene.map.hazardous = {{0, 0}};
    scene.map.treasure = {{0, 0}};
    scene.loot = {{0, 0}};
    MapMarks marks;
    marks.acting = FigureIndex{0};
    marks.ends = {{{0, 0}, "(1-12)"}};
    const std::string picture = map_picture(scene, marks, {.width = 60, .height = 6});
    EXPECT_THAT(unbroken(picture),
                HasSubstr("In [0,0]: ►A, (1-12), hazardous, difficult, treasure and loot."));
}

TEST(MapPictureWithin, DrawsASmallMapWholeInHoweverFewLinesItTakes) {
    const Scene three_in_a_row = scene_from(R"({
        "map": {"hexes": [[0,0],[0,1],[0,2]], "traps": [[0,2]]},
        "figures": [{"id": "M3", "kind": "monster", "side": "monsters", "at": [0,1]}]})");
    for (int lines = 10; lines < 30; ++lines) {
        const auto picture = whole_map_picture(three_in_a_row, {}, {.width = 80, .height = lines});
        ASSERT_TRUE(picture) << lines;
        EXPECT_LE(std::ranges::count(*picture, '\n'), lines);
        EXPECT_THAT(*picture, HasSubstr("M3"));
        EXPECT_THAT(*picture, Not(HasSubstr("part of the map")));
    }
    EXPECT_FALSE(whole_map_picture(three_in_a_row, {}, {.width = 80, .height = 4}));
}

TEST(MapPictureWithin, TakesLargeHexesWhereThereIsRoom) {
    const auto low = whole_map_picture(small_room(), {}, {.width = 80, .height = 10});
    const auto high = whole_map_picture(small_room(), {}, {.width = 80, .height = 14});
    ASSERT_TRUE(low && high);
    EXPECT_THAT(*low, HasSubstr("q stands above the column"));
    EXPECT_THAT(*high, Not(HasSubstr("q stands above the column")));
}

TEST(MapPictureWithin, DrawsThePartRoundWhoActsWhereTheWholeIsTooHigh) {
    for (int lines = 5; lines < 9; ++lines) {
        const std::string picture =
            map_picture_within(small_room(), {.acting = FigureIndex{1}}, {.height = lines});
        EXPECT_LE(std::ranges::count(picture, '\n'), lines);
        EXPECT_THAT(picture, HasSubstr("C1")) << lines;
        EXPECT_THAT(picture, HasSubstr("▃")) << lines;
    }
}

}  // namespace
}  // namespace standee
