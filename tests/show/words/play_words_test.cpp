#include "show/words/play_words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/clause.hpp"
#include "show/words/log.hpp"
#include "tests/show/scenes.hpp"

namespace standee {
namespace {

using support::small_room;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

PlayAnswer nothing_played() { return {.start = small_room(), .scene = small_room()}; }

TEST(PlayWords, WhereNothingHappensNothingIsListed) {
    EXPECT_THAT(play_words(nothing_played(), {}), StartsWith("Nothing happens.\n\n"));
    EXPECT_THAT(play_words(nothing_played(), {}), ::testing::Not(HasSubstr("Afterwards")));
}

TEST(PlayWords, APlayerDeclinesInASentence) {
    const auto line = [](ChoiceKind of, std::size_t chosen) {
        return event_line(
            {"damage.negate"_clause,
             event::Choice{of, "C1", {{.words = "no"}, {.words = "buckler"}}, chosen}});
    };
    EXPECT_EQ(line(ChoiceKind::negate, 0), "C1 does not negate the damage");
    EXPECT_EQ(line(ChoiceKind::item, 0), "C1 uses no item");
    EXPECT_EQ(line(ChoiceKind::regenerate, 0), "C1 declines the heal of regenerate");
    EXPECT_EQ(line(ChoiceKind::item, 1), "choice of item for C1, 1 of 2: buckler");
}

TEST(PlayWords, ChoicesThatNobodyDecidedAreCounted) {
    PlayAnswer answer = nothing_played();
    answer.undecided = 2;
    EXPECT_THAT(play_words(answer, {}),
                HasSubstr("2 choices were undecided: the first option was taken.\n"));
}

TEST(PlayWords, WhatHasBecomeOfTheFiguresIsListed) {
    PlayAnswer answer = nothing_played();
    answer.start.figures[0].hp = 9;
    answer.start.figures[1].conditions = {{Condition::ward}};
    answer.scene.figures[0].hp = 1;
    answer.scene.figures[0].conditions = {{Condition::wound}, {Condition::poison}};
    answer.scene.figures[0].at = {0, 1};
    answer.scene.elements[static_cast<std::size_t>(Element::dark)] = ElementState::waning;
    EXPECT_THAT(play_words(answer, {}),
                HasSubstr("Afterwards\n"
                          " A: 1 hit point (9 before); wound and poison; at [0,1]\n"
                          " C1: no condition\n"
                          " dark: waning\n"));
}

TEST(PlayWords, WhoLeavesAndWhoComesIsListed) {
    PlayAnswer answer = nothing_played();
    answer.scene.figures.pop_back();
    answer.scene.figures.push_back({.id = "S", .kind = Kind::summon, .at = {1, 0}});
    EXPECT_THAT(play_words(answer, {}), HasSubstr(" C1: gone\n S: new, at [1,0]\n"));
}

TEST(PlayWords, TheMapIsThatOfAfterwards) {
    PlayAnswer answer = nothing_played();
    answer.scene.figures[0].at = {0, 1};
    EXPECT_THAT(play_words(answer, {.height = 6}),
                AllOf(HasSubstr("▞ A  "), HasSubstr("at [0,1]")));
}

}  // namespace
}  // namespace standee
