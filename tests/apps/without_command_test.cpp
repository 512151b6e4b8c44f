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
using ::testing::SizeIs;

/// M2 is muddled and shoots past M1 at one of two characters.
constexpr auto scene = R"({"format":"scene/1","edition":"frosthaven",
    "map":{"hexes":[[0,0],[1,0],[2,0],[3,0],[4,0]]},
    "figures":[{"id":"C1","kind":"character","side":"party","at":[4,0],"initiative":10},
               {"id":"C2","kind":"character","side":"party","at":[3,0],"initiative":90},
               {"id":"M","kind":"monster","side":"monsters","at":[0,0],
                "conditions":["immobilize"]}],
    "turn":{"figure":"M","abilities":[{"move":{"points":2}},{"attack":{"value":2}}]}})";

constexpr auto pierce = "examples/dispute/pierce.json";

Ran turn(std::vector<std::string> more) {
    more.insert(more.begin(), {"turn", "-"});
    return run_standee(more, scene);
}

TEST(WithoutCommand, SaysWhatIsLeftOutAndWhatChanges) {
    const Ran ran = turn({"--without", "condition.immobilize"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Left out: "), HasSubstr("[condition.immobilize, Frost"),
                               HasSubstr("With the rule:\nFocus: C2.\nM stays at [0,0]"),
                               HasSubstr("Without it:\nFocus: C2.\nM moves to [2,0]")));
}

TEST(WithoutCommand, SaysThatNothingChanges) {
    const Ran ran = turn({"--without", "condition.muddle"});
    EXPECT_THAT(ran.out, HasSubstr("Nothing changes here: the clause does not matter in this "
                                   "scene.\nFocus: C2.\n"));
    EXPECT_THAT(ran.out, Not(HasSubstr("Without it:")));
}

TEST(WithoutCommand, TakesSeveralClauses) {
    const Ran commas = turn({"--without", "condition.immobilize,monster.focus-path"});
    const Ran repeated =
        turn({"--without", "condition.immobilize", "--without", "monster.focus-path"});
    EXPECT_EQ(commas.out, repeated.out);
    EXPECT_THAT(commas.out, AllOf(HasSubstr("With the rules:"), HasSubstr("Without them:")));
}

TEST(WithoutCommand, InJsonAsThePublishedSchemasSay) {
    support::PublishedSchemas schemas;
    const Json changed = parse_document(turn({"--without", "condition.immobilize", "--json"}).out);
    EXPECT_EQ(schemas.complaint("turn-answer", changed), std::nullopt);
    EXPECT_EQ(changed["without"], Json::parse(R"(["condition.immobilize"])"));
    EXPECT_EQ(changed["options"][0]["end"], Json::parse("[2,0]"));
    EXPECT_EQ(changed["changes"]["onlyWithout"], changed["options"]);
    EXPECT_EQ(changed["changes"]["onlyWith"][0]["end"], Json::parse("[0,0]"));
    EXPECT_FALSE(changed["changes"].contains("focus"));
    const Json same = parse_document(turn({"--without", "condition.muddle", "--json"}).out);
    EXPECT_EQ(schemas.complaint("turn-answer", same), std::nullopt);
    EXPECT_EQ(same["changes"], Json::object());
    const Json rule = parse_document(
        run_standee({"rule", project_file(pierce), "--without", "attack.pierce", "--json"}).out);
    EXPECT_EQ(schemas.complaint("dispute-answer", rule), std::nullopt);
    const Json changes = rule["editions"]["frosthaven"]["changes"];
    ASSERT_THAT(changes, SizeIs(2));
    EXPECT_EQ(changes[0]["with"], "holds");
    EXPECT_EQ(changes[0]["without"], "fails");
}

TEST(WithoutCommand, JudgesEachClaimWithTheRuleAndWithoutIt) {
    const Ran ran = run_standee({"rule", project_file(pierce), "--without", "attack.pierce"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("\n  A  With the rule: holds. Without it: fails.\n"));
    const Ran same = run_standee({"rule", project_file(pierce), "--without", "condition.muddle"});
    EXPECT_THAT(same.out, HasSubstr("Nothing changes here: the clause does not matter to these "
                                    "claims."));
}

TEST(WithoutCommand, WhatCannotBeLeftOutIsOneError) {
    const auto error_of = [](const std::string& clause) {
        const Ran ran = turn({"--without", clause});
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_EQ(lines_of(ran.err).size(), 1U);
        return ran.err;
    };
    EXPECT_THAT(error_of("condition.mudle"), HasSubstr("did you mean \"condition.muddle\"?"));
    EXPECT_THAT(error_of("round.steps"), HasSubstr("it says what a turn or a round is"));
    EXPECT_THAT(error_of("monster.boss-named"), HasSubstr("expected a clause that the rulebook"));
    EXPECT_EQ(run_standee({"rule", project_file(pierce), "--without", "round.steps"}).status, 2);
    const Ran both = turn({"--without", "condition.muddle", "--why-not", "C1"});
    EXPECT_EQ(both.status, 2);
    EXPECT_THAT(both.err, HasSubstr("why not"));
}

}  // namespace
}  // namespace standee
