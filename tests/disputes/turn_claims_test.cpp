#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "disputes/dispute_words.hpp"
#include "lib/error.hpp"
#include "tests/disputes/disputes.hpp"

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

Json dispute(const std::vector<std::string>& expects, Json scene = duel()) {
    return {{"scene", std::move(scene)}, {"claims", claims(expects)}};
}

TEST(TurnClaim, OfOptionsIsExactAndOfOneIsNot) {
    Json scene = duel();
    scene["figures"][1]["at"] = {2, 0};
    const Judged judged{dispute(
        {R"({"options":[{"end":[1,0],"targets":["C"]}],"focus":["C"]})",
         R"({"options":[{"end":[1,0],"targets":["C"]},
                                                {"end":[0,1],"targets":["C"]}]})",
         R"({"may":{"end":[1,0],"targets":["C"]}})", R"({"may":{"end":[1,0],"targets":[]}})",
         R"({"may":{"targets":["C"]}})", R"({"focus":[]})"},
        scene)};
    EXPECT_THAT(judged.verdicts(),
                ElementsAre("holds", "fails", "holds", "fails", "holds", "fails"));
}

TEST(TurnClaim, IsDecidedByTheReasoningThatDroppedSomething) {
    Json scene = duel();
    scene["figures"].push_back(
        Json::parse(R"({"id":"D","kind":"character","side":"party","at":[3,0],"initiative":10})"));
    const Judged judged{dispute({R"({"focus":["C"]})"}, scene)};
    EXPECT_THAT(judged.verdicts(), ElementsAre("holds"));
    EXPECT_THAT(judged.clauses(), Contains("monster.focus-path"));
    EXPECT_THAT(judged.clauses(), Not(Contains("monster.focus-initiative")));
}

TEST(TurnClaim, IsDecidedByWhatWouldMakeItComeOutOtherwise) {
    Json scene = duel();
    scene["figures"][1]["at"] = {3, 0};
    scene["map"]["difficult"] = Json::parse("[[2,0],[1,1]]");
    scene["turn"]["abilities"][0]["move"]["points"] = 2;
    const auto stays = R"({"may":{"end":[1,0],"targets":["C"]}})";
    const Judged walking{dispute({stays}, scene)};
    EXPECT_THAT(walking.verdicts(), ElementsAre("fails"));
    EXPECT_THAT(walking.clauses(), Contains("map.difficult"));
    scene["turn"]["abilities"][0]["move"]["jump"] = true;
    const Judged jumping{dispute({stays}, scene)};
    EXPECT_THAT(jumping.verdicts(), ElementsAre("holds"));
    EXPECT_THAT(jumping.clauses(), Contains("move.jump"));
    EXPECT_THAT(jumping.clauses(), Not(Contains("map.difficult")));
}

/// The duel, with an enemy D of the monster beside it who acts before C.
Json duel_with_earlier_enemy() {
    Json scene = duel();
    scene["figures"].push_back(
        Json::parse(R"({"id":"D","kind":"character","side":"party","at":[1,1],"initiative":10})"));
    return scene;
}

TEST(TurnClaim, ThatFailsIsToldWhyTheTurnIsOtherwise) {
    const Judged judged{dispute({R"({"focus":["C"]})", R"({"may":{"end":[2,0],"targets":["C"]}})",
                                 R"({"options":[{"end":[1,0],"targets":["C"]}]})"},
                                duel_with_earlier_enemy())};
    ASSERT_THAT(judged.verdicts(), ElementsAre("fails", "fails", "fails"));
    const auto& claims = judged.in().claims;
    ASSERT_EQ(claims[0].why_not.size(), 1U);
    EXPECT_EQ(claims[0].why_not[0].question, NotDone::focus);
    EXPECT_EQ(claims[0].why_not[0].figure, "C");
    EXPECT_EQ(claims[0].why_not[0].reasons.at(0).clause, "monster.focus-initiative"_clause);
    ASSERT_EQ(claims[1].why_not.size(), 2U);
    EXPECT_EQ(claims[1].why_not[0].question, NotDone::attack);
    EXPECT_EQ(claims[1].why_not[1].question, NotDone::end);
    EXPECT_EQ(claims[1].why_not[1].hex, (Hex{2, 0}));
    EXPECT_EQ(claims[1].why_not[1].reasons.at(0).clause, "monster.move-minimum"_clause);
    ASSERT_EQ(claims[2].why_not.size(), 1U) << "the turn ends in the hex that the claim names";
    EXPECT_EQ(claims[2].why_not[0].question, NotDone::attack);
}

TEST(TurnClaim, ThatHoldsIsToldNothingAgainstIt) {
    const Judged judged{dispute({R"({"focus":["D"]})"}, duel_with_earlier_enemy())};
    EXPECT_THAT(judged.verdicts(), ElementsAre("holds"));
    EXPECT_THAT(judged.in().claims[0].why_not, IsEmpty());
}

TEST(TurnClaim, IsAnsweredForTheFirstThreeThingsThatTheTurnLacks) {
    const Judged judged{dispute({R"({"options":[{"end":[2,0],"targets":["D"]},
        {"end":[0,1],"targets":["D"]},{"end":[2,1],"targets":["D"]},{"end":[3,0],"targets":["D"]}]})"},
                                duel_with_earlier_enemy())};
    std::vector<Hex> ends;
    for (const WhyNot& answer : judged.in().claims[0].why_not) {
        ends.push_back(answer.hex);
    }
    EXPECT_THAT(ends, ElementsAre(Hex{0, 1}, Hex{2, 0}, Hex{2, 1}));
}

TEST(TurnClaim, AboutAnAllyRaisesNoQuestion) {
    Json scene = duel();
    scene["figures"].push_back(
        Json::parse(R"({"id":"N","kind":"monster","side":"monsters","at":[2,0]})"));
    const Judged judged{dispute({R"({"focus":["N"]})"}, scene)};
    EXPECT_THAT(judged.verdicts(), ElementsAre("fails"));
    EXPECT_THAT(judged.in().claims[0].why_not, IsEmpty());
}

TEST(TurnClaim, IsPrintedWithTheReasonsAndWhatTheirClausesSay) {
    const Judged judged{dispute({R"({"focus":["C"]})"}, duel_with_earlier_enemy())};
    const std::string text = judgement_words(judged.judgement, MapStyle{}, false);
    EXPECT_THAT(text, HasSubstr("       Why is C not the focus?\n"));
    EXPECT_THAT(text, HasSubstr("\nWhy\n 1. It could attack C or D for 0 movement points."));
    EXPECT_THAT(text, HasSubstr("\n  monster.focus-path: The focus is"));
}

TEST(TurnClaim, OfWhoIsInvisibleIsDecidedByThat) {
    Json scene = duel();
    scene["figures"][0]["conditions"] = {"invisible"};
    const Judged judged{dispute({R"({"focus":[]})"}, scene)};
    EXPECT_THAT(judged.verdicts(), ElementsAre("holds"));
    EXPECT_THAT(judged.clauses(), Contains("condition.invisible"));
}

TEST(TurnClaim, IsJudgedInEachEditionAsked) {
    Json scene = duel("gloomhaven");
    scene["figures"][1]["at"] = {3, 0};
    scene["figures"].push_back(Json::parse(
        R"({"id":"I","kind":"character","side":"party","at":[2,0],"conditions":["invisible"]})"));
    scene["map"]["obstacles"] = Json::parse("[[2,1]]");
    scene["turn"]["abilities"][0]["move"]["points"] = 4;
    Json json = dispute({R"({"may":{"end":[1,0],"targets":["C"]}})"}, scene);
    json["editions"] = {"frosthaven", "gloomhaven"};
    const Judged judged{json};
    EXPECT_THAT(judged.verdicts(0), ElementsAre("holds"));
    EXPECT_THAT(judged.verdicts(1), ElementsAre("fails"));
    EXPECT_THAT(judged.clauses(0, 1), ElementsAre("map.obstacle", "map.end-unoccupied"));
}

TEST(TurnClaim, ThatSpeaksOfAPlayNeedsSteps) {
    EXPECT_THROW(Judged{dispute({R"({"figures":{"M":{"hp":1}}})"})}, InputError);
    EXPECT_THROW(Judged{dispute({R"({"refused":0})"})}, InputError);
}

TEST(TurnClaim, NeedsATurn) {
    Json scene = duel();
    scene.erase("turn");
    try {
        const Judged judged{dispute({R"({"focus":[]})"}, scene)};
        FAIL() << "no error";
    } catch (const InputError& error) {
        EXPECT_EQ(error.error().pointer, "/scene/turn");
    }
}

}  // namespace
}  // namespace standee
