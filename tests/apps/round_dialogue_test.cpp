#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/apps/command.hpp"

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

/// A guard between two characters, its modifier deck on the table.
constexpr const char* room = R"({
    "format": "scene/1", "edition": "frosthaven",
    "map": {"hexes": [[0,0],[1,0],[2,0]]},
    "figures": [
        {"id":"G1","kind":"monster","side":"monsters","name":"guard","at":[1,0],"hp":6,"maxHp":6,
         "attack":2},
        {"id":"C1","kind":"character","side":"party","at":[0,0],"hp":9,"maxHp":9,
         "initiative":60},
        {"id":"C2","kind":"character","side":"party","at":[2,0],"hp":9,"maxHp":9,
         "initiative":60}],
    "cards": {"guard": {"initiative":20,"abilities":[{"attack":{"value":"+0"}}]}}})";

/// What was said and what was saved when these lines were typed.
struct Held {
    Ran ran;
    nlohmann::json saved;
};

Held hold(const std::string& lines, std::vector<std::string> options = {}) {
    const TemporaryFolder folder;
    const std::string saved = folder.path("saved.json");
    std::vector<std::string> arguments{"round", folder.write("room.json", room), "-i", "--save",
                                       saved};
    arguments.insert(arguments.end(), options.begin(), options.end());
    Held held{run_standee(arguments, lines), nullptr};
    EXPECT_EQ(held.ran.status, 0) << held.ran.err;
    held.saved = nlohmann::json::parse(text_of(saved));
    return held;
}

int hp_of(const nlohmann::json& scene, std::size_t figure) {
    return scene["figures"][figure]["hp"].get<int>();
}

TEST(RoundDialogue, AsksForChoicesCardsAndTurns) {
    const Held held = hold("1\n+1\n0\npass\n");
    EXPECT_THAT(held.ran.out, HasSubstr("G1 has several legal turns; the party chooses:"));
    EXPECT_THAT(held.ran.out, HasSubstr("Draw 1 modifier card for G1's attack on C2."));
    EXPECT_THAT(held.ran.out, HasSubstr("C1 acts."));
    EXPECT_THAT(held.ran.out, HasSubstr("C2 acts."));
    EXPECT_EQ(hp_of(held.saved, 2), 6);
}

TEST(RoundDialogue, TakesBackTheLastAnswers) {
    const Held held = hold("1\n+1\nu\nu\n0\n-1\n0\n");
    EXPECT_THAT(held.ran.out, HasSubstr("Taken back."));
    EXPECT_EQ(hp_of(held.saved, 1), 8);
    EXPECT_EQ(hp_of(held.saved, 2), 9);
    EXPECT_EQ(held.saved, hold("0\n-1\n0\n").saved);
}

TEST(RoundDialogue, TakesBackATurnOfACharacter) {
    const Held held = hold(
        "1\n+1\n0\n{\"damage\":{\"to\":\"G1\",\"amount\":2}}\nu\n"
        "[{\"damage\":{\"to\":\"G1\",\"amount\":3}}]\n");
    EXPECT_EQ(hp_of(held.saved, 0), 3);
}

TEST(RoundDialogue, HasNothingToTakeBackAtFirst) {
    EXPECT_THAT(hold("u\n").ran.out, HasSubstr("Nothing has been decided yet."));
}

TEST(RoundDialogue, AsksAgainAfterAnAnswerThatCannotBe) {
    const Held held = hold("7\nnonsense\n1\nmiss\n0\n");
    EXPECT_THAT(held.ran.out, HasSubstr("Not possible: /round/decide/0: found 7, expected one of "
                                        "the 2 options of a turn for G1, from 0"));
    EXPECT_EQ(hp_of(held.saved, 2), 9);
}

TEST(RoundDialogue, DrawsForTheAttackOfACharacter) {
    const Held held =
        hold("1\nmiss\n0\n[{\"attack\":{\"by\":\"C1\",\"target\":\"G1\",\"value\":3}}]\n+1\n");
    EXPECT_THAT(held.ran.out, HasSubstr("Draw 1 modifier card for C1's attack on G1."));
    EXPECT_EQ(hp_of(held.saved, 0), 2);
}

TEST(RoundDialogue, KeepsTheRoundInTheMiddleOfATurn) {
    const Held held = hold("1\nq\n");
    EXPECT_EQ(held.saved["round"]["decide"], nlohmann::json({1}));
    EXPECT_EQ(held.saved["scene"]["figures"].size(), 3U);
}

TEST(RoundDialogue, KeepsTheStepsOfACharacterWhoseAttackIsDrawnFor) {
    const std::string steps = "[{\"attack\":{\"by\":\"C1\",\"target\":\"G1\",\"value\":3}}]\n";
    const TemporaryFolder folder;
    const std::string file = folder.write("saved.json", hold("1\nmiss\n0\n" + steps).saved.dump());
    const std::string after = folder.path("after.json");
    const Ran on = run_standee({"round", file, "-i", "--save", after}, "+1\n");
    EXPECT_EQ(on.status, 0) << on.err;
    EXPECT_EQ(nlohmann::json::parse(text_of(after)), hold("1\nmiss\n0\n" + steps + "+1\n").saved);
}

TEST(RoundDialogue, IsSavedAsTheCommandSavesIt) {
    const TemporaryFolder folder;
    const std::string saved = folder.path("saved.json");
    const Ran ran = run_standee(
        {"round", "-", "--decide=1", "--decide=+1", "--decide=0", "--save", saved}, room);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(nlohmann::json::parse(text_of(saved)), hold("1\n+1\n0\nq\n").saved);
}

TEST(RoundDialogue, PlaysTheNextRoundWithNewCardsAndInitiatives) {
    const Held held = hold(
        "1\n+1\n0\npass\npass\nn\n12\n30 71\n"
        "{\"initiative\":5,\"abilities\":[{\"heal\":{\"value\":1,\"self\":true}}]}\n");
    EXPECT_THAT(held.ran.out, AllOf(HasSubstr("The round is over."), HasSubstr("initiative of C1>"),
                                    HasSubstr("card of guard>")));
    EXPECT_THAT(held.ran.out, HasSubstr("Initiative\n   5 guard: G1\n  12 C1\n  30 C2\n"));
}

TEST(RoundDialogue, SaysLessWithBrief) {
    EXPECT_THAT(hold("1\n", {"--brief"}).ran.out, Not(HasSubstr("monster.focus-path")));
}

TEST(RoundDialogue, DrawsTheMapWhenAsked) { EXPECT_THAT(hold("m\n").ran.out, HasSubstr("G1")); }

TEST(RoundDialogue, PlaysTheTwoRoundsOfTheExample) {
    const Ran ran = run_standee({"round", "-i", project_file("examples/round/room.json"),
                                 "--monsters", project_file("fixtures/monsters")},
                                text_of(project_file("examples/round/answers.txt")));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, text_of(project_file("examples/round/transcript.txt")));
}

TEST(RoundDialogue, FindsACardByItsNameToo) {
    const auto first_cards = [](const std::string& of_slinger) {
        return run_standee({"round", "-i", project_file("examples/round/room.json"), "--monsters",
                            project_file("fixtures/monsters")},
                           "30 71\n45\n3\n" + of_slinger + "\nq\n")
            .out;
    };
    const std::string by_id = "card of marsh-slinger> 8\nInitiative\n";
    std::string by_name = first_cards("call");
    const std::size_t at = by_name.find("> call\n");
    ASSERT_NE(at, std::string::npos);
    by_name.replace(at, 7, "> 8\n");
    EXPECT_EQ(by_name, first_cards("8"));
    EXPECT_THAT(by_name, HasSubstr(by_id));
    EXPECT_THAT(first_cards("Nothing"), HasSubstr("expected the id or name of a card"));
}

TEST(RoundDialogue, NeedsAFileBesideTheAnswers) {
    const Ran ran = run_standee({"round", "-", "-i"}, room);
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("a file, as the answers come from standard input"));
}

}  // namespace
}  // namespace standee
