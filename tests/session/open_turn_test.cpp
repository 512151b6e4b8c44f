#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/error.hpp"
#include "lib/work.hpp"
#include "tests/session/games.hpp"

// What a game asks for in a turn, where a step leaves something open.

namespace standee {
namespace {

using test::brute_acts;
using test::cellar;
using test::played;
using test::refusal_of;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A game that waits for the modifier card of the hound's attack on Brute.
Session attack_in_progress() { return played({"90", "95", "hound-1 at B2", "card 3"}); }

TEST(OpenTurn, ARoomThatIsRevealedInATurnWaitsForItsEnd) {
    Session session = attack_in_progress();
    ASSERT_EQ(session.waiting().kind, "draw") << session.waiting().says;
    static_cast<void>(session.command("reveal 2"));
    EXPECT_EQ(session.waiting().kind, "draw");
    EXPECT_EQ(session.scene().find("slinger-1"), nullptr);
    EXPECT_THROW(static_cast<void>(session.command("reveal 7")), InputError);
    while (session.waiting().kind == "draw") {
        static_cast<void>(session.command("+0"));
    }
    ASSERT_EQ(session.waiting().kind, "negate") << session.waiting().says;
    static_cast<void>(session.command("no"));
    EXPECT_EQ(session.waiting().kind, "card") << session.waiting().says;
    EXPECT_NE(session.scene().find("slinger-1"), nullptr);
}

TEST(OpenTurn, ACorrectionThatTakesTooMuchWorkIsRefusedAndNotPutOff) {
    for (std::uint64_t most = 2'000;; most += 2'000) {
        Session session = attack_in_progress();
        const WorkLimit work{most};
        try {
            const Outcome outcome = session.command("hp Brute 5");
            EXPECT_EQ(outcome.front().note->says.find("At the end of this turn"), std::string::npos)
                << most;
            return;
        } catch (const InputError& error) {
            ASSERT_EQ(error.error().code, ErrorCode::too_many);
        }
    }
}

/// Loading may take more work than a command, and the loaded game has to go on from the same turn.
TEST(OpenTurn, ATurnThatTakesTooMuchWorkIsRefusedAndNotLeftToTheTable) {
    for (std::uint64_t most = 1'000;; most += 1'000) {
        Session session = played({"90", "95", "hound-1 at B2"});
        const WorkLimit work{most};
        try {
            static_cast<void>(session.command("card 3"));
            EXPECT_EQ(session.waiting().kind, "draw") << session.waiting().says;
            return;
        } catch (const InputError& error) {
            ASSERT_EQ(error.error().code, ErrorCode::too_many);
        }
    }
}

TEST(OpenTurn, ThePlayerChoosesThePathOfAPush) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("hound-1 at C2"));
    static_cast<void>(session.command("Brute at B2"));
    static_cast<void>(session.command("attack hound-1 1 push 1 draw miss"));
    ASSERT_EQ(session.waiting().kind, "choice") << session.waiting().says;
    EXPECT_GT(session.waiting().answers.size(), 1U);
    const Hex before = session.scene().find("hound-1")->at;
    static_cast<void>(session.command(session.waiting().answers.back().command));
    EXPECT_NE(session.scene().find("hound-1")->at, before);
    EXPECT_EQ(session.waiting().kind, "character");
}

TEST(OpenTurn, EndsOnlyWhenNothingIsAsked) {
    Session hit = played(brute_acts());
    static_cast<void>(hit.command("damage brute 4"));
    ASSERT_EQ(hit.waiting().kind, "negate");
    EXPECT_THAT(refusal_of(hit, "end"), HasSubstr("That has to wait; First: Brute is about to"));
    static_cast<void>(hit.command("no"));
    EXPECT_EQ(hit.scene().find("Brute")->hp, 6);
    EXPECT_EQ(refusal_of(hit, "end"), "");
    Session attacks = played(brute_acts());
    static_cast<void>(attacks.command("attack hound-1 3 range 5"));
    EXPECT_THAT(refusal_of(attacks, "pass"), HasSubstr("Draw 1 modifier card"));
}

TEST(OpenTurn, DoesNotEndBeforeTheMonstersOfARoomHaveTheirStandees) {
    Json document = cellar();
    for (Json& figure : document["rooms"][0]["figures"]) {
        figure.erase("standee");
        figure["id"] = figure["name"].get<std::string>() + "-a";
    }
    document["rooms"][0]["figures"].erase(1);
    Session session = played(brute_acts(), document);
    static_cast<void>(session.command("open"));
    ASSERT_THAT(session.waiting().says, HasSubstr("Which standee does"));
    EXPECT_THAT(refusal_of(session, "end"), HasSubstr("First: Which standee does"));
}

TEST(OpenTurn, AStunnedCharacterMayTakeALongRest) {
    Session session = played({"hp brute 5", "cards brute 7 2", "stun brute", "rest long",
                              "tinkerer 50", "kill hound-1", "end"});
    ASSERT_EQ(session.waiting().figure, "Brute");
    static_cast<void>(session.command("rest"));
    EXPECT_EQ(session.scene().find("Brute")->hp, 7);
}

TEST(OpenStart, FiguresThatWaitForAHexArePlacedBeforeTheFirstRound) {
    Json document = cellar();
    Json& figures = document["scene"]["figures"];
    Json room{{"id", "start"}, {"revealed", true}, {"text", "Choose."}};
    for (const std::size_t i : {2U, 1U, 0U}) {
        figures[i].erase("at");
        room["figures"].push_back(figures[i]);
        figures.erase(i);
    }
    document["rooms"].insert(document["rooms"].begin(), room);
    Session session{document};
    EXPECT_EQ(session.beginning().at(0).note->says, "Room start. Choose.");
    for (const std::string id : {"hound-1", "Tinkerer", "Brute"}) {
        ASSERT_EQ(session.waiting().kind, "reveal");
        EXPECT_EQ(session.waiting().figure, id);
        static_cast<void>(session.command(session.waiting().answers.front().command));
    }
    EXPECT_EQ(session.waiting().kind, "initiative");
    static_cast<void>(session.command("exhaust Tinkerer"));
    static_cast<void>(session.command("exhaust"));
    EXPECT_EQ(session.waiting().kind, "over");
    session.undo(100);
    EXPECT_EQ(session.waiting().figure, "hound-1");
}

}  // namespace
}  // namespace standee
