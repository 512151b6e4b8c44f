#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <iterator>
#include <random>
#include <vector>

#include "lib/board.hpp"
#include "pathing/sight/direct.hpp"
#include "pathing/sight/sight.hpp"
#include "tests/pathing/sight/sight_boards.hpp"
#include "tests/pathing/sight/sight_oracle.hpp"

namespace standee {
namespace {

rc::Gen<SightRule> any_rule() { return rc::gen::element(corners, any_part); }

Hex any_hex(const Map& map) { return *rc::gen::elementOf(map.hexes); }

bool clear(const Map& map, SightRule rule, Hex a, Hex b) {
    const Board board{map};
    return Sight{board, rule}.clear(board.find(a), board.find(b));
}

std::vector<Edge> as_edges(const std::vector<HexEdge>& sides) {
    std::vector<Edge> edges;
    std::ranges::transform(sides, std::back_inserter(edges), [](HexEdge side) {
        return Edge{side.hex, neighbour(side.hex, side.side)};
    });
    std::ranges::sort(edges);
    return edges;
}

/// What must hold of every line, seen or not, by a geometry of its own.
void check_line(const Map& map, SightRule rule, Hex a, Hex b) {
    const Board board{map};
    const Sight sight{board, rule};
    const SightLine line = sight.line(board.find(a), board.find(b));
    RC_ASSERT(line.clear == sight.clear(board.find(a), board.find(b)));
    for (const auto& [end, hex] : {std::pair{line.segment.from, a}, {line.segment.to, b}}) {
        RC_ASSERT(oracle::lies_in(end, hex));
        RC_ASSERT((rule == any_part || a == b || oracle::is_corner(end, hex)));
    }
    auto walls = oracle::walls(map);
    std::vector<Edge> blocking_sides;
    std::ranges::copy_if(walls, std::back_inserter(blocking_sides),
                         [&](Edge wall) { return oracle::touches(line.segment, wall); });
    RC_ASSERT(std::ranges::is_sorted(line.in_the_way));
    RC_ASSERT(as_edges(line.in_the_way) == blocking_sides);
    RC_ASSERT(line.clear == blocking_sides.empty());
}

RC_GTEST_PROP(SightProperties, IsWhatAnIndependentSearchOfAllLinesFinds, ()) {
    const Map map = *any_map();
    const auto walls = oracle::walls(map);
    for (const SightRule rule : {corners, any_part}) {
        for (int pair = 0; pair < 10; ++pair) {
            const Hex a = any_hex(map);
            const Hex b = any_hex(map);
            RC_ASSERT(clear(map, rule, a, b) == oracle::sees(walls, rule, a, b));
        }
    }
}

RC_GTEST_PROP(SightProperties, IsWhatAnIndependentSearchOfAllLinesFindsFarAway, ()) {
    const Map map = *any_map(26, 4);
    const auto walls = oracle::walls(map);
    const Hex a = map.hexes.front();
    for (const SightRule rule : {corners, any_part}) {
        for (const Hex b : {any_hex(map), any_hex(map), map.hexes.back()}) {
            RC_ASSERT(clear(map, rule, a, b) == oracle::sees(walls, rule, a, b));
            check_line(map, rule, a, b);
        }
    }
}

TEST(SightTables, AgreeWithTheDirectMethodForEveryPairOnThousandsOfBoards) {
    std::mt19937 engine{1};
    const Dice dice = [&](int n) { return static_cast<int>(engine() % static_cast<unsigned>(n)); };
    for (int boards = 0; boards < 2000; ++boards) {
        const Map map = thrown_map(dice, 13, 7);
        const Board board{map};
        for (const SightRule rule : {corners, any_part}) {
            const Sight sight{board, rule};
            const auto from = static_cast<HexIndex>(dice(board.size()));
            for (HexIndex to = 0; to < board.size(); ++to) {
                const bool clear = directly_clear(board, rule, board.hex(from), board.hex(to));
                ASSERT_EQ(sight.clear(from, to), clear)
                    << "board " << boards << " from " << from << " to " << to;
                ASSERT_EQ(
                    from == to || directly_drawn(board, rule, board.hex(from), board.hex(to)).clear,
                    clear)
                    << "board " << boards << " from " << from << " to " << to;
            }
        }
    }
}

RC_GTEST_PROP(SightProperties, IsTheSameBothWaysAndSoIsItsLine, ()) {
    const Map map = *any_map(18, 5);
    const Board board{map};
    const Sight sight{board, *any_rule()};
    const HexIndex a = board.find(any_hex(map));
    const HexIndex b = board.find(any_hex(map));
    RC_ASSERT(sight.clear(a, b) == sight.clear(b, a));
    const SightLine there = sight.line(a, b);
    const SightLine back = sight.line(b, a);
    RC_ASSERT(there.segment.from == back.segment.to);
    RC_ASSERT(there.segment.to == back.segment.from);
    RC_ASSERT(there.in_the_way == back.in_the_way);
}

RC_GTEST_PROP(SightProperties, IsNotChangedByTurningMirroringOrMovingTheBoard, ()) {
    const Map map = *any_map(18, 5);
    const SightRule rule = *any_rule();
    const int orientation = *rc::gen::inRange(0, orientation_count);
    const Hex by{*rc::gen::inRange(-9000, 9000), *rc::gen::inRange(-9000, 9000)};
    const auto change = [=](Hex h) { return transformed(h, orientation) + by; };
    const Hex a = any_hex(map);
    const Hex b = any_hex(map);
    RC_ASSERT(clear(map, rule, a, b) == clear(carried(map, change), rule, change(a), change(b)));
}

RC_GTEST_PROP(SightProperties, IsNeverGainedByAWall, ()) {
    Map map = *any_map();
    const SightRule rule = *any_rule();
    const Board without{map};
    const Hex at = any_hex(map);
    map.walls.push_back({at, neighbour(at, *rc::gen::elementOf(all_directions))});
    const Board with{map};
    for (HexIndex a = 0; a < without.size(); ++a) {
        for (HexIndex b = 0; b < a; ++b) {
            RC_ASSERT((Sight{without, rule}.clear(a, b) || !Sight{with, rule}.clear(a, b)));
        }
    }
}

RC_GTEST_PROP(SightProperties, FromCornerToCornerIsSightFromPartToPart, ()) {
    const Map map = *any_map(18, 5);
    const Hex a = any_hex(map);
    const Hex b = any_hex(map);
    RC_ASSERT((!clear(map, corners, a, b) || clear(map, any_part, a, b)));
}

RC_GTEST_PROP(SightProperties, ItsLineTouchesTheWallsInTheWayAndNoOthers, ()) {
    const Map map = *any_map(18, 5);
    for (const SightRule rule : {corners, any_part}) {
        for (int pair = 0; pair < 10; ++pair) {
            check_line(map, rule, any_hex(map), any_hex(map));
        }
    }
}

RC_GTEST_PROP(SightProperties, IsGainedByTakingAwayTheWallsInTheWayAndByNoFewer, ()) {
    const Map map = *any_map();
    const SightRule rule = *any_rule();
    const Hex a = any_hex(map);
    const Hex b = any_hex(map);
    const Board board{map};
    const SightLine line = Sight{board, rule}.line(board.find(a), board.find(b));
    const auto walls = oracle::walls(map);
    const auto sees_without = [&](const std::vector<Edge>& gone) {
        std::vector<Edge> left;
        std::ranges::set_difference(walls, gone, std::back_inserter(left));
        return oracle::sees(left, rule, a, b);
    };
    const std::vector<Edge> in_the_way = as_edges(line.in_the_way);
    RC_ASSERT(sees_without(in_the_way));
    if (in_the_way.size() > 1) {
        for (const Edge wall : walls) {
            RC_ASSERT(!sees_without({wall}));
        }
    }
}

}  // namespace
}  // namespace standee
