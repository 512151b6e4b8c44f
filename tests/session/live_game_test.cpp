#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "files/scenario_json.hpp"
#include "files/scene_json.hpp"
#include "import/ghs/game.hpp"
#include "lib/random.hpp"
#include "tests/session/games.hpp"

// A game of Gloomhaven Secretariat that goes on at the board, and back. The game is made up, in the
// form in which the application exports one.

namespace standee {
namespace {

/// Brute has hit points for two rounds.
Json live_game() {
    Json game = test::json_file("tests/import/ghs/mill/game.json");
    game["characters"][0]["health"] = 30;
    game["characters"][0]["maxHealth"] = 30;
    return game;
}

/// The game on its board.
Session on_board(const Json& game) {
    Json form = test::json_file("tests/import/ghs/mill/board.json");
    form["monsters"]["rust-hound"] = test::json_file("fixtures/monsters/rust-hound.json");
    const ghs::ImportedGame imported =
        ghs::import_game(game, read_scene(form), {{"rust-hound-5", {4, 0}}});
    return Session{write_scene(imported.scene)};
}

/// Plays to the end of the round, or to the next stop of this kind, with answers drawn at random.
void play_to(Session& session, const std::string& kind, std::uint64_t seed) {
    SplitMix64 random{seed};
    for (int i = 0; i < 200 && session.waiting().kind != kind; ++i) {
        const Waiting waiting = session.waiting();
        ASSERT_NE(waiting.kind, "over");
        const bool may_choose = waiting.kind != "initiative" && waiting.kind != "round-over";
        static_cast<void>(session.command(
            may_choose ? waiting.answers[random.below(waiting.answers.size())].command
            : waiting.kind == "initiative" ? "44"
                                           : "next"));
    }
    ASSERT_EQ(session.waiting().kind, kind);
}

/// What may change in a game, as pointers.
const std::regex& changeable() {
    static const std::regex pattern{
        "/(state|round)"
        "|/elementBoard/[0-9]/state"
        "|/characters/0/(health|off|active|initiative|exhausted|entityConditions.*)"
        "|/characters/1/off"
        "|/monsters/0/(off|active|ability|abilities.*|lastDraw)"
        "|/monsters/0/entities/[02]/(health|dead|off|active|entityConditions.*)"};
    return pattern;
}

TEST(LiveGame, GoesOutAsItCameInAfterNoCommand) {
    EXPECT_EQ(ghs::update_game(live_game(), on_board(live_game()).scene()).game, live_game());
}

TEST(LiveGame, OnlyWhatHasHappenedIsWrittenBack) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Session session = on_board(live_game());
        play_to(session, "round-over", seed);
        const Json after = ghs::update_game(live_game(), session.scene()).game;
        EXPECT_EQ(after["state"], "draw");
        EXPECT_EQ(after["round"], 3);
        for (const Json& change : Json::diff(live_game(), after)) {
            EXPECT_TRUE(std::regex_match(change["path"].get<std::string>(), changeable()))
                << change;
        }
        for (const std::string id : {"dog", "rust-hound-5"}) {
            const Figure* figure = session.scene().find(id);
            const Json& entity = after["monsters"][0]["entities"][id == "dog" ? 0 : 2];
            EXPECT_EQ(entity["dead"], figure == nullptr);
            EXPECT_EQ(entity["health"], figure == nullptr ? 0 : *figure->hp);
        }
    }
}

TEST(LiveGame, TheNextRoundGoesOnWhereTheLastOneEnded) {
    Session session = on_board(live_game());
    play_to(session, "round-over", 3);
    play_to(session, "draw", 4);  // an attack of the next round
    const Json after = ghs::update_game(live_game(), session.scene()).game;
    EXPECT_EQ(after["state"], "next");
    EXPECT_EQ(after["round"], 4);
    const Scene again = ghs::import_game(after, on_board(live_game()).scene(), {}).scene;
    EXPECT_EQ(again.progress.round, 4);
    EXPECT_EQ(again.figures.size(), session.scene().figures.size());
    for (const Figure& figure : session.scene().figures) {
        const Figure* there = again.find(figure.id);
        ASSERT_NE(there, nullptr) << figure.id;
        EXPECT_EQ(there->hp, figure.hp) << figure.id;
        EXPECT_EQ(there->turn_ended, figure.turn_ended) << figure.id;
        EXPECT_EQ(there->conditions.size(), figure.conditions.size()) << figure.id;
    }
    EXPECT_EQ(again.find("Brute")->initiative->leading, 44);
    EXPECT_EQ(again.cards, session.scene().cards);
}

/// A game whose modifier decks are in use: some cards have been drawn, a curse among them. It is
/// the turn of Brute, who has no wound to suffer from: a session draws from the decks for attacks
/// of monsters, and so plays their turns before it waits for a command.
Json game_with_decks() {
    Json game = live_game();
    game["characters"][0]["off"] = false;
    game["characters"][0]["active"] = true;
    game["characters"][0]["entityConditions"].erase(0);
    game["monsters"][0]["active"] = false;
    game["monsters"][0]["entities"][0]["active"] = false;
    const Json cards{"minus1", "curse", "plus1",  "plus0", "plus0",  "plus0",  "bless",
                     "plus1",  "plus0", "minus2", "plus2", "minus1", "double", "null"};
    game["monsterAttackModifierDeck"] = {
        {"current", 2},   {"cards", cards},   {"discarded", {0, 2}},  {"disgarded", {0, 2}},
        {"active", true}, {"lastVisible", 1}, {"state", "advantage"}, {"bb", false}};
    game["characters"][0]["attackModifierDeck"] = {
        {"current", -1}, {"cards", {"plus0", "minus1extra", "plus1", "minus1", "plus0"}}};
    return game;
}

/// The game on its board, with the decks of the game.
Session with_decks(const Json& game) {
    Scenario board;
    Json form = test::json_file("tests/import/ghs/mill/board.json");
    form["monsters"]["rust-hound"] = test::json_file("fixtures/monsters/rust-hound.json");
    const ghs::ImportedGame imported =
        ghs::import_game(game, read_scene(form), {{"rust-hound-5", {4, 0}}}, ghs::WithDecks::yes);
    board.scene = imported.scene;
    board.ability_decks = imported.ability_decks;
    return Session{write_scenario(board)};
}

std::vector<std::string> sorted_ids(const Json& deck) {
    auto ids = deck["cards"].get<std::vector<std::string>>();
    std::erase_if(ids, [](const std::string& id) { return id == "bless" || id == "curse"; });
    std::ranges::sort(ids);
    return ids;
}

TEST(LiveGame, DecksComeInAsTheyLie) {
    const Session session = with_decks(game_with_decks());
    ASSERT_EQ(session.waiting().kind, "character") << "nothing has been drawn since";
    EXPECT_EQ(session.scene().decks.at("monsters").size(), 11U);
    EXPECT_EQ(session.scene().discards.at("monsters").size(), 2U) << "the drawn curse is gone";
    EXPECT_EQ(session.scene().decks.at("Brute").size(), 5U);
    const DrawnDeck deck = session.ability_decks().at("rust-hound");
    EXPECT_EQ(deck.discards, std::vector<std::string>{"5"});
    EXPECT_EQ(deck.draw, (std::vector<std::string>{"1", "2", "4", "6", "7", "8"}));
    EXPECT_EQ(session.scene().cards.at("rust-hound").id, "3");
}

TEST(LiveGame, DecksGoOutAsTheyCameInAfterNoCommand) {
    const Session session = with_decks(game_with_decks());
    EXPECT_EQ(ghs::update_game(game_with_decks(), session.scene(), session.ability_decks()).game,
              game_with_decks());
}

TEST(LiveGame, DecksGoOutAsTheyLieAfterSeveralRounds) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Session session = with_decks(game_with_decks());
        for (int round = 0; round < 3 && session.waiting().kind != "over"; ++round) {
            play_to(session, "round-over", seed);
            if (round < 2) {
                static_cast<void>(session.command("next"));
            }
        }
        const Json after =
            ghs::update_game(game_with_decks(), session.scene(), session.ability_decks()).game;
        const Session again = with_decks(after);
        EXPECT_EQ(again.scene().decks, session.scene().decks) << seed;
        EXPECT_EQ(again.scene().discards, session.scene().discards) << seed;
        EXPECT_EQ(again.ability_decks().at("rust-hound").draw,
                  session.ability_decks().at("rust-hound").draw);
        EXPECT_EQ(sorted_ids(after["monsterAttackModifierDeck"]),
                  sorted_ids(game_with_decks()["monsterAttackModifierDeck"]));
        EXPECT_EQ(sorted_ids(after["characters"][0]["attackModifierDeck"]),
                  sorted_ids(game_with_decks()["characters"][0]["attackModifierDeck"]));
    }
}

TEST(LiveGame, ADeckWithUnknownCardsStaysWithTheTable) {
    Json game = game_with_decks();
    game["characters"][0]["attackModifierDeck"]["cards"].push_back("additional-brute3");
    const Session session = with_decks(game);
    EXPECT_FALSE(session.scene().decks.contains("Brute"));
    EXPECT_EQ(ghs::update_game(game, session.scene(), session.ability_decks()).game, game);
}

}  // namespace
}  // namespace standee
