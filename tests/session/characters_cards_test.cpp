#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/error.hpp"
#include "tests/session/games.hpp"

// The cards and items of characters: negating damage, rests, items in the middle of an attack.

namespace standee {
namespace {

using test::cellar;
using test::commands_of;
using test::hound_attacks;
using test::played;
using test::refusal_of;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

const Figure& brute(const Session& session) { return *session.scene().find("Brute"); }
CardCount cards(const Session& session) { return brute(session).cards.value(); }
int lost(const Session& session) {
    const Hand& hand = session.state().hands.at("Brute");
    return hand.all - hand.played - cards(session).hand - cards(session).discard;
}

/// A game in which the hound's attack on Brute has drawn +1.
Session hound_hits() {
    Session session = hound_attacks();
    static_cast<void>(session.command("+1"));
    return session;
}

TEST(CharactersCards, TwoAreChosenForARoundAndDiscardedAfterTheTurn) {
    Session session = played({"20"});
    EXPECT_EQ(cards(session).hand, 8);
    for (const std::string command : {"40", "card 3", "end"}) {
        static_cast<void>(session.command(command));
    }
    EXPECT_EQ(cards(session), (CardCount{8, 2}));
    EXPECT_EQ(lost(session), 0);
}

TEST(CharactersCards, OnlyWhatIsPossibleIsAdvised) {
    Session session = played({"cards Brute 1 1 7"});
    EXPECT_THAT(refusal_of(session, "20"), HasSubstr("Type exhaust"));
    EXPECT_THAT(refusal_of(session, "rest long"), HasSubstr("Type exhaust"));
}

TEST(CharactersCards, AnInitiativeOf99IsNoLongRest) {
    Session session = played({"cards Brute 5 4"});
    EXPECT_THAT(session.command("99").back().note->says, HasSubstr("type rest long Brute"));
}

TEST(CharactersCards, TheHealOfALongRestIsOptionalInFrosthaven) {
    for (const bool frosthaven : {true, false}) {
        Json document = cellar();
        document["scene"]["edition"] = frosthaven ? "frosthaven" : "gloomhaven";
        Session session = played(
            {"cards Brute 5 4", "hp Brute 4", "rest long", "20", "card 3", "kill hound-1", "end"},
            document);
        ASSERT_EQ(session.waiting().figure, "Brute");
        const std::string refusal = refusal_of(session, "rest without heal");
        EXPECT_EQ(refusal.empty(), frosthaven) << refusal;
        EXPECT_EQ(brute(session).hp, 4);
    }
}

/// The cellar whose characters wait in a room for their hexes.
Json cellar_with_waiting_characters() {
    Json document = cellar();
    Json& figures = document["scene"]["figures"];
    Json room{{"id", "start"}, {"revealed", true}};
    for (const std::size_t i : {0U, 0U}) {
        figures[i].erase("at");
        room["figures"].push_back(figures[i]);
        figures.erase(i);
    }
    document["rooms"].insert(document["rooms"].begin(), room);
    return document;
}

TEST(CharactersCards, AreCountedOfCharactersThatComeFromARoom) {
    Session session = played({"A2", "A3", "20"}, cellar_with_waiting_characters());
    EXPECT_EQ(cards(session).hand, 8);
    for (const std::string command : {"40", "card 3", "lose card", "end"}) {
        static_cast<void>(session.command(command));
    }
    EXPECT_EQ(cards(session), (CardCount{8, 1}));
    EXPECT_EQ(lost(session), 1);
}

TEST(CharactersCards, ARefusalToNegateSaysThatThereAreTooFew) {
    Session session = hound_hits();
    EXPECT_THAT(refusal_of(session, "negate discard"), HasSubstr("Brute has too few cards"));
}

TEST(ModifierCards, ThatRollAreSaidWithThoseDrawnAfterThem) {
    Session session = played({"20", "45", "card 3", "move c2", "attack hound 3"});
    EXPECT_EQ(refusal_of(session, "+1 rolling stun, -1 push 2"), "");
    EXPECT_EQ(session.scene().find("hound-1")->hp, 1);  // 4, less 3 + 1 - 1
    EXPECT_TRUE(session.scene().find("hound-1")->has(Condition::stun));
}

TEST(ModifierCards, ThatRollAreSaidWithTheAttack) {
    Session session = played({"20", "45", "card 3", "move c2"});
    EXPECT_EQ(refusal_of(session, "attack hound 2 draw +1 rolling, -1"), "");
    EXPECT_EQ(session.waiting().kind, "character");
}

TEST(ModifierCards, AreSaidWithTheOnlyAttackOfACard) {
    Session session = played({"20", "45", "card hand 21", "end"});
    EXPECT_EQ(session.waiting().kind, "party");
    EXPECT_THAT(refusal_of(session, "attack Brute 2; attack Tinkerer 2 draw 2x"),
                HasSubstr("not clear which attack"));
    EXPECT_EQ(refusal_of(session, "attack Brute 2 draw 2x"), "");
    EXPECT_EQ(session.waiting().kind, "negate");
}

TEST(ModifierCards, AreNoMoreThanAreDrawn) {
    Session session = played({"20", "45", "card 3", "move c2", "attack hound 3"});
    EXPECT_THAT(refusal_of(session, "+1, -1"), HasSubstr("That is 2 cards; Say no more than 1"));
    EXPECT_THAT(refusal_of(session, "+1 rolling, -1, +0"),
                HasSubstr("That is 3 cards; Say no more than 2"));
    static_cast<void>(session.command("+0"));
    EXPECT_THAT(refusal_of(session, "loot draw +1"), Not(IsEmpty()));
}

TEST(ModifierDecks, AreShuffledForWhoeverComesFromARoom) {
    Json document = cellar_with_waiting_characters();
    document["scene"]["edition"] = "frosthaven";
    Json ally = document["scene"]["figures"][0];
    ally["kind"] = "ally";
    ally["side"] = "party";
    ally["id"] = "friend";
    document["rooms"][1]["figures"].push_back(ally);
    const Session session{document, {.seed = 1}};
    EXPECT_TRUE(session.scene().decks.contains("Brute"));
    EXPECT_TRUE(session.scene().decks.contains("allies"));
    Session attacks = played({"A2", "A3", "20", "40", "card 3"}, document, {.seed = 1});
    static_cast<void>(attacks.command("attack hound-1 3 range 5"));
    EXPECT_EQ(attacks.waiting().kind, "character") << "the card is drawn";
    document["scene"]["figures"][0]["id"] = "hound-9";
    document["rooms"][0]["figures"][0]["players"] = {4};
    EXPECT_FALSE((Session{document, {.seed = 1}}.scene().decks.contains("Brute")));
}

TEST(CharactersCards, OneThatIsLostIsNotDiscarded) {
    Session session = played({"20", "40", "card 3", "lose card", "end"});
    EXPECT_EQ(cards(session), (CardCount{8, 1}));
    EXPECT_EQ(lost(session), 1);
    EXPECT_THAT(refusal_of(session, "brute lose card"), HasSubstr("has played 0 cards"));
}

TEST(CharactersCards, ALongRestInsteadTakesTheChosenOnesBack) {
    Session session = played({"cards Brute 6 4", "20"});
    EXPECT_EQ(cards(session).hand, 4);
    static_cast<void>(session.command("rest long brute"));
    EXPECT_EQ(cards(session), (CardCount{6, 4}));
}

TEST(CharactersCards, ALongRestLosesOneAndTakesTheOthersBack) {
    Session session = played(
        {"cards Brute 1 4", "hp Brute 5", "rest long", "tinkerer 50", "kill hound-1", "end"});
    ASSERT_EQ(session.waiting().figure, "Brute");
    static_cast<void>(session.command("rest"));
    EXPECT_EQ(cards(session), (CardCount{4, 0}));
    EXPECT_EQ(lost(session), 1);
    EXPECT_EQ(brute(session).hp, 7);
}

TEST(CharactersCards, ALongRestThatWasDeclaredIsTaken) {
    Session session =
        played({"cards Brute 1 4", "rest long", "tinkerer 50", "kill hound-1", "end"});
    EXPECT_THAT(session.waiting().says, HasSubstr("It takes a long rest"));
    EXPECT_THAT(commands_of(session.waiting()), ElementsAre("rest"));
    EXPECT_THAT(refusal_of(session, "end"), HasSubstr("takes a long rest this round; Type rest"));
    Session too_few = session;
    static_cast<void>(too_few.command("cards Brute 1 1"));
    EXPECT_EQ(refusal_of(too_few, "end"), "") << "it can rest no more";
    static_cast<void>(session.command("rest"));
    EXPECT_EQ(session.waiting().kind, "round-over");
}

TEST(CharactersCards, AShortRestIsAtTheEndOfARound) {
    Session session = played({"20", "40", "kill hound-1"});
    EXPECT_THAT(refusal_of(session, "rest short brute"), HasSubstr("is taken at its end"));
    static_cast<void>(session.command("end"));
    static_cast<void>(session.command("end"));
    ASSERT_EQ(session.waiting().kind, "round-over");
    EXPECT_THAT(commands_of(session.waiting()), Contains("rest short Brute"));
    static_cast<void>(session.command("rest short brute"));
    EXPECT_EQ(cards(session), (CardCount{9, 0}));
    EXPECT_EQ(lost(session), 1);
    EXPECT_THAT(commands_of(session.waiting()), Not(Contains("rest short Brute")));
}

TEST(CharactersCards, WhoHasTooFewRestsOrIsExhausted) {
    Session session = played({"cards Brute 1 2"});
    EXPECT_THAT(refusal_of(session, "20"), HasSubstr("1 card in hand"));
    EXPECT_THAT(session.waiting().says, HasSubstr("too few"));
    EXPECT_THAT(commands_of(session.waiting()), ElementsAre("rest long", "exhaust"));
    static_cast<void>(session.command("cards Brute 1 1"));
    EXPECT_THAT(refusal_of(session, "rest long"), HasSubstr("1 discarded card"));
    EXPECT_THAT(commands_of(session.waiting()), ElementsAre("exhaust"));
    static_cast<void>(session.command("exhaust"));
    EXPECT_EQ(session.scene().find("Brute"), nullptr);
}

TEST(CharactersCards, NegatingSaysWhatItCosts) {
    Session session = hound_hits();
    ASSERT_EQ(session.waiting().kind, "negate");
    EXPECT_EQ(
        session.waiting().says,
        "Brute is about to suffer 3 damage. It has 10 hit points. Does it negate the damage?");
    EXPECT_THAT(commands_of(session.waiting()), ElementsAre("no", "negate hand"));
    EXPECT_EQ(session.waiting().answers[1].says, "it loses 1 of its 8 cards in hand");
    static_cast<void>(session.command("negate hand"));
    EXPECT_EQ(cards(session).hand, 7);
    EXPECT_EQ(lost(session), 1);
    EXPECT_EQ(brute(session).hp, 10);
}

TEST(CharactersCards, EveryWayToAnswerMeansTheSame) {
    const std::vector<std::vector<std::string>> same{
        {"no", "negate no", "NO", "neg no", "1", R"({"choose": 0})", R"({"says": "no"})"},
        {"negate hand", "hand", "neg h", "Negate  Hand", "2", R"({"choose": 1})",
         R"({"says": "negate hand"})"},
        {"negate discard", "discard", "3", R"({"choose": 2})"}};
    for (const auto& ways : same) {
        Session first = hound_hits();
        static_cast<void>(first.command("cards Brute 8 2"));
        static_cast<void>(first.command(ways.front()));
        for (const std::string& way : ways) {
            Session session = hound_hits();
            static_cast<void>(session.command("cards Brute 8 2"));
            static_cast<void>(session.command(way));
            EXPECT_EQ(session.scene(), first.scene()) << way;
        }
    }
}

TEST(CharactersCards, NegatingIsAnAnswerOnlyToDamage) {
    Session session = hound_attacks();
    EXPECT_THAT(refusal_of(session, "negate hand"), HasSubstr("no damage to negate"));
}

TEST(CharactersCards, WhoseCardsAreNotCountedIsNotAsked) {
    Json document = cellar();
    for (Json& figure : document["scene"]["figures"]) {
        figure.erase("cards");
    }
    Session session = played({"90", "95", "hound-1 at B2", "card 3"}, document);
    const Outcome outcome = session.command("+1");
    ASSERT_TRUE(outcome.size() > 1 && outcome[1].note);
    EXPECT_THAT(outcome[1].note->says, HasSubstr("cards Brute 9"));
    EXPECT_EQ(brute(session).hp, 7);
    static_cast<void>(session.command("cards Brute 8"));
    EXPECT_EQ(session.state().hands.at("Brute").played, 2) << "it acts later in this round";
}

TEST(Items, AreAskedAboutByName) {
    Session session = played({"90", "95", "item brute shield 2", "item brute disadvantage old coat",
                              "hound-1 at B2", "card 3"});
    ASSERT_EQ(session.waiting().kind, "choice") << session.waiting().says;
    EXPECT_EQ(session.waiting().says, "Brute is attacked. Does it use an item?");
    EXPECT_THAT(commands_of(session.waiting()),
                ElementsAre("no", "item shield 2", "item old coat"));
    static_cast<void>(session.command("item old coat"));
    EXPECT_THAT(commands_of(session.waiting()), ElementsAre("no", "item shield 2"));
    static_cast<void>(session.command("no item"));
    EXPECT_EQ(session.waiting().kind, "draw");
    EXPECT_EQ(brute(session).bonuses.size(), 1U);
}

TEST(Items, AreUsedAtOnceInTheMiddleOfAnAttack) {
    Session session = hound_attacks();
    static_cast<void>(session.command("item shield 3"));
    EXPECT_EQ(session.waiting().kind, "draw");
    static_cast<void>(session.command("+1"));
    EXPECT_EQ(brute(session).hp, 10);
    EXPECT_THAT(brute(session).bonuses, IsEmpty());
}

TEST(Items, AreUsedAtOnceAgainstDamage) {
    for (const std::string item : {"item negate", "item shield 3"}) {
        Session session = hound_hits();
        ASSERT_EQ(session.waiting().kind, "negate");
        static_cast<void>(session.command(item));
        EXPECT_EQ(brute(session).hp, 10) << item;
        EXPECT_EQ(cards(session).hand, 8) << item;
        EXPECT_NE(session.waiting().kind, "negate") << item;
    }
}

TEST(Items, OfTheSameNameAreRefused) {
    Session session = played({"item brute shield 1"});
    EXPECT_THAT(refusal_of(session, "item brute shield 1"), HasSubstr("another name"));
    EXPECT_THAT(refusal_of(session, "item hound-1 shield 1"), HasSubstr("no character"));
    EXPECT_THAT(refusal_of(session, "item brute sword"), HasSubstr("item Brute shield 2 buckler"));
    EXPECT_THAT(refusal_of(session, "item nobody shield 1"),
                HasSubstr("Nobody is called \"nobody\"; Say the character: Brute or Tinkerer"));
}

TEST(Items, AreUsedAsOftenAsIsSaidBeforeOrAfterTheirNames) {
    const Session session =
        played({"item brute shield 2 uses 3 buckler", "item brute shield 1 old coat uses 2"});
    EXPECT_EQ(brute(session).bonuses[0].item, "buckler");
    EXPECT_EQ(brute(session).bonuses[0].uses, 3);
    EXPECT_EQ(brute(session).bonuses[1].item, "old coat");
    EXPECT_EQ(brute(session).bonuses[1].uses, 2);
}

}  // namespace
}  // namespace standee
