#include "show/words/turn_words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "files/turn_json.hpp"
#include "show/words/citation.hpp"
#include "tests/show/scenes.hpp"

namespace standee {
namespace {

using support::small_room;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// It moves from [0,0] over [0,1] to [1,0] and attacks C1.
TurnOption attack_from_near() {
    return {.end = {1, 0},
            .path = {{0, 0}, {0, 1}, {1, 0}},
            .focus = FigureIndex{1},
            .targets = {1},
            .movement = 2,
            .attack_hex = Hex{1, 0}};
}

TurnOption stay_and_head_for(Hex goal) {
    return {.end = {0, 0}, .path = {{0, 0}}, .focus = FigureIndex{1}, .attack_hex = goal};
}

TurnAnswer answer_of(std::vector<TurnOption> options) {
    return {.figure = 0, .focus = {1}, .options = std::move(options)};
}

TEST(TurnWords, OneOptionIsASentence) {
    EXPECT_THAT(turn_words(small_room(), answer_of({attack_from_near()}), {.width = 100}),
                StartsWith("A, monster (Frosthaven): Move 2. Attack 2.\n"
                           "Focus: C1.\n"
                           "A moves to [1,0] for 2 movement points and attacks C1. Its path: "
                           "[0,0] [0,1] [1,0].\n"));
}

TEST(TurnWords, SeveralOptionsAreNumberedHereAndOnTheMap) {
    const std::string words =
        turn_words(small_room(), answer_of({stay_and_head_for({1, 0}), attack_from_near()}), {});
    EXPECT_THAT(words, HasSubstr("The party picks one of 2:\n"
                                 " (1) Stays at [0,0], heading for [1,0]; it attacks nobody.\n"
                                 " (2) Moves to [1,0] for 2 movement points and attacks C1."));
    EXPECT_THAT(words, HasSubstr("►A (1)"));
}

TEST(TurnWords, ASummonersChoiceIsTheSummoners) {
    TurnAnswer answer = answer_of({stay_and_head_for({0, 0}), attack_from_near()});
    answer.decides = Decider::summoner;
    EXPECT_THAT(turn_words(small_room(), answer, {}), HasSubstr("The summoner picks one of 2:"));
}

TEST(TurnWords, TrapsAndDisadvantageAreTold) {
    TurnOption option = attack_from_near();
    option.negative_hexes = 1;
    option.disadvantaged = {1};
    const std::string words = turn_words(small_room(), answer_of({option}), {.width = 200});
    EXPECT_THAT(words, HasSubstr("It enters 1 negative hex. Disadvantage against C1."));
}

TEST(TurnWords, NoFocusIsSaid) {
    TurnAnswer answer;
    answer.options = {{.end = {0, 0}, .path = {{0, 0}}}};
    EXPECT_THAT(turn_words(small_room(), answer, {}),
                HasSubstr("No focus.\nA stays at [0,0] and attacks nobody.\n"));
}

TEST(TurnWords, EachStepNamesItsClauseAndPage) {
    TurnAnswer answer = answer_of({attack_from_near()});
    answer.why = {{"monster.focus-path"_clause, "it could attack C1 for 2", {"C1"}, {"C2"}},
                  {"monster.move-minimum"_clause, "these cost least", {"[1,0]"}, {"[2,0]"}}};
    EXPECT_THAT(turn_words(small_room(), answer, {.width = 200}),
                HasSubstr("Why\n"
                          " 1. It could attack C1 for 2. Out: C2. "
                          "[monster.focus-path, Frosthaven p.41, p.74]\n"
                          " 2. These cost least: [1,0]. Out: [2,0]. "
                          "[monster.move-minimum, Frosthaven p.42, p.75]\n"));
}

TEST(TurnWords, LongListsOfHexesAreCutAndCounted) {
    TurnAnswer answer = answer_of({attack_from_near()});
    answer.why = {
        {"monster.move-minimum"_clause, "these", std::vector<std::string>(11, "[1,0]"), {"[2,0]"}}};
    EXPECT_THAT(turn_words(small_room(), answer, {.width = 200}), HasSubstr("[1,0] and 3 more."));
}

TEST(TurnWords, ColourOnlyWhereAskedFor) {
    const TurnAnswer answer = answer_of({attack_from_near()});
    EXPECT_THAT(turn_words(small_room(), answer, {}), Not(HasSubstr("\x1b")));
    EXPECT_THAT(turn_words(small_room(), answer, {.colour = true}),
                HasSubstr("\x1b[1;31mC1\x1b[0m"));
}

TEST(Cited, ThePageIsThatOfTheRulebookTheEditionFollows) {
    constexpr Clause clause = "monster.focus-path"_clause;
    EXPECT_EQ(cited(clause, EditionId::gloomhaven), "monster.focus-path, Gloomhaven p.29");
    EXPECT_EQ(cited(clause, EditionId::jaws_of_the_lion),
              "monster.focus-path, as in Gloomhaven p.29");
    EXPECT_EQ(cited(clause, EditionId::gloomhaven_2),
              "monster.focus-path, as in Frosthaven p.41, p.74");
    EXPECT_EQ(cited("map.icy"_clause, EditionId::gloomhaven), "map.icy")
        << "on no page of that rulebook";
}

TEST(MarksOf, OptionsThatShareAnEndShareItsMark) {
    const MapMarks marks =
        marks_of(answer_of({stay_and_head_for({1, 0}), attack_from_near(), attack_from_near()}));
    ASSERT_EQ(marks.ends.size(), 2U);
    EXPECT_EQ(marks.ends[0].label, "(1)");
    EXPECT_EQ(marks.ends[1].label, "(2-3)");
    EXPECT_EQ(marks.goals, (std::vector<Hex>{{1, 0}}));
    EXPECT_EQ(marks.paths.size(), 1U) << "a path is drawn once";
}

TEST(TurnJson, FieldsStandInTheOrderOfTheContract) {
    TurnOption option = attack_from_near();
    option.area = {{2, 0}};
    TurnAnswer answer = answer_of({option});
    answer.why = {{"monster.focus-path"_clause, "it could", {"C1"}, {}}};
    EXPECT_EQ(turn_json("a.json", small_room(), answer),
              R"({"format":"turn-answer/1","file":"a.json","figure":"A","focus":["C1"],)"
              R"("options":[{"end":[1,0],)"
              R"("path":[[0,0],[0,1],[1,0]],"focus":"C1","targets":["C1"],"movement":2,)"
              R"("negativeHexes":0,"disadvantaged":[],"attackHex":[1,0],"area":[[2,0]]}],)"
              R"("decides":"party","why":[{"clause":"monster.focus-path",)"
              R"("page":"Frosthaven p.41, p.74","says":"it could",)"
              R"("kept":{"figures":["C1"]},"dropped":null}]})");
}

TEST(TurnJson, WhatThereIsNotIsNull) {
    TurnAnswer answer;
    answer.decides = Decider::summoner;
    answer.options = {{.end = {0, 0}, .path = {{0, 0}}}};
    EXPECT_EQ(turn_json("-", small_room(), answer),
              R"({"format":"turn-answer/1","file":"-","figure":"A","focus":[],)"
              R"("options":[{"end":[0,0],"path":[[0,0]],)"
              R"("focus":null,"targets":[],"movement":0,"negativeHexes":0,"disadvantaged":[],)"
              R"("attackHex":null,"area":[]}],"decides":"summoner","why":[]})");
}

TEST(TurnJson, AFileNameNeedNotBeText) {
    const TurnAnswer answer = answer_of({attack_from_near()});
    EXPECT_THAT(turn_json("\xFF.json", small_room(), answer), HasSubstr("\xEF\xBF\xBD.json"));
}

}  // namespace
}  // namespace standee
