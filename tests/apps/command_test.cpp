#include "tests/apps/command.hpp"

#include <gmock/gmock.h>

namespace standee {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

TEST(Command, AMissingSubcommandPrintsHelpAsAnError) {
    const Ran ran = run_standee({});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, HasSubstr("Usage: standee"));
}

TEST(Command, HelpAndVersionAreAnswers) {
    const Ran help = run_standee({"--help"});
    EXPECT_EQ(help.status, 0);
    EXPECT_THAT(help.out, HasSubstr("Usage: standee"));
    EXPECT_THAT(help.err, IsEmpty());

    const Ran version = run_standee({"--version"});
    EXPECT_EQ(version.status, 0);
    EXPECT_THAT(version.out, StartsWith("standee 0."));
}

TEST(Command, WhatItDoesNotKnowIsOneLineOnStderr) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"dance"},
                                                      {"--frobnicate"},
                                                      {"clauses", "--frobnicate"},
                                                      {"clauses", "--color", "mauve"}}) {
        const Ran ran = run_standee(arguments);
        EXPECT_EQ(ran.status, 2) << arguments.back();
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, HasSubstr(arguments.back()));
        EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
    }
}

TEST(Command, AMistypedCommandOfAGroupIsSuggestedToo) {
    const Ran ran = run_standee({"game", "nwe"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err,
              "standee: found no command \"game nwe\" (did you mean \"new\"?); see `standee game "
              "--help`\n");
}

}  // namespace
}  // namespace standee
