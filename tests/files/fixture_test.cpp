#include "files/fixture_json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "files/fixture_turn.hpp"
#include "files/scene_json.hpp"
#include "tests/files/scenes.hpp"
#include "tests/support/errors.hpp"

namespace standee {
namespace {

using support::error_of;
using support::small_scene;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// The small scene with `fields` beside it.
Json fixture_with(const std::string& fields) {
    Json json = Json::parse("{" + fields + "}");
    json["scene"] = small_scene();
    return json;
}

Error error_in(const Json& json) {
    return error_of([&] { static_cast<void>(read_fixture(json)); });
}

Error error_of_expectation(const std::string& expect) {
    const Fixture fixture = read_fixture(fixture_with(R"("expect":)" + expect));
    const Scene scene = scene_of(fixture);
    return error_of([&] { static_cast<void>(turn_expectation_of(fixture, scene)); });
}

TEST(Fixture, ABareSceneAsksForItsTurn) {
    const Fixture fixture = read_fixture(small_scene());
    EXPECT_TRUE(fixture.bare);
    EXPECT_EQ(fixture.form, FixtureForm::turn);
    EXPECT_EQ(scene_of(fixture), read_scene(small_scene()));
    EXPECT_FALSE(fixture.part("expect"));
    EXPECT_EQ(turn_expectation_of(fixture, scene_of(fixture)), std::nullopt);
}

TEST(Fixture, IsADisputeWithClaimsAPlayWithStepsElseATurn) {
    EXPECT_EQ(read_fixture(fixture_with("")).form, FixtureForm::turn);
    EXPECT_EQ(read_fixture(fixture_with(R"("steps":[])")).form, FixtureForm::play);
    EXPECT_EQ(read_fixture(fixture_with(R"("round":{})")).form, FixtureForm::round);
    EXPECT_EQ(read_fixture(fixture_with(R"("claims":[])")).form, FixtureForm::dispute);
    EXPECT_EQ(read_fixture(fixture_with(R"("steps":[],"claims":[])")).form, FixtureForm::dispute);
}

TEST(Fixture, OfEachFormMayCarryNotes) {
    const std::string notes =
        R"("name":"n","question":"q","verdict":"v","note":"one","source":["p.1","p.2"],
           "clauses":["map.trap","area.blue"],"contested":"two readings","doubted":true)";
    for (const std::string form : {"", R"("steps":[],)", R"("claims":[],)"}) {
        const FixtureNotes read = read_fixture(fixture_with(form + notes)).notes;
        EXPECT_EQ(read.name, "n");
        EXPECT_EQ(read.question, "q");
        EXPECT_EQ(read.verdict, "v");
        EXPECT_THAT(read.note, ElementsAre("one"));
        EXPECT_THAT(read.source, ElementsAre("p.1", "p.2"));
        EXPECT_THAT(read.clauses, ElementsAre("map.trap"_clause, "area.blue"_clause));
        EXPECT_EQ(read.contested, (Remark{true, "two readings"}));
        EXPECT_EQ(read.doubted, (Remark{true, ""}));
        EXPECT_EQ(write_notes(read).dump(), Json::parse("{" + notes + "}").dump());
    }
}

TEST(Fixture, ARemarkThatIsFalseIsNotSet) {
    EXPECT_EQ(read_fixture(fixture_with(R"("contested":false)")).notes.contested, Remark{});
}

TEST(Fixture, OfADisputeNamesItsEditions) {
    EXPECT_THAT(read_fixture(fixture_with(R"("claims":[],"editions":["gloomhaven","frosthaven"])"))
                    .editions,
                ElementsAre(EditionId::gloomhaven, EditionId::frosthaven));
}

TEST(Fixture, TheSceneOfADisputeIsReadInTheEditionAsked) {
    Json json = fixture_with(R"("claims":[])");
    json["scene"]["figures"][0]["conditions"] = {"ward"};
    const Fixture fixture = read_fixture(json);
    const Edition& second = edition(EditionId::gloomhaven_2);
    EXPECT_EQ(scene_of(fixture, &second).edition, second);
    const Error error =
        error_of([&] { static_cast<void>(scene_of(fixture, &edition(EditionId::gloomhaven))); });
    EXPECT_EQ(error.code, ErrorCode::not_in_edition);
    EXPECT_EQ(error.pointer, "/scene/figures/0/conditions/0");
}

TEST(Fixture, PartsKnowTheirPlaceInTheFile) {
    const Fixture fixture = read_fixture(fixture_with(R"("steps":[{"endRound":true}])"));
    EXPECT_EQ((*fixture.part("steps"))[0].at("endRound").pointer(), "/steps/0/endRound");
    const Fixture moved = Fixture{fixture};
    EXPECT_EQ((*moved.part("steps"))[0].at("endRound").pointer(), "/steps/0/endRound");
}

TEST(Fixture, ADisputeMayHaveNoScene) {
    const Fixture fixture = read_fixture(Json::parse(R"({"claims":[]})"));
    EXPECT_FALSE(fixture.scene_reader());
    EXPECT_EQ(error_of([&] { static_cast<void>(scene_of(fixture)); }).sentence(),
              R"(found no "scene", expected the field "scene")");
}

TEST(Fixture, TheErrorOfASceneInsideNamesItsPlaceInTheFile) {
    Json json = fixture_with("");
    json["scene"]["level"] = 9;
    const Fixture fixture = read_fixture(json);
    EXPECT_EQ(error_of([&] { static_cast<void>(scene_of(fixture)); }).pointer, "/scene/level");
}

TEST(Fixture, TheTurnOfAFigureIsByTheCardThatItPerforms) {
    Scene scene = scene_of(read_fixture(fixture_with("")));
    const auto card = [](int loot) {
        MonsterCard made;
        made.abilities.emplace_back(LootAbility{loot});
        return made;
    };
    Figure viper;
    viper.name = "viper";
    scene.cards = {{"viper", card(1)}, {"second", card(2)}};
    scene.monsters["second"].card_for = CardFor{.of = "viper", .odd = true};
    for (const int number : {3, 4}) {
        viper.id = "V" + std::to_string(number);
        viper.standee = number;
        scene.figures.push_back(viper);
    }
    EXPECT_EQ(turn_of_figure(scene, "V3").abilities, card(2).abilities);
    EXPECT_EQ(turn_of_figure(scene, "V4").abilities, card(1).abilities);
}

TEST(BadFixture, GivesOneClearError) {
    EXPECT_EQ(error_in(fixture_with(R"("clauses":["map.trapp"])")).sentence(),
              R"(/clauses/0: found "map.trapp", expected "map.trap")");
    EXPECT_THAT(error_in(fixture_with(R"("clauses":["no.such"])")).sentence(),
                HasSubstr("the id of a clause"));
    EXPECT_EQ(error_in(fixture_with(R"("verdikt":"x")")).sentence(),
              R"(found the unknown field "verdikt", expected "verdict")");
    EXPECT_EQ(error_in(fixture_with(R"("claims":[],"differs":{})")).code, ErrorCode::unknown_field);
    EXPECT_EQ(error_in(fixture_with(R"("claims":[],"editions":["chess"])")).pointer, "/editions/0");
    EXPECT_EQ(error_in(fixture_with(R"("steps":{})")).sentence(),
              "/steps: found {}, expected a list such as [{...}]");
    EXPECT_EQ(error_in(fixture_with(R"("claims":1)")).sentence(),
              "/claims: found 1, expected a list");
    EXPECT_EQ(error_in(Json::parse(R"({"steps":[]})")).code, ErrorCode::missing_field);
    EXPECT_EQ(error_in(fixture_with(R"("contested":1)")).pointer, "/contested");
    EXPECT_EQ(error_in(fixture_with(R"("source":1)")).pointer, "/source");
    EXPECT_EQ(error_in(Json::parse("[]")).sentence(), "found [], expected an object");
}

TEST(TurnExpectation, IsInTheOrderOfAnswers) {
    const Fixture fixture = read_fixture(fixture_with(
        R"("expect":{"options":[{"end":[2,0],"targets":[]},{"end":[0,0],"targets":["S1","C1"]}],
                     "focus":["S1","C1"]})"));
    const auto expectation = turn_expectation_of(fixture, scene_of(fixture));
    ASSERT_TRUE(expectation);
    EXPECT_THAT(expectation->options,
                ElementsAre(ExpectedOption{{0, 0}, {"C1", "S1"}}, ExpectedOption{{2, 0}, {}}));
    EXPECT_THAT(*expectation->focus, ElementsAre("C1", "S1"));
    EXPECT_EQ(write_turn_expectation(*expectation).dump(),
              R"({"options":[{"end":[0,0],"targets":["C1","S1"]},{"end":[2,0],"targets":[]}],)"
              R"("focus":["C1","S1"]})");
}

TEST(TurnExpectation, MayLeaveTheFocusOpen) {
    const Fixture fixture = read_fixture(fixture_with(R"("expect":{"options":[]})"));
    EXPECT_EQ(turn_expectation_of(fixture, scene_of(fixture))->focus, std::nullopt);
}

TEST(TurnExpectation, TellsAnOptionAsAPlayDoes) {
    const std::string expect = R"({"options":[{"end":[2,0],"targets":[],"focus":"C1",)"
                               R"("path":[[0,0],[2,0]],"along":["C1","S1"]}]})";
    const Fixture fixture = read_fixture(fixture_with(R"("expect":)" + expect));
    const auto expectation = turn_expectation_of(fixture, scene_of(fixture));
    ASSERT_TRUE(expectation);
    const OptionDetails details{"C1", std::vector<Hex>{{0, 0}, {2, 0}}, {{"C1", "S1"}}};
    EXPECT_THAT(expectation->options, ElementsAre(ExpectedOption{{2, 0}, {}, details}));
    EXPECT_EQ(write_turn_expectation(*expectation).dump(), expect);
}

TEST(TurnExpectation, IsOfOutcomesThatHaveAllThatItTells) {
    const ExpectedOption past_both{{2, 0}, {}, {"C1", std::vector<Hex>{{0, 0}}, {{"C1", "S1"}}}};
    const ExpectedOption past_one{{2, 0}, {}, {"C1", std::vector<Hex>{{1, 0}}, {{"C1"}}}};
    const ExpectedOption untold{{2, 0}, {}};
    const ExpectedOption along_both{{2, 0}, {}, {{}, {}, {{"C1", "S1"}}}};
    const ExpectedOption along_one{{2, 0}, {}, {{}, {}, {{"C1"}}}};
    EXPECT_THAT(in_words_of({untold}, {past_both, past_one}), ElementsAre(untold));
    EXPECT_THAT(in_words_of({along_both}, {past_both, past_one}),
                ElementsAre(along_one, along_both));
    EXPECT_THAT(in_words_of({past_both}, {past_both, past_one}), ElementsAre(past_both, past_one));
    EXPECT_THAT(in_words_of({untold, along_one}, {past_both, past_one}),
                ElementsAre(untold, along_one));
    EXPECT_THAT(in_words_of({}, {past_both, past_one}), ElementsAre(along_one, along_both));
}

TEST(TurnExpectation, RefersToWhatIsThere) {
    EXPECT_EQ(error_of_expectation(R"({"options":[{"end":[9,9],"targets":[]}]})").sentence(),
              "/expect/options/0/end: found [9,9], expected a hex of map.hexes");
    EXPECT_EQ(error_of_expectation(R"({"options":[{"end":[0,0],"targets":["X"]}]})").sentence(),
              R"(/expect/options/0/targets/0: found "X", expected the id of a figure)");
    EXPECT_EQ(error_of_expectation(R"({"options":[],"focus":["X"]})").pointer, "/expect/focus/0");
    for (const auto* detail : {R"("focus":"X")", R"("path":[[9,9]])", R"("along":["X"])"}) {
        const Error error = error_of_expectation(R"({"options":[{"end":[0,0],"targets":[],)" +
                                                 std::string{detail} + "}]}");
        EXPECT_EQ(error.code, ErrorCode::bad_reference) << detail;
    }
    EXPECT_EQ(error_of_expectation(R"({"options":[{"end":[0,0]}]})").code,
              ErrorCode::missing_field);
    EXPECT_EQ(error_of_expectation(R"({"focus":[]})").code, ErrorCode::missing_field);
    EXPECT_EQ(error_of_expectation(R"({"options":[],"gone":[]})").code, ErrorCode::unknown_field);
}

TEST(TurnExpectation, NamesEachOptionAndEachTargetOnce) {
    EXPECT_EQ(error_of_expectation(R"({"options":[{"end":[0,0],"targets":["C1","S1"]},
                                                  {"end":[0,0],"targets":["S1","C1"]}]})")
                  .code,
              ErrorCode::duplicate);
    EXPECT_EQ(error_of_expectation(R"({"options":[{"end":[0,0],"targets":["C1","C1"]}]})").pointer,
              "/expect/options/0/targets");
}

}  // namespace
}  // namespace standee
