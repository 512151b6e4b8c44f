#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

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

}  // namespace
}  // namespace standee
