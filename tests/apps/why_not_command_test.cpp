#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/document.hpp"
#include "tests/apps/command.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

constexpr auto demo = "fixtures/turns/demo.json";

Ran ask(const std::string& subject, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"turn", project_file(demo), "--why-not", subject};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_standee(arguments);
}

TEST(WhyNotCommand, TheAnswerFollowsTheTurn) {
    const Ran turn = run_standee({"turn", project_file(demo)});
    const Ran ran = ask("C2");
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, AllOf(StartsWith(turn.out + "\nWhy is C2 not the focus?\n - "),
                               HasSubstr("\nWhy is C2 not attacked?\n - "),
                               HasSubstr("   The smallest change that makes C2 the focus: ")));
}

TEST(WhyNotCommand, TheFocusAndTheDestinationAreToldAsSuch) {
    EXPECT_THAT(ask("C1").out, HasSubstr("\nC1 is the focus.\nA attacks C1.\n"));
    EXPECT_THAT(ask("1,1").out, HasSubstr("\nA ends at [1,1].\n"));
    EXPECT_THAT(ask("A").out, HasSubstr("\nWhy does A not stay at "));
}

TEST(WhyNotCommand, AHexMayBeNegativeAndInBrackets) {
    EXPECT_EQ(ask("[ 1, 1 ]").out, ask("1,1").out);
    const Ran outside = ask("-7,1");
    EXPECT_EQ(outside.status, 2);
    EXPECT_THAT(outside.err, HasSubstr("found [-7,1], which is no hex of the map"));
}

TEST(WhyNotCommand, InJsonAsThePublishedSchemaSays) {
    support::PublishedSchemas schemas;
    for (const std::string subject : {"C1", "C2", "1,1", "0,0", "A"}) {
        const Ran ran = ask(subject, {"--json"});
        const Json line = parse_document(ran.out);
        EXPECT_EQ(schemas.complaint("turn-answer", line), std::nullopt) << ran.out;
        EXPECT_FALSE(line.at("whyNot").empty());
    }
    EXPECT_THAT(run_standee({"turn", project_file(demo), "--json"}).out, Not(HasSubstr("whyNot")));
}

TEST(WhyNotCommand, WhatCannotBeAskedIsBadInput) {
    const Ran unknown = ask("Nobody");
    EXPECT_EQ(unknown.status, 2);
    EXPECT_THAT(unknown.out, IsEmpty());
    EXPECT_THAT(unknown.err, HasSubstr("found \"Nobody\", which is no figure's id, expected an "
                                       "enemy of A: C1, C2"));
    const Ran json = ask("Nobody", {"--json"});
    EXPECT_EQ(json.status, 2);
    support::PublishedSchemas schemas;
    EXPECT_EQ(schemas.complaint("error", parse_document(json.err)), std::nullopt) << json.err;
}

/// A room in columns and rows: [1,0] is the axial hex [1,0], [2,1] is [2,0].
constexpr auto by_columns = R"({"format": "scene/1", "edition": "frosthaven",
    "map": {"coordinates": "odd-q", "hexes": [[0,0],[1,0],[2,0],[0,1],[1,1],[2,1],[3,1]]},
    "figures": [{"id": "A", "kind": "monster", "side": "monsters", "at": [0,0]},
                {"id": "C", "kind": "character", "side": "party", "at": [3,1], "initiative": 5}],
    "turn": {"figure": "A", "abilities": [{"move": {"points": 1}}, {"attack": {"value": 2}}]}})";

TEST(WhyNotCommand, HexesAreReadAndWrittenAsTheSceneWritesThem) {
    const Ran text = run_standee({"turn", "-", "--why-not", "2,1"}, by_columns);
    EXPECT_THAT(text.out, AllOf(HasSubstr("Why does A not end at [2,1]?"),
                                HasSubstr(" - The path to [2,1] takes 2 ")));
    const Ran json = run_standee({"turn", "-", "--why-not", "2,1", "--json"}, by_columns);
    const Json why_not = parse_document(json.out).at("whyNot").at(0);
    EXPECT_EQ(why_not.at("hex"), Json::array({2, 1}));
    EXPECT_EQ(why_not.at("reasons").at(0).at("dropped").at("hexes"),
              Json::array({Json::array({2, 1})}));
    const Ran outside = run_standee({"turn", "-", "--why-not", "3,5"}, by_columns);
    EXPECT_THAT(outside.err, HasSubstr("found [3,5], which is no hex of the map"));
}

}  // namespace
}  // namespace standee
