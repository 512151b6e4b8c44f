#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/document.hpp"
#include "tests/apps/command.hpp"

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

std::string own(const std::string& file) { return project_file("tests/import/ghs/files/" + file); }

Ran import(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"import", "ghs"});
    return run_standee(arguments);
}

void expect_bad_usage(const Ran& ran, const std::string& what) {
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, AllOf(HasSubstr(what), EndsWith("\n")));
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
}

TEST(ImportCommand, AMonsterWithItsDeckIsASetOfMonsters) {
    const Ran ran = import({"--monster", own("monster/marsh-slinger.json"), "--deck",
                            own("deck/marsh-slinger.json"), "--level", "3", "--rank", "elite"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    const Json set = Json::parse(ran.out);
    EXPECT_EQ(set["format"], "monster/1");
    EXPECT_EQ(set["level"], 3);
    EXPECT_EQ(set["stats"].size(), 1U);
    EXPECT_EQ(set["stats"]["elite"]["hp"], 10);
    EXPECT_EQ(set["cards"].size(), 8U);
}

TEST(ImportCommand, ADeckAloneIsADeckOfCards) {
    const Ran ran = import({"--deck", own("deck/rust-hound.json"), "--json"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out,
                AllOf(StartsWith(R"({"format":"cards/1","name":"rust-hound")"), EndsWith("]}\n")));
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 1);
}

TEST(ImportCommand, TheSpecialsOfABossStandOnItsCards) {
    const Ran ran = import({"--monster", own("monster/mire-king.json"), "--deck",
                            own("deck/mire-king.json"), "--characters", "4"});
    const Json set = Json::parse(ran.out);
    EXPECT_EQ(set["cards"][0]["abilities"].dump(),
              R"([{"summon":{"name":"rust-hound","rank":"elite","count":3}}])");
    EXPECT_EQ(set["stats"]["boss"]["hp"], 36);
}

TEST(ImportCommand, AReportCountsCardsByDeckInTheOrderOfFiles) {
    const Ran ran = import({"--report", own("")});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_THAT(ran.out, StartsWith("deck            cards  fully  partly\n"
                                    "lantern-wraith      8      7       1\n"
                                    "marsh-slinger       8      7       1\n"
                                    "mire-king           5      5       0\n"
                                    "rust-hound          8      8       0\n"
                                    "all                29     27       2\n"
                                    "\n"
                                    "edition"));
    EXPECT_THAT(ran.out, HasSubstr("\n\nFully automated: 27 of 29 cards (93.1 %).\n"));
    EXPECT_EQ(import({"--report", own("")}).out, ran.out);
    EXPECT_EQ(Json::parse(import({"--report", own(""), "--json"}).out)["partly"], 2);
}

TEST(ImportCommand, AReportNamesWhatCannotBeReadAndGoesOn) {
    const TemporaryFolder folder;
    folder.write("a.json", "{");
    folder.write("b.json", R"({"name":"b","abilities":[{"actions":[{"type":"loot","value":1}]}]})");
    folder.write("c.json", R"({"rooms":[]})");
    folder.write("d.txt", "{");
    const Ran ran = import({"--report", folder.path("")});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("b         1      1       0\n"));
    EXPECT_THAT(ran.out, HasSubstr("a.json: found the end of the text"));
    EXPECT_THAT(ran.out, HasSubstr("c.json: neither a deck nor a monster"));
    EXPECT_THAT(ran.out, ::testing::Not(HasSubstr("d.txt")));
}

TEST(ImportCommand, AnUnknownEditionIsOneErrorForTheWholeReport) {
    const TemporaryFolder folder;
    folder.write("a.json", R"({"name":"a","edition":"zzz","abilities":[]})");
    folder.write("b.json", R"({"name":"b","edition":"zzz","abilities":[]})");
    const Ran ran = import({"--report", folder.path("")});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("a.json: /edition: found \"zzz\", expected an edition: gh, "));
    EXPECT_THAT(import({"--report", folder.path(""), "--edition", "toa"}).out,
                HasSubstr("zzz"));  // read, and counted under its own name
}

TEST(ImportCommand, AnEditionTakesTheRulesOfTheOneThatItsBaseExtends) {
    const TemporaryFolder folder;
    folder.write("a.json", R"({"name":"a","edition":"mine","abilities":[]})");
    folder.write("base.json", R"({"edition":"mine","extensions":["fh"]})");
    const Ran ran = import({"--deck", folder.path("a.json")});
    EXPECT_EQ(Json::parse(ran.out)["edition"], "frosthaven") << ran.err;
}

TEST(ImportCommand, AReportLeavesOutCharacters) {
    const TemporaryFolder folder;
    const std::string deck =
        R"({"name":"b","edition":"gh","abilities":[{"actions":[{"type":"loot","value":1}]}]})";
    folder.write("b.json", deck);
    folder.write("character/b.json", deck);
    EXPECT_THAT(import({"--report", folder.path("")}).out, HasSubstr("of 1 card ("));
}

TEST(ImportCommand, WhatAFileSaysDoesNothingToATerminal) {
    const TemporaryFolder folder;
    folder.write("a.json", R"({"name":"a\u001b[2J","abilities":[{"actions":[
        {"type":"custom","value":"\u001b]0;x\u0007"}]}]})");
    const Ran ran = import({"--report", folder.path("")});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out.find('\x1b'), std::string::npos);
    EXPECT_EQ(ran.out.find('\x07'), std::string::npos);
}

TEST(ImportCommand, BadInputIsOneClearError) {
    const std::string monster = own("monster/marsh-slinger.json");
    const std::string deck = own("deck/marsh-slinger.json");
    expect_bad_usage(import({"--monster", monster, "--level", "8"}), "--level");
    expect_bad_usage(import({"--monster", monster, "--level", "-1"}), "--level");
    expect_bad_usage(import({"--monster", monster, "--rank", "named"}), "--rank");
    expect_bad_usage(import({"--monster", monster, "--characters", "1"}), "--characters");
    expect_bad_usage(import({"--monster", monster, "--edition", "chess"}), "\"chess\"");
    expect_bad_usage(import({"--monster", deck}), "expected a monster");
    expect_bad_usage(import({"--monster", monster, "--deck", monster}), "expected an ability deck");
    expect_bad_usage(import({"--monster", "/nowhere/at/all"}), "/nowhere/at/all: no such file");
    expect_bad_usage(run_standee({"import", "vgb", "--players", "5"}),
                     "see `standee import vgb --help`");
    expect_bad_usage(import({"--monstre", monster}), "(did you mean \"--monster\"?)");
    expect_bad_usage(run_standee({"import", "mover"}),
                     "found no link, expected a link, or --link with a scene");
    expect_bad_usage(import({}), "expected --monster, --deck or both, or else --report");
    expect_bad_usage(import({"--report", own(""), "--deck", deck}), "found --report beside them");
    expect_bad_usage(import({"--report", "/nowhere/at/all"}), "expected a folder");
    expect_bad_usage(import({"--report", deck}), "expected a folder");
}

}  // namespace
}  // namespace standee
