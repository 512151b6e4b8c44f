#include <gtest/gtest.h>

#include <algorithm>

#include "rulebook/line_of_sight.hpp"
#include "tests/rulebook/picture.hpp"
#include "verify/generate/random_scene.hpp"

namespace standee::rulebook::test {
namespace {

bool sees_in(EditionId edition, const Map& map, Hex from, Hex to) {
    const bool there = sees(sight_walls(map), standee::edition(edition), from, to);
    EXPECT_EQ(there, sees(sight_walls(map), standee::edition(edition), to, from))
        << "sight goes both ways";
    return there;
}

Map open_map() {
    Map map = field(F).map;
    map.edges = Border::open;
    return map;
}

TEST(RulebookSight, IsFreeOnAnOpenMapAndObstaclesAndUnlistedHexesDoNotBlock) {
    Map map = open_map();
    map.obstacles = {{0, 1}, {0, 2}};
    std::erase(map.hexes, Hex{0, 3});
    for (const EditionId edition : {G, J, F, G2}) {
        EXPECT_TRUE(sees_in(edition, map, {0, 0}, {0, 4}));
    }
}

TEST(RulebookSight, AWallLineBlocksBetweenNeighboursUnlessALineGoesRoundItsEnd) {
    Map map = open_map();
    map.walls = {{{0, 0}, {0, 1}}};
    for (const EditionId edition : {G, J, F, G2}) {
        EXPECT_TRUE(sees_in(edition, map, {0, 0}, {0, 1}));
    }
    map.walls.push_back({{1, 0}, {0, 1}});
    map.walls.push_back({{-1, 1}, {0, 1}});
    for (const EditionId edition : {G, J, F, G2}) {
        EXPECT_FALSE(sees_in(edition, map, {0, 0}, {0, 1}));
    }
}

TEST(RulebookSight, BetweenNeighboursInACorridorIsLeftOutOnlyByTheLetter) {
    Map map = column(G, "A.C").map;
    map.edges = Border::walls;
    const auto walls = sight_walls(map);
    Edition literal = edition(G);
    literal.adjacent_always_seen = false;
    EXPECT_TRUE(sees(walls, edition(G), {0, 0}, {0, 1}));
    EXPECT_FALSE(sees(walls, literal, {0, 0}, {0, 1}));
    EXPECT_FALSE(sees(walls, edition(G), {0, 0}, {0, 2}));
    EXPECT_TRUE(sees(walls, edition(F), {0, 0}, {0, 2}));
}

TEST(RulebookSight, GoesPastAWallHexBesideTheLineAndNotThroughOne) {
    Map map = open_map();
    map.wall_hexes = {{0, 1}};
    std::erase(map.hexes, Hex{0, 1});
    EXPECT_FALSE(sees_in(F, map, {0, 0}, {0, 2}));
    EXPECT_FALSE(sees_in(G, map, {0, 0}, {0, 2}));
    EXPECT_TRUE(sees_in(F, map, {0, 0}, {1, 1}));
    EXPECT_FALSE(sees_in(F, map, {0, 0}, {0, 3}));
}

TEST(RulebookSight, AClosedDoorBlocksAndAnOpenOneDoesNot) {
    Map map = column(F, "AxC").map;
    EXPECT_FALSE(sees_in(F, map, {0, 0}, {0, 2}));
    EXPECT_FALSE(sees_in(F, map, {0, 0}, {0, 1})) << "into the door itself";
    map.doors.front().open = true;
    EXPECT_TRUE(sees_in(F, map, {0, 0}, {0, 2}));
}

TEST(RulebookSight, AWalledCorridorOneHexWideHasNoneFromCornerToCorner) {
    Map map = column(F, "A...C").map;
    EXPECT_TRUE(sees_in(G, map, {0, 0}, {0, 4}));
    map.edges = Border::walls;
    EXPECT_TRUE(sees_in(F, map, {0, 0}, {0, 4}));
    EXPECT_FALSE(sees_in(G, map, {0, 0}, {0, 2}));
}

TEST(RulebookSight, AHexSeesOutOnTheOnlySideWithoutAWall) {
    Map map = open_map();
    map.walls = {{{0, 0}, {1, -1}},
                 {{0, 0}, {1, 0}},
                 {{0, 0}, {0, 1}},
                 {{0, 0}, {-1, 1}},
                 {{0, 0}, {-1, 0}}};
    EXPECT_TRUE(sees_in(F, map, {0, 0}, {0, -3}));
    map.walls.push_back({{0, -1}, {0, 0}});
    EXPECT_FALSE(sees_in(F, map, {0, 0}, {0, -3}));
}

TEST(RulebookSight, ASharedCornerWillDoUnlessItIsAtAWall) {
    Map map = open_map();
    // Every corner of [0,0] but the one shared with [0,1] and [1,0] is at a wall.
    map.walls = {{{0, -1}, {-1, 0}},
                 {{0, -1}, {1, -1}},
                 {{-1, 0}, {-1, 1}},
                 {{0, 1}, {-1, 1}},
                 {{1, -1}, {1, 0}}};
    Edition literal = edition(G);
    literal.adjacent_always_seen = false;
    EXPECT_TRUE(sees(sight_walls(map), literal, {0, 0}, {0, 1}));
    map.walls.push_back({{0, 1}, {1, 0}});
    EXPECT_FALSE(sees(sight_walls(map), literal, {0, 0}, {0, 1}));
}

/// Whether two closed segments have a point in common, by their parametric equations in rational
/// arithmetic: another way than the oracle's.
bool cross_somewhere(Point a, Point b, Point c, Point d) {
    const auto box = [](long p, long q, long r, long s) {
        return std::max(p, q) >= std::min(r, s) && std::max(r, s) >= std::min(p, q);
    };
    const auto turn = [](Point p, Point q, Point r) {
        const long area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
        return (area > 0) - (area < 0);
    };
    return box(a.x, b.x, c.x, d.x) && box(a.y, b.y, c.y, d.y) &&
           turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

TEST(RulebookSight, WhereAnyOfManyLinesTriedIsFreeThereIsSight) {
    constexpr int scale = 60;
    int found = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        generate::Dice dice{seed};
        const Scene scene = generate::random_scene(dice, {6, 5, 3, {}});
        const std::vector<WallPiece> walls = sight_walls(scene.map);
        const Hex from = dice.pick(scene.map.hexes);
        const Hex to = dice.pick(scene.map.hexes);
        if (from == to) {
            continue;
        }
        const auto point_in = [&](Hex hex) {
            const int y = dice.between(-scale + 1, scale - 1);
            const int half = 2 * scale - std::abs(y) - 1;
            return Point{3L * scale * hex.q + dice.between(-half, half),
                         scale * (hex.q + 2L * hex.r) + y};
        };
        bool free = false;
        for (int i = 0; i < 100 && !free; ++i) {
            const Point a = point_in(from);
            const Point b = point_in(to);
            free = std::ranges::none_of(walls, [&](WallPiece wall) {
                return cross_somewhere(a, b, {scale * wall.from.x, scale * wall.from.y},
                                       {scale * wall.to.x, scale * wall.to.y});
            });
        }
        if (free) {
            ++found;
            EXPECT_TRUE(sees(walls, edition(F), from, to)) << "seed " << seed;
        } else if (sees(walls, edition(G), from, to)) {
            EXPECT_TRUE(sees(walls, edition(F), from, to)) << "seed " << seed;
        }
    }
    EXPECT_GT(found, 100);
}

}  // namespace
}  // namespace standee::rulebook::test
