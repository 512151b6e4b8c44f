#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "disputes/by_rulebook.hpp"
#include "files/read_file.hpp"
#include "files/scene_json.hpp"
#include "lib/error.hpp"
#include "tests/disputes/disputes.hpp"
#include "tests/support/fixture_files.hpp"

namespace standee {
namespace {

using support::claims;
using support::duel;
using support::Judged;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr auto hit_for_three = R"([{"attack":{"by":"C","target":"M","value":3,"draw":["+0"]}}])";

Json shielded() {
    Json scene = duel();
    scene["figures"][1]["shield"] = 2;
    return scene;
}

Json dispute_over(const std::string& steps, const std::vector<std::string>& expects,
                  Json scene = shielded()) {
    return {
        {"scene", std::move(scene)}, {"steps", Json::parse(steps)}, {"claims", claims(expects)}};
}

/// The verdicts on the claims by all rules, then without the clauses.
struct Verdicts {
    std::vector<std::string> with;
    std::vector<std::string> without;
};

Verdicts without(const Json& document, std::vector<Clause> clauses) {
    const Fixture fixture = read_fixture(document);
    const Judgement judgement = judge_dispute(fixture, std::move(clauses));
    Verdicts verdicts;
    for (const ClaimFinding& claim : judgement.editions.front().claims) {
        verdicts.with.emplace_back(name_of(claim.by_all_rules.value().verdict));
        verdicts.without.emplace_back(name_of(claim.verdict));
    }
    return verdicts;
}

TEST(DecidingClause, IsOneWithoutWhichTheVerdictIsAnother) {
    const Judged judged{dispute_over(hit_for_three, {R"({"damage":[{"to":"M","amount":1}]})"})};
    EXPECT_THAT(judged.clauses(), Contains("bonus.shield"));
    EXPECT_THAT(judged.clauses(), Not(Contains("attack.poison")));
}

TEST(DecidingClause, OfAClaimThatNoRuleAloneMakesHoldChangesTheResult) {
    const Judged judged{dispute_over(hit_for_three, {R"({"damage":[{"to":"M","amount":7}]})"})};
    EXPECT_THAT(judged.verdicts(), ElementsAre("fails"));
    EXPECT_THAT(judged.clauses(), Contains("bonus.shield"));
}

TEST(DecidingClause, OfWhatNoRuleAloneDecidesIsThatOfTheEvents) {
    const Judged judged{dispute_over(R"([{"infuse":"fire"}])", {R"({"figures":{"M":{"hp":10}}})"})};
    EXPECT_THAT(judged.clauses(), ElementsAre("element.infuse"));
}

TEST(DecidingClause, OfARefusalIsTheOneThatForbidsTheStep) {
    Json scene = duel();
    scene["figures"][0]["conditions"] = {"disarm"};
    const Judged judged{dispute_over(hit_for_three, {R"({"refused":0})"}, scene)};
    EXPECT_THAT(judged.verdicts(), ElementsAre("holds"));
    EXPECT_THAT(judged.clauses(), ElementsAre("condition.disarm"));
}

TEST(DecidingClause, ComesInTheOrderOfTheSteps) {
    Json scene = duel();
    scene["figures"][1]["conditions"] = {"wound", "brittle"};
    const auto steps = R"([{"startTurn":"M"},
                           {"attack":{"by":"C","target":"M","value":3,"draw":["+0"]}}])";
    const Judged judged{dispute_over(steps, {R"({"figures":{"M":{"hp":5}}})"}, scene)};
    EXPECT_THAT(judged.verdicts(), ElementsAre("holds"));
    const std::vector<std::string> clauses = judged.clauses();
    const auto place = [&](std::string_view id) {
        return std::ranges::find(clauses, id) - clauses.begin();
    };
    ASSERT_THAT(clauses, Contains("condition.wound"));
    ASSERT_THAT(clauses, Contains("attack.per-target-card").Times(0));
    EXPECT_LT(place("condition.wound"), place("damage.card-negation"));
}

TEST(Without, AClauseTheVerdictIsThatOfTheOtherRules) {
    const Json document = dispute_over(hit_for_three, {R"({"damage":[{"to":"M","amount":1}]})",
                                                       R"({"damage":[{"to":"M","amount":3}]})"});
    const Verdicts verdicts = without(document, {"bonus.shield"_clause});
    EXPECT_THAT(verdicts.with, ElementsAre("holds", "fails"));
    EXPECT_THAT(verdicts.without, ElementsAre("fails", "holds"));
}

TEST(Without, SeveralClausesAllAreLeftOut) {
    Json scene = shielded();
    scene["figures"][1]["conditions"] = {"poison"};
    const Json document =
        dispute_over(hit_for_three, {R"({"damage":[{"to":"M","amount":3}]})"}, scene);
    EXPECT_THAT(without(document, {"bonus.shield"_clause}).without, ElementsAre("fails"));
    EXPECT_THAT(without(document, {"bonus.shield"_clause, "attack.poison"_clause}).without,
                ElementsAre("holds"));
}

TEST(Without, TheClauseThatForbidsItAStepIsCarriedOut) {
    Json scene = duel();
    scene["figures"][0]["conditions"] = {"disarm"};
    const Json document = dispute_over(hit_for_three, {R"({"figures":{"M":{"hp":7}}})"}, scene);
    const Verdicts verdicts = without(document, {"condition.disarm"_clause});
    EXPECT_THAT(verdicts.with, ElementsAre("cannot be judged"));
    EXPECT_THAT(verdicts.without, ElementsAre("holds"));
}

constexpr auto tried_orders = R"([{"attack":{"by":"C","target":"M","value":0,"draw":["+0"],
                                   "effects":["brittle",{"push":1,"path":[[2,0]]}]}}])";

Json with_trap() {
    Json scene = duel();
    scene["map"]["traps"] = Json::parse("[[2,0]]");
    return dispute_over(tried_orders, {R"({"gone":["M"]})"}, scene);
}

TEST(Without, WhatDoesNotMatterThePartyStillChooses) {
    const Verdicts verdicts = without(with_trap(), {"bonus.retaliate"_clause});
    EXPECT_THAT(verdicts.with, ElementsAre("the party chooses"));
    EXPECT_THAT(verdicts.without, ElementsAre("the party chooses"));
}

TEST(Without, OneOfTheEffectsNoOrderIsOpen) {
    EXPECT_THAT(without(with_trap(), {"condition.brittle"_clause}).without, ElementsAre("fails"));
    EXPECT_THAT(without(with_trap(), {"map.trap"_clause}).without, ElementsAre("fails"));
}

/// Engine and rulebook must agree on every dispute; then nothing changes without a clause that is
/// asked for nowhere.
TEST(Without, AClauseThatNeverComesUpNoDisputeChanges) {
    for (const std::string& file : support::fixture_files("disputes")) {
        const Fixture fixture = read_fixture_file(file);
        const Judgement judgement = judge_dispute(fixture, {"round.steps"_clause});
        for (const EditionFinding& found : judgement.editions) {
            for (const ClaimFinding& claim : found.claims) {
                EXPECT_FALSE(claim.changes()) << file << " in " << edition(found.edition).title();
            }
        }
    }
}

TEST(ByTheRulebook, AsManyFiguresAsABoardHoldsAreTooManyForATurn) {
    Json json = duel();
    json["map"]["hexes"] = Json::array();
    for (int q = 0; q < 66; ++q) {
        json["map"]["hexes"].push_back({q, 0});
    }
    for (int q = 2; q < 65; ++q) {
        json["figures"].push_back({{"id", "F" + std::to_string(q)},
                                   {"kind", "character"},
                                   {"side", "party"},
                                   {"at", {q, 0}}});
    }
    const Scene scene = read_scene(Reader{json});
    const rulebook::Book book{rulebook::rules_of(scene.edition)};
    rulebook::Ground ground;
    try {
        static_cast<void>(plan_by_rulebook(scene, book, ground));
        FAIL() << "no error";
    } catch (const InputError& error) {
        EXPECT_EQ(error.error().code, ErrorCode::too_many);
        EXPECT_EQ(error.error().found, "65 figures");
    }
}

}  // namespace
}  // namespace standee
