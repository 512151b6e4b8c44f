#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/apps/command.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::StartsWith;

using Json = nlohmann::ordered_json;

/// The first file in a folder by name, its folders first.
std::string first_file_in(const std::string& folder) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator{folder}) {
        if (entry.is_regular_file() && entry.path().extension() == ".json") {
            files.push_back(entry.path().string());
        }
    }
    return std::ranges::min(files);
}

TEST(VerifyCommand, BeginsWithAShortSummaryAndFindsNoViolation) {
    const Ran ran = run_standee({"verify", "--seed", "3", "--cases", "500"});
    EXPECT_EQ(ran.status, 0) << ran.out;
    EXPECT_THAT(ran.out, StartsWith("500 cases: "));
    EXPECT_THAT(ran.out, HasSubstr("\n0 violations, "));
    EXPECT_EQ(ran.err, "");
}

TEST(VerifyCommand, TellsHowFarItIsWhereThatIsAskedFor) {
    const Ran ran = run_standee({"verify", "--cases", "300", "--progress"});
    EXPECT_THAT(ran.err, HasSubstr("shrinking the findings\n"));
    EXPECT_THAT(ran.err, ContainsRegex("300 cases in .* a second\n"));
    EXPECT_EQ(ran.out, run_standee({"verify", "--cases", "300"}).out);
}

TEST(VerifyCommand, AnswersInJsonAsThePublishedSchemaSays) {
    const TemporaryFolder folder;
    const std::string rules = folder.write(
        "rules.json", R"({"edition":"frosthaven","rules":{"adjacentAlwaysSeen":false}})");
    support::PublishedSchemas schemas;
    for (const std::vector<std::string>& more :
         std::vector<std::vector<std::string>>{{"--seed", "1"},
                                               {"--case", "3"},
                                               {"--shard", "1/2", "--clause", "map.trap"},
                                               {"--rules", rules}}) {
        std::vector<std::string> arguments{"verify", "--cases", "1500", "--json"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Ran ran = run_standee(arguments);
        const Json answer = Json::parse(ran.out);
        EXPECT_EQ(schemas.complaint("verify-answer", answer), std::nullopt) << more[0];
        EXPECT_EQ(answer["found"]["violation"], 0);
    }
}

TEST(VerifyCommand, KeepsToTheClausesAskedFor) {
    const Ran ran =
        run_standee({"verify", "--cases", "20000", "--clause", "forced.push,monster.spawn",
                     "--clause", "attack.poison", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json answer = Json::parse(ran.out);
    ASSERT_EQ(answer["clauses"].size(), 3U);
    EXPECT_GT(answer["clauses"]["forced.push"]["fired"], 0);
    ASSERT_FALSE(answer["findings"].empty());
    for (const Json& finding : answer["findings"]) {
        EXPECT_THAT(finding["clauses"].dump(),
                    ContainsRegex("forced.push|monster.spawn|attack.poison"));
    }
    const Ran words = run_standee({"verify", "--cases", "3000", "--clause", "attack.poison"});
    EXPECT_THAT(words.out, ContainsRegex("attack.poison: fired [0-9]+ times, decisive [0-9]+"));
}

TEST(VerifyCommand, ShowsACaseInFull) {
    const Json answer = Json::parse(run_standee({"verify", "--cases", "6000", "--json"}).out);
    ASSERT_FALSE(answer["findings"].empty());
    const Json& finding = answer["findings"].back();
    const Ran ran = run_standee({"verify", "--case", finding["number"].dump()});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("1 case"));
    EXPECT_THAT(ran.out, HasSubstr("one:    "));
}

TEST(VerifyCommand, ShowsACaseInWhichNothingIsWrong) {
    const Ran ran = run_standee({"verify", "--seed", "7", "--case", "12"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Case 12 in "));
    EXPECT_THAT(ran.out, HasSubstr("► acts"));
    EXPECT_THAT(ran.out, HasSubstr("card:    "));
    EXPECT_THAT(ran.out, HasSubstr("answer:  ends in "));
}

TEST(VerifyCommand, TriesAHouseRuleByFormula) {
    const std::string file =
        project_file("examples/tester/rules/shield-if-damage-gets-through.json");
    const Ran ran = run_standee({"verify", "--rules", file, "--cases", "2000"});
    EXPECT_EQ(ran.status, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Paradox of attack: "));
    EXPECT_THAT(ran.out, HasSubstr("replay:  standee verify --rules "));
    support::PublishedSchemas schemas;
    const Json answer =
        Json::parse(run_standee({"verify", "--rules", file, "--cases", "2000", "--json"}).out);
    EXPECT_EQ(schemas.complaint("verify-answer", answer), std::nullopt);
    const std::string number = answer["houseRule"]["effects"][0]["number"].dump();
    const Ran one = run_standee({"verify", "--rules", file, "--case", number});
    EXPECT_EQ(one.status, 1) << one.out;
    EXPECT_THAT(one.out, HasSubstr("Paradox of attack: this case"));
}

/// The JSON that a search of properties prints, which its schema allows.
Json search_of(const std::string& file, const std::string& cases) {
    const Json answer =
        Json::parse(run_standee({"verify", "--property", file, "--cases", cases, "--json"}).out);
    EXPECT_EQ(support::PublishedSchemas{}.complaint("property-answer", answer), std::nullopt);
    return answer;
}

TEST(VerifyCommand, RefutesAProperty) {
    const std::string file = project_file("examples/tester/properties.json");
    const Ran ran = run_standee({"verify", "--property", file, "--cases", "3000"});
    EXPECT_EQ(ran.status, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("20 properties, 10 refuted"));
    EXPECT_EQ(search_of(file, "3000")["properties"].size(), 20U);
    EXPECT_EQ(run_standee({"verify", "--property", file, "--rules", file}).status, 2);
}

TEST(VerifyCommand, APropertyThatIsNeverDecidedFails) {
    const TemporaryFolder folder;
    const std::string file = folder.write(
        "p.json",
        R"({"properties":[{"name":"p","holds":"every f in before.figures: f.name > 0"}]})");
    const Ran ran = run_standee({"verify", "--property", file, "--cases", "200"});
    EXPECT_EQ(ran.status, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("p: never decided in 200 cases"));
    const Json property = search_of(file, "200")["properties"][0];
    EXPECT_EQ(property["holds"], false);
    EXPECT_EQ(property["neverDecided"], true);
}

TEST(VerifyCommand, TriesSmallChangesOfASceneAPlayAndARound) {
    for (const char* file : {"fixtures/turns", "fixtures/plays", "fixtures/rounds"}) {
        const std::string scene = first_file_in(project_file(file));
        const std::vector<std::string> arguments{"verify", "--around", scene, "--cases",
                                                 "200",    "--seed",   "5",   "--json"};
        const Ran ran = run_standee(arguments);
        EXPECT_EQ(ran.status, 0) << scene << ran.err << ran.out;
        const Json answer = Json::parse(ran.out);
        EXPECT_GT(answer["cases"], 150) << scene;
        support::PublishedSchemas schemas;
        EXPECT_EQ(schemas.complaint("verify-answer", answer), std::nullopt) << scene;
        EXPECT_EQ(run_standee(arguments).out, ran.out);
    }
}

TEST(VerifyCommand, AroundAFileWithAStepThatIsNoneIsTheErrorOfPlay) {
    const TemporaryFolder folder;
    const std::string file = folder.write("a.json", R"({"scene": {
        "format": "scene/1", "edition": "gloomhaven", "map": {"hexes": [[0,0],[1,0]]},
        "figures": [
            {"id": "M", "kind": "monster", "side": "monsters", "at": [0,0], "hp": 5},
            {"id": "C", "kind": "character", "side": "party", "at": [1,0], "hp": 8}]},
        "steps": [{"attack": {"by": "M", "target": "C", "value": 2, "push": 1, "draw": ["+0"]}}]})");
    const Ran played = run_standee({"play", file});
    ASSERT_EQ(played.status, 2);
    ASSERT_THAT(played.err, HasSubstr("/steps/0/attack: found the unknown field \"push\""));
    for (const std::vector<std::string>& more :
         std::vector<std::vector<std::string>>{{}, {"--against", "cat"}}) {
        std::vector<std::string> arguments{"verify", "--around", file, "--cases", "20"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Ran ran = run_standee(arguments);
        EXPECT_EQ(ran.status, 2);
        EXPECT_EQ(ran.err, played.err);
        EXPECT_EQ(ran.out, "");
    }
}

TEST(VerifyCommand, WritesTheContradictionsOfHouseRulesWithAllThatShowsThemAgain) {
    const TemporaryFolder folder;
    const std::string file =
        project_file("examples/tester/rules/retaliate-of-those-who-leave-survivors.json");
    const std::string out = folder.path("out");
    EXPECT_EQ(run_standee({"verify", "--rules", file, "--cases", "1500", "--out", out}).status, 1);
    const Json campaign = Json::parse(text_of(out + "/campaign.json"));
    EXPECT_EQ(campaign["numbers"], 1500);
    ASSERT_EQ(campaign["findings"].size(), 1U);
    EXPECT_EQ(campaign["findings"][0]["clauses"], Json{"bonus.retaliate"});
    const std::string board = first_file_in(out + "/findings");
    const Ran again =
        run_standee({"verify", "--rules", out + "/rules.json", "--around", board, "--case", "0"});
    EXPECT_EQ(again.status, 1) << again.err;
    EXPECT_THAT(again.out, HasSubstr("Paradox of retaliates: this case"));
    const Ran merged = run_standee({"verify", "merge", out, "--out", folder.path("merged")});
    EXPECT_EQ(merged.status, 0) << merged.err;
    EXPECT_THAT(merged.out, HasSubstr("merged/rules.json --around "));
    EXPECT_EQ(text_of(folder.path("merged/campaign.json")), text_of(out + "/campaign.json"));
}

TEST(VerifyCommand, ShardsMergeToWhatASingleRunWrites) {
    const TemporaryFolder folder;
    for (const char* part : {"0", "1"}) {
        const Ran ran = run_standee({"verify", "--cases", "1000", "--shard",
                                     std::string{part} + "/2", "--out", folder.path(part)});
        EXPECT_EQ(ran.status, 0) << ran.err;
    }
    EXPECT_EQ(run_standee({"verify", "merge", folder.path("1"), folder.path("0"), "--out",
                           folder.path("merged")})
                  .status,
              0);
    EXPECT_EQ(run_standee({"verify", "--cases", "1000", "--jobs", "2", "--out", folder.path("one")})
                  .status,
              0);
    for (const char* file : {"/campaign.json", "/table.txt"}) {
        EXPECT_EQ(text_of(folder.path(std::string{"merged"} + file)),
                  text_of(folder.path(std::string{"one"} + file)));
    }
}

TEST(VerifyCommand, ListsItsScopes) {
    const Ran ran = run_standee({"verify", "scopes"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("flower "));
    EXPECT_THAT(ran.out, HasSubstr(" 207712 scenes"));
}

TEST(VerifyCommand, ReplaysAFindingFromItsFile) {
    const TemporaryFolder folder;
    const std::string file = folder.write("a.json", R"({"scene": {
        "format": "scene/1", "edition": "gloomhaven", "decks": {"monsters": []},
        "map": {"hexes": [[0,0],[1,0],[2,0]], "edges": "open", "traps": [[0,0]]},
        "figures": [
            {"id": "M", "kind": "monster", "side": "monsters", "at": [1,0], "hp": 2},
            {"id": "C", "kind": "character", "side": "party", "at": [2,0], "hp": 30}]},
        "steps": [{"attack": {"by": "C", "target": "M", "value": 1, "draw": ["+0"],
                              "effects": ["curse", {"push": 1, "path": [[0,0]]}]}}]})");
    const Ran ran = run_standee({"verify", "replay", file});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Order dependence in Gloomhaven"));
    EXPECT_THAT(ran.out, HasSubstr("1 finding"));
}

TEST(VerifyCommand, SaysWhatIsWrongWithItsArguments) {
    for (const auto& [arguments, found] :
         std::vector<std::pair<std::vector<std::string>, std::string>>{
             {{"verify", "--scope", "nowhere"}, "nowhere"},
             {{"verify", "--shard", "3/3"}, "--shard 3/3"},
             {{"verify", "--shard", "x"}, "--shard x"},
             {{"verify", "--editions", "midgard"}, "midgard"},
             {{"verify", "--cases", "many"}, "many"},
             {{"verify", "merge", "/nowhere"}, "/nowhere"},
             {{"verify", "--around", "/nowhere"}, "/nowhere"},
             {{"verify", "--around", "-"}, "--around -"},
             {{"verify", "--scope", "flower", "--case", "9999999999"}, "case 9999999999"},
             {{"verify", "--clause", "map.trapp"}, "did you mean \"map.trap\"?"},
             {{"diff", "--editions", "fh,gh", "--clause", "map.trapp"}, "\"map.trap\"?"},
             {{"diff", "--editions", "frosthaven"}, "two editions"},
             {{"diff", "--editions", "frosthaven,midgard"}, "midgard"}}) {
        const Ran ran = run_standee(arguments);
        EXPECT_EQ(ran.status, 2) << found;
        EXPECT_THAT(ran.err, HasSubstr(found));
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
        EXPECT_EQ(ran.out, "");
    }
}

TEST(VerifyCommand, ACrashNamesTheCase) {
    const TemporaryFolder folder;
    const std::string err = folder.path("err");
    const std::string script = "'" STANDEE_COMMAND
                               "' verify --seed 3 --any-lines --progress --seconds 600 2>'" +
                               err + "' & until [ -s '" + err +
                               "' ]; do sleep 0.1; done; kill -SEGV $!; wait $!; [ $? -eq 139 ]";
    EXPECT_EQ(std::system(script.c_str()), 0) << "the signal ends it";
    EXPECT_THAT(text_of(err),
                ContainsRegex("\nstandee: the engine crashed on case [0-9]+. To repeat it: standee "
                              "verify --any-lines --seed 3 --case [0-9]+\n"));
}

TEST(DiffCommand, ShowsEachRuleWithBothAnswers) {
    const Ran ran = run_standee(
        {"diff", "--editions", "gloomhaven,jaws-of-the-lion", "--cases", "1500", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const nlohmann::json json = nlohmann::json::parse(ran.out);
    EXPECT_TRUE(json["unexplained"].is_null());
    ASSERT_FALSE(json["shown"].empty());
    for (const nlohmann::json& entry : json["shown"]) {
        EXPECT_NE(entry["answers"]["gloomhaven"], entry["answers"]["jaws-of-the-lion"]);
        EXPECT_TRUE(entry["case"].contains("scene"));
    }
}

TEST(DiffCommand, SaysInSentencesWhatCameOfTheDrawnCases) {
    const Ran ran = run_standee(
        {"diff", "--editions", "gh,fh", "--cases", "300", "--clause", "map.trap-damage"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("The two rulebooks "));
    EXPECT_THAT(ran.out,
                ContainsRegex("\nOf [0-9]+ turns and plays drawn at random, Gloomhaven and "
                              "Frosthaven answer[ \n][0-9]+[ \n]differently; the rules"));
}

TEST(DiffCommand, KeepsToTheClausesAskedFor) {
    const std::vector<std::string> whole{"diff", "--editions", "gh,fh", "--cases", "200", "--json"};
    const Json all = Json::parse(run_standee(whole).out);
    std::vector<std::string> arguments = whole;
    const std::string clause = all["shown"][0]["clause"];
    arguments.insert(arguments.end(), {"--clause", clause + ",map.trap"});
    const Json some = Json::parse(run_standee(arguments).out);
    EXPECT_EQ(some["differing"], all["differing"]);
    EXPECT_LT(some["shown"].size(), all["shown"].size());
    EXPECT_EQ(some["shown"][0], all["shown"][0]);
    EXPECT_LE(some["clauses"]["notShown"].size(), 2U);
}

TEST(ClausesCommand, ATableSaysWhereEachClauseIsDecidedAndWritten) {
    const TemporaryFolder folder;
    ASSERT_EQ(run_standee({"verify", "--cases", "500", "--out", folder.path("c")}).status, 0);
    const Ran ran = run_standee({"clauses", "--table", "--campaign", folder.path("c")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, ::testing::ContainsRegex(
                             "monster\\.focus-path +pathing/[a-z_.:0-9]+ .* [a-z]+_focus .*[1-9]"));
    EXPECT_THAT(ran.out, HasSubstr("not in the executable rulebook"));
}

}  // namespace
}  // namespace standee
