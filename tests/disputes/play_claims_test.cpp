#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/error.hpp"
#include "tests/disputes/disputes.hpp"

namespace standee {
namespace {

using support::claims;
using support::duel;
using support::Judged;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::Not;

Json dispute(const std::string& steps, const std::vector<std::string>& expects,
             Json scene = duel()) {
    return {
        {"scene", std::move(scene)}, {"steps", Json::parse(steps)}, {"claims", claims(expects)}};
}

Json with_shield(int value) {
    Json scene = duel();
    scene["figures"][1]["shield"] = value;
    return scene;
}

constexpr auto strike = R"([{"attack":{"by":"C","target":"M","value":3,"draw":["+0"]}}])";

TEST(PlayClaim, OneHoldsAndTheOtherFailsByTheSameClause) {
    const Judged judged{dispute(
        strike, {R"({"damage":[{"to":"M","amount":1}]})", R"({"damage":[{"to":"M","amount":3}]})"},
        with_shield(2))};
    EXPECT_THAT(judged.verdicts(), ElementsAre("holds", "fails"));
    EXPECT_THAT(judged.clauses(0), Contains("bonus.shield"));
    EXPECT_THAT(judged.clauses(1), Contains("bonus.shield"));
}

TEST(PlayClaim, AClauseThatPreventsDecidesToo) {
    const Judged direct{dispute(R"([{"damage":{"to":"M","amount":3}}])",
                                {R"({"figures":{"M":{"hp":9}}})"}, with_shield(2))};
    EXPECT_THAT(direct.verdicts(), ElementsAre("fails"));
    EXPECT_THAT(direct.clauses(), ElementsAre("damage.direct"));
    Json scene = duel();
    scene["figures"][1]["hp"] = 2;
    scene["figures"][1]["retaliate"] = Json::parse(R"([{"value":4}])");
    const Judged dead{dispute(strike, {R"({"figures":{"C":{"hp":6}}})"}, scene)};
    EXPECT_THAT(dead.verdicts(), ElementsAre("fails"));
    EXPECT_THAT(dead.clauses(), ElementsAre("damage.monster-death"));
}

TEST(PlayClaim, OnlyWhatTheClaimSpeaksOfDecidesIt) {
    const auto steps = R"([{"attack":{"by":"C","target":"M","value":3,"draw":["+0"],
                                      "effects":["wound"]}},
                           {"infuse":"fire"}])";
    const Judged judged{dispute(
        steps,
        {R"({"elements":{"fire":"strong"}})", R"({"figures":{"M":{"conditions":["wound"]}}})"},
        with_shield(1))};
    EXPECT_THAT(judged.verdicts(), ElementsAre("holds", "holds"));
    EXPECT_THAT(judged.clauses(0), ElementsAre("element.infuse"));
    EXPECT_THAT(judged.clauses(1), Contains("condition.after-main-effect"));
    EXPECT_THAT(judged.clauses(1), Not(Contains("bonus.shield")));
}

TEST(PlayClaim, IsThePartysWhereTheOrderOfEffectsMatters) {
    Json scene = duel();
    scene["map"]["traps"] = Json::parse("[[2,0]]");
    const auto steps = R"([{"attack":{"by":"C","target":"M","value":0,"draw":["+0"],
                                      "effects":["brittle",{"push":1,"path":[[2,0]]}]}}])";
    const Judged judged{dispute(
        steps,
        {R"({"figures":{"M":{"hp":1}}})", R"({"gone":["M"]})", R"({"figures":{"C":{"hp":10}}})"},
        scene)};
    EXPECT_THAT(judged.verdicts(), ElementsAre("fails", "the party chooses", "holds"));
    EXPECT_THAT(judged.clauses(1), Contains("attack.open-order"));
}

TEST(PlayClaim, ThePartyOrdersATrapsDamageAndConditions) {
    Json scene = duel();
    scene["map"]["traps"] = Json::parse(R"([{"at":[2,0],"damage":3,"conditions":["brittle"]}])");
    const Judged judged{dispute(R"([{"move":{"figure":"M","path":[[2,0]]}}])",
                                {R"({"figures":{"M":{"hp":7}}})", R"({"figures":{"M":{"hp":4}}})",
                                 R"({"figures":{"M":{"at":[2,0]}}})"},
                                scene)};
    EXPECT_THAT(judged.verdicts(), ElementsAre("the party chooses", "the party chooses", "holds"));
    EXPECT_THAT(judged.clauses(), Contains("attack.open-order"));
}

TEST(PlayClaim, AnOrderThatTheStepDoesNotFitIsNone) {
    // Pushed to [2,0] and pulled back: the ways say that the push comes first.
    const auto steps = R"([{"attack":{"by":"C","target":"M","value":0,"draw":["+0"],
        "effects":[{"push":1,"path":[[2,0]]},{"pull":1,"path":[[1,0]]}]}}])";
    const Judged judged{dispute(steps, {R"({"figures":{"M":{"at":[1,0]}}})"})};
    EXPECT_THAT(judged.verdicts(), ElementsAre("holds"));
}

TEST(PlayClaim, OrdersThatComeToTheSameLeaveNothingOpen) {
    const auto steps = R"([{"attack":{"by":"C","target":"M","value":1,"draw":["+0"],
                                      "effects":["wound","poison","muddle"]}}])";
    const Judged judged{dispute(steps, {R"({"damage":[{"to":"M","amount":1}],
            "figures":{"M":{"conditions":["muddle","poison","wound"]}}})"})};
    EXPECT_THAT(judged.verdicts(), ElementsAre("holds"));
}

TEST(PlayClaim, EventsInAnOrderAreOpenWhereTheirOrderIs) {
    const auto steps = R"([{"attack":{"by":"C","target":"M","value":1,"draw":["+0"],
                                      "effects":["wound","poison"]}}])";
    const Judged judged{dispute(steps, {R"({"events":[{"event":"gain","condition":"wound"},
                              {"event":"gain","condition":"poison"}]})",
                                        R"({"events":[{"event":"gain","condition":"poison"}]})"})};
    EXPECT_THAT(judged.verdicts(), ElementsAre("open", "holds"));
}

TEST(PlayClaim, OfARefusalHoldsForThatStepAlone) {
    Json scene = duel();
    scene["figures"][0]["conditions"] = Json::parse(R"(["disarm"])");
    const Judged judged{dispute(strike,
                                {R"({"refused":0})", R"({"refused":1})",
                                 R"({"damage":[{"to":"M","amount":3}]})", R"({"damage":[]})"},
                                scene)};
    EXPECT_THAT(judged.verdicts(),
                ElementsAre("holds", "fails", "cannot be judged", "cannot be judged"));
    EXPECT_THAT(judged.in().claims[2].reason, ::testing::HasSubstr("step 0 is refused"));
    EXPECT_THAT(judged.clauses(0), ElementsAre("condition.disarm"));
    EXPECT_THAT(judged.clauses(3), ElementsAre("condition.disarm"));
}

/// The pointer of the error that an expectation gives, or "no error".
std::string pointer_of(const std::string& expect) {
    try {
        const Judged judged{dispute(strike, {expect})};
    } catch (const InputError& error) {
        return error.error().pointer;
    }
    return "no error";
}

TEST(PlayClaim, IsReadAsStrictlyAsAScene) {
    EXPECT_EQ(pointer_of("{}"), "/claims/0/expect");
    EXPECT_EQ(pointer_of(R"({"damage":2})"), "/claims/0/expect/damage");
    EXPECT_EQ(pointer_of(R"({"damage":{"M":2}})"), "/claims/0/expect/damage");
    EXPECT_EQ(pointer_of(R"({"damage":[{"target":"M","amount":2}]})"), "/claims/0/expect/damage/0");
    EXPECT_EQ(pointer_of(R"({"damage":[{"to":"N","amount":2}]})"), "/claims/0/expect/damage/0/to");
    EXPECT_EQ(pointer_of(R"({"events":[{"event":"atack"}]})"), "/claims/0/expect/events/0/event");
    EXPECT_EQ(pointer_of(R"({"events":[{"event":"attack","who":"M"}]})"),
              "/claims/0/expect/events/0");
    EXPECT_EQ(pointer_of(R"({"figures":{"M":{"hp":"8"}}})"), "/claims/0/expect/figures/M/hp");
    EXPECT_EQ(pointer_of(R"({"figures":{"M":{"hitpoints":8}}})"),
              "/claims/0/expect/figures/M/hitpoints");
    EXPECT_EQ(pointer_of(R"({"figures":{"M":{"hp":11}}})"), "no error");
    EXPECT_EQ(pointer_of(R"({"figures":{"M":{"summoner":null}}})"), "no error");
}

TEST(PlayClaim, IsForThePartyWhereAChoiceIsNotDecidedAndMatters) {
    Json scene = duel();
    scene["figures"].push_back(Json::parse(
        R"({"id":"D","kind":"character","side":"party","at":[2,0],"hp":9,"initiative":20})"));
    const std::vector<std::string> sides{R"({"damage":[{"to":"C","amount":2}]})",
                                         R"({"damage":[{"to":"D","amount":2}]})",
                                         R"({"figures":{"M":{"hp":10}}})"};
    const auto turn = [](const std::string& choose) {
        return R"([{"turn":{"figure":"M","abilities":[{"attack":{"value":2}}],"draw":["+0"])" +
               choose + "}}]";
    };
    const Judged open{dispute(turn(""), sides, scene)};
    EXPECT_THAT(open.verdicts(), ElementsAre("the party chooses", "the party chooses", "holds"));
    EXPECT_THAT(open.clauses(), Contains("monster.ambiguity"));
    const Judged decided{dispute(turn(R"(,"choose":[1])"), sides, scene)};
    EXPECT_THAT(decided.verdicts(), ElementsAre("fails", "holds", "holds"));
}

TEST(PlayClaim, OfARefusalFailsWhereNothingIsRefused) {
    const Judged judged{dispute(strike, {R"({"refused":0})", R"({"gone":[]})"}, with_shield(1))};
    EXPECT_THAT(judged.verdicts(), ElementsAre("fails", "holds"));
    EXPECT_THAT(judged.clauses(0), Contains("attack.order"));
}

TEST(PlayClaim, EachEditionIsPlayedByItsOwnRules) {
    Json json = dispute(R"([{"attack":{"by":"C","target":"M","value":3,"disadvantage":true,
            "draw":[{"value":"+1","rolling":true},"+0","-1"]}}])",
                        {R"({"damage":[{"to":"M","amount":2}]})"});
    json["editions"] = {"frosthaven", "gloomhaven", "jaws-of-the-lion"};
    const Judged judged{json};
    EXPECT_THAT(judged.verdicts(0), ElementsAre("holds"));
    EXPECT_THAT(judged.verdicts(1), ElementsAre("fails"));
    EXPECT_THAT(judged.verdicts(2), ElementsAre("not in this edition"));
    EXPECT_THAT(judged.clauses(0, 0), IsSupersetOf({"attack.disadvantage", "attack.rolling"}));
    EXPECT_THAT(judged.clauses(0, 2), ElementsAre("attack.rolling"));
}

TEST(PlayClaim, WhatAnEditionLacksIsAnAnswerThere) {
    Json json = dispute(R"([{"damage":{"to":"M","amount":5}}])", {R"({"figures":{"M":{"hp":8}}})"});
    json["scene"]["figures"][1]["conditions"] = {"ward"};
    json["editions"] = {"gloomhaven", "frosthaven"};
    const Judged in_scene{json};
    EXPECT_THAT(in_scene.verdicts(0), ElementsAre("not in this edition"));
    EXPECT_THAT(in_scene.clauses(0, 0), ElementsAre("condition.ward"));
    EXPECT_THAT(in_scene.verdicts(1), ElementsAre("holds"));
    json["scene"]["figures"][1].erase("conditions");
    json["steps"].push_back(Json::parse(R"({"gain":{"to":"M","condition":"brittle"}})"));
    const Judged in_a_step{json};
    EXPECT_THAT(in_a_step.verdicts(0), ElementsAre("not in this edition"));
    EXPECT_THAT(in_a_step.verdicts(1), ElementsAre("fails"));
}

TEST(PlayClaim, TheScenesOwnEditionMayLackSomethingToo) {
    const Json json = dispute(R"([{"gain":{"to":"M","condition":"ward"}}])", {R"({"gone":[]})"},
                              duel("gloomhaven"));
    EXPECT_THAT(Judged{json}.verdicts(), ElementsAre("not in this edition"));
}

TEST(PlayClaim, AStepBehindARefusedOneStillShowsWhatIsLacking) {
    Json scene = duel("gloomhaven");
    scene["figures"][0]["conditions"] = Json::parse(R"(["stun"])");
    Json json = dispute(strike, {R"({"refused":0})"}, scene);
    json["steps"].push_back(Json::parse(R"({"gain":{"to":"M","condition":"ward"}})"));
    EXPECT_THAT(Judged{json}.verdicts(), ElementsAre("not in this edition"));
}

TEST(PlayClaim, AConditionOfNoEditionHereIsNeverThere) {
    const Json json = dispute(R"([{"damage":{"to":"M","amount":1}}])",
                              {R"({"figures":{"M":{"conditions":["ward"]}}})"}, duel("gloomhaven"));
    EXPECT_THAT(Judged{json}.verdicts(), ElementsAre("fails"));
}

TEST(PlayClaim, MaySpeakOfTheTurnAfterTheSteps) {
    const Judged judged{dispute(
        R"([{"push":{"by":"C","target":"M","points":1,"path":[[2,0]]}},
            {"gain":{"to":"M","condition":"immobilize"}}])",
        {R"({"options":[{"end":[2,0],"targets":[]}]})", R"({"may":{"end":[1,0]}})",
         R"({"figures":{"M":{"at":[2,0]}},"focus":["C"]})"})};
    EXPECT_THAT(judged.verdicts(), ElementsAre("holds", "fails", "holds"));
    EXPECT_THAT(judged.clauses(0), Contains("condition.immobilize"));
}

TEST(PlayClaim, OfTheTurnOfAFigureThatHasLeftFails) {
    const Judged judged{dispute(R"([{"damage":{"to":"M","amount":10}}])",
                                {R"({"may":{"end":[1,0],"targets":["C"]}})"})};
    EXPECT_THAT(judged.verdicts(), ElementsAre("fails"));
    EXPECT_THAT(judged.clauses(), Contains("damage.monster-death"));
}

Error error_of(const Json& json) {
    try {
        const Judged judged{json};
    } catch (const InputError& error) {
        return error.error();
    }
    return {ErrorCode::usage, "", "no error", "", {}};
}

TEST(PlayClaim, WhatIsNoDisputeIsAnError) {
    const auto pointer = [](const std::string& steps, const std::string& expect) {
        return error_of(dispute(steps, {expect})).pointer;
    };
    EXPECT_EQ(pointer(R"([{"atack":{}}])", "{}"), "/steps/0");
    EXPECT_EQ(pointer(R"([{"damage":{"to":"X","amount":1}}])", "{}"), "/steps/0");
    EXPECT_EQ(pointer(R"([{"damage":{"to":"M","amount":1}}])", R"({"hp":1})"), "/claims/0/expect");
    EXPECT_EQ(pointer("[]", R"({"figures":{"X":{"hp":1}}})"), "/claims/0/expect/figures/X");
    EXPECT_EQ(pointer("[]", R"({"may":{}})"), "/claims/0/expect/may");
    EXPECT_EQ(pointer("[]", R"({"may":{"end":[9,9]}})"), "/claims/0/expect/may/end");
    EXPECT_EQ(pointer("[]", R"({"may":{"targets":["X"]}})"), "/claims/0/expect/may/targets/0");
}

TEST(PlayClaim, AStepThatSaysTooLittleIsNoRefusal) {
    const Error cards = error_of(
        dispute(R"([{"attack":{"by":"C","target":"M","value":3,"advantage":true,"draw":["+0"]}}])",
                {R"({"refused":0})"}));
    EXPECT_EQ(cards.code, ErrorCode::missing_field);
    EXPECT_EQ(cards.pointer, "/steps/0");
    const Error way =
        error_of(dispute(R"([{"push":{"by":"C","target":"M","points":1}}])", {R"({"refused":0})"}));
    EXPECT_EQ(way.code, ErrorCode::missing_field);
}

TEST(PlayClaim, AnErrorHidesBehindNothingThatAnEditionLacks) {
    const Json json = dispute(R"([{"gain":{"to":"M","condition":"ward"}},{"gain":{"to":"M"}}])",
                              {"{}"}, duel("gloomhaven"));
    EXPECT_EQ(error_of(json).pointer, "/steps/1/gain");
}

TEST(PlayClaim, AClauseThatItNamesMustDecide) {
    Json json = dispute(strike, {R"({"damage":[{"to":"M","amount":2}]})"}, with_shield(1));
    json["claims"][0]["clauses"] = {"bonus.shield"};
    EXPECT_THAT(surprises(Judged{json}.judgement), IsEmpty());
    json["claims"][0]["clauses"] = {"attack.poison"};
    const Judged judged{json};
    ASSERT_EQ(surprises(judged.judgement).size(), 1U);
    EXPECT_EQ(surprises(judged.judgement).front().expected, "decided by attack.poison");
}

}  // namespace
}  // namespace standee
