#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/apps/command.hpp"

namespace standee {
namespace {

using ::testing::HasSubstr;

TEST(VerifyCommand, EndsWithATableAndFindsNoViolation) {
    const Ran ran = run_standee({"verify", "--seed", "3", "--cases", "500"});
    EXPECT_EQ(ran.status, 0) << ran.out;
    EXPECT_THAT(ran.out, HasSubstr("violations                       0\n"));
    EXPECT_THAT(ran.out, HasSubstr("cases                          500\n"));
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
        "format": "scene/1", "edition": "frosthaven",
        "map": {"hexes": [[0,0],[1,0],[2,0]], "edges": "open", "traps": [[2,0]]},
        "figures": [
            {"id": "M", "kind": "monster", "side": "monsters", "at": [0,0]},
            {"id": "C", "kind": "character", "side": "party", "at": [1,0], "hp": 30}]},
        "steps": [{"attack": {"by": "M", "target": "C", "value": 1, "draw": ["+0"],
                              "effects": ["brittle", {"push": 1, "path": [[2,0]]}]}}]})");
    const Ran ran = run_standee({"verify", "replay", file});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Order dependence in Frosthaven"));
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
             {{"diff", "--editions", "frosthaven"}, "two editions"},
             {{"diff", "--editions", "frosthaven,midgard"}, "midgard"}}) {
        const Ran ran = run_standee(arguments);
        EXPECT_EQ(ran.status, 2) << found;
        EXPECT_THAT(ran.err, HasSubstr(found));
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
        EXPECT_EQ(ran.out, "");
    }
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

TEST(ClausesCommand, ATableSaysWhatDecidesAndWatchesEachClause) {
    const TemporaryFolder folder;
    ASSERT_EQ(run_standee({"verify", "--cases", "500", "--out", folder.path("c")}).status, 0);
    const Ran ran = run_standee({"clauses", "--table", "--campaign", folder.path("c")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, ::testing::ContainsRegex(
                             "monster\\.focus-path +pathing/[a-z_.:0-9]+ .* turns .*[1-9]"));
    EXPECT_THAT(ran.out, HasSubstr("without a monitor"));
}

}  // namespace
}  // namespace standee
