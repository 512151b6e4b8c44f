#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/apps/command.hpp"

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

/// Steps on the scene of two neighbours.
std::string play_of(const std::string& steps) {
    return R"({"scene": )" + neighbours_scene() + R"(, "steps": [)" + steps + "]}";
}

TEST(PlayCommand, TellsWhatHappensWithClauseAndPage) {
    const Ran ran =
        run_standee({"play", "-"}, play_of(R"({"gain": {"to": "C1", "condition": "wound"}},
                                                          {"infuse": "fire"})"));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out,
                AllOf(StartsWith(" 1. C1 gains wound. [condition."), HasSubstr("Frosthaven p."),
                      HasSubstr("Afterwards\n C1: wound\n fire: strong\n"), HasSubstr("0,1")));
}

TEST(PlayCommand, AnswersInOneLineOfJson) {
    const Ran ran = run_standee({"play", "-", "--json"}, play_of(R"({"infuse": "fire"})"));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 1);
    const nlohmann::json json = nlohmann::json::parse(ran.out);
    EXPECT_EQ(json["events"][0]["event"], "infuse");
    EXPECT_EQ(json["scene"]["elements"]["fire"], "strong");
}

TEST(PlayCommand, ARefusedStepIsAnErrorThatNamesTheStepAndTheClause) {
    const Ran ran =
        run_standee({"play", "-", "--json"}, play_of(R"({"infuse": "fire"}, {"consume": "dark"})"));
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err,
                AllOf(HasSubstr(R"("pointer":"/steps/1")"), HasSubstr(R"("clause":"element.)")));
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1);
}

TEST(PlayCommand, ASceneWithoutStepsIsNoPlay) {
    const Ran ran = run_standee({"play", "-"}, neighbours_scene());
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, HasSubstr("\"steps\""));
}

TEST(PlayCommand, OneBadPlayAmongManyIsToldAndTheOthersArePlayed) {
    const TemporaryFolder folder;
    const std::string good = folder.write("good.json", play_of(R"({"infuse": "fire"})"));
    const std::string bad = folder.write("bad.json", play_of(R"({"infuse": "lava"})"));
    const Ran ran = run_standee({"play", "--json", good, bad, good});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 2);
    const nlohmann::json error = nlohmann::json::parse(ran.err)["error"];
    EXPECT_EQ(error["file"], bad);
    EXPECT_EQ(error["pointer"], "/steps/0/infuse");
    EXPECT_EQ(error["found"], "\"lava\"");
    EXPECT_EQ(error["step"], 0);
}

}  // namespace
}  // namespace standee
