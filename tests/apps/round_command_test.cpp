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

std::vector<nlohmann::json> documents_in(const std::string& text) {
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
    const auto lines = documents_in(ran.out);
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[1]["event"], "startTurn");
    EXPECT_EQ(lines[1]["format"], "round-line/1");
    EXPECT_EQ(lines[3]["stop"], "choice");
    ASSERT_EQ(lines[3]["options"].size(), 2U);
    EXPECT_EQ(lines[3]["options"][1]["targets"], nlohmann::json({"C2"}));
    EXPECT_EQ(lines[3]["options"][1]["focus"], "C2");
    EXPECT_EQ(lines[3]["scene"]["format"], "scene/1");
}

TEST(RoundCommand, GoesOnFromTheOneChosenUpToACharacter) {
    const Ran ran = run_standee({"round", "-", "--json", "--choose", "1"}, tied_foci);
    EXPECT_EQ(ran.status, 0) << ran.err;
    const auto last = documents_in(ran.out).back();
    EXPECT_EQ(last["stop"], "character");
    EXPECT_EQ(last["figure"], "C2");
    EXPECT_EQ(last["scene"]["figures"][2]["hp"], 6);
}

TEST(RoundCommand, TheSceneBeforeACharacterIsOneToGoOnFrom) {
    const Ran first = run_standee({"round", "-", "--json", "--choose", "1"}, tied_foci);
    const auto scene = documents_in(first.out).back()["scene"];
    const std::string turn =
        R"({"scene":)" + scene.dump() + R"(,"steps":[{"startTurn":"C2"},{"endTurn":"C2"}]})";
    const Ran played = run_standee({"play", "-", "--json"}, turn);
    ASSERT_EQ(played.status, 0) << played.err;
    const auto after = documents_in(played.out).back()["scene"];
    const Ran again = run_standee({"round", "-", "--json"}, after.dump());
    EXPECT_EQ(documents_in(again.out).back()["figure"], "C1");
}

TEST(RoundCommand, PlaysToTheEndWhereCharactersPass) {
    const Ran ran =
        run_standee({"round", "-", "--json", "--first", "--skip-characters"}, tied_foci);
    EXPECT_EQ(ran.status, 0) << ran.err;
    const auto last = documents_in(ran.out).back();
    EXPECT_EQ(last["stop"], "over");
    EXPECT_FALSE(last["scene"].contains("cards"));
}

TEST(RoundCommand, DrawsFromAStandardDeckWhereASeedIsGiven) {
    std::string scene = tied_foci;
    const auto decks = scene.find(R"("decks")");
    scene.erase(decks, scene.find(R"("cards")") - decks);
    const std::vector<std::string> seeded{"round",  "-", "--json", "--first", "--skip-characters",
                                          "--seed", "5"};
    const Ran once = run_standee(seeded, scene);
    EXPECT_EQ(once.status, 0) << once.err;
    EXPECT_EQ(run_standee(seeded, scene).out, once.out);
}

/// The same scene without modifier decks: those are on the table.
std::string physical_decks() {
    std::string scene = tied_foci;
    const auto decks = scene.find(R"("decks")");
    scene.erase(decks, scene.find(R"("cards")") - decks);
    return scene;
}

std::string with_texts() {
    std::string scene = tied_foci;
    const std::string card = R"("initiative":20,)";
    scene.insert(scene.find(card) + card.size(),
                 R"("text":[{"says":"Sound the gong.","after":0}],)");
    return scene;
}

std::string with_conditions(const std::string& figure, const std::string& names) {
    std::string scene = tied_foci;
    const std::string id = R"("id":")" + figure + "\",";
    scene.insert(scene.find(id) + id.size(), R"("conditions":[)" + names + "],");
    return scene;
}

TEST(RoundCommand, ListsTheOptionsForAPerson) {
    const Ran ran = run_standee({"round", "-"}, with_conditions("G1", R"("stun")"));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("The party chooses who is first:"));
    EXPECT_THAT(ran.out, AllOf(HasSubstr("  0: C1"), HasSubstr("  1: C2")));
}

nlohmann::json last_line(const std::vector<std::string>& decisions, const std::string& scene) {
    std::vector<std::string> arguments{"round", "-", "--json"};
    for (const std::string& decision : decisions) {
        arguments.push_back("--decide=" + decision);
    }
    const Ran ran = run_standee(arguments, scene);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return documents_in(ran.out).back();
}

TEST(RoundCommand, BeginsWithTheInitiativeOrder) {
    const auto first = documents_in(run_standee({"round", "-", "--json"}, tied_foci).out).front();
    EXPECT_EQ(first["initiative"], nlohmann::json::parse(R"([
        {"initiative":20.0,"set":"guard","figures":["G1"]},
        {"initiative":60.0,"figures":["C1"]}, {"initiative":60.0,"figures":["C2"]}])"));
    EXPECT_THAT(run_standee({"round", "-"}, tied_foci).out,
                ::testing::StartsWith("Initiative\n  20 guard: G1\n  60 C1\n  60 C2\n"));
}

TEST(RoundCommand, SaysWhyEachFigureDoesWhatItDoes) {
    const auto plan = documents_in(run_standee({"round", "-", "--json"}, tied_foci).out)[2];
    EXPECT_EQ(plan["event"], "plan");
    EXPECT_EQ(plan["focus"], nlohmann::json({"C1", "C2"}));
    ASSERT_FALSE(plan["why"].empty());
    EXPECT_EQ(plan["why"][0]["clause"], "monster.focus-path");
    EXPECT_THAT(run_standee({"round", "-"}, tied_foci).out,
                HasSubstr("[monster.focus-path, Frosthaven p.41"));
}

TEST(RoundCommand, IsBriefWithoutReasons) {
    const Ran json = run_standee({"round", "-", "--json", "--brief"}, tied_foci);
    EXPECT_THAT(json.out, ::testing::Not(HasSubstr(R"("plan")")));
    const Ran text = run_standee({"round", "-", "--brief"}, tied_foci);
    EXPECT_THAT(text.out, ::testing::Not(HasSubstr("monster.focus-path")));
}

TEST(RoundCommand, SaysWhyAFigureDoesNothing) {
    EXPECT_THAT(run_standee({"round", "-"}, with_conditions("G1", R"("stun")")).out,
                HasSubstr("G1 is stunned: it performs no ability."));
    EXPECT_THAT(run_standee({"round", "-"}, with_conditions("G1", R"("disarm")")).out,
                HasSubstr("G1 is disarmed: it does not attack."));
    std::string healer = tied_foci;
    const std::string attack = R"({"attack":{"value":"+0"}})";
    healer.replace(healer.find(attack), attack.size(), R"({"heal":{"value":2,"range":1}})");
    const Ran ran = run_standee({"round", "-"}, healer);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("G1's turn"));
}

TEST(RoundCommand, StopsForModifierCardsThatAreOnTheTable) {
    const auto stop = last_line({"1"}, physical_decks());
    EXPECT_EQ(stop["stop"], "draw");
    EXPECT_EQ(stop["figure"], "G1");
    EXPECT_EQ(stop["target"], "C2");
    EXPECT_EQ(stop["cards"], 1);
    const auto after = last_line({"1", "-1"}, physical_decks());
    EXPECT_EQ(after["scene"]["figures"][2]["hp"], 8);
}

TEST(RoundCommand, StopsForTheSecondCardOfARollingOne) {
    const std::string rolling = R"([{"value":"+1","rolling":true}])";
    const auto stop = last_line({"1", rolling}, physical_decks());
    EXPECT_EQ(stop["stop"], "draw");
    EXPECT_EQ(stop["drawn"].size(), 1U);
    EXPECT_EQ(last_line({"1", rolling, "miss"}, physical_decks())["scene"]["figures"][2]["hp"], 9);
}

TEST(RoundCommand, MoreCardsThanAreDrawnAreAnError) {
    const Ran ran = run_standee({"round", "-", "--decide=1", "--decide=+1,+0"}, physical_decks());
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("/round/decide/1: found 2 cards, expected 1 more modifier card "
                                   "for G1 against C2"));
}

TEST(RoundCommand, DecidesByTheContentOfAnOption) {
    EXPECT_EQ(last_line({R"({"targets":["C2"]})"}, tied_foci), last_line({"1"}, tied_foci));
    const Ran both = run_standee({"round", "-", R"(--decide={"end":[1,0]})"}, tied_foci);
    EXPECT_EQ(both.status, 2);
    EXPECT_THAT(both.err,
                HasSubstr("found a decision that fits 2 options, expected one of the 2 options"));
    const Ran none = run_standee({"round", "-", R"(--decide={"focus":"C3"})"}, tied_foci);
    EXPECT_THAT(none.err,
                HasSubstr(R"(found focus "C3", expected one of the 2 options of a turn for)"));
}

TEST(RoundCommand, ADecisionOfAnotherKindIsAnError) {
    const Ran ran = run_standee({"round", "-", "--decide=done"}, tied_foci);
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("/round/decide/0: found a text carried out, expected one of the "
                                   "2 options of a turn for G1"));
}

TEST(RoundCommand, StopsWhereATextOfACardIsDue) {
    const auto stop = last_line({}, with_texts());
    EXPECT_EQ(stop["stop"], "party");
    EXPECT_EQ(stop["figure"], "G1");
    EXPECT_EQ(stop["says"], "Sound the gong.");
    EXPECT_EQ(last_line({"done"}, with_texts())["stop"], "choice");
}

TEST(RoundCommand, CarriesOutTheStepsOfATextAndTellsIt) {
    const std::string steps = R"([{"damage":{"to":"C1","amount":2}}])";
    const auto stop = last_line({steps}, with_texts());
    EXPECT_EQ(stop["scene"]["figures"][1]["hp"], 7);
    const Ran ran = run_standee({"round", "-", "--decide=" + steps}, with_texts());
    EXPECT_THAT(ran.out, HasSubstr("The party carries out for G1: Sound the gong."));
}

TEST(RoundCommand, TellsTheWholeArithmeticOfAnAttack) {
    std::string scene = with_conditions("C2", R"("poison")");
    const std::string c2 = R"("id":"C2",)";
    scene.insert(scene.find(c2) + c2.size(), R"("shield":2,)");
    const std::string plain = R"({"attack":{"value":"+0"}})";
    scene.replace(scene.find(plain), plain.size(),
                  R"({"attack":{"value":"+1","pierce":1,"adds":[)"
                  R"({"if":{"targetHas":"poison"},"value":"+1"}]}})");
    const Ran ran = run_standee({"round", "-", "--decide=1"}, scene);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out,
                AllOf(HasSubstr("attack 3, +1 (poison), +1 (target has poison) = 5; card +1: 6;"),
                      HasSubstr("shield 2, pierce 1: 5.")));
    const Ran json = run_standee({"round", "-", "--json", "--decide=1"}, scene);
    EXPECT_THAT(json.out, AllOf(HasSubstr(R"("bonusNames":["poison","target has poison"])"),
                                HasSubstr(R"("bonuses":["poison","+1"])"),
                                HasSubstr(R"("shieldBeforePierce":2)")));
}

TEST(RoundCommand, SavesTheSceneBeforeACharacter) {
    const TemporaryFolder folder;
    const std::string saved = folder.path("saved.json");
    const auto stop = last_line({"1"}, tied_foci);
    const Ran ran = run_standee({"round", "-", "--choose", "1", "--save", saved}, tied_foci);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(nlohmann::json::parse(text_of(saved)), stop["scene"]);
}

TEST(RoundCommand, GoesOnFromASavedTurnAsIfItHadNotStopped) {
    const TemporaryFolder folder;
    const std::string saved = folder.path("saved.json");
    const Ran stopped =
        run_standee({"round", "-", "--decide=1", "--save", saved}, physical_decks());
    EXPECT_EQ(stopped.status, 0) << stopped.err;
    const Ran on = run_standee({"round", saved, "--json", "--decide=2x"});
    const Ran through =
        run_standee({"round", "-", "--json", "--decide=1", "--decide=2x"}, physical_decks());
    EXPECT_EQ(on.status, 0) << on.err;
    EXPECT_EQ(on.out, through.out);
    EXPECT_THAT(on.out, HasSubstr(R"("stop":"character")"));
}

/// The tied foci as a round of two editions.
std::string in_two_editions() {
    return R"({"editions": ["gloomhaven", "frosthaven"], "round": {}, "scene": )" +
           std::string{tied_foci} + "}";
}

TEST(RoundCommand, PlaysAFixtureInEachOfItsEditions) {
    const Ran ran = run_standee({"round", "-", "--json"}, in_two_editions());
    EXPECT_EQ(ran.status, 0) << ran.err;
    std::vector<std::string> stopped_in;
    for (const auto& line : documents_in(ran.out)) {
        if (line.contains("stop")) {
            stopped_in.push_back(line["scene"]["edition"]);
        }
    }
    EXPECT_THAT(stopped_in, ::testing::ElementsAre("gloomhaven", "frosthaven"));
    const Ran words = run_standee({"round", "-"}, in_two_editions());
    EXPECT_THAT(words.out, AllOf(::testing::StartsWith("== -:gloomhaven\n"),
                                 HasSubstr("\n\n== -:frosthaven\n")));
}

TEST(RoundCommand, GoesOnInOneEditionOnly) {
    const TemporaryFolder folder;
    const std::string file = folder.write("round.json", in_two_editions());
    const std::string saved = folder.path("saved.json");
    for (const std::vector<std::string>& options :
         {std::vector<std::string>{"-i"}, std::vector<std::string>{"--save", saved}}) {
        std::vector<std::string> arguments{"round", file};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const Ran ran = run_standee(arguments);
        EXPECT_EQ(ran.status, 2) << ran.out;
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, AllOf(HasSubstr("/editions: found "), HasSubstr(", expected one")));
    }
}

TEST(RoundCommand, AFileThatCannotBeSavedIsAnError) {
    const Ran ran = run_standee({"round", "-", "--save", "/no/such/folder/saved"}, tied_foci);
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, HasSubstr("which cannot be written"));
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
    EXPECT_THAT(ran.err, HasSubstr("found 4 decisions, expected 1, the last one for "));
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
