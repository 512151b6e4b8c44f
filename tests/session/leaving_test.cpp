#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "session/waiting.hpp"
#include "tests/session/games.hpp"

// Characters who leave the map and are not exhausted, and what comes between two rounds.

namespace standee {
namespace {

using test::cellar;
using test::commands_of;
using test::played;
using test::refusal_of;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr auto summons_wolf = "summon wolf at b1 hp 3 attack 1 move 2";

/// Answers what is asked until the game waits for that, and for that figure if one is named.
void go_on_to(Session& session, const std::string& kind, const std::string& who = {}) {
    for (int answered = 0; answered < 100; ++answered) {
        const Waiting waiting = session.waiting();
        if (waiting.kind == kind && (who.empty() || waiting.figure == who)) {
            return;
        }
        const bool negates = waiting.kind == "negate";
        static_cast<void>(session.command(negates ? "no" : waiting.answers.front().command));
    }
    FAIL() << "it never waits for " << kind;
}

/// The first round is over.
Session after_a_round(const std::vector<std::string>& first_turn = {}) {
    std::vector<std::string> commands{"20", "25", "card 3"};
    std::ranges::copy(first_turn, std::back_inserter(commands));
    Session session = played(commands);
    go_on_to(session, "round-over");
    return session;
}

TEST(Leaving, ACharacterWhoIsRemovedTakesItsSummonsAlong) {
    Session session = after_a_round({summons_wolf});
    static_cast<void>(session.command("remove Brute"));
    EXPECT_EQ(session.scene().find("wolf"), nullptr);
    static_cast<void>(session.command("next"));
    static_cast<void>(session.command("30"));
    EXPECT_EQ(refusal_of(session, "draw"), "");
}

TEST(Leaving, ACharacterEscapesAtTheEndOfItsTurn) {
    Session session = played({"20", "45", "card 3", summons_wolf});
    EXPECT_THAT(refusal_of(session, "remove Brute"), HasSubstr("Type escape"));
    static_cast<void>(session.command("escape"));
    EXPECT_EQ(session.scene().find("Brute"), nullptr);
    EXPECT_EQ(session.scene().find("wolf"), nullptr);
    EXPECT_EQ(session.waiting().kind, "choice") << "the hound acts, and may attack Tinkerer";
    EXPECT_FALSE(session.state().hands.contains("Brute"));
}

TEST(Leaving, AnEscapeComesAfterAllThatHappensAtTheEndOfTheTurn) {
    Json document = cellar();
    document["scene"]["loot"] = Json::array({document["scene"]["figures"][0]["at"]});
    Session session = played({"20", "45", "card 3", "escape"}, document);
    EXPECT_THAT(session.scene().loot, IsEmpty());
    EXPECT_THAT(refusal_of(session, "escape"), HasSubstr("It is hound-1's turn"));
}

TEST(Leaving, WhoTakesALongRestEscapesAfterIt) {
    Session session = after_a_round();
    for (const char* const command : {"next", "rest long", "30", "card 3"}) {
        static_cast<void>(session.command(command));
    }
    go_on_to(session, "character", "Brute");
    EXPECT_THAT(test::kinds_of(session.command("escape")), Contains("heal"));
    EXPECT_EQ(session.scene().find("Brute"), nullptr);
}

TEST(Leaving, TheGameIsNotLostWhenTheLastCharacterEscapes) {
    Session session = played({"20", "21", "card 3", "escape", "escape"});
    EXPECT_EQ(session.waiting().kind, "round-over");
    EXPECT_THAT(session.waiting().says, HasSubstr("No character is on the map any more."));
    EXPECT_THAT(commands_of(session.waiting()), ::testing::ElementsAre("won", "lost"));
    EXPECT_THAT(refusal_of(session, "next"), HasSubstr("Type won or lost"));
    static_cast<void>(session.command("won"));
    EXPECT_THAT(session.waiting().says, HasSubstr("The scenario is won."));
}

TEST(Leaving, WhoIsExhaustedAtTheEndOfItsTurnDoesNotEscape) {
    Json document = cellar();
    document["scene"]["edition"] = "frosthaven";
    document["scene"]["monsters"]["rust-hound"]["edition"] = "frosthaven";
    Json& figures = document["scene"]["figures"];
    Json other = figures[1];
    other["id"] = "Brute's hound";
    other["at"] = {1, 2};
    figures.push_back(other);
    figures[0]["conditions"] = {"bane"};
    figures[0]["hp"] = 5;
    Session session = played({"20", "45", "46", "card 3", "escape", "no"}, document);
    EXPECT_EQ(session.scene().find("Brute"), nullptr);
    EXPECT_NE(session.scene().find("Brute's hound"), nullptr);
}

TEST(Leaving, OneWhoIsRemovedBeforeOthersAreExhaustedHasNotEscaped) {
    Session session = played({"remove Tinkerer", "exhaust Brute"});
    EXPECT_THAT(session.waiting().says, HasSubstr("the scenario is lost"));
}

TEST(BetweenRounds, WhatIsSummonedActsInTheRoundThatFollows) {
    Session session = after_a_round();
    static_cast<void>(session.command("hound-1 at D4"));
    static_cast<void>(session.command("force Brute " + std::string{summons_wolf}));
    for (const char* const command : {"next", "20", "30", "card 3"}) {
        static_cast<void>(session.command(command));
    }
    EXPECT_EQ(session.state().last_turn, "wolf");
}

TEST(BetweenRounds, NoRoundBeginsBeforeADecisionIsMade) {
    Session session = after_a_round();
    static_cast<void>(session.command("damage Tinkerer 2"));
    EXPECT_THAT(refusal_of(session, "next"), HasSubstr("That has to wait"));
}

}  // namespace
}  // namespace standee
