#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/apps/command.hpp"

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A guard beside two characters that are tied for its focus; then one of them acts.
constexpr const char* tied_foci = R"({
    "format": "scene/1", "edition": "frosthaven",
    "map": {"hexes": [[0,0],[1,0],[2,0]]},
    "figures": [
        {"id":"G1","kind":"monster","side":"monsters","name":"guard","at":[1,0],"hp":6,"maxHp":6,
         "attack":2},
        {"id":"C1","kind":"character","side":"party","at":[0,0],"hp":9,"maxHp":9,
         "initiative":60},
        {"id":"C2","kind":"character","side":"party","at":[2,0],"hp":9,"maxHp":9,
         "initiative":[60,71]}],
    "decks": {"monsters": ["+1","-1"]},
    "cards": {"guard": {"initiative":20,"abilities":[{"attack":{"value":"+0"}}]}}})";

std::vector<nlohmann::json> lines_of(const std::string& text) {
    std::vector<nlohmann::json> lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(nlohmann::json::parse(line));
    }
    return lines;
}

TEST(RoundCommand, StopsAtAChoiceWithItsOptionsAndTheTable) {
    const Ran ran = run_standee({"round", "-", "--json"}, tied_foci);
    EXPECT_EQ(ran.status, 0) << ran.err;
    const auto lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0]["event"], "startTurn");
    EXPECT_EQ(lines[0]["format"], "round-line/1");
    EXPECT_EQ(lines[1]["stop"], "choice");
    ASSERT_EQ(lines[1]["options"].size(), 2U);
    EXPECT_EQ(lines[1]["options"][1]["targets"], nlohmann::json({"C2"}));
    EXPECT_EQ(lines[1]["options"][1]["focus"], "C2");
    EXPECT_EQ(lines[1]["scene"]["format"], "scene/1");
}

TEST(RoundCommand, GoesOnFromTheOneChosenUpToACharacter) {
    const Ran ran = run_standee({"round", "-", "--json", "--choose", "1,0"}, tied_foci);
    EXPECT_EQ(ran.status, 0) << ran.err;
    const auto last = lines_of(ran.out).back();
    EXPECT_EQ(last["stop"], "character");
    EXPECT_EQ(last["figure"], "C1");
    EXPECT_EQ(last["scene"]["figures"][2]["hp"], 6);
}

TEST(RoundCommand, TheSceneBeforeACharacterIsOneToGoOnFrom) {
    const Ran first = run_standee({"round", "-", "--json", "--choose", "1,0"}, tied_foci);
    const auto scene = lines_of(first.out).back()["scene"];
    const std::string turn =
        R"({"scene":)" + scene.dump() + R"(,"steps":[{"startTurn":"C1"},{"endTurn":"C1"}]})";
    const Ran played = run_standee({"play", "-", "--json"}, turn);
    ASSERT_EQ(played.status, 0) << played.err;
    const auto after = lines_of(played.out).back()["scene"];
    const Ran again = run_standee({"round", "-", "--json"}, after.dump());
    EXPECT_EQ(lines_of(again.out).back()["figure"], "C2");
}

TEST(RoundCommand, PlaysToTheEndWhereCharactersPass) {
    const Ran ran =
        run_standee({"round", "-", "--json", "--first", "--skip-characters"}, tied_foci);
    EXPECT_EQ(ran.status, 0) << ran.err;
    const auto last = lines_of(ran.out).back();
    EXPECT_EQ(last["stop"], "over");
    EXPECT_FALSE(last["scene"].contains("cards"));
}

TEST(RoundCommand, DrawsFromAStandardDeckWhereASeedIsGiven) {
    std::string scene = tied_foci;
    const auto decks = scene.find(R"("decks")");
    scene.erase(decks, scene.find(R"("cards")") - decks);
    const std::vector<std::string> play{"round", "-", "--json", "--first", "--skip-characters"};
    EXPECT_EQ(run_standee(play, scene).status, 2);
    std::vector<std::string> seeded = play;
    seeded.insert(seeded.end(), {"--seed", "5"});
    const Ran once = run_standee(seeded, scene);
    EXPECT_EQ(once.status, 0) << once.err;
    EXPECT_EQ(run_standee(seeded, scene).out, once.out);
}

TEST(RoundCommand, ListsTheOptionsForAPerson) {
    const Ran ran = run_standee({"round", "-", "--choose", "1"}, tied_foci);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("To be chosen: initiative."));
    EXPECT_THAT(ran.out, AllOf(HasSubstr("  0: C1"), HasSubstr("  1: C2")));
}

TEST(RoundCommand, TellsWhatACardSaysThatThePartyResolves) {
    std::string scene = tied_foci;
    const std::string card = R"("initiative":20,)";
    scene.insert(scene.find(card) + card.size(),
                 R"("text":[{"says":"Aim low.","with":0},{"says":"Sound the gong.","after":1}],)");
    const Ran ran = run_standee({"round", "-", "--first"}, scene);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out,
                ::testing::StartsWith("The party resolves this\n"
                                      " guard: Aim low. (with ability 1)\n"
                                      " guard: Sound the gong. (after 1 of its abilities)\n"
                                      "\n"));
    EXPECT_THAT(run_standee({"round", "-", "--first"}, tied_foci).out,
                ::testing::Not(HasSubstr("The party resolves this")));
}

TEST(RoundCommand, AChoiceThatIsNoneIsAnError) {
    const Ran ran = run_standee({"round", "-", "--json", "--choose", "2"}, tied_foci);
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, HasSubstr(R"("clause":"monster.ambiguity")"));
}

TEST(RoundCommand, MoreDecisionsThanChoicesAreAnError) {
    const Ran ran =
        run_standee({"round", "-", "--skip-characters", "--choose", "1,0,5,5"}, tied_foci);
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("found 4 decisions, expected 2, one for each choice met"));
}

TEST(RoundCommand, ARoundFixtureIsChecked) {
    const std::string fixture = R"({"scene":)" + std::string{tied_foci} +
                                R"(,"round":{},"expect":{"order":["G1"],"stops":"over"}})";
    const Ran ran = run_standee({"check", "-"}, fixture);
    EXPECT_EQ(ran.status, 1) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("/stops"), HasSubstr("0 passed, 1 failed")));
}

}  // namespace
}  // namespace standee
