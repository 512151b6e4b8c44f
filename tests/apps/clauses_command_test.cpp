#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "lib/clause.hpp"
#include "tests/apps/command.hpp"

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

TEST(ClausesCommand, EveryClauseIsListedWithItsPagesAndDifferences) {
    const Ran ran = run_standee({"clauses"});
    EXPECT_EQ(ran.status, 0);
    for (const ClauseEntry& clause : all_clauses()) {
        EXPECT_THAT(ran.out, HasSubstr(std::string{clause.id} + " "));
    }
    EXPECT_THAT(ran.out, HasSubstr("map.icy (Frosthaven p.14)\n"));
    EXPECT_THAT(ran.out, HasSubstr("  - Jaws of the Lion: there is no such step (disputed)\n"));
}

TEST(ClausesCommand, AsJsonEveryClauseIsWhole) {
    const Ran ran = run_standee({"clauses", "--json"});
    ASSERT_EQ(ran.status, 0);
    const nlohmann::json json = nlohmann::json::parse(ran.out);
    ASSERT_EQ(json["clauses"].size(), all_clauses().size());
    for (std::size_t i = 0; i < all_clauses().size(); ++i) {
        const nlohmann::json& clause = json["clauses"][i];
        EXPECT_EQ(clause["id"], all_clauses()[i].id);
        EXPECT_EQ(clause["says"], all_clauses()[i].says);
        EXPECT_EQ(clause["differs"].size(), all_clauses()[i].differs.size());
        EXPECT_EQ(clause["pages"].size(), all_clauses()[i].pages.size());
    }
}

TEST(ClausesCommand, WhatNothingDecidesSaysWhyAndTheRestIsInTheRulebook) {
    const nlohmann::json json =
        nlohmann::json::parse(run_standee({"clauses", "--table", "--json"}).out);
    for (const nlohmann::json& clause : json["clauses"]) {
        EXPECT_EQ(clause["decidedBy"].empty(), clause.contains("whyNotDecided")) << clause["id"];
        EXPECT_EQ(clause["rulebook"].empty(), clause.contains("whyNotInRulebook")) << clause["id"];
        EXPECT_NE(clause.value("whyNotDecided", "-"), "") << clause["id"];
    }
}

TEST(ClausesCommand, ATableSaysWhichFixturesNameAClause) {
    const TemporaryFolder folder;
    std::string fixture = neighbours_fixture(R"({"options": []})");
    fixture.insert(1, R"("clauses": ["map.icy", "map.trap"], )");
    folder.write("a.json", fixture);
    folder.write("b.json", neighbours_fixture(R"({"options": []})"));
    const Ran ran = run_standee({"clauses", "--fixtures", folder.path("")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("map\\.icy +.*a\\.json\n"));
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("map\\.obstacle +.*-\n"));
    EXPECT_THAT(ran.out, HasSubstr("2 of 203 clauses are named by a fixture"));
}

TEST(ClausesCommand, AnIdLeadsToTheCodeTheRulebookAndTheFixtures) {
    const TemporaryFolder folder;
    std::string fixture = neighbours_fixture(R"({"options": []})");
    fixture.insert(1, R"("clauses": ["attack.poison"], )");
    folder.write("a.json", fixture);
    const Ran ran =
        run_standee({"clauses", "attack.poison", "map.corridor", "--fixtures", folder.path("")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("attack.poison (Gloomhaven p.20, p.22; Frosthaven p.29)\n"));
    EXPECT_THAT(ran.out,
                ::testing::ContainsRegex("decided by +play/arithmetic/attack\\.cpp:[0-9]+ \\("));
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("rulebook +rulebook/attack"));
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("shown by +.*a\\.json"));
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("decided by +nothing: a file gives"));
    EXPECT_THAT(ran.out, ::testing::EndsWith("2 clauses\n"));
}

TEST(ClausesCommand, WithoutAFolderTheFixturesAreTheProjectsOwn) {
    const Ran ran = run_standee({"clauses", "map.icy"});
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("shown by +[a-z]+/.*\\.json\n"));
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("and [0-9]+ more"));
    const nlohmann::json all =
        nlohmann::json::parse(run_standee({"clauses", "map.icy", "--table", "--json"}).out);
    EXPECT_GT(all["clauses"][0]["fixtures"].size(), 12U);
}

TEST(ClausesCommand, TheTextOfTheExecutableRulebookIsPrintedAsItStands) {
    const nlohmann::json json =
        nlohmann::json::parse(run_standee({"clauses", "--table", "--json"}).out);
    for (const nlohmann::json& clause : json["clauses"]) {
        const std::string id = clause["id"];
        const nlohmann::json& functions = clause["rulebook"];
        if (functions.empty()) {
            continue;
        }
        const std::string out = run_standee({"clauses", id}).out;
        EXPECT_THAT(out, HasSubstr("\n  " + functions[0]["at"].get<std::string>() + "\n")) << id;
        const std::string text = functions[0]["text"];
        EXPECT_THAT(out, HasSubstr("    " + text.substr(0, text.find('\n')) + "\n")) << id;
    }
}

TEST(ClausesCommand, AnOptionNamesClausesAsArgumentsDo) {
    const Ran ran = run_standee({"clauses", "--clause", "map.icy,map.trap", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, run_standee({"clauses", "map.trap", "map.icy", "--json"}).out);
    EXPECT_EQ(ran.out, run_standee({"clauses", "--clause", "map.icy", "map.trap", "--json"}).out);
    EXPECT_EQ(run_standee({"clauses", "--clause", "map.ic"}).status, 2);
}

TEST(ClausesCommand, APageLeadsToItsClauses) {
    const Ran ran = run_standee({"clauses", "--page", "fh:33", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const nlohmann::json answer = nlohmann::json::parse(ran.out);
    std::vector<std::string> ids;
    for (const nlohmann::json& clause : answer.at("clauses")) {
        ids.push_back(clause["id"]);
    }
    EXPECT_THAT(
        ids, ::testing::ElementsAre("map.objective", "map.no-cutting-off", "map.manipulate",
                                    "command.grant-control", "command.limits", "card.create-tile"));
    EXPECT_EQ(run_standee({"clauses", "--page", "frosthaven:33", "--json"}).out, ran.out);
    const Ran none = run_standee({"clauses", "--page", "jotl:20"});
    EXPECT_THAT(none.out, HasSubstr("Jaws of the Lion follows Gloomhaven"));
}

TEST(ClausesCommand, ConditionsAreMetTogether) {
    const Ran ran = run_standee({"clauses", "--page", "fh:33", "--grep", "OBSTACLE", "--json"});
    const nlohmann::json clauses = nlohmann::json::parse(ran.out)["clauses"];
    ASSERT_EQ(clauses.size(), 3U);
    EXPECT_EQ(clauses[1]["id"], "map.no-cutting-off");
    EXPECT_THAT(clauses[1]["decidedBy"].dump(), HasSubstr("play/ground/tiles.cpp:"));
}

TEST(ClausesCommand, AnUnknownIdIsAnErrorThatNamesTheClosest) {
    const Ran ran = run_standee({"clauses", "monster.focus-pat"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, AllOf(HasSubstr("monster.focus-pat"),
                               HasSubstr("did you mean \"monster.focus-path\"?")));
    const Ran page = run_standee({"clauses", "--page", "41"});
    EXPECT_EQ(page.status, 2);
    EXPECT_THAT(page.err, HasSubstr("frosthaven:41"));
}

TEST(ClausesCommand, AFixtureThatCannotBeReadIsAnError) {
    const TemporaryFolder folder;
    const std::string bad = folder.write("a.json", R"({"scene": {}, "clauses": ["map.lava"]})");
    const Ran ran = run_standee({"clauses", "--fixtures", folder.path("")});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, AllOf(HasSubstr(bad), HasSubstr("/clauses/0"), HasSubstr("map.lava")));
}

TEST(ClausesCommand, EveryRulebookParagraphInScopeHasAFixtureAndThePageSaysSo) {
    const Ran ran = run_standee({"clauses", "--coverage", project_file("docs/coverage"),
                                 "--fixtures", project_file("fixtures")});
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(ran.out == text_of(project_file("docs/coverage.md")))
        << "docs/coverage.md is stale: run make coverage";
}

TEST(ClausesCommand, AGapInTheCoverageIsToldAndFails) {
    const TemporaryFolder folder;
    folder.write("coverage/frosthaven.json",
                 R"([{"at": "p.41 ¶1", "topic": "the focus", "clauses": []}])");
    std::string fixture = neighbours_fixture(R"({"options": []})");
    fixture.insert(1, R"("source": "Frosthaven p.41 ¶2", )");
    folder.write("fixtures/turns/a.json", fixture);
    const Ran ran = run_standee(
        {"clauses", "--coverage", folder.path("coverage"), "--fixtures", folder.path("fixtures")});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.err,
              "turns/a.json: no book has the paragraph Frosthaven p.41 ¶2\n"
              "Frosthaven p.41 ¶1 is in scope, but no fixture names it\n");
    EXPECT_THAT(ran.out, HasSubstr("| p.41 ¶1 | the focus |"));
}

}  // namespace
}  // namespace standee
