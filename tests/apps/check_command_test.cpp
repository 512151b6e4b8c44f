#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/apps/command.hpp"

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

constexpr auto holds = R"({"options": [{"end": [0,0], "targets": ["C1"]}], "focus": ["C1"]})";
constexpr auto wrong_end = R"({"options": [{"end": [1,0], "targets": ["C1"]}]})";
constexpr auto one_more = R"({"options": [{"end": [0,0], "targets": ["C1"]},
                                          {"end": [1,0], "targets": []}]})";
constexpr auto wrong_focus = R"({"options": [{"end": [0,0], "targets": ["C1"]}], "focus": []})";

TEST(CheckCommand, WhatHoldsIsCounted) {
    const TemporaryFolder folder;
    const Ran ran = run_standee({"check", folder.write("a.json", neighbours_fixture(holds))});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "1 passed, 0 failed\n");
    EXPECT_THAT(ran.err, IsEmpty());
}

TEST(CheckCommand, WhatDoesNotHoldIsShownWithBothAnswers) {
    const TemporaryFolder folder;
    const std::string file = folder.write("a.json", neighbours_fixture(wrong_end));
    const Ran ran = run_standee({"check", file});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, file +
                           " does not hold\n"
                           "    expected                answered\n"
                           "  ! -                       end [0,0], attacks C1\n"
                           "  ! end [1,0], attacks C1   -\n"
                           "\n"
                           "0 passed, 1 failed\n");
}

TEST(CheckCommand, AnOptionTooManyOrAnotherFocusDoesNotHold) {
    const TemporaryFolder folder;
    for (const char* expect : {one_more, wrong_focus}) {
        const Ran ran = run_standee({"check", folder.write("a.json", neighbours_fixture(expect))});
        EXPECT_EQ(ran.status, 1) << expect;
        EXPECT_THAT(ran.out, AllOf(HasSubstr("    end [0,0], attacks C1   end [0,0], attacks C1\n"),
                                   HasSubstr("  ! "), EndsWith("0 passed, 1 failed\n")));
    }
}

TEST(CheckCommand, FoldersAreWalkedInTheOrderOfNames) {
    const TemporaryFolder folder;
    const std::string b = folder.write("b.json", neighbours_fixture(wrong_end));
    const std::string deep = folder.write("a/deep/z.json", neighbours_fixture(wrong_end));
    folder.write("c.json", neighbours_fixture(holds));
    folder.write("notes.txt", "no fixture");
    const Ran ran = run_standee({"check", folder.path("")});
    EXPECT_EQ(ran.status, 1);
    EXPECT_LT(ran.out.find(deep), ran.out.find(b));
    EXPECT_THAT(ran.out, EndsWith("1 passed, 2 failed\n"));
}

TEST(CheckCommand, WhatCannotBeReadIsAnErrorAndTheRestIsChecked) {
    const TemporaryFolder folder;
    const std::string bad = folder.write("a.json", "{");
    folder.write("b.json", neighbours_fixture(holds));
    folder.write("c.json", neighbours_fixture(wrong_end));
    const Ran ran = run_standee({"check", folder.path(""), "/nowhere/at/all"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err,
                AllOf(HasSubstr(bad + ": found "), HasSubstr("/nowhere/at/all: no such file")));
    EXPECT_THAT(ran.out, EndsWith("1 passed, 1 failed\n"));
}

TEST(CheckCommand, AnExpectationThatIsNoObjectIsAnError) {
    const TemporaryFolder folder;
    for (const char* asked : {R"("round": {})", R"("steps": [])", R"("note": "a turn")"}) {
        const std::string file = folder.write("a.json", std::string{R"({"scene": {"format":
            "scene/1", "edition": "frosthaven", "map": {"hexes": [[0,0], [1,0]]}, "figures": [
            {"id": "M", "kind": "monster", "side": "monsters", "at": [0,0], "name": "imp"}],
            "cards": {"imp": {"initiative": 10, "abilities": []}},
            "turn": {"figure": "M", "abilities": []}}, "expect": 7, )"} +
                                                            asked + "}");
        const Ran ran = run_standee({"check", file});
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.err, HasSubstr(file + ": /expect: found 7, expected an object")) << asked;
    }
}

TEST(CheckCommand, AnExpectationOfNobodyIsAnError) {
    const TemporaryFolder folder;
    const Ran ran = run_standee(
        {"check",
         folder.write("a.json",
                      neighbours_fixture(R"({"options": [{"end": [0,0], "targets": ["C7"]}]})"))});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr(": /expect/options/0/targets/0: found \"C7\", expected "));
}

TEST(CheckCommand, ASceneThatExpectsNothingIsNotCountedAsHolding) {
    const TemporaryFolder folder;
    const Ran ran = run_standee({"check", folder.write("a.json", neighbours_scene())});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "1 file expects nothing\n0 passed, 0 failed\n");
}

TEST(CheckCommand, APlayIsCheckedByWhatItExpects) {
    const TemporaryFolder folder;
    const auto play = [](const std::string& condition) {
        return R"({"scene": )" + neighbours_scene() +
               R"(, "steps": [{"gain": {"to": "C1", "condition": "wound"}}],
                   "expect": {"figures": {"C1": {"conditions": [")" +
               condition + R"("]}}}})";
    };
    folder.write("a.json", play("wound"));
    const std::string wrong = folder.write("b.json", play("poison"));
    const Ran ran = run_standee({"check", folder.path("")});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, wrong +
                           " does not hold\n"
                           "    expected                             answered\n"
                           "  ! /figures/C1/conditions: [\"poison\"]   [\"wound\"]\n"
                           "\n"
                           "1 passed, 1 failed\n");
}

TEST(CheckCommand, CountsEachEditionOfAFixtureAndNamesTheOneThatFails) {
    const TemporaryFolder folder;
    const std::string fixture = neighbours_fixture(holds);
    const std::string file = folder.write(
        "a.json", fixture.substr(0, fixture.size() - 1) +
                      R"(, "editions": ["gloomhaven", "frosthaven"], "differs": {"frosthaven":
                         {"expect": )" +
                      wrong_end + "}}}");
    const Ran ran = run_standee({"check", file});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, StartsWith(file + ":frosthaven does not hold\n"));
    EXPECT_THAT(ran.out, EndsWith("\n1 passed, 1 failed\n"));
    const Ran json = run_standee({"check", file, "--json"});
    EXPECT_THAT(json.out, HasSubstr("\"file\":\"" + file + ":frosthaven\""));
}

TEST(CheckCommand, EveryFixtureOfTheProjectHolds) {
    const Ran ran = run_standee({"check", project_file("fixtures")});
    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, AllOf(EndsWith(" passed, 0 failed\n"), Not(HasSubstr("expect nothing"))));
}

}  // namespace
}  // namespace standee
