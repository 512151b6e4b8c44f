#include <gtest/gtest.h>

#include "files/ability_json.hpp"
#include "files/document.hpp"
#include "files/reader.hpp"
#include "play/game.hpp"
#include "play/turn/card_turn.hpp"
#include "tests/support/figures.hpp"

// The party is asked in which order figures are pushed only where the order may matter
// [monster.ambiguity].

namespace standee {
namespace {

/// A pushes C1 and C2, who stand on opposite sides of it. There is a trap far away, and somebody
/// has a summon.
Scene two_pushed(const std::string& summoner) {
    Scene scene;
    scene.edition = edition(EditionId::frosthaven);
    support::add_hexes(scene, 3, -2, 5);
    scene.map.traps = {{{0, 4}, 2, {}}};
    const auto add = [&](const char* id, Kind kind, Hex at) -> Figure& {
        return support::add_figure(scene, id, kind, at, 9, 9);
    };
    add("A", Kind::monster, {1, 1});
    add("C1", Kind::character, {1, 0});
    add("C2", Kind::character, {1, 2});
    add("C3", Kind::character, {0, -1});
    add("S", Kind::summon, {0, 0}).summoner = summoner;
    return scene;
}

bool asks_for_the_order(const Scene& scene) {
    const Json card = parse_document(R"([{"push":{"points":1,"range":1,"targets":"all"}}])");
    Game game{scene, {}};
    static_cast<void>(
        play_turn(game, TurnOrder{"A", read_abilities(Reader{card}.with(scene.edition))}));
    std::size_t pushed = 0;
    bool asked = false;
    for (const Event& event : game.log().events) {
        const auto* choice = std::get_if<event::Choice>(&event.what);
        asked = asked || (choice != nullptr && choice->of == ChoiceKind::figure_order);
        pushed += std::holds_alternative<event::Move>(event.what) ? 1 : 0;
    }
    EXPECT_EQ(pushed, 2U);
    return asked;
}

TEST(FigureOrder, MattersWhereATrapMayTakeASummonAlong) {
    EXPECT_FALSE(asks_for_the_order(two_pushed("C3")));
    EXPECT_TRUE(asks_for_the_order(two_pushed("C1")));
}

TEST(FigureOrder, MattersWhereADeathDoesMore) {
    Scene scene = two_pushed("C3");
    ActiveBonus last;
    last.kind = ActiveBonus::Kind::on_death;
    scene.figures.front().bonuses = {last};
    EXPECT_TRUE(asks_for_the_order(scene));
    scene.map.traps.clear();
    EXPECT_FALSE(asks_for_the_order(scene));
}

TEST(FigureOrder, MattersWhereTheyMayMeetOrGoFarther) {
    Scene scene = two_pushed("C3");
    scene.figures[2].at = {1, 0};
    scene.figures[1].at = {2, 0};
    EXPECT_TRUE(asks_for_the_order(scene)) << "neighbours";
    for (std::vector<Hex> Map::* const tiles : {&Map::icy, &Map::water}) {
        Scene slippery = two_pushed("C3");
        (slippery.map.*tiles) = {{0, 4}};
        EXPECT_TRUE(asks_for_the_order(slippery));
    }
}

TEST(GameState, AHexIsAtRangeNoneFromItself) {
    const Game game{two_pushed("C3"), {}};
    EXPECT_EQ(game.state().range({1, 1}, {1, 1}), 0);
    EXPECT_EQ(game.state().range({1, 1}, {1, 2}), 1);
}

}  // namespace
}  // namespace standee
