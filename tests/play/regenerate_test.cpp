#include <gtest/gtest.h>

#include "play/game.hpp"
#include "play/turn/turns.hpp"

// The player of a character with regenerate is asked whether it takes the heal, if the heal would
// change anything [condition.regenerate].

namespace standee {
namespace {

/// Whether the player is asked at the start of a turn with these hit points, of 6, and conditions.
bool asks_for_regenerate(std::optional<int> hp, std::vector<Condition> conditions) {
    Scene scene;
    scene.edition = edition(EditionId::frosthaven);
    scene.map.hexes = {{0, 0}};
    Figure& figure = scene.figures.emplace_back();
    figure.id = "C1";
    figure.kind = Kind::character;
    figure.side = Side::party;
    figure.initiative = Initiative{20, {}};
    figure.hp = hp;
    figure.max_hp = hp ? std::optional{6} : std::nullopt;
    figure.cards = CardCount{5, 2};
    conditions.push_back(Condition::regenerate);
    for (const Condition condition : conditions) {
        figure.conditions.push_back({condition, false});
    }
    DecisionLists decisions;
    decisions.characters_negate = true;
    Game game{scene, std::move(decisions)};
    start_turn(game, "C1");
    return std::ranges::any_of(game.log().events, [](const Event& event) {
        const auto* choice = std::get_if<event::Choice>(&event.what);
        return choice != nullptr && choice->of == ChoiceKind::regenerate;
    });
}

TEST(Regenerate, IsAskedForWhereAHealWouldChangeAnything) {
    EXPECT_TRUE(asks_for_regenerate(5, {}));
    EXPECT_TRUE(asks_for_regenerate(std::nullopt, {}));
    EXPECT_FALSE(asks_for_regenerate(6, {}));
    EXPECT_FALSE(asks_for_regenerate(6, {Condition::muddle}));
    for (const Condition cured :
         {Condition::wound, Condition::brittle, Condition::bane, Condition::poison}) {
        EXPECT_TRUE(asks_for_regenerate(6, {cured}));
    }
}

}  // namespace
}  // namespace standee
