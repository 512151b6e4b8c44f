#include "play/game_state.hpp"

#include <gtest/gtest.h>

#include "lib/endless.hpp"
#include "play/game.hpp"
#include "tests/support/errors.hpp"
#include "tests/support/figures.hpp"

namespace standee {
namespace {

/// A row of hexes with a figure in the first two and a small one at `column`.
GameState row_with_large_figure(int column) {
    Scene scene;
    support::add_hexes(scene, 6, 0, 1);
    support::add_figure(scene, "B", Kind::boss, {0, 0}, 9, 9).also_at = {{1, 0}};
    support::add_figure(scene, "C", Kind::character, {column, 0}, 9, 9);
    return GameState{std::move(scene)};
}

// [map.objective]
TEST(SeesWithin, CountsFromAnyHexOfALargeFigureToAnyHex) {
    for (int column = 2; column < 6; ++column) {
        const GameState state = row_with_large_figure(column);
        const Figure& large = state.figure("B");
        const Figure& small = state.figure("C");
        const int apart = column - 1;
        EXPECT_TRUE(state.sees_within(large, small, apart)) << column;
        EXPECT_TRUE(state.sees_within(small, large, apart)) << column;
        EXPECT_FALSE(state.sees_within(large, small, apart - 1)) << column;
        EXPECT_FALSE(state.sees_within(small, large, apart - 1)) << column;
    }
}

// [monster.spawn]
TEST(Game, TellsOfNoMoreEventsThanAPlayMayHave) {
    Game game{Scene{}};
    for (std::size_t i = 0; i < most_events; ++i) {
        game.emit("element.infuse"_clause, event::Infusion{});
    }
    const Error error =
        support::error_of([&] { game.emit("element.infuse"_clause, event::Infusion{}); });
    EXPECT_EQ(error.code, ErrorCode::too_many);
    EXPECT_EQ(error.found, "more than 10000 events");
}

}  // namespace
}  // namespace standee
