#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/session/games.hpp"

// What a refusal advises can be done.

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(Advice, OnlyATerminalIsSentToHelp) {
    Session program{test::cellar()};
    Session terminal{test::cellar(), {}, true};
    for (const char* command : {"", "frobnicate", "end", "done", "card rust-hound", "next"}) {
        const std::string refusal = test::refusal_of(program, command);
        EXPECT_NE(refusal, "") << command;
        EXPECT_THAT(refusal, AllOf(Not(HasSubstr("Type help")), Not(HasSubstr("or ?")))) << command;
    }
    EXPECT_THAT(test::refusal_of(terminal, "frobnicate"), HasSubstr("Type help for all commands"));
    EXPECT_THAT(test::refusal_of(terminal, "end"), HasSubstr("20, or ? for all answers"));
}

TEST(Advice, InATurnAProgramIsToldWhatMayBeTyped) {
    Session game = test::played(test::brute_acts());
    EXPECT_EQ(test::refusal_of(game, "frobnicate"),
              "\"frobnicate\" is no command; Type what Brute does, as in: move C5, attack guard-2 "
              "3, end");
}

TEST(Advice, AnotherCardIsSaidWithItsNumber) {
    Session game = test::played(test::brute_acts());
    const std::string refusal = test::refusal_of(game, "card 5");
    ASSERT_THAT(refusal, HasSubstr("To say another card, name the monsters first: card "));
    const std::string command = refusal.substr(refusal.rfind("card rust-hound"));
    EXPECT_EQ(test::refusal_of(game, command), "") << command;
    Session by_hand =
        test::played({"20", "85", "card hand 30"}, test::json_file("examples/game/cellar.json"));
    EXPECT_THAT(test::refusal_of(by_hand, "card 5"), HasSubstr("card rust-hound hand 50"));
}

TEST(Advice, AnAnswerToNothingIsNoUnknownCommand) {
    Session game = test::played(test::brute_acts());
    for (const std::string word : {"done", "no", "miss", "2x"}) {
        EXPECT_THAT(test::refusal_of(game, word),
                    StartsWith("There is nothing to answer with \"" + word + "\" now"));
    }
}

TEST(Advice, ATurnPlayedByHandSaysHow) {
    Session game = test::hound_attacks();
    const Outcome outcome = game.command("skip");
    const auto note = std::ranges::find_if(
        outcome, [](const Happened& happened) { return happened.note.has_value(); });
    ASSERT_NE(note, outcome.end());
    EXPECT_EQ(note->note->says,
              "Play the rest of hound-1's turn at the table, and type what happens, as in: hound-1 "
              "at C5, force hound-1 attack Brute 2, hp Brute 6.");
    for (const char* command : {"hound-1 at C2", "force hound-1 attack Brute 2"}) {
        EXPECT_EQ(test::refusal_of(game, command), "") << command;
    }
}

TEST(Advice, TheTurnOfAMonsterIsNamed) {
    Session game = test::hound_attacks();
    EXPECT_THAT(test::refusal_of(game, "end"), StartsWith("It is hound-1's turn; First: "));
}

}  // namespace
}  // namespace standee
