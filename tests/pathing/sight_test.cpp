#include "pathing/sight.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <thread>
#include <utility>
#include <vector>

#include "lib/board.hpp"
#include "pathing/sight_corridor.hpp"
#include "tests/pathing/sight_boards.hpp"
#include "tests/pathing/sight_oracle.hpp"

namespace standee {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto corners = SightRule::corner_to_corner;
constexpr auto any_part = SightRule::any_part_to_any_part;
constexpr auto both_rules = {corners, any_part};

/// Whether A sees B, the same under both rules.
void expect_sight(const Picture& picture, bool seen) {
    for (const SightRule rule : both_rules) {
        EXPECT_EQ(sees(picture, rule), seen) << (rule == corners ? "corners" : "any part");
    }
}

SightLine line_of(const Picture& picture, SightRule rule) {
    const Board board{picture.map};
    return Sight{board, rule}.line(board.find(picture.at('A')), board.find(picture.at('B')));
}

// ---- What blocks

TEST(Sight, IsClearWhereNothingBlocks) {
    const Picture picture{R"(
A   .   .
  .   .
.   .   B)"};
    expect_sight(picture, true);
}

TEST(Sight, OfAHexToItselfIsClearBehindAnyWalls) {
    const Picture picture{"A", {}, Border::walls};
    const Board board{picture.map};
    for (const SightRule rule : both_rules) {
        EXPECT_TRUE((Sight{board, rule}.clear(0, 0)));
        EXPECT_TRUE((Sight{board, rule}.line(0, 0).clear));
    }
}

TEST(Sight, IsBlockedByAWallHexBetween) {
    expect_sight(Picture{"A\n\n#\n\nB"}, false);
    expect_sight(Picture{"A\n\n.\n\nB"}, true);
}

TEST(Sight, LeadsPastAWallHexAtOneSide) {
    expect_sight(Picture{R"(
A
  .
#
  B)"},
                 true);
}

TEST(Sight, IsBlockedByAClosedDoorAndNotByAnOpenOne) {
    expect_sight(Picture{"A\n\n+\n\nB"}, false);
    expect_sight(Picture{"A\n\n/\n\nB"}, true);
}

TEST(Sight, IntoAClosedDoorIsBlockedFromTheNextHex) {
    Picture picture{"A\n\nB"};
    picture.map.doors.push_back({picture.at('B'), false});
    expect_sight(picture, false);
}

TEST(Sight, IsNotBlockedByObstaclesNorByAnyOtherTerrain) {
    Picture picture{"A\n\nM\n\nB"};
    const std::vector<Hex> middle{picture.at('M')};
    picture.map.obstacles = picture.map.difficult = picture.map.hazardous = middle;
    expect_sight(picture, true);
}

TEST(Sight, IsNotCarriedByLinks) {
    Picture picture{"A\n\n#\n\nB"};
    picture.map.links.push_back({picture.at('A'), picture.at('B')});
    expect_sight(picture, false);
}

TEST(Sight, IsBlockedByAWalledBorderAndNotByAnOpenOne) {
    const auto text = "A\n\n\n\nB";  // the hex between is not listed
    expect_sight(Picture{text, {}, Border::walls}, false);
    expect_sight(Picture{text, {}, Border::open}, true);
}

TEST(Sight, RoundTheBendOfAWalledPassageIsForPartsNotForCorners) {
    const Picture picture{"A\n\nC\n  B", {}, Border::walls};
    EXPECT_TRUE(sees(picture, any_part));
    EXPECT_FALSE(sees(picture, corners));
}

// ---- Neighbours

TEST(Sight, OfNeighboursPartedByAWallLineLeadsRoundItsEnd) {
    const auto text = R"(
  C
A
  B
D)";
    expect_sight(Picture{text, {"AB"}}, true);
    expect_sight(Picture{text, {"AB", "AC"}}, true);
    expect_sight(Picture{text, {"AB", "AC", "AD"}}, false);
    expect_sight(Picture{text, {"AB", "AC", "BD"}}, false);
}

TEST(Sight, OfNeighboursInARoomOfTheirOwnIsBlockedByAWallLineBetween) {
    expect_sight(Picture{"A\n\nB", {"AB"}, Border::walls}, false);
}

// ---- Any part to any part

TEST(Sight, AlongAWalledCorridorOneHexWideIsForPartsNotForCorners) {
    for (const char* text : {"A\n\nB", "A\n\n.\n\n.\n\nB"}) {
        const Picture picture{text, {}, Border::walls};
        EXPECT_TRUE(sees(picture, any_part));
        EXPECT_FALSE(sees(picture, corners));
    }
}

TEST(Sight, ThroughAGapOfNoWidthIsNone) {
    // The one line left runs from a corner of A to a corner of B and grazes the ends of all
    // three walls.
    const auto text = R"(
A
  E
C
  F
D
  B)";
    expect_sight(Picture{text, {"AE", "CF", "DB"}}, false);
    EXPECT_TRUE(sees(Picture(text, {"AE", "CF"}), any_part));
    EXPECT_TRUE(sees(Picture(text, {"AE", "DB"}), any_part));
    EXPECT_TRUE(sees(Picture(text, {"CF", "DB"}), any_part));
}

TEST(Sight, OutOfTheCornerWhereTwoWallsMeetIsNone) {
    const auto text = R"(
A
  C
D
  B)";
    expect_sight(Picture{text, {"AC", "AD"}}, false);
    expect_sight(Picture{text, {"AC"}}, true);
}

// ---- Corner to corner

TEST(Sight, FromCornersIsNoneWhereAWallEndsAtEachOfThem) {
    // Every second side of A is wall, so each corner is the end of one; B is next to an open one.
    const auto text = R"(
    N
  W   E
    A
  B   F
    S)";
    const Picture picture{text, {"AW", "AE", "AS"}};
    EXPECT_FALSE(sees(picture, corners));
    EXPECT_TRUE(sees(picture, any_part));
}

TEST(Sight, FromCornersNeedsNoMoreThanASharedCorner) {
    // Walls touch every corner of A and of B but the one that they share with C.
    Picture picture{R"(
  C
A
  B)"};
    const auto wall_off = [&](char letter, const std::vector<Direction>& sides) {
        const Hex h = picture.at(letter);
        for (const Direction d : sides) {
            picture.map.walls.push_back({h, neighbour(h, d)});
        }
    };
    wall_off('A', {Direction::s, Direction::sw, Direction::nw, Direction::n});
    wall_off('B', {Direction::ne, Direction::se, Direction::s, Direction::sw});
    EXPECT_TRUE(sees(picture, corners));
    const SightLine line = line_of(picture, corners);
    EXPECT_EQ(line.segment.from, line.segment.to);

    wall_off('C', {Direction::s});
    EXPECT_FALSE(sees(picture, corners));
    EXPECT_TRUE(sees(picture, any_part));
}

// ---- The line and the walls in the way

TEST(SightLine, RunsFromCentreToCentreWhereThatIsFree) {
    const SightLine line = line_of(Picture{"A\n\n.\n\nB", {}, Border::walls}, any_part);
    EXPECT_TRUE(line.clear);
    EXPECT_EQ(line.segment, (Segment{{0, 0, 1}, {0, 4, 1}}));
    EXPECT_THAT(line.in_the_way, IsEmpty());
}

TEST(SightLine, NamesTheWallsInTheWayByTheFirstHexOfEach) {
    const Picture picture{"A\n\nC\n\nB", {"CA", "BC"}, Border::walls};
    const SightLine line = line_of(picture, any_part);
    EXPECT_FALSE(line.clear);
    EXPECT_THAT(line.in_the_way, ElementsAre(HexSide{picture.at('A'), Direction::s},
                                             HexSide{picture.at('C'), Direction::s}));
}

TEST(SightLine, HasAsFewWallsInTheWayAsThereCanBe) {
    // Walls shut A in below, and from centre to centre there is a second; others avoid that one.
    const Picture picture{R"(
    G
  E   F
    A
  H   K
    C
  L   M
    B)",
                          {"HA", "AC", "AK", "CB"}};
    EXPECT_THAT(line_of(picture, any_part).in_the_way, testing::SizeIs(1));
}

// ---- Far away

/// A row of hexes from [-length, 0] to [length, 0], cut out of a larger map.
Map row(int length) {
    Map map;
    map.edges = Border::open;
    for (int q = -length; q <= length; ++q) {
        map.hexes.push_back({q, 0});
    }
    return map;
}

TEST(SightFarAway, LeadsPastAWallLineAndIsBlockedByAWallHex) {
    for (const int length : {7, 50, 9999}) {
        Map map = row(length);
        map.walls.push_back({{0, 0}, {1, 0}});
        const Board past{map};
        std::erase(map.hexes, Hex{3, 0});
        map.wall_hexes.push_back({3, 0});
        const Board blocked{map};
        const auto walls = oracle::walls(map);
        for (const SightRule rule : both_rules) {
            const auto last = static_cast<HexIndex>(past.size() - 1);
            const SightLine line = Sight{past, rule}.line(0, last);
            EXPECT_TRUE((Sight{past, rule}.clear(0, last)));
            EXPECT_TRUE(line.clear);
            EXPECT_FALSE(oracle::touches(line.segment, {{0, 0}, {1, 0}}));
            EXPECT_TRUE(oracle::lies_in(line.segment.from, {-length, 0}));
            EXPECT_TRUE(oracle::lies_in(line.segment.to, {length, 0}));

            const auto end = static_cast<HexIndex>(blocked.size() - 1);
            EXPECT_FALSE((Sight{blocked, rule}.clear(0, end)));
            EXPECT_FALSE((Sight{blocked, rule}.line(0, end).in_the_way.empty()));
        }
    }
}

TEST(SightFarAway, TellsASlitFromAGapOfNoWidth) {
    // The line from centre to centre runs along sides of hexes; each of the three wall lines
    // ends on it, the middle one coming from the other side than the two others.
    constexpr int n = 1000;
    const Edge first{{1, 1}, {2, 1}};
    const Edge second{{2, 2}, {2, 3}};
    const Edge third{{n - 1, n - 1}, {n, n - 1}};
    const auto sees = [&](std::vector<Edge> walls) {
        const Board board{
            {.hexes = {{0, 0}, {n, n}}, .walls = std::move(walls), .edges = Border::open}};
        const Sight sight{board, any_part};
        const SightLine line = sight.line(0, 1);
        for (const Edge wall : {first, second}) {
            EXPECT_TRUE((!line.clear || !oracle::touches(line.segment, wall)));
        }
        EXPECT_EQ(line.clear, sight.clear(0, 1));
        return sight.clear(0, 1);
    };
    EXPECT_TRUE(sees({first, second}));
    EXPECT_FALSE(sees({first, second, third}));
}

// ---- Tables

TEST(SightTables, HoldEveryCorridorWithinReach) {
    for (int q = 0; q <= corridor_reach; ++q) {
        for (int r = q == 0 ? 1 : -corridor_reach; r <= corridor_reach; ++r) {
            if (straight_distance({}, {q, r}) > corridor_reach) {
                continue;
            }
            for (const SightRule rule : both_rules) {
                const Corridor& between = corridor(rule, {q, r});
                EXPECT_FALSE(between.touched.empty());
                EXPECT_EQ(between.touched.size(), between.segments.size());
                EXPECT_EQ(&between, &corridor(rule, {q, r}));
                EXPECT_THAT(between.cells,
                            Each(testing::Field(&Corridor::Cell::sides, testing::Gt(0))));
            }
        }
    }
}

TEST(SightTables, MayBeAskedForByManyThreadsAtOnce) {
    Picture picture{"A\n\n.\n\n#\n\n.\n\nB", {}, Border::walls};
    for (int q = -5; q <= 5; ++q) {
        for (int r = -5; r <= 5; ++r) {
            picture.map.hexes.push_back({q, r});
        }
    }
    std::erase(picture.map.hexes, Hex{0, 2});
    const Board board{picture.map};
    const auto ask = [&](std::vector<bool>& answers) {
        for (const SightRule rule : both_rules) {
            const Sight sight{board, rule};
            for (HexIndex a = 0; a < board.size(); ++a) {
                answers.push_back(sight.clear(a, 0));
            }
        }
    };
    std::vector<std::vector<bool>> answers(4);
    {
        std::vector<std::jthread> threads;
        for (auto& own : answers) {
            threads.emplace_back([&ask, &own] { ask(own); });
        }
    }
    std::vector<bool> expected;
    ask(expected);
    EXPECT_THAT(answers, Each(expected));
}

}  // namespace
}  // namespace standee
