#include "show/words/why_not_words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/show/scenes.hpp"

namespace standee {
namespace {

using Act = SceneChange::Act;
using What = SceneChange::What;
using support::small_room;
using ::testing::HasSubstr;

std::string words(const WhyNot& answer) {
    return why_not_words(small_room(), {answer}, {.width = 200});
}

WhyNot focus_on_c1() { return {.question = NotDone::focus, .figure = "C1"}; }
WhyNot end_at(Hex hex) { return {.question = NotDone::end, .figure = {}, .hex = hex}; }

TEST(WhyNotWords, TheReasonHasItsClauseAndPage) {
    WhyNot answer = focus_on_c1();
    answer.reasons = {{"monster.focus-path"_clause, "it could attack C1 for 3", {"C2"}, {"C1"}}};
    EXPECT_EQ(words(answer),
              "Why is C1 not the focus?\n"
              " - It could attack C1 for 3. [monster.focus-path, Frosthaven p.41, p.74]\n"
              "   No change of a single figure or tile makes C1 the focus.\n");
}

TEST(WhyNotWords, EveryKindOfChange) {
    WhyNot answer = end_at({1, 0});
    answer.remedy.remedies = {{{Act::move, What::figure, "C1", {2, 0}, {1, 0}}, Done::surely},
                              {{Act::open, What::door, {}, {0, 1}, {0, 1}}, Done::maybe},
                              {{Act::remove, What::hazardous, {}, {0, 1}, {0, 1}}, Done::surely},
                              {{Act::add, What::obstacle, {}, {1, 1}, {1, 1}}, Done::surely}};
    EXPECT_THAT(
        words(answer),
        HasSubstr("Why does A not end at [1,0]?\n"
                  "   The smallest change that brings A to [1,0]: move C1 from [2,0] to "
                  "[1,0], or open the door at [0,1] (in some of the options), or remove the "
                  "hazardous terrain at [0,1], or add an obstacle at [1,1].\n"));
}

TEST(WhyNotWords, OneThingThatGoesHereOrThereIsNamedOnce) {
    WhyNot answer = focus_on_c1();
    answer.remedy.remedies = {{{Act::move, What::figure, "A", {0, 0}, {1, 0}}, Done::maybe},
                              {{Act::move, What::figure, "A", {0, 0}, {0, 1}}, Done::maybe},
                              {{Act::remove, What::obstacle, {}, {2, -1}, {2, -1}}, Done::surely}};
    EXPECT_THAT(words(answer), HasSubstr("move A from [0,0] to [1,0] or [0,1] (it ties then), or "
                                         "remove the obstacle at [2,-1]."));
}

TEST(WhyNotWords, TheHexInWhichItStands) {
    EXPECT_THAT(words(end_at({0, 0})), HasSubstr("Why does A not stay at [0,0]?"));
    WhyNot stays = end_at({0, 0});
    stays.done = Done::surely;
    EXPECT_EQ(words(stays), "A stays at [0,0].\n");
}

TEST(WhyNotWords, WhatHappensAfterAllIsSaid) {
    WhyNot answer = focus_on_c1();
    answer.done = Done::surely;
    EXPECT_EQ(words(answer), "C1 is the focus.\n");
    answer.done = Done::maybe;
    EXPECT_EQ(words(answer), "C1 is one of the foci that tie.\n");
    answer.question = NotDone::attack;
    EXPECT_EQ(words(answer), "A attacks C1 in some of its options.\n");
    WhyNot end = end_at({1, 0});
    end.done = Done::maybe;
    EXPECT_EQ(words(end), "A ends at [1,0] in some of its options.\n");
}

TEST(WhyNotWords, ASearchThatWasNotFinishedIsNoProof) {
    WhyNot answer = focus_on_c1();
    answer.remedy.tried_all = false;
    EXPECT_THAT(words(answer), HasSubstr("No small change of a single figure or tile makes C1 the "
                                         "focus; larger ones were not tried."));
}

TEST(WhyNotWords, AnIdCannotCommandTheTerminal) {
    WhyNot answer = focus_on_c1();
    answer.figure = "\x1b[2J";
    EXPECT_EQ(words(answer).find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace standee
