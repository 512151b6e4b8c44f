#include <gtest/gtest.h>

#include "focus/turn.hpp"
#include "lib/board.hpp"
#include "tests/support/errors.hpp"

// What the planner of turns refuses, and figures that have nothing to go for.

namespace standee {
namespace {

Scene with_one(Kind kind) {
    Scene scene;
    scene.map.hexes = {{0, 0}, {0, 1}};
    Figure& figure = scene.figures.emplace_back();
    figure.id = "X";
    figure.kind = kind;
    figure.side = kind == Kind::character || kind == Kind::summon ? Side::party : Side::monsters;
    return scene;
}

TurnAnswer planned(const Scene& scene, const TurnOrder& turn) {
    return TurnPlanner{}.plan(scene, turn, Board{scene.map});
}

Error refusal(const Scene& scene, const TurnOrder& turn) {
    return support::error_of([&] { static_cast<void>(planned(scene, turn)); });
}

TEST(Planner, SaysWhatRemainsOfAPathWithoutAPlanBefore) {
    Scene scene = with_one(Kind::monster);
    scene.map.hexes = {{0, 0}, {0, 1}, {0, 2}, {5, 5}};
    scene.turn = TurnOrder{"X", std::vector<Ability>{Ability{MoveAbility{.points = {2, false}}}}};
    const Board board{scene.map};
    const auto rest = TurnPlanner{}.remaining(scene, board, {0, 2});
    ASSERT_EQ(rest.size(), 4U);
    EXPECT_EQ(rest[board.find({0, 0})].value().points(), 2);
    EXPECT_EQ(rest[board.find({0, 1})].value().points(), 1);
    EXPECT_FALSE(rest[board.find({5, 5})]);
}

TEST(Planner, PlansTheTurnOfAFigureThatActsByTheseRulesOnly) {
    const std::vector<Ability> card{Ability{AttackAbility{.value = {2, false}}}};
    EXPECT_EQ(refusal(with_one(Kind::monster), {"Y", card}).found, "\"Y\"");
    EXPECT_EQ(refusal(with_one(Kind::character), {"X", card}).found,
              "\"X\", a figure of kind character");
    EXPECT_EQ(refusal(with_one(Kind::objective), {"X", card}).found,
              "\"X\", a figure of kind objective");
    EXPECT_EQ(refusal(with_one(Kind::monster), {"X", std::nullopt}).code, ErrorCode::missing_field);
    for (const Kind kind : {Kind::monster, Kind::boss, Kind::ally, Kind::summon}) {
        EXPECT_EQ(planned(with_one(kind), {"X", card}).options.size(), 1U);
    }
}

TEST(Planner, RefusesMoreEnemiesThanASetHolds) {
    Scene scene = with_one(Kind::monster);
    scene.map.hexes.clear();
    for (int q = 0; q < 258; ++q) {
        scene.map.hexes.push_back({q, 0});
        Figure enemy;
        enemy.id = "C" + std::to_string(q);
        enemy.kind = Kind::summon;
        enemy.side = Side::party;
        enemy.at = {q, 0};
        scene.figures.push_back(enemy);
    }
    scene.figures.front().at = {0, 0};
    const TurnOrder turn{"X", std::vector{Ability{AttackAbility{.value = {2, false}}}}};
    EXPECT_EQ(refusal(scene, turn).code, ErrorCode::too_many);
    scene.figures.resize(1 + 256 + 1);
    EXPECT_EQ(refusal(scene, turn).code, ErrorCode::too_many);
    scene.figures.resize(1 + 256);
    EXPECT_FALSE(planned(scene, turn).options.empty());
}

TEST(Planner, ASummonWithoutFocusAndSummonerStays) {
    for (const EditionId id : all_editions) {
        Scene scene = with_one(Kind::summon);
        scene.edition = edition(id);
        Figure& summon = scene.figures.front();
        summon.summoner = "gone";
        summon.move = 2;
        summon.attack = 1;
        const TurnAnswer answer = planned(scene, {"X", std::nullopt});
        ASSERT_EQ(answer.options.size(), 1U);
        EXPECT_EQ(answer.options.front().end, (Hex{0, 0}));
    }
}

}  // namespace
}  // namespace standee
