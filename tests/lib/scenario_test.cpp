#include "lib/scenario.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace standee {
namespace {

using ::testing::ElementsAre;

TEST(Room, LeavesWhatIsOnTheMapAsItIs) {
    Map map;
    map.hexes = {{0, 0}, {1, 0}};
    map.doors = {{{1, 0}, true}};
    Map room;
    room.hexes = {{1, 0}, {2, 0}};
    room.doors = {{{1, 0}, false}, {{2, 0}, false}};
    room.traps = {{{1, 0}, {}, {}}, {{2, 0}, {}, {}}};
    add_room(map, room);
    EXPECT_THAT(map.hexes, ElementsAre(Hex{0, 0}, Hex{1, 0}, Hex{2, 0}));
    EXPECT_THAT(map.doors, ElementsAre(Door{{1, 0}, true}, Door{{2, 0}, false}));
    ASSERT_EQ(map.traps.size(), 1U);
    EXPECT_EQ(map.traps.front().at, (Hex{2, 0}));
}

TEST(Room, AddsEachWallAndEachLinkOnce) {
    for (const auto edges : {&Map::walls, &Map::links}) {
        Map map;
        map.hexes = {{0, 0}, {1, 0}};
        map.*edges = {{{0, 0}, {1, 0}}};
        Map room;
        room.hexes = {{1, 0}, {2, 0}};
        room.*edges = {{{1, 0}, {0, 0}}, {{2, 0}, {1, 0}}};
        add_room(map, room);
        EXPECT_THAT(map.*edges, ElementsAre(Edge{{0, 0}, {1, 0}}, Edge{{2, 0}, {1, 0}}));
    }
}

TEST(Room, BringsItsMarks) {
    Map map;
    map.hexes = {{0, 0}};
    map.marks["a"] = {{0, 0}};
    Map room;
    room.hexes = {{1, 0}};
    room.marks = {{"a", {{1, 0}}}, {"b", {{1, 0}}}};
    add_room(map, room);
    EXPECT_THAT(map.marks["a"], ElementsAre(Hex{0, 0}, Hex{1, 0}));
    EXPECT_THAT(map.marks["b"], ElementsAre(Hex{1, 0}));
}

TEST(Room, IsNoLongerUnrevealed) {
    Map map;
    map.hexes = {{0, 0}};
    map.unrevealed = {{1, 0}, {5, 5}};
    Map room;
    room.hexes = {{1, 0}};
    add_room(map, room);
    EXPECT_THAT(map.unrevealed, ElementsAre(Hex{5, 5}));
}

TEST(Room, KeepsTheWallsAndLinksThatTouchIt) {
    Map map;
    map.hexes = {{0, 0}, {1, 0}, {2, 0}, {3, 0}};
    map.walls = {{{0, 0}, {1, 0}}, {{1, 0}, {2, 0}}, {{2, 0}, {3, 0}}};
    map.links = {{{0, 0}, {1, 0}}, {{0, 0}, {3, 0}}, {{2, 0}, {3, 0}}};
    const Map part = part_of(map, {{0, 0}, {1, 0}});
    EXPECT_THAT(part.hexes, ElementsAre(Hex{0, 0}, Hex{1, 0}));
    EXPECT_THAT(part.walls, ElementsAre(map.walls[0], map.walls[1]));
    EXPECT_THAT(part.links, ElementsAre(map.links[0], map.links[1]));
}

TEST(Room, HasOnlyWhatLiesInIt) {
    Map map;
    map.hexes = {{0, 0}, {1, 0}};
    map.wall_hexes = {{0, 1}, {1, 1}};
    map.unrevealed = {{0, 2}, {1, 2}};
    map.doors = {{{0, 0}, false}, {{1, 0}, false}};
    map.traps = {{{0, 0}, {}, {}}, {{1, 0}, {}, {}}};
    map.marks = {{"a", {{0, 0}, {1, 0}}}, {"b", {{1, 0}}}};
    const Map part = part_of(map, {{0, 0}, {0, 1}, {0, 2}});
    EXPECT_THAT(part.wall_hexes, ElementsAre(Hex{0, 1}));
    EXPECT_THAT(part.unrevealed, ElementsAre(Hex{0, 2}));
    EXPECT_THAT(part.doors, ElementsAre(map.doors[0]));
    EXPECT_THAT(part.traps, ElementsAre(map.traps[0]));
    ASSERT_EQ(part.marks.size(), 1U);
    EXPECT_THAT(part.marks.at("a"), ElementsAre(Hex{0, 0}));
}

}  // namespace
}  // namespace standee
