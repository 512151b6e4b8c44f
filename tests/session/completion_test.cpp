#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "session/completion.hpp"
#include "tests/session/games.hpp"

namespace standee {
namespace {

using test::brute_acts;
using test::hound_attacks;
using test::played;
using ::testing::Contains;
using ::testing::ElementsAre;

TEST(Completions, OfTheFirstWordAreCommandsAndFigures) {
    const Session session = played(brute_acts());
    EXPECT_THAT(completions(session, "mo"), ElementsAre("move"));
    EXPECT_THAT(completions(session, "HOU"), ElementsAre("hound-1"));
    EXPECT_THAT(completions(session, "st"), ElementsAre("stats", "status"));
}

TEST(Completions, OfLaterWordsAreFiguresAndWhatTheCommandSays) {
    const Session session = played(brute_acts());
    EXPECT_THAT(completions(session, "attack h"), ElementsAre("hound-1"));
    EXPECT_THAT(completions(session, "attack hound-1 3 ra"), ElementsAre("range"));
    EXPECT_THAT(completions(session, "attack hound-1 3 poi"), ElementsAre("poison"));
}

TEST(Completions, AreAnswersAtADecision) {
    Session session = hound_attacks();
    static_cast<void>(session.command("+1"));
    EXPECT_THAT(completions(session, "neg"), ElementsAre("negate"));
    EXPECT_THAT(completions(session, "negate "), Contains("hand"));
}

TEST(Completions, CompletesAsFarAsAllWordsAgree) {
    EXPECT_EQ(completed("mo", {"move"}), "move ");
    EXPECT_EQ(completed("attack LIV", {"living-1", "living-2"}), "attack living-");
    EXPECT_EQ(completed("attack living-", {"living-1", "living-2"}), "attack living-");
    EXPECT_EQ(completed("x", {}), "x");
}

}  // namespace
}  // namespace standee
