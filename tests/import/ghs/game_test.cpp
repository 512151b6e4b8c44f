#include "import/ghs/game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "files/read_file.hpp"
#include "files/scene_json.hpp"
#include "tests/support/errors.hpp"

// The game is made up, in the form in which the application exports one.

namespace standee::ghs {
namespace {

using support::error_of;
using ::testing::Contains;
using ::testing::HasSubstr;

Json game() { return read_document(STANDEE_SOURCE_DIR "/tests/import/ghs/mill/game.json"); }

Json board_form() {
    Json form = read_document(STANDEE_SOURCE_DIR "/tests/import/ghs/mill/board.json");
    form["monsters"]["rust-hound"] =
        read_document(STANDEE_SOURCE_DIR "/fixtures/monsters/rust-hound.json");
    return form;
}

Scene board() { return read_scene(board_form()); }

ImportedGame imported() { return import_game(game(), board(), {{"rust-hound-5", {4, 0}}}); }

TEST(GhsGame, SaysWhatFiguresHave) {
    const Scene scene = imported().scene;
    EXPECT_EQ(scene.find("Brute")->hp, 4);
    EXPECT_EQ(scene.find("Brute")->max_hp, 10);
    EXPECT_EQ(scene.find("Brute")->initiative->leading, 15);
    EXPECT_TRUE(scene.find("Brute")->turn_ended);
    EXPECT_TRUE(scene.find("Brute")->has(Condition::wound));
    EXPECT_FALSE(scene.find("Brute")->has(Condition::muddle));  // it has expired
    EXPECT_EQ(scene.find("dog")->hp, 2);
    EXPECT_TRUE(scene.find("dog")->has(Condition::poison));
    EXPECT_EQ(scene.progress.round, 3);
}

TEST(GhsGame, TakesItsDeadOffTheMap) {
    const ImportedGame result = imported();
    EXPECT_EQ(result.scene.find("Tinkerer"), nullptr);
    EXPECT_EQ(result.scene.find("rust-hound-2"), nullptr);
    EXPECT_THAT(result.notes, Contains("rust-hound-2 is dead"));
}

TEST(GhsGame, ListsWhoNeedsAPlace) {
    const ImportedGame result = import_game(game(), board(), {});
    EXPECT_THAT(result.notes,
                Contains("these figures need a place, and are left out: rust-hound-5"));
    const ImportedGame whole = imported();
    const Figure* const placed = whole.scene.find("rust-hound-5");
    EXPECT_EQ(placed->at, (Hex{4, 0}));
    EXPECT_EQ(placed->hp, 6);
    EXPECT_EQ(placed->rank, Rank::elite);
    EXPECT_TRUE(placed->attack);  // by its stat card
}

TEST(GhsGame, SaysTheElements) {
    const ImportedGame result = imported();
    const Elements& elements = result.scene.elements;
    EXPECT_EQ(elements[0], ElementState::strong);  // fire: new
    EXPECT_EQ(elements[1], ElementState::waning);  // ice
    EXPECT_EQ(elements[2], ElementState::inert);   // air: consumed
    EXPECT_EQ(elements[3], ElementState::strong);  // earth: always
    EXPECT_EQ(elements[4], ElementState::inert);   // light: partlyConsumed
    EXPECT_EQ(elements[5], ElementState::inert);   // dark
    EXPECT_THAT(result.notes, Contains("light is partlyConsumed: it counts as inert"));
}

TEST(GhsGame, SaysWhichAbilityCardIsDrawn) {
    const Scene scene = imported().scene;
    const MonsterSet& set = scene.monsters.at("rust-hound");
    EXPECT_EQ(scene.cards.at(set.deck).id, set.cards.at(2).id);  // the second of the order
    Json before = game();
    before["state"] = "draw";
    EXPECT_TRUE(import_game(before, board(), {}).scene.cards.empty());
}

TEST(GhsGame, NotesWhatASceneCannotHold) {
    EXPECT_THAT(imported().notes, Contains("rust-hound-1 has chill, which a scene cannot hold"));
}

TEST(GhsGame, IsUnchangedByTheSceneThatItHasFilled) {
    const UpdatedGame updated = update_game(game(), imported().scene);
    EXPECT_EQ(updated.game, game());
    EXPECT_TRUE(updated.notes.empty());
}

TEST(GhsGame, TakesResultsAndNothingElse) {
    Scene scene = imported().scene;
    for (Figure& figure : scene.figures) {
        if (figure.id == "Brute") {
            figure.hp = 1;
            figure.conditions = {{Condition::stun, false}};
        } else if (figure.id == "dog") {
            figure.conditions.clear();
        }
    }
    std::erase_if(scene.figures, [](const Figure& figure) { return figure.id == "rust-hound-5"; });
    scene.elements = {ElementState::strong, ElementState::inert,  ElementState::inert,
                      ElementState::inert,  ElementState::strong, ElementState::inert};
    const UpdatedGame updated = update_game(game(), scene);
    Json expected = game();
    Json& brute = expected["characters"][0];
    brute["health"] = 1;
    brute["entityConditions"].erase(0);  // the expired muddle stays
    brute["entityConditions"].push_back(
        Json::parse(R"({"name": "stun", "value": 1, "state": "normal", "lastState": "new",
                        "permanent": false, "expired": false, "highlight": false})"));
    Json& hounds = expected["monsters"][0]["entities"];
    hounds[0]["entityConditions"].erase(0);  // chill stays
    hounds[2]["health"] = 0;
    hounds[2]["dead"] = true;
    expected["elementBoard"][1]["state"] = "inert";
    expected["elementBoard"][4]["state"] = "strong";
    EXPECT_EQ(updated.game.dump(1), expected.dump(1));
    EXPECT_THAT(updated.notes, Contains(HasSubstr("rust-hound-5 is not in the scene")));
}

TEST(GhsGame, MayBeWhatAServerSends) {
    const Json message{{"type", "game"}, {"payload", game()}};
    EXPECT_EQ(import_game(message, board(), {{"rust-hound-5", {4, 0}}}).scene, imported().scene);
    const Json updated = update_game(message, imported().scene).game;
    EXPECT_EQ(updated, message);
}

TEST(GhsGame, MayLieInADumpOfAllData) {
    const Json dump{{"ghs-game", game()}, {"settings", Json::object()}};
    EXPECT_EQ(import_game(dump, board(), {{"rust-hound-5", {4, 0}}}).scene, imported().scene);
    EXPECT_EQ(update_game(dump, imported().scene).game, dump);
}

TEST(GhsGame, BetweenRoundsTheNextOneIsPlayed) {
    Json between = game();
    between["state"] = "draw";
    const Scene scene = import_game(between, board(), {{"rust-hound-5", {4, 0}}}).scene;
    EXPECT_EQ(scene.progress.round, 4);
    EXPECT_FALSE(scene.find("Brute")->turn_ended);
    EXPECT_EQ(update_game(between, scene).game, between);
}

TEST(GhsGame, WhoIsDormantIsNotOnTheMapYet) {
    Json dormant = game();
    dormant["monsters"][0]["entities"][2]["dormant"] = true;
    const ImportedGame result = import_game(dormant, board(), {});
    EXPECT_THAT(result.notes, ::testing::Not(Contains(HasSubstr("need a place"))));
    EXPECT_EQ(update_game(dormant, result.scene).game, dormant);
}

TEST(GhsGame, TakesWhoHasHadItsTurn) {
    Scene scene = imported().scene;
    for (Figure& figure : scene.figures) {
        figure.turn_ended = true;
    }
    Json expected = game();
    Json& hounds = expected["monsters"][0];
    hounds["entities"][0]["off"] = true;
    hounds["entities"][0]["active"] = false;
    hounds["entities"][2]["off"] = true;
    hounds["off"] = true;
    hounds["active"] = false;
    EXPECT_EQ(update_game(game(), scene).game.dump(1), expected.dump(1));
}

TEST(GhsGame, TakesMonstersThatHaveComeAndTheirSets) {
    Scene scene = imported().scene;
    Figure hound = *scene.find("dog");
    hound.id = "hound-7";
    hound.standee = 7;
    hound.at = {1, 0};
    hound.hp = 3;
    hound.max_hp = 5;
    hound.conditions = {{Condition::stun, false}};
    hound.summoned_this_round = true;
    Figure slinger = hound;
    slinger.id = "slinger";
    slinger.name = "marsh-slinger";
    slinger.standee.reset();
    slinger.rank = Rank::elite;
    slinger.at = {3, 0};
    scene.figures.insert(scene.figures.end(), {hound, slinger});
    const Json updated = update_game(game(), scene).game;
    const Json& entity = updated["monsters"][0]["entities"].back();
    EXPECT_EQ(entity["number"], 7);
    EXPECT_EQ(entity["health"], 3);
    EXPECT_EQ(entity["maxHealth"], 5);
    EXPECT_EQ(entity["summon"], "new");
    EXPECT_EQ(entity["entityConditions"][0]["name"], "stun");
    const Json& set = updated["monsters"].back();
    EXPECT_EQ(set["name"], "marsh-slinger");
    EXPECT_EQ(set["entities"][0]["number"], 1);
    EXPECT_EQ(set["entities"][0]["type"], "elite");
    EXPECT_EQ(updated["figures"].back(), "gh-marsh-slinger");
    // What the application reads is what the board has.
    const Scene again = import_game(updated, scene, {}).scene;
    EXPECT_EQ(again.find("hound-7")->hp, 3);
    EXPECT_TRUE(again.find("hound-7")->summoned_this_round);
}

TEST(GhsGame, TakesTheCardsOfARoundThatTheBoardHasBegun) {
    Json between = game();
    between["state"] = "draw";
    Scene scene = import_game(between, board(), {{"rust-hound-5", {4, 0}}}).scene;
    const MonsterSet& set = scene.monsters.at("rust-hound");
    scene.cards[set.deck] = set.cards.at(6);
    for (Figure& figure : scene.figures) {
        if (figure.kind == standee::Kind::character) {
            figure.initiative = Initiative{33, {}};
        }
    }
    Json expected = between;
    expected["state"] = "next";
    expected["round"] = 4;
    expected["characters"][0]["initiative"] = 33;
    expected["characters"][0]["off"] = false;
    expected["monsters"][0]["ability"] = 2;
    expected["monsters"][0]["lastDraw"] = 4;
    expected["monsters"][0]["abilities"] = {4, 2, 6, 1, 3, 5, 0, 7};
    EXPECT_EQ(update_game(between, scene).game.dump(1), expected.dump(1));
    const Scene again = import_game(update_game(between, scene).game, scene, {}).scene;
    EXPECT_EQ(again.cards.at(set.deck).id, set.cards.at(6).id);
}

TEST(GhsGame, EndsTheRoundThatTheBoardHasPlayed) {
    Scene scene = imported().scene;
    scene.progress.round = 4;
    scene.cards.clear();
    for (Figure& figure : scene.figures) {
        figure.turn_ended = false;
    }
    Json expected = game();
    expected["state"] = "draw";
    expected["characters"][0]["off"] = false;
    expected["characters"][0]["initiative"] = 0;
    expected["characters"][1]["off"] = false;
    expected["monsters"][0]["active"] = false;
    expected["monsters"][0]["entities"][0]["active"] = false;
    EXPECT_EQ(update_game(game(), scene).game.dump(1), expected.dump(1));
}

TEST(GhsGame, ShufflesADeckWhoseCardSaysSo) {
    Scene scene = imported().scene;
    scene.progress.round = 4;
    scene.cards.clear();
    scene.monsters["rust-hound"].cards.at(2).shuffle = true;
    const Json updated = update_game(game(), scene).game["monsters"][0];
    EXPECT_EQ(updated["ability"], -1);
    EXPECT_NE(updated["abilities"], game()["monsters"][0]["abilities"]);
    EXPECT_EQ(std::set<int>(updated["abilities"].begin(), updated["abilities"].end()).size(), 8U);
}

TEST(GhsGame, WhatIsWrongIsOneErrorThatNamesIt) {
    EXPECT_EQ(error_of([] { import_game(game(), board(), {{"wolf", {4, 0}}}); }).pointer,
              "/options/place/wolf");
    Json wrong = game();
    wrong["elementBoard"][0]["state"] = "hot";
    EXPECT_EQ(error_of([&] { import_game(wrong, board(), {}); }).pointer, "/elementBoard/0/state");
    wrong = game();
    wrong["monsters"][0]["abilities"][1] = 40;
    EXPECT_EQ(error_of([&] { import_game(wrong, board(), {}); }).pointer,
              "/monsters/0/abilities/1");
}

}  // namespace
}  // namespace standee::ghs
