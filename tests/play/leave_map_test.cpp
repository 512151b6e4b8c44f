#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <variant>

#include "play/game.hpp"
#include "play/harm/damage.hpp"
#include "play/perform.hpp"
#include "play/step.hpp"
#include "tests/support/figures.hpp"

namespace standee {
namespace {

/// How many loot tokens the summon of a monster leaves behind.
std::ptrdiff_t tokens_left(EditionId id, Departure how) {
    Scene scene;
    scene.edition = edition(id);
    support::add_hexes(scene, 2, 0, 1);
    support::add_figure(scene, "M", Kind::monster, {0, 0}, 5, 5);
    support::add_figure(scene, "S", Kind::summon, {1, 0}, 5, 5).side = Side::monsters;
    scene.figures.back().summoner = "M";
    Game game{std::move(scene)};
    leave_map(game, "S", how);
    return std::ranges::count_if(game.log().events, [](const Event& event) {
        return std::holds_alternative<event::LootToken>(event.what);
    });
}

// [summon.leaves, damage.monster-death]
TEST(LeaveMap, TheSummonOfAMonsterDropsLootIfItDiesAndNotIfItIsRemoved) {
    for (const EditionId id : {EditionId::jaws_of_the_lion, EditionId::frosthaven}) {
        EXPECT_EQ(tokens_left(id, Departure::death), 1);
        EXPECT_EQ(tokens_left(id, Departure::removed), 0);
        EXPECT_EQ(tokens_left(id, Departure::dismissed), 0);
    }
    EXPECT_EQ(tokens_left(EditionId::gloomhaven, Departure::death), 0);
}

// [turn.each-once]
TEST(LeaveMap, AFigureThatFallsTakesTheTurnOrderedForItAlong) {
    for (const int amount : {4, 5}) {
        Scene scene;
        scene.edition = edition(EditionId::frosthaven);
        support::add_hexes(scene, 2, 0, 1);
        support::add_figure(scene, "M", Kind::monster, {0, 0}, 5, 5);
        scene.turn = TurnOrder{"M", std::nullopt};
        Game game{std::move(scene)};
        EXPECT_EQ(perform_step(game, step::Damage{.to = "M", .amount = amount}), Flow::goes_on);
        EXPECT_EQ(game.state().scene().turn.has_value(), amount < 5) << amount;
    }
}

}  // namespace
}  // namespace standee
