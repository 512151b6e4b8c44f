#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "lib/board.hpp"
#include "pathing/sight.hpp"
#include "pathing/sight_corridor.hpp"
#include "pathing/sight_direct.hpp"
#include "tests/pathing/sight_boards.hpp"
#include "tests/pathing/sight_oracle.hpp"

namespace standee {
namespace {

constexpr auto corners = SightRule::corner_to_corner;
constexpr auto any_part = SightRule::any_part_to_any_part;

rc::Gen<SightRule> any_rule() { return rc::gen::element(corners, any_part); }

HexIndex any_hex(const Board& board) {
    return static_cast<HexIndex>(*rc::gen::inRange(0, static_cast<int>(board.size())));
}

RC_GTEST_PROP(SightProperties, AgreesWithAnIndependentSearchOfAllLines, ()) {
    const Map map = *any_map();
    const Board board{map};
    const SightRule rule = *any_rule();
    const auto walls = oracle::walls(map);
    const HexIndex a = any_hex(board);
    const HexIndex b = any_hex(board);
    RC_ASSERT((Sight{board, rule}.clear(a, b)) ==
              oracle::sees(walls, rule, board.hex(a), board.hex(b)));
}

RC_GTEST_PROP(SightProperties, TablesAgreeWithTheDirectMethodForEveryPairOfHexes, ()) {
    const Board board{*any_map()};
    const SightRule rule = *any_rule();
    const Sight sight{board, rule};
    for (HexIndex a = 0; a < board.size(); ++a) {
        for (HexIndex b = 0; b < board.size(); ++b) {
            RC_ASSERT(sight.clear(a, b) == directly_clear(board, rule, board.hex(a), board.hex(b)));
        }
    }
}

}  // namespace
}  // namespace standee
