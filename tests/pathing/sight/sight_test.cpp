#include "pathing/sight/sight.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "lib/board.hpp"
#include "pathing/sight/corridor_cache.hpp"
#include "tests/pathing/sight/sight_oracle.hpp"
#include "tests/support/turn_picture.hpp"

namespace standee {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto both_rules = {corners, any_part};

TurnPicture drawn(std::string_view text, const std::vector<std::string_view>& walls = {},
                  Border edges = Border::open) {
    TurnPicture picture{text};
    picture.scene.map.edges = edges;
    return picture.walls(walls);
}

bool sees(const TurnPicture& picture, SightRule rule) {
    const Board board{picture.scene.map};
    return Sight{board, rule}.clear(board.find(picture.at('A')), board.find(picture.at('B')));
}

/// Whether A sees B, the same under both rules.
void expect_sight(const TurnPicture& picture, bool seen) {
    for (const SightRule rule : both_rules) {
        EXPECT_EQ(sees(picture, rule), seen) << (rule == corners ? "corners" : "any part");
    }
}

SightLine line_of(const TurnPicture& picture, SightRule rule) {
    const Board board{picture.scene.map};
    return Sight{board, rule}.line(board.find(picture.at('A')), board.find(picture.at('B')));
}

// ---- What blocks

TEST(Sight, IsClearWhereNothingBlocks) {
    const TurnPicture picture = drawn(R"(A   .   .
  .   .
.   .   B)");
    expect_sight(picture, true);
}

TEST(Sight, OfAHexToItselfIsClearBehindAnyWalls) {
    const TurnPicture picture = drawn("A", {}, Border::walls);
    const Board board{picture.scene.map};
    for (const SightRule rule : both_rules) {
        EXPECT_TRUE((Sight{board, rule}.clear(0, 0)));
        EXPECT_TRUE((Sight{board, rule}.line(0, 0).clear));
    }
}

TEST(Sight, IsBlockedByAWallHexBetween) {
    expect_sight(drawn("A\n\n#\n\nB"), false);
    expect_sight(drawn("A\n\n.\n\nB"), true);
}

TEST(Sight, LeadsPastAWallHexAtOneSide) {
    expect_sight(drawn(R"(A
  .
#
  B)"),
                 true);
}

TEST(Sight, IsBlockedByAClosedDoorAndNotByAnOpenOne) {
    expect_sight(drawn("A\n\n+\n\nB"), false);
    expect_sight(drawn("A\n\n/\n\nB"), true);
}

TEST(Sight, IntoAClosedDoorIsBlockedFromTheNextHex) {
    TurnPicture picture = drawn("A\n\nB");
    picture.scene.map.doors.push_back({picture.at('B'), false});
    expect_sight(picture, false);
}

TEST(Sight, IsNotBlockedByObstaclesNorByAnyOtherTerrain) {
    TurnPicture picture = drawn("A\n\nM\n\nB");
    const std::vector<Hex> middle{picture.at('M')};
    picture.scene.map.obstacles = picture.scene.map.difficult = picture.scene.map.hazardous =
        middle;
    expect_sight(picture, true);
}

/// A large board on which all sides of one hex are walls.
Board walled_in(Hex hex) {
    Map map;
    map.edges = Border::open;
    constexpr int radius = corridor_reach + 1;
    for (int q = -radius; q <= radius; ++q) {
        for (int r = -radius; r <= radius; ++r) {
            if (hex_distance({q, r}, {0, 0}) <= radius) {
                map.hexes.push_back({q, r});
            }
        }
    }
    for (const Direction side : all_directions) {
        map.walls.push_back({hex, neighbour(hex, side)});
    }
    return Board{map};
}

TEST(Sight, OverTheLongestCorridorsNamesTheWallAtTheFarEnd) {
    const Board open{walled_in({0, 0})};
    for (const Hex far : open.hexes()) {
        if (hex_distance(far, {0, 0}) != corridor_reach) {
            continue;
        }
        const Board board = walled_in(far);
        for (const SightRule rule : both_rules) {
            const SightLine line = Sight{board, rule}.line(board.find({0, 0}), board.find(far));
            EXPECT_FALSE(line.clear);
            ASSERT_FALSE(line.in_the_way.empty());
            for (const HexEdge& edge : line.in_the_way) {
                EXPECT_TRUE(edge.hex == far || neighbour(edge.hex, edge.side) == far);
            }
        }
    }
}

TEST(Sight, IsNotCarriedByLinks) {
    TurnPicture picture = drawn("A\n\n#\n\nB");
    picture.scene.map.links.push_back({picture.at('A'), picture.at('B')});
    expect_sight(picture, false);
}

TEST(Sight, IsBlockedByAWalledBorderAndNotByAnOpenOne) {
    const auto text = "A\n\n\n\nB";  // the hex between is not listed
    expect_sight(drawn(text, {}, Border::walls), false);
    expect_sight(drawn(text, {}, Border::open), true);
}

TEST(Sight, RoundTheBendOfAWalledPassageIsForPartsNotForCorners) {
    const TurnPicture picture = drawn("A\n\nC\n  B", {}, Border::walls);
    EXPECT_TRUE(sees(picture, any_part));
    EXPECT_FALSE(sees(picture, corners));
}

TEST(Sight, BetweenNeighboursInAWalledPassageNeedsNoLineWhereTheyAlwaysSeeEachOther) {
    const TurnPicture picture = drawn("A\n\nB\n\nC", {}, Border::walls);
    const Board board{picture.scene.map};
    const HexIndex a = board.find(picture.at('A'));
    const HexIndex b = board.find(picture.at('B'));
    const HexIndex c = board.find(picture.at('C'));
    const Sight literal{board, corners};
    const Sight usual{board, corners, true};
    EXPECT_FALSE(literal.clear(a, b));
    EXPECT_TRUE(usual.clear(a, b));
    EXPECT_TRUE(usual.line(a, b).clear);
    EXPECT_FALSE(usual.clear(a, c)) << "it is for adjacent hexes alone";
    EXPECT_FALSE(usual.line(a, c).clear);
}

TEST(Sight, IsBlockedByAWallBetweenNeighboursEvenWhereTheyAlwaysSeeEachOther) {
    const TurnPicture picture = drawn("A\n\nB", {"AB"}, Border::walls);
    const Board board{picture.scene.map};
    for (const SightRule rule : both_rules) {
        const Sight usual{board, rule, true};
        EXPECT_FALSE(usual.clear(board.find(picture.at('A')), board.find(picture.at('B'))));
    }
}

// ---- Neighbours

TEST(Sight, OfNeighboursPartedByAWallLineLeadsRoundItsEnd) {
    const auto text = R"(
  C
A
  B
D)";
    expect_sight(drawn(text, {"AB"}), true);
    expect_sight(drawn(text, {"AB", "AC"}), true);
    expect_sight(drawn(text, {"AB", "AC", "AD"}), false);
    expect_sight(drawn(text, {"AB", "AC", "BD"}), false);
}

TEST(Sight, OfNeighboursInARoomOfTheirOwnIsBlockedByAWallLineBetween) {
    expect_sight(drawn("A\n\nB", {"AB"}, Border::walls), false);
}

// ---- Any part to any part

TEST(Sight, AlongAWalledCorridorOneHexWideIsForPartsNotForCorners) {
    for (const char* text : {"A\n\nB", "A\n\n.\n\n.\n\nB"}) {
        const TurnPicture picture = drawn(text, {}, Border::walls);
        EXPECT_TRUE(sees(picture, any_part));
        EXPECT_FALSE(sees(picture, corners));
    }
}

TEST(Sight, ThroughAGapOfNoWidthIsNone) {
    // The one line left runs from a corner of A to a corner of B and grazes the ends of all
    // three walls.
    const auto text = R"(A
  E
C
  F
D
  B)";
    expect_sight(drawn(text, {"AE", "CF", "DB"}), false);
    EXPECT_TRUE(sees(drawn(text, {"AE", "CF"}), any_part));
    EXPECT_TRUE(sees(drawn(text, {"AE", "DB"}), any_part));
    EXPECT_TRUE(sees(drawn(text, {"CF", "DB"}), any_part));
}

TEST(Sight, OutOfTheCornerWhereTwoWallsMeetIsNone) {
    const auto text = R"(A
  C
D
  B)";
    expect_sight(drawn(text, {"AC", "AD"}), false);
    expect_sight(drawn(text, {"AC"}), true);
}

// ---- Corner to corner

TEST(Sight, FromCornersIsNoneWhereAWallEndsAtEachOfThem) {
    // Every second side of A is wall, so each corner is the end of one; B is next to an open one.
    const auto text = R"(    N
  W   E
    A
  B   F
    S)";
    const TurnPicture picture = drawn(text, {"AW", "AE", "AS"});
    EXPECT_FALSE(sees(picture, corners));
    EXPECT_TRUE(sees(picture, any_part));
}

TEST(Sight, FromCornersNeedsNoMoreThanASharedCorner) {
    // Walls touch every corner of A and of B but the one that they share with C.
    TurnPicture picture = drawn(R"(
  C
A
  B)");
    const auto wall_off = [&](char letter, const std::vector<Direction>& sides) {
        const Hex h = picture.at(letter);
        for (const Direction d : sides) {
            picture.scene.map.walls.push_back({h, neighbour(h, d)});
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
    const SightLine line = line_of(drawn("A\n\n.\n\nB", {}, Border::walls), any_part);
    EXPECT_TRUE(line.clear);
    EXPECT_EQ(line.segment, (Segment{{0, 0, 1}, {0, 4, 1}}));
    EXPECT_THAT(line.in_the_way, IsEmpty());
}

TEST(SightLine, NamesTheWallsInTheWayByTheFirstHexOfEach) {
    const TurnPicture picture = drawn("A\n\nC\n\nB", {"CA", "BC"}, Border::walls);
    const SightLine line = line_of(picture, any_part);
    EXPECT_FALSE(line.clear);
    EXPECT_THAT(line.in_the_way, ElementsAre(HexEdge{picture.at('A'), Direction::s},
                                             HexEdge{picture.at('C'), Direction::s}));
}

TEST(SightLine, HasAsFewWallsInTheWayAsThereCanBe) {
    // Walls shut A in below, and from centre to centre there is a second; others avoid that one.
    const TurnPicture picture = drawn(R"(    G
  E   F
    A
  H   K
    C
  L   M
    B)",
                                      {"HA", "AC", "AK", "CB"});
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
        Map map;
        map.hexes = {{0, 0}, {n, n}};
        map.walls = std::move(walls);
        map.edges = Border::open;
        const Board board{map};
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

TEST(SightFarAway, LeadsFromTheOneCornerThatNoWallTouches) {
    const Hex a{0, 0};
    for (const Hex b : {Hex{0, 5}, Hex{0, 50}}) {
        Map map;
        map.hexes = {a, b};
        map.edges = Border::open;
        for (const Direction d : {Direction::n, Direction::ne, Direction::s}) {
            map.walls.push_back({a, neighbour(a, d)});
        }
        const Board board{map};
        const Sight sight{board, corners};
        EXPECT_TRUE(sight.clear(0, 1));
        EXPECT_TRUE(sight.line(0, 1).clear);
        EXPECT_EQ(sight.line(0, 1).segment.from, (RationalPoint{-2, 0, 1}));
    }
}

// ---- Tables

TEST(SightTables, HoldEveryCorridorWithinReach) {
    for (int q = 0; q <= corridor_reach; ++q) {
        for (int r = q == 0 ? 1 : -corridor_reach; r <= corridor_reach; ++r) {
            if (hex_distance({}, {q, r}) > corridor_reach) {
                continue;
            }
            for (const SightRule rule : both_rules) {
                const Corridor& between = corridor(rule, {q, r});
                EXPECT_FALSE(between.blocking_sides.empty());
                EXPECT_EQ(between.blocking_sides.size(), between.segments.size());
                EXPECT_EQ(&between, &corridor(rule, {q, r}));
                EXPECT_THAT(between.cells,
                            Each(testing::Field(&Corridor::Cell::sides, testing::Gt(0))));
            }
        }
    }
}

TEST(SightTables, MayBeAskedForByManyThreadsAtOnce) {
    TurnPicture picture = drawn("A\n\n.\n\n#\n\n.\n\nB", {}, Border::walls);
    for (int q = -5; q <= 5; ++q) {
        for (int r = -5; r <= 5; ++r) {
            picture.scene.map.hexes.push_back({q, r});
        }
    }
    std::erase(picture.scene.map.hexes, Hex{0, 2});
    const Board board{picture.scene.map};
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
        threads.reserve(answers.size());
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
