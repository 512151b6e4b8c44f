#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/apps/command.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A corridor of six hexes: a guard with a move of 2 at one end, its enemy four hexes away. The
/// one card left of the deck is a +1.
constexpr const char* corridor = R"({
    "format": "scene/1", "edition": "frosthaven",
    "map": {"hexes": [[0,0],[1,0],[2,0],[3,0],[4,0],[5,0]]},
    "figures": [
        {"id":"G1","kind":"monster","side":"monsters","name":"guard","at":[0,0],"hp":6,"maxHp":6,
         "attack":2,"move":2},
        {"id":"I1","kind":"monster","side":"monsters","name":"imp","at":[5,0],"hp":6,"maxHp":6},
        {"id":"C1","kind":"character","side":"party","at":[3,0],"hp":9,"maxHp":9,"move":1,
         "initiative":60}],
    "decks": {"monsters": ["+1"]},
    "cards": {"guard": {"initiative":20,
                        "abilities":[{"move":{"points":"+0"}},{"attack":{"value":"+0"}}]}}})";

TEST(ThreatCommand, AnswersHexByHexAsThePublishedSchemaSays) {
    const Ran ran = run_standee({"threat", "-", "--figure", "C1", "--json"}, corridor);
    EXPECT_EQ(ran.status, 0) << ran.err;
    const auto answer = nlohmann::ordered_json::parse(ran.out);
    support::PublishedSchemas schemas;
    EXPECT_EQ(schemas.complaint("threat-answer", answer), std::nullopt);
    EXPECT_EQ(answer["figure"], "C1");
    EXPECT_EQ(answer["withoutCard"], nlohmann::ordered_json({"I1"}));
    ASSERT_EQ(answer["hexes"].size(), 3U);
    EXPECT_EQ(answer["hexes"][1].dump(),
              R"({"at":[3,0],"movement":0,"negativeHexes":0,"damage":{"least":3.0,"most":3.0},)"
              R"("by":[{"figure":"G1","focus":"yes","damage":{"least":3.0,"most":3.0}}]})");
    EXPECT_EQ(answer["hexes"][2]["damage"]["most"], 0.0);
}

TEST(ThreatCommand, DrawsAMapAndSaysWhoThreatensWhere) {
    const Ran ran = run_standee({"threat", "-", "--figure", "C1", "--ascii"}, corridor);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Where is C1 safe?"), HasSubstr("0.00 at [4,0]"),
                               HasSubstr("3.00 at [2,0] and [3,0]: G1 3.00 (its focus)"),
                               HasSubstr("because they have no ability card this round: I1")));
}

TEST(ThreatCommand, MovesAsFarAsItIsTold) {
    const Ran ran =
        run_standee({"threat", "-", "--figure", "C1", "--move", "0", "--json"}, corridor);
    EXPECT_EQ(nlohmann::json::parse(ran.out)["hexes"].size(), 1U);
}

TEST(ThreatCommand, WhatCannotBeAnsweredIsOneLineOnStderr) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"threat", "-", "--figure", "C9"},
          {"threat", "-", "--figure", "I1"},
          {"threat", "-"},
          {"threat", "-", "--figure", "C1", "--move", "-1"}}) {
        const Ran ran = run_standee(arguments, corridor);
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    }
}

}  // namespace
}  // namespace standee
