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
