#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "files/scene_json.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "play/apply.hpp"
#include "play/event_names.hpp"
#include "session/order.hpp"
#include "tests/session/games.hpp"

namespace standee {
namespace {

using test::brute_acts;
using test::cellar;
using test::commands_of;
using test::hound_attacks;
using test::kinds_of;
using test::played;
using test::refusal_of;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

const Figure& figure(const Session& session, const std::string& id) {
    return *session.scene().find(id);
}

const event::Attack& attack_of(const Outcome& outcome) {
    for (const Happened& happened : outcome) {
        for (const Event& event : happened.events) {
            if (const auto* attack = std::get_if<event::Attack>(&event.what)) {
                return *attack;
            }
        }
    }
    throw std::logic_error("nobody attacks");
}

TEST(Session, AsksForInitiativesThenForCards) {
    Session session{cellar()};
    EXPECT_EQ(session.waiting().kind, "initiative");
    EXPECT_EQ(session.waiting().figure, "Brute");
    static_cast<void>(session.command("20"));
    EXPECT_EQ(session.waiting().figure, "Tinkerer");
    static_cast<void>(session.command("cards Tinkerer 8 4"));
    static_cast<void>(session.command("rest long"));
    EXPECT_EQ(session.waiting().kind, "card");
    EXPECT_EQ(session.waiting().figure, "rust-hound");
    EXPECT_THAT(commands_of(session.waiting()), Contains("draw"));
    EXPECT_THAT(commands_of(session.waiting()), Contains("card 3"));
}

TEST(Session, NamesAreMeantByTheirBeginning) {
    Session session = played(brute_acts());
    EXPECT_EQ(session.waiting().kind, "character");
    static_cast<void>(session.command("mov c2"));
    static_cast<void>(session.command("ATTACK hou 3 range 2 draw +1"));
    EXPECT_EQ(figure(session, "Brute").at, (Hex{2, 0}));
}

TEST(Session, ADoorRevealsARoomWhoseSetsDrawACard) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("kill hound-1"));
    const Outcome outcome = session.command("move 4,0");
    EXPECT_THAT(kinds_of(outcome), Contains("door"));
    EXPECT_THAT(kinds_of(outcome), Contains("reveal"));
    EXPECT_NE(session.scene().find("slinger-1"), nullptr);
    EXPECT_NE(session.scene().find("hound-2"), nullptr);
    EXPECT_EQ(session.scene().find("slinger-2"), nullptr) << "it comes with three characters";
    EXPECT_THAT(session.scene().loot, Contains(Hex{7, -3}));
    EXPECT_EQ(session.waiting().kind, "character") << "the turn goes on";
    static_cast<void>(session.command("end"));
    EXPECT_EQ(session.waiting().kind, "card");
    EXPECT_EQ(session.waiting().figure, "marsh-slinger");
}

/// A guard whose card summons a rat.
Json with_a_summoner(const std::string& edition) {
    Json scene = Json::parse(R"({
      "format": "scene/1",
      "map": {"hexes": [[0,0], [1,0], [2,0], [3,0], [4,0]]},
      "figures": [
        {"id": "Brute", "kind": "character", "side": "party", "at": [0,0], "hp": 9, "maxHp": 9},
        {"id": "guard-1", "kind": "monster", "side": "monsters", "name": "guard", "at": [3,0]}
      ],
      "cards": {"guard": {"initiative": 10, "abilities": [{"summon": {"name": "rat"}}]}},
      "monsters": {"rat": {
        "format": "monster/1",
        "name": "rat",
        "level": 1,
        "stats": {"normal": {"hp": 2, "maxHp": 2, "attack": 1, "move": 1}}
      }}
    })");
    scene["edition"] = edition;
    scene["monsters"]["rat"]["edition"] = edition;
    return scene;
}

// Its initiative counts for the focus of others, though it does not act. [monster.summon-focus]
TEST(Session, ASetThatIsSummonedDrawsACardAtOnceWhereTheRulebookSaysSo) {
    const std::vector<std::string> commands{"50", "2"};
    const Session frosthaven = played(commands, with_a_summoner("frosthaven"));
    EXPECT_EQ(frosthaven.waiting().kind, "card");
    EXPECT_EQ(frosthaven.waiting().figure, "rat");
    EXPECT_EQ(played(commands, with_a_summoner("gloomhaven")).waiting().kind, "character");
}

TEST(Session, RevealedMonstersActInTheRound) {
    Session session = played(brute_acts(), cellar(), {.seed = 4});
    for (const std::string command : {"kill hound-1", "open", "end", "draw", "end"}) {
        while (session.waiting().kind == "choice" || session.waiting().kind == "negate") {
            static_cast<void>(session.command("1"));
        }
        static_cast<void>(session.command(command));
    }
    while (session.waiting().kind == "choice" || session.waiting().kind == "negate") {
        static_cast<void>(session.command("1"));
    }
    EXPECT_TRUE(session.state().turns.contains("slinger-1"));
    EXPECT_TRUE(session.state().turns.contains("hound-2"));
}

TEST(Session, OnlyWhoseTurnItIsActs) {
    Session session = played(brute_acts());
    EXPECT_THAT(refusal_of(session, "Tinkerer attack hound-1 2 range 5"),
                HasSubstr("It is not Tinkerer's turn"));
    EXPECT_THAT(refusal_of(session, "attack hound-1 3"), HasSubstr("range"));
    EXPECT_THAT(refusal_of(session, "move c1"), HasSubstr("no figure, obstacle or wall"));
    EXPECT_THAT(refusal_of(session, "move d1 points 1"), HasSubstr("movement points"));
    EXPECT_EQ(refusal_of(session, "force Tinkerer attack hound-1 2 draw +0"), "");
}

TEST(Session, AForcedAttackIsMeleeNextToTheAttackerUnlessItHasARange) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("move c2"));
    static_cast<void>(session.command("force attack hound-1 3"));
    EXPECT_THAT(session.waiting().says, HasSubstr("Draw 1 modifier card"));
    session.undo();
    static_cast<void>(session.command("force attack hound-1 3 range 3"));
    EXPECT_THAT(session.waiting().says, HasSubstr("Draw 2 modifier cards")) << "disadvantage";
    session.undo(2);
    const Outcome far = session.command("force attack hound-1 3 draw +0");
    EXPECT_TRUE(attack_of(far).ranged);
}

TEST(Session, AnAttackOfACardThatTheTableCarriesOutIsMeleeNextToTheAttacker) {
    Session session = played({"20", "45", "card hand 50", "move c2", "end", "end"});
    ASSERT_EQ(session.waiting().kind, "party");
    static_cast<void>(session.command("attack brute 2"));
    EXPECT_THAT(session.waiting().says, HasSubstr("Draw 1 modifier card"));
}

TEST(Session, AForcedAttackAsksForNoLineOfSight) {
    Json document = cellar();
    Json& scene = document["scene"];
    scene["map"]["hexes"] = Json::parse("[[0,1],[0,2],[0,3],[1,3],[2,3],[3,3],[4,3],[4,2],[4,1]]");
    scene["map"].erase("doors");
    scene["map"].erase("obstacles");
    scene["figures"][2]["at"] = {4, 1};
    document["rooms"] = Json::array();
    Session session = played(brute_acts(), document);
    EXPECT_THAT(refusal_of(session, "attack hound-1 3 range 9"), HasSubstr("out of sight"));
    EXPECT_EQ(refusal_of(session, "force attack hound-1 3 draw +0"), "");
}

TEST(Session, ModifierCardsAreAskedForAtTheAttack) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("attack hound-1 3 range 5"));
    EXPECT_EQ(session.waiting().kind, "draw");
    static_cast<void>(session.command("+1 rolling stun"));
    EXPECT_EQ(session.waiting().kind, "draw") << "a rolling card brings another";
    static_cast<void>(session.command("0"));
    EXPECT_EQ(session.waiting().kind, "character");
}

TEST(Session, ThePathOfAPushIsAChoice) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("hound-1 at C2"));
    static_cast<void>(session.command("move B1"));
    Session said = session;
    static_cast<void>(said.command("push hound-1 1 D2"));
    EXPECT_EQ(said.waiting().kind, "character");
    static_cast<void>(session.command("attack hound-1 1 push 1 draw +0"));
    ASSERT_EQ(session.waiting().kind, "choice") << session.waiting().says;
    EXPECT_EQ(session.waiting().says, "Where is hound-1 pushed?");
    EXPECT_GT(session.waiting().answers.size(), 1U);
    static_cast<void>(session.command("d1"));
    EXPECT_EQ(figure(session, "hound-1").at, *session.setting().names.find("D1"));
}

TEST(Session, CorrectionsAreMadeAtAnyMoment) {
    Session session{cellar()};
    static_cast<void>(session.command("hp Brute 6"));
    EXPECT_EQ(figure(session, "Brute").hp, 6);
    static_cast<void>(session.command("hound-1 at D1"));
    static_cast<void>(session.command("poison tinkerer"));
    EXPECT_TRUE(figure(session, "Tinkerer").has(Condition::poison));
    static_cast<void>(session.command("lose poison tinkerer"));
    EXPECT_FALSE(figure(session, "Tinkerer").has(Condition::poison));
    static_cast<void>(session.command("element fire strong"));
    EXPECT_EQ(session.scene().elements[0], ElementState::strong);
}

TEST(Session, ACorrectionInTheMiddleOfATurnHoldsFromItsStart) {
    Session session = hound_attacks();
    ASSERT_EQ(session.waiting().kind, "draw") << session.waiting().says;
    static_cast<void>(session.command("hp Brute 6"));
    EXPECT_EQ(session.waiting().kind, "draw");
    EXPECT_EQ(figure(session, "Brute").hp, 6);
    static_cast<void>(session.command("2x"));
    static_cast<void>(session.command("negate no"));
    EXPECT_LT(*figure(session, "Brute").hp, 6);
}

/// A guard attacks Tinkerer, to whom it has gone, and waits for a card.
Session guard_attacks() {
    const Json scene = Json::parse(R"({
        "format": "scene/1", "edition": "gloomhaven", "map": {"picture": [
            ".   .   .   .",
            "  .   .   .",
            ".   .   .   ."]},
        "figures": [
            {"id": "Brute", "kind": "character", "side": "party", "at": [0, 0], "hp": 10},
            {"id": "Tinkerer", "kind": "character", "side": "party", "at": [6, -3], "hp": 8},
            {"id": "guard-1", "kind": "monster", "side": "monsters", "name": "guard",
             "at": [4, -1], "hp": 6, "move": 4, "attack": 2}],
        "cards": {"guard": {"initiative": 10, "abilities": [
            {"move": {"points": "+0"}}, {"attack": {"value": "+0"}}]}}})");
    return played({"40", "50"}, scene);
}

TEST(Session, WhatACorrectionChangesInTheTurnIsToldAgain) {
    Session session = guard_attacks();
    ASSERT_EQ(session.waiting().kind, "draw") << session.waiting().says;
    const Hex before = figure(session, "guard-1").at;
    const Outcome outcome = session.command("Tinkerer at C1");
    std::vector<std::string> kinds = kinds_of(outcome);
    std::erase(kinds, "");  // bookkeeping
    EXPECT_EQ(kinds, (std::vector<std::string>{"correction", "correction", "move"}));
    ASSERT_EQ(outcome.size(), 3U);
    EXPECT_EQ(outcome[0].note->says, "Tinkerer stands in [2,-1].");
    EXPECT_EQ(outcome[1].note->says, "This changes what has happened:");
    EXPECT_EQ(outcome[0].after->find("guard-1")->at, (Hex{4, -1})) << "it has not moved yet";
    EXPECT_NE(figure(session, "guard-1").at, before);
    Scene board = *outcome[2].from;
    for (const Event& event : outcome[2].events) {
        apply(board, event);
    }
    EXPECT_EQ(board, session.scene());
}

TEST(Session, ACorrectionThatChangesNothingElseIsAllThatIsTold) {
    Session session = guard_attacks();
    EXPECT_EQ(kinds_of(session.command("hp Tinkerer 5")), (std::vector<std::string>{"correction"}));
    EXPECT_EQ(kinds_of(session.command("poison Brute")), (std::vector<std::string>{"correction"}));
}

TEST(Session, WhatCannotHoldFromTheStartWaitsForTheEndOfTheTurn) {
    Session session = hound_attacks();
    ASSERT_EQ(session.waiting().kind, "draw");
    const Outcome outcome = session.command("bless Tinkerer");
    EXPECT_EQ(outcome.back().note->says, "At the end of this turn: bless Tinkerer.");
    EXPECT_THAT(session.state().later, Contains("bless Tinkerer"));
    static_cast<void>(session.command("+0"));
    static_cast<void>(session.command("no"));
    EXPECT_THAT(session.state().later, IsEmpty());
}

TEST(Session, InTheTurnOfACharacterItWaitsForTheEndOfTheAction) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("attack hound-1 1 range 5"));
    const Outcome outcome = session.command("token A1");
    EXPECT_EQ(outcome.back().note->says, "As soon as this is over: token A1.");
    static_cast<void>(session.command("-1"));
    EXPECT_EQ(session.waiting().kind, "character");
    EXPECT_THAT(session.scene().loot, Contains(*session.setting().names.find("A1")));
}

TEST(Session, ACorrectionBeforeATurnIsMadeAtOnce) {
    Session session = played({"20", "20", "card 3"});
    ASSERT_EQ(session.waiting().kind, "choice") << "who acts first";
    static_cast<void>(session.command("token A1"));
    EXPECT_THAT(session.scene().loot, Contains(*session.setting().names.find("A1")));
    EXPECT_THAT(session.state().later, IsEmpty());
    EXPECT_EQ(session.waiting().kind, "choice");
}

TEST(Session, OnlyMonstersAreKilledAndOnlyKnownOnesCome) {
    Session session = played(brute_acts());
    EXPECT_THAT(refusal_of(session, "kill brute"), HasSubstr("exhaust Brute"));
    EXPECT_THAT(refusal_of(session, "spawn bogus at C3"), HasSubstr("rust-hound"));
}

TEST(Session, TheStandeeOfANewMonsterIsSaidOrDrawn) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("spawn rust at C3"));
    ASSERT_EQ(session.waiting().kind, "choice") << session.waiting().says;
    EXPECT_THAT(session.waiting().says, HasSubstr("Which standee does rust-hound-a have, "));
    EXPECT_THAT(refusal_of(session, "1"), HasSubstr("\"1\" is no number that it can have; First: "))
        << "it is on the map";
    Session drawn = session;
    static_cast<void>(session.command("4"));
    EXPECT_EQ(figure(session, "rust-hound-4").standee, 4);
    static_cast<void>(drawn.command("draw"));
    const Figure& by_chance = drawn.scene().figures.back();
    EXPECT_NE(by_chance.standee, 1);
    EXPECT_EQ(by_chance.id, "rust-hound-" + std::to_string(*by_chance.standee));
    static_cast<void>(session.command("spawn rust at C2"));
    static_cast<void>(session.command("2"));
    EXPECT_EQ(figure(session, "rust-hound-2").standee, 2);
}

TEST(Session, ASetHasAsManyStandeesAsItsStatCardSays) {
    const auto numbers = [](Json document) {
        Session session = played(brute_acts(), std::move(document));
        static_cast<void>(session.command("spawn rust at C3"));
        return test::commands_of(session.waiting());
    };
    Json document = test::cellar();
    Json& scene = document["scene"];
    EXPECT_EQ(numbers(document), (std::vector<std::string>{"2", "3", "4", "5", "6", "draw"}));
    scene["standees"]["rust-hound"] = 3;
    EXPECT_EQ(numbers(document), (std::vector<std::string>{"2", "3", "draw"}))
        << "the scene's own number wins";
    scene.erase("standees");
    scene["monsters"]["rust-hound"].erase("standees");
    EXPECT_EQ(numbers(document).size(), 10U) << "to 10, as in the largest printed sets";
}

TEST(Session, BoardsFollowFromEvents) {
    Session session = played(brute_acts());
    const Outcome outcome = session.command("move c2");
    Scene scene = *outcome.front().from;
    for (const Event& event : outcome.front().events) {
        apply(scene, event);
    }
    EXPECT_EQ(scene, session.scene());
}

TEST(Session, TakesBackEverything) {
    const Session start{cellar()};
    Session session = played(brute_acts());
    for (const std::string command : {"move c2", "attack hound-1 3 range 2", "+1 -1", "end"}) {
        static_cast<void>(session.command(command));
    }
    const Json saved = session.save();
    const std::size_t count = session.journal().size();
    EXPECT_EQ(session.undo(count).size(), count);
    EXPECT_EQ(session.scene(), start.scene());
    EXPECT_EQ(session.state().hands.at("Brute").played, 0);
    EXPECT_EQ(session.waiting().kind, "initiative");
    static_cast<void>(session.redo(count));
    EXPECT_EQ(session.save(), saved);
}

TEST(Session, ADeckThatIsNotCalledAsItsMonstersIsShuffledWhenItIsUsedUp) {
    Json document = cellar();
    document["scene"]["monsters"]["rust-hound"]["deck"] = "dogs";
    for (Json& figure : document["scene"]["figures"]) {
        figure["hp"] = figure["maxHp"] = 99;
        figure.erase("cards");  // counted, they would end after a few rounds without a rest
    }
    Session session{document};
    int drawn = 0;
    for (int i = 0; i < 600 && drawn < 20; ++i) {
        const Waiting waiting = session.waiting();
        ASSERT_NE(waiting.kind, "over");
        drawn += waiting.kind == "card" ? 1 : 0;
        static_cast<void>(session.command(waiting.kind == "initiative" ? "50"
                                          : waiting.kind == "draw"     ? "+0"
                                          : waiting.kind == "character"
                                              ? "end"
                                              : waiting.answers.front().command));
    }
    EXPECT_EQ(drawn, 20) << "eight cards are enough for any number of rounds";
}

TEST(Session, ASetThatActsRightAfterACharacterStandsThereInTheOrder) {
    Json document = cellar();
    for (Json& card : document["scene"]["monsters"]["rust-hound"]["cards"]) {
        card["actsAfter"] = "Tinkerer";
    }
    Session session = played({"50", "tinkerer 30", "card 1"}, document);
    const auto order = [&] {
        std::vector<std::string> ids;
        for (const PlaceInRound& place : places_in_round(session.scene())) {
            ids.push_back(place.figure->id);
        }
        return ids;
    };
    const std::vector<std::string> expected{"Tinkerer", "hound-1", "Brute"};
    EXPECT_EQ(order(), expected);
    static_cast<void>(session.command("end"));
    EXPECT_EQ(order(), expected) << "it stands after Tinkerer, who has acted";
}

TEST(Session, ThoseWhoHaveActedStandInTheOrderInWhichTheyDid) {
    Json document = cellar();
    Json elite = document["scene"]["figures"][2];
    elite.update({{"id", "hound-4"}, {"rank", "elite"}, {"standee", 4}, {"at", {3, 1}}});
    document["scene"]["figures"].push_back(elite);
    Session session = played({"80", "tinkerer 85", "card 1"}, document);
    while (session.waiting().kind != "character") {
        const std::string kind = session.waiting().kind;
        static_cast<void>(session.command(kind == "draw" ? "+0" : kind == "negate" ? "no" : "1"));
    }
    const std::vector<PlaceInRound> places = places_in_round(session.scene());
    EXPECT_EQ(places[0].figure->id, "hound-4") << "an elite acts before the normal";
    EXPECT_EQ(places[1].figure->id, "hound-1");
}

TEST(Session, AllDecksThatAreKnownAreDrawnFrom) {
    Json document = cellar();
    document["scene"]["monsters"]["imp"] = {
        {"format", "monster/1"},
        {"name", "imp"},
        {"edition", "gloomhaven"},
        {"stats", {{"normal", {{"hp", 3}, {"move", 2}, {"attack", 1}}}}}};
    document["scene"]["figures"].push_back({{"id", "imp-1"},
                                            {"kind", "monster"},
                                            {"side", "monsters"},
                                            {"name", "imp"},
                                            {"rank", "normal"},
                                            {"standee", 1},
                                            {"hp", 3},
                                            {"at", {3, 2}}});
    Session session = played({"20", "tinkerer 85", "draw all"}, document);
    EXPECT_TRUE(session.scene().cards.contains("rust-hound"));
    EXPECT_EQ(session.waiting().figure, "imp");
    EXPECT_THAT(refusal_of(session, "draw all"),
                HasSubstr("type: card imp hand 50 (with its initiative)"));
}

TEST(Session, SomethingIsGivenToAFigure) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("give hound-1"));
    EXPECT_EQ(figure(session, "hound-1").tokens, 1);
    static_cast<void>(session.command("undo"));
    EXPECT_EQ(figure(session, "hound-1").tokens, 0);
}

TEST(Session, TheSecondCardOfASetIsDrawnFromTheSameDeck) {
    Json document = cellar();
    Json& scene = document["scene"];
    scene["monsters"]["second"] = Json::parse(R"({"format":"monster/1","name":"second",
        "edition":"gloomhaven","level":1,"characters":2,"deck":"rust-hound",
        "stats":{"boss":{}},"cardFor":{"of":"rust-hound","numbers":"odd"}})");
    Json other = scene["figures"].back();
    other["id"] = "hound-9";
    other["standee"] = 2;
    other["at"] = {3, 1};
    scene["figures"].push_back(other);
    Session session = played({"20", "tinkerer 85 10"}, document);
    EXPECT_EQ(session.waiting().figure, "second");  // hound-1 is odd
    static_cast<void>(session.command("card 3"));
    EXPECT_EQ(session.waiting().figure, "rust-hound");
    EXPECT_THAT(commands_of(session.waiting()), Not(Contains("card 3")));
    static_cast<void>(session.command("card 1"));
    EXPECT_EQ(session.scene().cards.at("second").id, "3");
    EXPECT_EQ(session.scene().cards.at("rust-hound").id, "1");
    EXPECT_EQ(session.ability_decks().size(), 1U);
}

TEST(Session, AFigureIsCalledByALaterPartOfItsName) {
    Json document = cellar();
    for (Json& figure : document["scene"]["figures"]) {
        if (figure["id"] == "hound-1") {
            figure["id"] = "rust-hound-1";
        }
    }
    Session session{document};
    static_cast<void>(session.command("hp hound-1 2"));
    EXPECT_EQ(session.scene().find("rust-hound-1")->hp, 2);
    EXPECT_THAT(refusal_of(session, "hp 1 2"), HasSubstr("Nobody is called \"1\""));
}

TEST(Session, AnInitiativeOfNobodyNamesWhoThereIs) {
    Session session{cellar()};
    EXPECT_EQ(refusal_of(session, "initiative Brutus 20"),
              "Nobody is called \"Brutus\"; Say the character: Brute or Tinkerer");
    EXPECT_THAT(refusal_of(session, "initiative slinger-1 20"), HasSubstr("slinger-1"));
}

TEST(Session, ANumberIsNeverShortened) {
    Json document = cellar();
    document["scene"]["figures"][2]["id"] = "rust-hound-10";
    document["scene"]["figures"][2]["standee"] = 10;
    Session session{document};
    for (const std::string name : {"rust-hound-1", "hound-1", "h-1"}) {
        EXPECT_THAT(refusal_of(session, "hp " + name + " 2"), HasSubstr("Nobody is called"));
    }
    EXPECT_EQ(refusal_of(session, "hp hound-10 2"), "");
    EXPECT_EQ(refusal_of(session, "hp rust-hound- 2"), "");
}

TEST(Session, ACardIsMeantByItsInitiativeIfNoOtherHasIt) {
    Json document = cellar();
    Json& cards = document["scene"]["monsters"]["rust-hound"]["cards"];
    cards[0]["initiative"] = cards[1]["initiative"] = cards[2]["initiative"] = 91;
    Session session = played({"20", "tinkerer 30"}, document);
    const std::string refusal = refusal_of(session, "card 91");
    EXPECT_THAT(refusal, HasSubstr("\"91\" may be 1"));
    EXPECT_THAT(refusal, HasSubstr("; Type its number, as in: card 1"));
    Json twins = document;
    Json& twin = twins["scene"]["monsters"]["rust-hound"]["cards"];
    twin[1] = twin[0];
    twin[1]["id"] = "one more";
    twin[2]["initiative"] = 92;
    session = played({"20", "tinkerer 30", "card 91"}, twins);
    EXPECT_EQ(session.scene().cards.at("rust-hound").id, "1");
    session = played({"20", "tinkerer 30", "card 1", "card rust-hound 91"}, twins);
    EXPECT_EQ(session.scene().cards.at("rust-hound").id, "one more") << "the other has been drawn";
}

TEST(Session, RefusalsNameWhatWasMeant) {
    Session session = played(brute_acts());
    EXPECT_THAT(refusal_of(session, "move A2"),
                HasSubstr("Brute is in [0,1] already; Name another"));
    EXPECT_THAT(refusal_of(session, "move"), HasSubstr("The hex is missing"));
    EXPECT_THAT(refusal_of(session, "hp brute 0"), HasSubstr("Type exhaust Brute"));
    EXPECT_THAT(refusal_of(session, "hp hound-1 0"), HasSubstr("Type kill hound-1"));
    EXPECT_THAT(refusal_of(session, "attack hound-1 99999"),
                HasSubstr("is too large; Say the value of the attack, from 0 to 999"));
    EXPECT_THAT(refusal_of(session, "attack 3"), HasSubstr("Say the figure to attack: hound-1"));
    EXPECT_THAT(refusal_of(session, "attack 3"), Not(HasSubstr("Tinkerer")));
    EXPECT_THAT(refusal_of(session, "dismiss x"), HasSubstr("Say the summon"));
    EXPECT_THAT(refusal_of(session, "dismiss x"), Not(HasSubstr("hound-1")));
    EXPECT_THAT(refusal_of(session, "cards x 9"), HasSubstr("the character: Brute or Tinkerer"));
    EXPECT_THAT(refusal_of(session, "help"), HasSubstr("is a question to a terminal"));
    EXPECT_THAT(refusal_of(session, "A2"), Not(HasSubstr("Did you mean")));
    EXPECT_THAT(refusal_of(session, "damge hound-1 1"), HasSubstr("Did you mean \"damage\"?"));
    EXPECT_THAT(refusal_of(session, "2x"), HasSubstr("nothing to answer with \"2x\" now"));
    EXPECT_THAT(refusal_of(session, "12"), HasSubstr("\"12\" is no answer; First: Brute's turn."));
}

TEST(Session, ARefusalForgetsNoCharacter) {
    Session session = played({"20", "tinkerer 30"});
    EXPECT_THAT(refusal_of(session, "exhaust"), HasSubstr("as in: exhaust Brute"));
    EXPECT_THAT(refusal_of(session, "rest long"), HasSubstr("as in: rest long Brute"));
    EXPECT_THAT(refusal_of(session, "rest short"), HasSubstr("as in: rest short Brute"));
    EXPECT_THAT(refusal_of(session, "initiative"), HasSubstr("as in: initiative Brute 20"));
    EXPECT_THAT(refusal_of(session, "12"), HasSubstr("First: Which ability card does"));
}

TEST(Session, ACharacterThatIsNoLongerThereIsNotMissing) {
    Session session = played({"exhaust Brute"});
    for (const char* command : {"rest short Brute", "rest long brute", "initiative Brute 20"}) {
        EXPECT_THAT(refusal_of(session, command),
                    HasSubstr("Brute is exhausted, or has left the map; First: When does Tinkerer"))
            << command;
    }
    EXPECT_EQ(refusal_of(session, "initiative Tinkerer 20"), "");
}

TEST(Session, LootTakesItsRangeWithOrWithoutTheWord) {
    std::vector<std::string> refusals;
    for (const char* command : {"loot range 2", "loot 2"}) {
        Session session = played(brute_acts());
        refusals.push_back(refusal_of(session, command));
    }
    EXPECT_THAT(refusals[0], HasSubstr("nothing to loot within range 2"));
    EXPECT_EQ(refusals[0], refusals[1]);
}

TEST(Session, ASummonIsRefusedWithWhatLiesInTheHex) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("token B2"));
    EXPECT_THAT(refusal_of(session, "summon wolf at B2 hp 2 attack 1 move 2"),
                HasSubstr(", where a loot token is; an empty hex adjacent"));
}

TEST(Session, ASummonThatLeavesWithItsSummonerIsNamed) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("summon Wolf at B2 hp 4 attack 2 move 3"));
    const Outcome outcome = session.command("exhaust Brute");
    std::vector<std::string> says;
    for (const Happened& happened : outcome) {
        if (happened.note) {
            says.push_back(happened.note->says);
        }
    }
    EXPECT_THAT(says, Contains("Wolf leaves the map."));
    EXPECT_EQ(session.scene().find("Wolf"), nullptr);
}

TEST(Session, NobodyLosesAConditionThatItDoesNotHave) {
    Session session = hound_attacks();
    EXPECT_THAT(refusal_of(session, "lose poison tinkerer"), HasSubstr("does not have poison"));
    static_cast<void>(session.command("poison tinkerer"));
    EXPECT_EQ(refusal_of(session, "lose poison tinkerer"), "");
}

TEST(Session, ANewCommandForgetsWhatWasTakenBack) {
    Session session = played({"20"});
    static_cast<void>(session.command("undo"));
    static_cast<void>(session.command("30"));
    EXPECT_THAT(refusal_of(session, "redo"), HasSubstr("no command"));
}

TEST(Session, GoesOnAfterBeingKilledAtAnyMoment) {
    const std::vector<std::string> commands{
        "20", "85", "card 3", "move c2", "attack hound-1 3 range 2", "+1 rolling stun",
        "+0", "end"};
    Session whole = played({});
    Session killed = played({});
    for (const std::string& command : commands) {
        static_cast<void>(whole.command(command));
        static_cast<void>(killed.command(command));
        killed = Session::load(Json::parse(killed.save().dump()));
        EXPECT_EQ(killed.remark(), "");
        EXPECT_EQ(killed.save(), whole.save());
        EXPECT_EQ(killed.waiting().says, whole.waiting().says);
    }
    killed.undo(100);
    EXPECT_EQ(killed.waiting().kind, "initiative");
}

TEST(Session, TheGameIsLostWhenEverybodyIsExhausted) {
    Session session{cellar()};
    static_cast<void>(session.command("exhaust brute"));
    static_cast<void>(session.command("exhaust"));
    EXPECT_EQ(session.waiting().kind, "over");
    EXPECT_THAT(session.waiting().says, HasSubstr("The hounds keep the cellar."));
    static_cast<void>(session.command("undo"));
    EXPECT_EQ(session.waiting().kind, "initiative");
}

TEST(Session, ALongRestHealsOnItsTurn) {
    Session session =
        played({"cards Brute 6 4", "hp brute 5", "rest long", "tinkerer 50", "kill hound-1"});
    EXPECT_EQ(session.waiting().figure, "Tinkerer");
    static_cast<void>(session.command("end"));
    EXPECT_EQ(session.waiting().figure, "Brute");
    EXPECT_THAT(commands_of(session.waiting()), Contains("rest"));
    static_cast<void>(session.command("rest"));
    EXPECT_EQ(figure(session, "Brute").hp, 7);
    EXPECT_EQ(session.waiting().kind, "round-over");
    static_cast<void>(session.command("next"));
    EXPECT_EQ(session.waiting().kind, "initiative");
    EXPECT_EQ(session.scene().progress.round, 2);
}

TEST(Session, ACharacterDoesNothingElseInALongRest) {
    Session session =
        played({"cards Brute 6 4", "rest long", "tinkerer 50", "kill hound-1", "end"});
    for (const std::string command : {"move B2", "attack Tinkerer 2", "heal 2 Tinkerer"}) {
        const std::string why = refusal_of(session, command);
        EXPECT_EQ(why.empty(), command.starts_with("heal")) << command << why;
    }
    EXPECT_EQ(refusal_of(session, "force Brute move B2"), "");
}

TEST(Session, AStunnedCharacterHasNoShield) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("stun Brute"));
    EXPECT_THAT(refusal_of(session, "shield 1"), HasSubstr("Brute is stunned"));
    EXPECT_EQ(refusal_of(session, "force Brute shield 1"), "");
}

TEST(Session, AnElementOfACorrectionCanBeConsumedInThatTurn) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("element fire strong"));
    EXPECT_EQ(refusal_of(session, "consume fire"), "");
    static_cast<void>(session.command("element fire strong"));
    static_cast<void>(session.command("element fire inert"));
    EXPECT_THAT(refusal_of(session, "consume fire"), Not(testing::IsEmpty()));
}

TEST(Session, SaysThatACorrectionRaisesTheMostHitPoints) {
    Session session = played(brute_acts());
    EXPECT_THAT(session.command("hp Brute 15").front().note->says, HasSubstr("its maximum"));
    EXPECT_THAT(session.command("hp Brute 15").front().note->says, Not(HasSubstr("its maximum")));
}

TEST(Session, SaysHowItemsThatWereSpentComeBackWithALongRest) {
    Session session = played({"cards Brute 6 4", "item Brute shield 2 old buckler",
                              "item Brute negate", "rest long", "tinkerer 50", "hound-1 at B1",
                              "card 3", "item old buckler", "+2", "no", "end"});
    EXPECT_EQ(session.waiting().figure, "Brute");
    const Outcome outcome = session.command("rest");
    const std::string says = outcome.front().note->says;
    EXPECT_THAT(says, HasSubstr("type item Brute shield 2 \"old buckler\"."));
    const auto spent = [](const Happened& happened) {
        return happened.note && happened.note->says.find("item Brute negate") != std::string::npos;
    };
    EXPECT_EQ(std::ranges::count_if(outcome, spent), 0) << "it has not been used";
}

TEST(Session, WhatCannotBeDoneAgainToTheEndIsNotBegun) {
    Session session = played({"20", "30", "card 3", "move B2", "move C2", "move B2"});
    static_cast<void>(session.undo(3));
    const WorkLimit whole;
    static_cast<void>(session.redo(3));
    static_cast<void>(session.undo(3));
    const WorkLimit half{whole.done() / 2};
    EXPECT_THROW(static_cast<void>(session.redo(3)), InputError);
    EXPECT_EQ(session.journal().size(), 3U);
    EXPECT_EQ(session.undone().size(), 3U);
}

TEST(Session, CountsARoundThatIsOverUntilTheNextBegins) {
    Session session = played({"20", "kill hound-1", "30"});
    EXPECT_EQ(session.state().round(), 1);
    while (session.waiting().kind != "round-over") {
        static_cast<void>(session.command("end"));
    }
    EXPECT_EQ(session.state().round(), 1);
    EXPECT_EQ(session.scene().progress.round, 2);
    Session won = session;
    static_cast<void>(won.command("won"));
    EXPECT_EQ(won.state().round(), 1);
    static_cast<void>(session.command("next"));
    EXPECT_EQ(session.state().round(), 2);
}

TEST(Session, ACardThatIsNotThereIsCarriedOutByTheTable) {
    Session session = played({"20", "30", "card hand 10"});
    EXPECT_EQ(session.waiting().kind, "party");
    static_cast<void>(session.command("damage Brute 2; poison Brute"));
    static_cast<void>(session.command("no"));
    EXPECT_EQ(figure(session, "Brute").hp, 8);
    EXPECT_TRUE(figure(session, "Brute").has(Condition::poison));
    EXPECT_EQ(session.waiting().figure, "Brute");
}

TEST(Session, EachPartOfALineGoesOnFromTheOneBefore) {
    Session session = played({"20", "30", "card hand 10"});
    const Hex from = figure(session, "hound-1").at;
    static_cast<void>(session.command("move B2; attack Brute 3; ; poison Brute"));
    EXPECT_NE(figure(session, "hound-1").at, from);
    static_cast<void>(session.command("+0"));
    static_cast<void>(session.command("no"));
    EXPECT_EQ(figure(session, "Brute").hp, 7) << "one card: next to its target it is melee";
    EXPECT_TRUE(figure(session, "Brute").has(Condition::poison));
}

TEST(Session, AMoveAfterAMoveBeginsWhereThatEnded) {
    Session session = played({"20", "30", "card hand 10"});
    const Hex from = figure(session, "hound-1").at;
    static_cast<void>(session.command("move B2; move " + text_of(from)));
    EXPECT_EQ(figure(session, "hound-1").at, from);
}

// [map.end-unoccupied]
TEST(Session, AMoveGoesThroughAnAllyWhereItsHexIsNamed) {
    Session session = played(brute_acts());
    const Hex tinkerer = figure(session, "Tinkerer").at;
    EXPECT_THAT(refusal_of(session, "move A3"), HasSubstr("Tinkerer stands there"));
    EXPECT_THAT(refusal_of(session, "move A3 A4 points 1"), HasSubstr("costs 2 movement points"));
    EXPECT_THAT(refusal_of(session, "move B3 C1 C2"), HasSubstr("an obstacle lies there"))
        << "an obstacle is no way through";
    static_cast<void>(session.command("move A3 A4 points 2"));
    EXPECT_EQ(figure(session, "Brute").at, (Hex{0, 3}));
    EXPECT_EQ(figure(session, "Tinkerer").at, tinkerer);
}

TEST(Session, APartOfALineThatIsNoActionIsNamed) {
    Session session = played({"20", "30", "card hand 10"});
    EXPECT_THAT(refusal_of(session, "move B2; attck Brute 3"), HasSubstr("attck"));
}

TEST(Session, ATurnDoesNotEndWhileAFigureWaitsForItsHex) {
    Json document = cellar();
    document["rooms"][0]["figures"][0].erase("at");
    Session session = played(brute_acts(), document);
    static_cast<void>(session.command("kill hound-1"));
    static_cast<void>(session.command("move 4,0"));
    ASSERT_EQ(session.waiting().kind, "reveal");
    EXPECT_THAT(refusal_of(session, "end"), HasSubstr("That has to wait"));
    EXPECT_THAT(refusal_of(session, "move 3,0"), HasSubstr("That has to wait"));
    static_cast<void>(session.command("absent"));
    EXPECT_EQ(refusal_of(session, "end"), "");
}

TEST(Session, AFigureIsCalledByItsInitialsOnTheMap) {
    Json document = cellar();
    document["scene"]["figures"][2]["id"] = "rust-hound-1";
    Session session = played(brute_acts(), document);
    static_cast<void>(session.command("damage rh1 1"));
    const Figure& hound = figure(session, "rust-hound-1");
    EXPECT_EQ(hound.hp, *hound.max_hp - 1);
}

TEST(Session, TheLootTokensOfAHexAreCounted) {
    Session session = played(brute_acts());
    const auto says = [&](const std::string& command) {
        return session.command(command).back().note->says;
    };
    EXPECT_EQ(says("token B1"), "A loot token lies in [1,0].");
    EXPECT_EQ(says("token B1"), "2 loot tokens lie in [1,0].");
    EXPECT_EQ(says("no token B1"), "A loot token lies in [1,0].");
    EXPECT_EQ(says("no token B1"), "No loot token lies in [1,0].");
}

TEST(Session, AHealWithoutARangeReachesAnyDistance) {
    Session session = played(brute_acts());
    static_cast<void>(session.command("Tinkerer at C3"));
    static_cast<void>(session.command("hp Tinkerer 3"));
    EXPECT_THAT(refusal_of(session, "heal 2 Tinkerer range 1"), HasSubstr("range 1"));
    static_cast<void>(session.command("heal 2 Tinkerer"));
    EXPECT_EQ(figure(session, "Tinkerer").hp, 5);
}

TEST(Session, JsonIsAcceptedToo) {
    Session session = played(brute_acts());
    static_cast<void>(session.command(R"({"heal":{"to":"Brute","amount":1}})"));
    static_cast<void>(session.command(R"({"move":{"figure":"Brute","path":[[1,1]]}})"));
    EXPECT_EQ(figure(session, "Brute").at, (Hex{1, 1}));
    EXPECT_THAT(refusal_of(session, R"({"endRound":true})"), HasSubstr("is no part of a turn"));
}

TEST(Scenario, SaysWhereARoomIsWrong) {
    Json document = cellar();
    document["rooms"][0]["figures"][0]["at"] = {40, 40};
    try {
        static_cast<void>(Session{document});
        FAIL() << "accepted";
    } catch (const InputError& error) {
        EXPECT_THAT(error.error().pointer, HasSubstr("/rooms/0"));
    }
}

TEST(HexNames, CountFromTheCornerOfTheMap) {
    const std::vector<Hex> hexes{{-1, 2}, {0, 0}, {1, 0}, {30, -14}};
    const HexNames names{hexes};
    for (const Hex hex : hexes) {
        EXPECT_EQ(names.find(names.name(hex)), hex) << names.name(hex);
    }
    EXPECT_EQ(names.name({0, 0}), "B1");
    EXPECT_EQ(names.find("b1"), (Hex{0, 0}));
    EXPECT_EQ(names.find("1b"), std::nullopt);
    EXPECT_EQ(names.in_text("from [0,0] by [40,99999]: [x]"), "from B1 by [40,99999]: [x]");
}

}  // namespace
}  // namespace standee
