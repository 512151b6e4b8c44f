#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/apps/command.hpp"

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

/// A dispute on the scene of two neighbours, about who is focused on.
std::string dispute(const std::string& verdict = "") {
    return R"({"question": "Who?", "editions": ["frosthaven", "gloomhaven"], "scene": )" +
           neighbours_scene() + R"(, "claims": [
               {"says": "C1", "expect": {"focus": ["C1"]}},
               {"says": "nobody", "expect": {"focus": []})" +
           verdict + "}]}";
}

TEST(RuleCommand, AnswersEachClaimInEachEditionInOneLineOfJson) {
    const Ran ran = run_standee({"rule", "-", "--json"}, dispute());
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 1);
    const nlohmann::json json = nlohmann::json::parse(ran.out);
    EXPECT_EQ(json["question"], "Who?");
    ASSERT_EQ(json["editions"].size(), 2U);
    for (const char* edition : {"frosthaven", "gloomhaven"}) {
        EXPECT_EQ(json["editions"][edition]["claims"].dump(), R"(["holds","fails"])");
        EXPECT_FALSE(json["editions"][edition]["clauses"].empty());
        EXPECT_FALSE(json["editions"][edition]["why"].empty());
    }
}

TEST(RuleCommand, TellsAPersonWhoIsRightAndWhy) {
    const Ran ran = run_standee({"rule", "-", "--ascii"}, dispute());
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(StartsWith("Who?\n  A  C1\n  B  nobody\n\n"
                                          "     Frosthaven  Gloomhaven\n"
                                          "  A  holds       holds\n"
                                          "  B  fails       fails\n\nFrosthaven\n  A  holds ["),
                               HasSubstr("Frosthaven p."), HasSubstr("\nGloomhaven\n"),
                               HasSubstr("\nWhy\n"), Not(HasSubstr("Focus: "))));
    EXPECT_EQ(ran.out.find("\nWhy\n"), ran.out.rfind("\nWhy\n"))
        << "both editions have the same reasons";
    const Ran log = run_standee({"rule", "-", "--ascii", "--log"}, dispute());
    EXPECT_THAT(log.out, HasSubstr("Focus: "));
}

TEST(RuleCommand, AClaimThatCannotBeJudgedIsToldFirstWithStatusOne) {
    const std::string file = R"({"question": "Who?", "scene": )" + neighbours_scene() +
                             R"(, "steps": [{"damage": {"to": "A", "amount": 1}},
                                            {"attack": {"by": "A", "target": "A", "value": 1}}],
                                 "claims": [{"says": "yes", "expect": {"gone": []}}]})";
    const Ran ran = run_standee({"rule", "-"}, file);
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, StartsWith("Who?\nA cannot be judged: step 1 is refused"));
}

TEST(RuleCommand, TakesFoldersAndPassesOverWhatIsNoDispute) {
    const TemporaryFolder folder;
    folder.write("good.json", dispute());
    folder.write("scene.json", neighbours_scene());
    folder.write("more/lines.json", nlohmann::json::parse(dispute()).dump() + "\n" +
                                        nlohmann::json::parse(dispute()).dump() + "\n");
    const Ran ran = run_standee({"rule", "--json", folder.path("")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 3);
    EXPECT_THAT(ran.out, HasSubstr("lines.json:2\""));
}

TEST(RuleCommand, WhatIsNoDisputeIsOneErrorAndTheOthersAreJudged) {
    const TemporaryFolder folder;
    const std::string good = folder.write("good.json", dispute());
    const std::string scene = folder.write("scene.json", neighbours_scene());
    const std::string bad = folder.write("bad.json", dispute(R"(, "verdict": "maybe")"));
    const Ran ran = run_standee({"rule", "--json", good, scene, bad, good});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 2);
    EXPECT_THAT(ran.err,
                AllOf(StartsWith(R"({"error":{"file":")" + scene + R"(","pointer":"","found":)"),
                      HasSubstr(bad + R"(","pointer":"/claims/1/verdict","found":"\"maybe\"")")));
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 2);
}

TEST(RuleCommand, ACheckShowsTheClaimsThatAreNotFoundAsTheFileSays) {
    const TemporaryFolder folder;
    const std::string wrong = folder.write("a.json", dispute());
    folder.write("b.json", dispute(R"(, "verdict": "fails")"));
    const Ran ran = run_standee({"check", folder.path("")});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_THAT(ran.out, AllOf(StartsWith(wrong + " does not hold\n"),
                               HasSubstr("  ! Frosthaven, \"nobody\": holds   fails\n"),
                               HasSubstr("  ! Gloomhaven, \"nobody\": holds   fails\n"),
                               EndsWith("1 passed, 1 failed\n")));
}

}  // namespace
}  // namespace standee
