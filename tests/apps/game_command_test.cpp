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

/// What was said when these lines were typed, and the journal that was saved.
struct Held {
    Ran ran;
    std::vector<std::string> journal;
};

std::vector<std::string> journal_in(const std::string& file) {
    return nlohmann::json::parse(text_of(file))["journal"];
}

Held hold(const std::string& lines) {
    const TemporaryFolder folder;
    const std::string saved = folder.path("saved.json");
    Held held{run_standee({"game", "new", folder.write("room.json", room), "--save", saved}, lines),
              {}};
    EXPECT_EQ(held.ran.status, 0) << held.ran.err;
    held.journal = journal_in(saved);
    return held;
}

TEST(GameCommand, AsksForChoicesCardsAndTurns) {
    const Held held = hold("2\n+1\nend\n");
    EXPECT_THAT(held.ran.out, HasSubstr("Which of these does G1 do?"));
    EXPECT_THAT(held.ran.out, HasSubstr("Draw 1 modifier card for G1's attack on C2."));
    EXPECT_THAT(held.ran.out, HasSubstr("C2's turn\nC2> end"));
    EXPECT_THAT(held.ran.out, HasSubstr("C2 has 6 left."));
    EXPECT_EQ(held.journal, (std::vector<std::string>{"2", "+1", "end"}));
}

TEST(GameCommand, TakesBackAndSaysWhat) {
    const Held held = hold("2\n+1\nundo\nu\n1\n");
    EXPECT_THAT(held.ran.out, AllOf(HasSubstr("Taken back: +1."), HasSubstr("Taken back: 2.")));
    EXPECT_EQ(held.journal, std::vector<std::string>{"1"});
}

TEST(GameCommand, RefusesWhatCannotBeAndAsksAgain) {
    const Held held = hold("7\nnonsense\nundo\n1\n");
    EXPECT_THAT(held.ran.out, HasSubstr("the number of an option, from 1 to 2"));
    EXPECT_THAT(held.ran.out, HasSubstr("is no answer"));
    EXPECT_THAT(held.ran.out, HasSubstr("no command to take back"));
    EXPECT_EQ(held.journal, std::vector<std::string>{"1"});
}

TEST(GameCommand, GoesOnWhereTheTerminalWasClosed) {
    const TemporaryFolder folder;
    const std::string saved = folder.path("saved.json");
    static_cast<void>(
        run_standee({"game", "new", folder.write("room.json", room), "--save", saved}, "2\n"));
    const Ran on = run_standee({"game", "resume", saved}, "undo\n1\nmiss\n");
    EXPECT_EQ(on.status, 0) << on.err;
    EXPECT_THAT(on.out,
                AllOf(HasSubstr("Round 1. The last command was: 2"), HasSubstr("Taken back: 2.")));
    EXPECT_EQ(journal_in(saved), (std::vector<std::string>{"1", "miss"}));
    const Ran list = run_standee({"game", "list", folder.path("")});
    EXPECT_THAT(list.out, HasSubstr("saved.json: round 1, 2 commands."));
}

TEST(GameCommand, ListsOnlyAFolderThatIsThere) {
    const TemporaryFolder folder;
    const Ran none = run_standee({"game", "list", folder.path("nowhere")});
    EXPECT_EQ(none.status, 2);
    EXPECT_THAT(none.err, HasSubstr("a folder with saved games"));
    EXPECT_EQ(run_standee({"game", "list", folder.path("")}).status, 0);
}

TEST(GameCommand, ListsASavedGameThatIsDamaged) {
    const TemporaryFolder folder;
    static_cast<void>(folder.write("evening.game.json", "{\"format\":"));
    static_cast<void>(folder.write("notes.json", "{\"format\":"));
    const Ran list = run_standee({"game", "list", folder.path("")});
    EXPECT_THAT(list.out, HasSubstr("evening.game.json: cannot be read as a saved game: found"));
    EXPECT_THAT(list.out, Not(HasSubstr("notes.json")));
}

TEST(GameCommand, AsksNothingWhereItCannotSave) {
    const TemporaryFolder folder;
    const Ran ran = run_standee({"game", "new", folder.write("room.json", room), "--save",
                                 folder.path("nowhere/saved.json")},
                                "2\n");
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("which cannot be written"));
    EXPECT_EQ(ran.out, "");
}

TEST(GameCommand, KeepsAGameOfWhichACommandIsNoLongerPossible) {
    const TemporaryFolder folder;
    const std::string saved = folder.path("saved.json");
    static_cast<void>(run_standee({"game", "new", folder.write("room.json", room), "--save", saved},
                                  "2\n+1\nend\n"));
    auto game = nlohmann::json::parse(text_of(saved));
    game["journal"][1] = "attack dragon";
    const std::string before = game.dump() + "\n";
    folder.write("saved.json", before);
    const Ran looked = run_standee({"game", "resume", saved});
    EXPECT_THAT(looked.out, AllOf(HasSubstr("Command 2, attack dragon, is no longer possible"),
                                  HasSubstr("stays as it is until you go on")));
    EXPECT_EQ(text_of(saved), before);
    const Ran on = run_standee({"game", "resume", saved}, "+0\n");
    EXPECT_EQ(on.status, 0) << on.err;
    EXPECT_EQ(journal_in(saved), (std::vector<std::string>{"2", "+0"}));
    EXPECT_EQ(text_of(saved + ".before"), before);
    folder.write("saved.json", before);
    static_cast<void>(run_standee({"game", "resume", saved}, "-1\n"));
    EXPECT_EQ(text_of(saved + ".before.2"), before) << "what is kept is kept";
}

TEST(GameCommand, NeverOverwritesAnotherGame) {
    const TemporaryFolder folder;
    const std::string saved = folder.write("saved.json", "{}");
    const Ran ran = run_standee({"game", "resume", saved}, "1\n");
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(text_of(saved), "{}");
}

TEST(GameCommand, AnswersQuestions) {
    const Held held = hold("2\n+1\nstatus\nwhy G1\nwhy-not c1\nmap\n?\nhelp attack\nhexes\nmap\n");
    EXPECT_THAT(held.ran.out, AllOf(HasSubstr("Round 1. Elements: none."), HasSubstr("done"),
                                    HasSubstr("now"), HasSubstr("attack guard-2 3")));
    EXPECT_THAT(held.ran.out, AllOf(HasSubstr("A1"), HasSubstr("0,0")));
}

TEST(GameCommand, TellsTheRulesOfTheScenarioAgain) {
    EXPECT_THAT(hold("rules\n").ran.out, HasSubstr("The scenario has no rules of its own."));
    const Ran ran = run_standee({"round", "-i", project_file("examples/game/cellar.json"),
                                 "--monsters", project_file("fixtures/monsters")},
                                "20\n30\ncard 3\nkill hound-1\nmove 4,0\nrules\n");
    const std::string after = ran.out.substr(ran.out.find("Something drips") + 1);
    EXPECT_THAT(after, HasSubstr("Rule: The treasure is 10 gold"));
    EXPECT_THAT(after, HasSubstr("Room 2. Something drips behind the door."));
}

TEST(GameCommand, StatusShowsWhatTheStatCardHas) {
    nlohmann::json document = nlohmann::json::parse(room);
    document["figures"][0]["shield"] = 1;
    document["figures"][0]["retaliate"] = {{{"value", 2}}, {{"value", 3}, {"range", 4}}};
    const TemporaryFolder folder;
    const Ran ran =
        run_standee({"round", "-i", folder.write("room.json", document.dump())}, "status\n");
    EXPECT_THAT(ran.out, HasSubstr("shield 1, retaliate 2, retaliate 3 (range 4)"));
}

TEST(GameCommand, CallsHexesTheSameEverywhere) {
    const Held held = hold("2\n+1\n1\nmove [2,0]\n");
    EXPECT_THAT(held.ran.out, HasSubstr("C2 is in C2 already"));
    EXPECT_THAT(held.ran.out, Not(HasSubstr("[2,0] ")));
}

TEST(GameCommand, TheInteractiveRoundIsTheSame) {
    const TemporaryFolder folder;
    const Ran ran = run_standee({"round", "-i", folder.write("room.json", room)}, "2\n+1\n");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("C2 has 6 left."));
}

TEST(GameCommand, PlaysTheEveningOfTheExample) {
    const Ran ran = run_standee({"round", "-i", project_file("examples/game/cellar.json"),
                                 "--monsters", project_file("fixtures/monsters")},
                                text_of(project_file("examples/game/answers.txt")));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, text_of(project_file("examples/game/transcript.txt")));
}

TEST(GameCommand, TheEveningInTheDocumentationIsTheTranscript) {
    const std::string page = text_of(project_file("docs/evening.md"));
    const std::string transcript = text_of(project_file("examples/game/transcript.txt"));
    EXPECT_THAT(page, HasSubstr("```text\n" + transcript + "```\n"));
}

TEST(GameCommand, SaysThatDamageIsNotCountedWithoutStatCards) {
    const TemporaryFolder folder;
    const Ran ran = run_standee({"game", "new", project_file("examples/game/cellar.json"), "--save",
                                 folder.path("saved.json")},
                                "20\n45\ncard hand 26\nmove c2\nattack hound 3\n+1\n");
    EXPECT_THAT(
        ran.out,
        AllOf(HasSubstr("There is no stat card of rust-hound"), HasSubstr("--monsters PATH"),
              HasSubstr("That damage is not counted: hound-1 has no hit points.")));
}

TEST(GameCommand, SaysWhichCommandIsForAnotherKindOfFile) {
    const TemporaryFolder folder;
    const std::string scene = folder.write("room.json", room);
    const std::string saved = folder.path("saved.json");
    static_cast<void>(run_standee({"game", "new", scene, "--save", saved}, "2\n"));
    const Ran again = run_standee({"game", "new", saved});
    EXPECT_EQ(again.status, 2);
    EXPECT_THAT(again.err,
                AllOf(HasSubstr("a saved game"),
                      HasSubstr("to go on with this game: standee game resume " + saved)));
    const Ran on = run_standee({"game", "resume", scene});
    EXPECT_EQ(on.status, 2);
    EXPECT_THAT(on.err, AllOf(HasSubstr("a scene"),
                              HasSubstr("to begin with this: standee game new " + scene)));
    const Ran there = run_standee({"game", "new", scene, "--save", saved});
    EXPECT_EQ(there.status, 2);
    EXPECT_THAT(there.err, AllOf(HasSubstr("which exists already"),
                                 HasSubstr("standee game resume " + saved + " to go on with it")));
}

TEST(GameCommand, RefusesASeedThatOtherProgramsChange) {
    const TemporaryFolder folder;
    const std::string scene = folder.write("room.json", room);
    for (const std::string option : {"--seed", "--abilities"}) {
        EXPECT_EQ(run_standee({"game", "new", scene, option, "9007199254740992", "--save",
                               folder.path("a.json")})
                      .status,
                  2);
        EXPECT_EQ(run_standee({"game", "new", scene, option, "9007199254740991", "--save",
                               folder.path(option + ".json")})
                      .status,
                  0);
    }
}

TEST(GameCommand, ATurnPlayedByHandIsNotToldAsStaying) {
    const Held held = hold("skip\n");
    EXPECT_THAT(held.ran.out, AllOf(HasSubstr("Play the rest of G1's turn at the table"),
                                    Not(HasSubstr("It stays"))));
}

TEST(GameCommand, ReadsWhyNotAsTwoWords) {
    const Held held = hold("2\n+1\nwhy-not c1\nwhy not c1\n");
    const std::size_t first = held.ran.out.find("C1 is one of the foci");
    ASSERT_NE(first, std::string::npos) << held.ran.out;
    EXPECT_NE(held.ran.out.find("C1 is one of the foci", first + 1), std::string::npos)
        << held.ran.out;
}

TEST(GameCommand, NamesTheRangeToTypeAfterAnAttack) {
    const TemporaryFolder folder;
    const Ran ran =
        run_standee({"game", "new", project_file("examples/game/cellar.json"), "--monsters",
                     project_file("fixtures/monsters"), "--save", folder.path("saved.json")},
                    "20\n45\ncard 3\nattack hound 3\n");
    EXPECT_THAT(ran.out, HasSubstr("attack is ranged, type its range after it, as in: range 3."));
}

TEST(GameCommand, NeedsAFileBesideTheAnswers) {
    const Ran ran = run_standee({"game", "new", "-"}, room);
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("a file, as the answers come from standard input"));
}

}  // namespace
}  // namespace standee
