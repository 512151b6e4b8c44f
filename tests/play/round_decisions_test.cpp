#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "lib/error.hpp"
#include "play/round/round.hpp"
#include "tests/support/errors.hpp"

namespace standee {
namespace {

Figure figure(const std::string& id, Kind kind, Hex at) {
    Figure figure;
    figure.id = id;
    figure.kind = kind;
    figure.side = kind == Kind::character ? Side::party : Side::monsters;
    figure.at = at;
    figure.hp = figure.max_hp = 9;
    return figure;
}

/// A guard between two characters, both of whom it may attack.
Scene guard_between_two() {
    Scene scene;
    scene.edition = edition(EditionId::frosthaven);
    for (int q = 0; q < 3; ++q) {
        scene.map.hexes.push_back({q, 0});
    }
    scene.figures = {figure("G1", Kind::monster, {1, 0}), figure("C1", Kind::character, {0, 0}),
                     figure("C2", Kind::character, {2, 0})};
    scene.figures[0].name = "guard";
    scene.figures[0].attack = 2;
    scene.figures[1].initiative = Initiative{60, {}};
    scene.figures[2].initiative = Initiative{60, {}};
    scene.cards["guard"] = MonsterCard{
        .id = {}, .name = {}, .initiative = 20, .abilities = {{AttackAbility{.value = {0, true}}}}};
    return scene;
}

RoundAnswer decided(const Scene& scene, std::vector<TableDecision> decisions) {
    RoundOrders orders;
    orders.decide = std::move(decisions);
    return play_round(scene, orders);
}

Card plain(int value) {
    Card card;
    card.value = value;
    return card;
}

event::Option attacking(const std::string& target) {
    event::Option option;
    option.targets = {target};
    return option;
}

TEST(RoundDecisions, StopAtTheFirstThatIsLacking) {
    const Scene scene = guard_between_two();
    EXPECT_TRUE(std::holds_alternative<PendingChoice>(decided(scene, {}).stop));
    const RoundAnswer drawing = decided(scene, {std::size_t{1}});
    const auto* draw = std::get_if<PendingDraw>(&drawing.stop);
    ASSERT_NE(draw, nullptr);
    EXPECT_EQ(draw->figure, "G1");
    EXPECT_EQ(draw->target, "C2");
    EXPECT_EQ(draw->cards, 1U);
    // The focus has decided who of the two acts first.
    const RoundAnswer acting = decided(scene, {std::size_t{1}, std::vector{plain(1)}});
    EXPECT_EQ(std::get<StopAtCharacter>(acting.stop).figure, "C2");
    EXPECT_EQ(acting.scene.figures[2].hp, 6);
}

TEST(RoundDecisions, NameAnOptionByItsContent) {
    const Scene scene = guard_between_two();
    const RoundAnswer answer = decided(scene, {attacking("C2"), std::vector{plain(0)}});
    EXPECT_EQ(answer.scene.figures[2].hp, 7);
    EXPECT_THROW(static_cast<void>(decided(scene, {attacking("C3")})), InputError);
    EXPECT_THROW(static_cast<void>(decided(scene, {event::Option{}})), InputError);
}

TEST(RoundDecisions, OfAnotherKindOrTooManyAreErrors) {
    const Scene scene = guard_between_two();
    EXPECT_THROW(static_cast<void>(decided(scene, {CarriedOut{}})), InputError);
    EXPECT_THROW(static_cast<void>(decided(scene, {std::size_t{0}, std::size_t{0}})), InputError);
    EXPECT_THROW(static_cast<void>(decided(
                     scene, {std::size_t{0}, std::vector{plain(1)}, std::size_t{0}, CarriedOut{}})),
                 InputError);
    EXPECT_THROW(
        static_cast<void>(decided(scene, {std::size_t{0}, std::vector{plain(1), plain(1)}})),
        InputError);
}

TEST(RoundDecisions, OfTooManyCardsSayWhichDecisionItIs) {
    const Scene scene = guard_between_two();
    const Error error = support::error_of([&] {
        static_cast<void>(decided(scene, {std::size_t{1}, std::vector{plain(1), plain(1)}}));
    });
    EXPECT_EQ(error.pointer, "/round/decide/1");
    EXPECT_EQ(error.found, "2 cards");
    EXPECT_EQ(error.expected, "1 more modifier card for G1 against C2");
}

TEST(RoundDecisions, ThatAreTooManySayForWhomTheLastOneWas) {
    Scene scene = guard_between_two();
    scene.decks["monsters"] = {plain(1)};
    for (Figure& figure : scene.figures) {
        figure.turn_ended = figure.kind == Kind::character;
    }
    const std::vector<TableDecision> decisions{attacking("C1"), std::size_t{0}, std::size_t{0}};
    const Error error = support::error_of([&] { static_cast<void>(decided(scene, decisions)); });
    EXPECT_EQ(error.found, "3 decisions");
    EXPECT_EQ(error.expected, "1, the last one for G1");
}

TEST(RoundDecisions, AreNotAskedForCardsThatADeckHas) {
    Scene scene = guard_between_two();
    scene.decks["monsters"] = {plain(1)};
    const RoundAnswer answer = decided(scene, {attacking("C1")});
    EXPECT_EQ(answer.scene.figures[1].hp, 6);
}

Scene with_text(PartyText::Place place, int abilities) {
    Scene scene = guard_between_two();
    scene.cards["guard"].text = {
        {.says = "Sound the gong.", .why = {}, .place = place, .abilities = abilities}};
    return scene;
}

TEST(RoundDecisions, ATextStopsTheRoundWhereItIsDue) {
    const Scene first = with_text(PartyText::Place::after_abilities, 0);
    const RoundAnswer before = decided(first, {});
    const auto* text = std::get_if<PendingText>(&before.stop);
    ASSERT_NE(text, nullptr);
    EXPECT_EQ(text->figure, "G1");
    EXPECT_EQ(text->says, "Sound the gong.");
    const Scene last = with_text(PartyText::Place::after_abilities, 1);
    EXPECT_TRUE(std::holds_alternative<PendingChoice>(decided(last, {}).stop));
    EXPECT_TRUE(std::holds_alternative<PendingText>(
        decided(last, {attacking("C1"), std::vector{plain(0)}}).stop));
}

TEST(RoundDecisions, ATextThatChangesAnAbilityTakesItsPlace) {
    const Scene scene = with_text(PartyText::Place::with_ability, 0);
    const step::Damage damage{"C1", 3, {}, {}};
    const RoundAnswer answer = decided(scene, {CarriedOut{{{damage, {}}}}, std::size_t{0}});
    EXPECT_TRUE(std::holds_alternative<StopAtCharacter>(answer.stop));
    EXPECT_EQ(answer.scene.figures[1].hp, 6);
    EXPECT_EQ(std::ranges::count_if(answer.events,
                                    [](const Event& event) {
                                        return std::holds_alternative<event::Attack>(event.what);
                                    }),
              0);
}

TEST(RoundDecisions, WhereTheFirstOptionIsTakenATextIsCarriedOutAtOnce) {
    RoundOrders orders;
    orders.first_otherwise = true;
    orders.draw = {plain(0)};
    const RoundAnswer answer = play_round(with_text(PartyText::Place::after_abilities, 1), orders);
    EXPECT_TRUE(std::ranges::any_of(answer.events, [](const Event& event) {
        return std::holds_alternative<event::TextCarriedOut>(event.what);
    }));
    EXPECT_TRUE(std::holds_alternative<StopAtCharacter>(answer.stop));
}

std::vector<event::Planned> plans_of(const Scene& scene, bool explain) {
    RoundOrders orders;
    orders.explain = explain;
    orders.first_otherwise = true;
    orders.draw.emplace(4, plain(0));
    std::vector<event::Planned> plans;
    for (const Event& event : play_round(scene, orders).events) {
        if (const auto* plan = std::get_if<event::Planned>(&event.what)) {
            plans.push_back(*plan);
        }
    }
    return plans;
}

/// What is said of the turns.
std::vector<std::string> said_of(const Scene& scene) {
    std::vector<std::string> says;
    for (const event::Planned& plan : plans_of(scene, true)) {
        for (const Reason& reason : plan.why) {
            says.push_back(reason.says);
        }
    }
    return says;
}

TEST(RoundReasons, AreGivenOnceForEachTurnWhereTheyAreAskedFor) {
    const Scene scene = guard_between_two();
    EXPECT_TRUE(plans_of(scene, false).empty());
    const auto plans = plans_of(scene, true);
    ASSERT_EQ(plans.size(), 1U);
    EXPECT_EQ(plans[0].focus, (std::vector<std::string>{"C1", "C2"}));
    EXPECT_FALSE(plans[0].why.empty());
}

TEST(RoundReasons, AFigureThatIsStunnedByItsLastAbilityHasPerformedIt) {
    Scene scene = guard_between_two();
    for (Figure& figure : scene.figures) {
        if (figure.kind == Kind::character) {
            ActiveBonus stuns{.kind = ActiveBonus::Kind::retaliate, .value = 1};
            stuns.effects = {Condition::stun};
            figure.bonuses.push_back(stuns);
        }
    }
    const std::string idle = "G1 is stunned: it performs no ability";
    EXPECT_EQ(std::ranges::count(said_of(scene), idle), 0);
    scene.cards["guard"].abilities.emplace_back(LootAbility{.range = 1});
    EXPECT_EQ(std::ranges::count(said_of(scene), idle), 1) << "one ability is left";
}

TEST(RoundReasons, SayWhyAFigureDoesNothing) {
    Scene stunned = guard_between_two();
    stunned.figures[0].conditions.push_back({.name = Condition::stun});
    ASSERT_EQ(plans_of(stunned, true).size(), 1U);
    EXPECT_EQ(plans_of(stunned, true)[0].why[0].clause, "condition.stun"_clause);

    Scene healer = guard_between_two();
    healer.cards["guard"].abilities = {{LootAbility{.range = 1}}};
    ASSERT_EQ(plans_of(healer, true).size(), 1U);
    EXPECT_EQ(plans_of(healer, true)[0].why[0].clause, "ability.needs-target"_clause);

    Scene idle = guard_between_two();
    idle.cards["guard"].abilities.clear();
    ASSERT_EQ(plans_of(idle, true).size(), 1U);
    EXPECT_EQ(plans_of(idle, true)[0].why[0].clause, "monster.performs-card"_clause);
}

TEST(RoundReasons, SayWhatAStatCardLacks) {
    Scene scene = guard_between_two();
    scene.figures[0].attack.reset();
    scene.figures[0].dashes.attack = scene.figures[0].dashes.move = true;
    scene.cards["guard"].abilities = {{MoveAbility{.points = {0, true}}},
                                      {AttackAbility{.value = {0, true}}}};
    const auto times = [&](const std::string& stat) {
        return std::ranges::count(said_of(scene), "the stat card of G1 shows no " + stat +
                                                      ": it does not perform that ability");
    };
    EXPECT_EQ(times("move"), 1);
    EXPECT_EQ(times("attack"), 1);
    scene.figures[0].move = 2;
    scene.figures[0].dashes.move = false;
    EXPECT_EQ(times("move"), 0);
}

TEST(RoundOfASet, NeedsAMonsterOfThatSetThatHasStillToAct) {
    RoundOrders orders;
    orders.only_set = "imp";
    const auto play = [&](const Scene& scene) {
        return [&orders, &scene] { static_cast<void>(play_round(scene, orders)); };
    };
    Scene scene = guard_between_two();
    EXPECT_EQ(support::error_of(play(scene)).found, "\"imp\"");
    orders.only_set = "guard";
    EXPECT_NO_THROW(play(scene)());
    scene.figures[0].turn_ended = true;
    EXPECT_EQ(support::error_of(play(scene)).found, "\"guard\"");
}

// Black imps and forest imps draw one card, and each type acts by itself. [initiative.ties]
TEST(RoundOfASet, IsThatOfItsTypesAndThePartySaysWhichComesFirst) {
    Scene scene = guard_between_two();
    scene.cards["imp"] = {.id = {}, .name = {}, .initiative = 20, .abilities = {{LootAbility{}}}};
    scene.figures = {figure("G", Kind::monster, {0, 0}), figure("H", Kind::monster, {1, 0})};
    scene.figures[0].name = "black imp";
    scene.figures[1].name = "forest imp";
    scene.figures[0].set = scene.figures[1].set = "imp";
    RoundOrders orders;
    orders.only_set = "imp";
    const auto who_acts = [&](std::vector<event::OptionChoice> choose) {
        orders.choose = std::move(choose);
        std::vector<std::string> acting;
        for (const Event& event : play_round(scene, orders).events) {
            if (const auto* turn = std::get_if<event::TurnStarts>(&event.what)) {
                acting.push_back(turn->figure);
            }
        }
        return acting;
    };
    EXPECT_EQ(who_acts({0UL}), (std::vector<std::string>{"G", "H"}));
    EXPECT_EQ(who_acts({1UL}), (std::vector<std::string>{"H", "G"}));
    orders.only_set = "forest imp";
    EXPECT_EQ(who_acts({}), (std::vector<std::string>{"H"}));
}

TEST(RoundReasons, ComeWithTheInitiativeOrder) {
    RoundOrders orders;
    orders.explain = true;
    orders.decide.emplace();
    const auto order = play_round(guard_between_two(), orders).initiative;
    ASSERT_EQ(order.size(), 3U);
    EXPECT_EQ(order[0].set, "guard");
    EXPECT_EQ(order[0].initiative, 20);
    EXPECT_EQ(order[0].figures, std::vector<std::string>{"G1"});
    EXPECT_EQ(order[1].set, "");
    EXPECT_EQ(order[1].figures, std::vector<std::string>{"C1"});
    EXPECT_EQ(order[2].figures, std::vector<std::string>{"C2"});
}

/// The guard's card walks and jumps before it attacks: no rule says how to plan that.
Scene guard_that_cannot_be_planned() {
    Scene scene = guard_between_two();
    scene.cards["guard"].abilities = {{MoveAbility{.points = {1, false}}},
                                      {MoveAbility{.points = {1, false}, .jump = true}},
                                      {AttackAbility{.value = {0, true}}}};
    return scene;
}

TEST(RoundErrors, NameTheFigureAndItsCardWhenItsTurnCannotBePlanned) {
    const Error error =
        support::error_of([] { static_cast<void>(decided(guard_that_cannot_be_planned(), {})); });
    EXPECT_EQ(error.pointer, "/cards/guard/abilities");
    EXPECT_EQ(error.found, R"(moves of different kinds before the attack, in the turn of "G1")");
}

TEST(RoundErrors, PointIntoTheSceneWhereTheFileSaysIt) {
    const RoundOrders orders{.others_pass = true, .scene_pointer = "/scene"};
    const Error error = support::error_of(
        [&] { static_cast<void>(play_round(guard_that_cannot_be_planned(), orders)); });
    EXPECT_EQ(error.pointer, "/scene/cards/guard/abilities");
}

}  // namespace
}  // namespace standee
