#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/session/games.hpp"

// Monsters are called by the numbers of their standees, whichever way they come.

namespace standee {
namespace {

using test::brute_acts;
using test::cellar;
using test::example;
using test::kinds_of;
using test::played;
using ::testing::Contains;
using ::testing::HasSubstr;

/// The monsters of the set, each by its id and the number of its standee.
std::vector<std::string> hounds(const Session& session) {
    std::vector<std::string> all;
    for (const Figure& figure : session.scene().figures) {
        if (figure.name == "rust-hound") {
            all.push_back(figure.id + ":" + std::to_string(figure.standee.value_or(0)));
        }
    }
    return all;
}

/// The cellar with this id for its first hound, which has no standee yet.
Json cellar_with(const std::string& id) {
    Json document = cellar();
    Json& hound = document["scene"]["figures"][2];
    hound["id"] = id;
    hound.erase("standee");
    return document;
}

TEST(Standees, OfTheFirstRoomAreAskedForWhateverTheirMonstersAreCalled) {
    Session lettered = played({"4"}, cellar_with("hound-a"));
    EXPECT_THAT(hounds(lettered), Contains("hound-4:4"));
    Session numbered = played({"4"}, cellar_with("hound-1"));
    EXPECT_THAT(hounds(numbered), Contains("hound-4:4"));
    Session named{cellar_with("Old Tom")};
    EXPECT_THAT(named.waiting().says, HasSubstr("Which standee does Old Tom have"));
    static_cast<void>(named.command("4"));
    EXPECT_THAT(hounds(named), Contains("Old Tom:4")) << "a name of its own stays";
    Session word = played({"4"}, cellar_with("rust-hound"));
    EXPECT_THAT(hounds(word), Contains("rust-hound:4")) << "\"hound\" is no letter";
}

TEST(Standees, GoBeforeTheNumbersOfThoseThatStillWaitForTheirs) {
    Json document = cellar_with("hound-1");
    document["rooms"] = Json::array();
    Json other = document["scene"]["figures"][2];
    other["id"] = "hound-2";
    other["rank"] = "elite";
    other["at"] = {3, 1};
    document["scene"]["figures"].push_back(other);
    Session session{document};
    const bool elite_first = session.waiting().figure == "hound-2";
    static_cast<void>(session.command(elite_first ? "1" : "2"));
    EXPECT_THAT(session.waiting().says, HasSubstr(elite_first ? "does hound-2" : "does hound-1"));
    static_cast<void>(session.command("6"));
    const Figure& six = *session.scene().find("hound-6");
    EXPECT_EQ(six.rank, elite_first ? Rank::normal : Rank::elite);
    EXPECT_EQ(session.scene().figures.size(), 4U);
}

TEST(Standees, OfTwoSetsThatAreCalledTheSameKeepThemApart) {
    Json document = cellar_with("dog-a");
    Json other = document["scene"]["figures"][2];
    other["id"] = "dog-b";
    other["name"] = "marsh-slinger";
    other["at"] = {3, 1};
    document["scene"]["figures"].push_back(other);
    const Session session = played({"4", "4"}, document);
    EXPECT_NE(session.scene().find("dog-4"), nullptr);
    EXPECT_NE(session.scene().find("marsh-slinger-4"), nullptr);
}

TEST(Standees, MayBeThoseOfMonstersThatAreStillHidden) {
    Json document = cellar_with("hound-1");
    document["rooms"][0]["figures"][2].erase("standee");
    Session session = played({"2"}, document);
    EXPECT_NE(session.scene().find("hound-2"), nullptr);
    for (const std::string command : {"20", "30", "card 3", "reveal 2"}) {
        static_cast<void>(session.command(command));
    }
    EXPECT_THAT(session.waiting().says, HasSubstr("Which standee does hound-a have, an elite"));
    static_cast<void>(session.command("5"));
    EXPECT_THAT(hounds(session), Contains("hound-5:5"));
}

TEST(Standees, AreDrawnWithASeedForMonstersThatAreSpawned) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Session session = played(brute_acts(), cellar(), {.seed = seed});
        static_cast<void>(session.command("spawn rust at C3"));
        const Figure& hound = session.scene().figures.back();
        EXPECT_EQ(hound.id, "rust-hound-" + std::to_string(hound.standee.value()));
    }
}

TEST(Standees, OfMonstersThatACardSpawnsBecomeTheirNames) {
    Session session = played({"20", "30", "card hand 10", "spawn rust-hound at D3", "6"});
    EXPECT_THAT(hounds(session), Contains("rust-hound-6:6"));
}

TEST(Standees, OfMonstersThatAreSummonedBecomeTheirNames) {
    Json document = test::json_file("tests/session/scenarios/the-king-calls-hounds.json");
    document["scene"].erase("standees");
    for (const std::string set : {"rust-hound", "mire-king"}) {
        document["scene"]["monsters"][set] = test::json_file("fixtures/monsters/" + set + ".json");
    }
    Session session = played({"1", "98", "97", "card mire-king 1", "card rust-hound 3"}, document);
    EXPECT_EQ(session.waiting().says, "In which hex does king place the new figure?");
    while (session.waiting().says.find("Which standee does the new rust-hound have: ") != 0) {
        static_cast<void>(session.command("1"));  // the hex
    }
    const Outcome outcome = session.command("6");
    EXPECT_THAT(kinds_of(outcome), Contains("correction"));
    EXPECT_THAT(hounds(session), Contains("rust-hound-6:6"));
    EXPECT_EQ(session.scene().find("rust-hound-6")->summoner, "king");
}

TEST(Standees, ABossThatIsSpawnedHasTheStatsOfABoss) {
    Json document = cellar();
    document["scene"]["monsters"]["mire-king"] =
        test::json_file("fixtures/monsters/mire-king.json");
    Session session = played({"20", "30", "card 3", "spawn mire-king at C3"}, document);
    const Figure& king = *session.scene().find("mire-king");
    EXPECT_EQ(king.kind, Kind::boss);
    EXPECT_EQ(king.hp, 18);
    EXPECT_EQ(king.attack, 3);
    EXPECT_THAT(refusal_of(session, "spawn mire-king elite at C4"),
                HasSubstr("has no elite stats"));
    EXPECT_EQ(refusal_of(session, "spawn mire-king elite at C4 hp 5 attack 1 move 2"), "");
}

}  // namespace
}  // namespace standee
