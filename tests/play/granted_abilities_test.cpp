#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "files/ability_json.hpp"
#include "files/document.hpp"
#include "files/reader.hpp"
#include "play/game.hpp"
#include "play/turn/card_turn.hpp"
#include "tests/support/figures.hpp"

// What a character performs that was granted something: its player chooses, as far as the engine
// knows the ability; the rest is left to the player [command.grant-control].

namespace standee {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

/// A captain K beside C1, and three guards in a row before them.
Scene camp() {
    Scene scene;
    scene.edition = edition(EditionId::frosthaven);
    support::add_hexes(scene, 4, 0, 3);
    const auto add = [&](const char* id, Kind kind, Hex at) {
        support::add_figure(scene, id, kind, at, 4, 6);
    };
    add("C1", Kind::character, {1, 1});
    add("G1", Kind::monster, {2, 0});
    add("G2", Kind::monster, {2, 1});
    add("G3", Kind::monster, {1, 2});
    add("K", Kind::ally, {0, 1});
    scene.figures.front().initiative = Initiative{60, {}};
    scene.figures.front().attack = 2;
    scene.figures.front().move = 2;
    for (Figure& figure : scene.figures) {
        figure.name = figure.kind == Kind::monster ? "guard" : figure.id;
    }
    scene.map.marks["X"] = {{2, 0}};
    scene.cards["K"].initiative = 10;
    scene.cards["guard"].initiative = 80;
    return scene;
}

Figure& named(Scene& scene, std::string_view id) {
    return *std::ranges::find(scene.figures, id, &Figure::id);
}

/// What happens in the captain's turn, in a few words each, where it grants that.
std::vector<std::string> granted(const Scene& scene, const std::string& abilities,
                                 std::vector<std::size_t> choices = {}) {
    const Json json = parse_document(R"([{"grant":{"range":3,"abilities":)" + abilities + "}}]");
    DecisionLists decisions;
    decisions.choose.assign(choices.begin(), choices.end());
    decisions.always = Card{};
    Game game{scene, std::move(decisions)};
    static_cast<void>(
        play_turn(game, TurnOrder{"K", read_abilities(Reader{json}.with(scene.edition))}));
    std::vector<std::string> said;
    for (const Event& event : game.log().events) {
        if (const auto* choice = std::get_if<event::Choice>(&event.what)) {
            said.push_back("choice of " + std::to_string(choice->options.size()));
        } else if (const auto* attack = std::get_if<event::Attack>(&event.what)) {
            said.push_back("attack " + attack->target);
        } else if (const auto* heal = std::get_if<event::Heal>(&event.what)) {
            said.push_back("heal " + heal->to);
        } else if (const auto* gain = std::get_if<event::Gain>(&event.what)) {
            said.push_back("gain " + gain->figure);
        } else if (const auto* bonus = std::get_if<event::Bonus>(&event.what)) {
            said.push_back("bonus " + bonus->on);
        } else if (const auto* loot = std::get_if<event::Loot>(&event.what)) {
            said.push_back("loot " + loot->figure);
        } else if (const auto* leave = std::get_if<event::Leave>(&event.what)) {
            said.push_back("leave " + leave->figure);
        } else if (const auto* move = std::get_if<event::Move>(&event.what)) {
            said.push_back("move " + move->figure);
        } else if (const auto* nothing = std::get_if<event::NoEffect>(&event.what)) {
            if (nothing->reason == Obstacle::left_to_player) {
                said.push_back("left to " + nothing->figure);
            }
        }
    }
    return said;
}

TEST(Granted, AnAttackOnAllIsMadeOnAsManyAsThePlayerWants) {
    const std::string all = R"([{"attack":{"value":1,"targets":"all"}}])";
    EXPECT_THAT(granted(camp(), all, {0, 1, 0}),
                ElementsAre("choice of 4", "attack G1", "choice of 3", "attack G3", "choice of 2",
                            "attack G2"));
    EXPECT_THAT(granted(camp(), all, {2, 2}),
                ElementsAre("choice of 4", "attack G3", "choice of 3"));
    EXPECT_THAT(granted(camp(), R"([{"attack":{"value":1,"targets":2}}])", {0, 0}),
                ElementsAre("choice of 4", "attack G1", "choice of 3", "attack G2"));
}

TEST(Granted, AttacksOnOneGoOnToAnotherWhenItDies) {
    const std::string card = R"([{"attack":{"value":4,"targets":3,"allOnOne":true}}])";
    EXPECT_THAT(granted(camp(), card, {0, 0}),
                ElementsAre("choice of 4", "attack G1", "leave G1", "choice of 3", "attack G2",
                            "leave G2", "choice of 2", "attack G3", "leave G3"));
    Scene tough = camp();
    for (const char* id : {"G1", "G2", "G3"}) {
        named(tough, id).hp = 40;
    }
    EXPECT_THAT(granted(tough, card, {1}),
                ElementsAre("choice of 4", "attack G2", "attack G2", "attack G2"));
    EXPECT_THAT(granted(tough, card, {3}), ElementsAre("choice of 4"));
}

TEST(Granted, WhatTheEngineDoesNotKnowIsLeftToThePlayer) {
    for (const char* card :
         {R"([{"attack":{"value":1,"area":{"red":[[1,0],[1,-1]]}}}])",
          R"([{"attack":{"value":1,"adds":[{"value":"+1"}]}}])",
          R"([{"attack":{"value":{"per":"hp"}}}])",
          R"([{"attack":{"value":1,"range":{"per":"hp"}}}])",
          R"([{"attack":{"value":1,"marked":"X"}}])", R"([{"attack":{"value":1,"along":0}}])",
          R"([{"heal":{"value":1,"whom":"enemies"}}])",
          R"([{"heal":{"value":1,"effects":["bless"]}}])",
          R"([{"condition":{"gain":"poison","whom":"allies"}}])",
          R"([{"condition":{"gain":"bless","effects":["strengthen"]}}])",
          R"([{"shield":{"value":1,"whom":"allies","within":2}}])",
          R"([{"retaliate":{"value":1,"whom":"allies","within":2}}])",
          R"([{"damage":{"value":1,"range":2}}])"}) {
        EXPECT_THAT(granted(camp(), card), ElementsAre("left to C1")) << card;
    }
}

TEST(Granted, OnlyWhoCanPerformItIsAsked) {
    Scene held = camp();
    named(held, "C1").conditions = {{Condition::immobilize, false}};
    EXPECT_THAT(granted(held, R"([{"move":{"points":2}}])"), IsEmpty());
    Scene disarmed = camp();
    named(disarmed, "C1").conditions = {{Condition::disarm, false}};
    EXPECT_THAT(granted(disarmed, R"([{"heal":{"value":1,"self":true}},{"attack":{"value":1}}])"),
                ElementsAre("choice of 2", "heal C1"));
    Scene stunned = camp();
    named(stunned, "C1").conditions = {{Condition::stun, false}};
    EXPECT_THAT(granted(stunned, R"([{"attack":{"value":1}}])"), IsEmpty());
    EXPECT_THAT(granted(camp(), R"([{"loot":{"range":1}}])"), IsEmpty()) << "nothing lies there";
}

// Nobody stands next to C1, and its area reaches two hexes.
TEST(Granted, AnAttackIsGrantedIfOnlyItsAreaReachesAnEnemy) {
    Scene scene = camp();
    named(scene, "G1").at = {3, 1};
    named(scene, "G2").at = {3, 2};
    named(scene, "G3").at = {3, 0};
    EXPECT_THAT(granted(scene, R"([{"attack":{"value":1}}])"), IsEmpty());
    EXPECT_THAT(
        granted(scene, R"([{"attack":{"value":1,"area":{"grey":[0,0],"red":[[1,0],[2,0]]}}}])"),
        ElementsAre("left to C1"));
}

TEST(Granted, InvisibleEnemiesAndThoseWhoTakeNoPartAreNoTargets) {
    Scene scene = camp();
    named(scene, "G1").conditions = {{Condition::invisible, false}};
    named(scene, "G2").no_interaction = true;
    EXPECT_THAT(granted(scene, R"([{"condition":{"gain":"poison","range":2}}])", {0}),
                ElementsAre("choice of 2", "gain G3"));
    EXPECT_THAT(granted(camp(), R"([{"condition":{"gain":"poison","range":2}}])", {3}),
                ElementsAre("choice of 4"));
    EXPECT_THAT(granted(camp(), R"([{"heal":{"value":1,"range":2}}])", {1}),
                ElementsAre("choice of 3", "heal K"));
    EXPECT_THAT(granted(camp(), R"([{"condition":{"gain":"bless","self":true}}])", {0}),
                Contains("choice of 2"));
}

TEST(Granted, BonusesAndLootAreTakenIfWanted) {
    EXPECT_THAT(granted(camp(), R"([{"shield":{"value":1}}])", {0}),
                ElementsAre("choice of 2", "bonus C1"));
    EXPECT_THAT(granted(camp(), R"([{"shield":{"value":1}}])", {1}), ElementsAre("choice of 2"));
    EXPECT_THAT(granted(camp(), R"([{"retaliate":{"value":2,"range":2}}])", {0}),
                ElementsAre("choice of 2", "bonus C1"));
    EXPECT_THAT(granted(camp(), R"([{"retaliate":{"value":2}}])", {1}), ElementsAre("choice of 2"));
    Scene scene = camp();
    scene.loot = {{1, 1}};
    EXPECT_THAT(granted(scene, R"([{"loot":{"range":1}}])", {1}), ElementsAre("choice of 2"));
    EXPECT_THAT(granted(scene, R"([{"loot":{"range":1}}])", {0}),
                ElementsAre("choice of 2", "loot C1"));
}

// C1 dies in a trap on the move that it was granted: the attack after it is not made.
TEST(Granted, WhoFallsOnTheWayPerformsNothingMore) {
    Scene scene = camp();
    scene.map.traps = {{{1, 0}, 9, {}}};
    const std::string card = R"([{"move":{"points":1}},{"attack":{"value":1}}])";
    std::size_t into_the_trap = 0;
    std::vector<std::string> said;
    for (; into_the_trap < 8; ++into_the_trap) {
        said = granted(scene, card, {into_the_trap});
        if (std::ranges::count(said, "leave C1") > 0) {
            break;
        }
    }
    EXPECT_THAT(said, Contains("leave C1"));
    EXPECT_THAT(said, Not(Contains(testing::StartsWith("attack"))));
}

}  // namespace
}  // namespace standee
