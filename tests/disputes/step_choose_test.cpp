#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "disputes/judge.hpp"
#include "files/play_file.hpp"
#include "show/words/log.hpp"
#include "tests/disputes/disputes.hpp"
#include "tests/support/errors.hpp"

namespace standee {
namespace {

using support::error_of;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;

/// A step that kills M, which attacks A and B when it dies.
struct DeadlyStep {
    const char* kind;
    const char* fields;
    const char* monster = R"("at":[0,0])";  ///< how M stands there
    const char* before = "";                ///< an earlier step
};

/// M has 1 hit point. A and B are adjacent to it, and to the trap beside it; P and R are adjacent
/// to neither.
Json scene_of(const DeadlyStep& deadly) {
    return Json::parse(fmt::format(R"({{"format":"scene/1","edition":"frosthaven","level":1,
        "map":{{"hexes":[[0,0],[1,0],[2,0],[3,0],[-1,0],[-2,0],[0,1],[1,-1]],
                "traps":[{{"at":[1,0],"damage":5}}]}},
        "figures":[
            {{"id":"M","kind":"monster","side":"monsters","hp":1,"maxHp":9,"attack":2,"move":2,{},
              "bonuses":[{{"kind":"onDeath","attackAll":{{"value":"+2"}},"lasts":"persistent"}}]}},
            {{"id":"A","kind":"character","side":"party","at":[0,1],"hp":10,"initiative":10}},
            {{"id":"B","kind":"character","side":"party","at":[1,-1],"hp":10,"initiative":20}},
            {{"id":"P","kind":"character","side":"party","at":[-2,0],"hp":10,"initiative":30}},
            {{"id":"R","kind":"character","side":"party","at":[3,0],"hp":10,"initiative":40}}],
        "decks":{{"monsters":["+0","+1"]}}}})",
                                   deadly.monster));
}

/// The play of the step, with what it chooses where that is not empty.
Json play_of(const DeadlyStep& deadly, const std::string& choose) {
    Json fields = Json::parse(deadly.fields);
    if (!choose.empty()) {
        fields["choose"] = Json::parse(choose);
    }
    Json steps = Json::array();
    if (*deadly.before != '\0') {
        steps.push_back(Json::parse(deadly.before));
    }
    steps.push_back(Json{{deadly.kind, fields}});
    return {{"scene", scene_of(deadly)}, {"steps", steps}};
}

/// Whom M attacks in the play, in order, each attack with its clause.
std::vector<std::string> attacks_in(const Json& play) {
    const PlayAnswer answer = play_document(play).answer;
    std::vector<std::string> attacks;
    for (const Event& event : answer.events) {
        const auto* attack = std::get_if<event::Attack>(&event.what);
        if (attack != nullptr && attack->by == "M") {
            attacks.push_back(attack->target + " " + std::string{event.clause.id()});
        }
    }
    return attacks;
}

TEST(StepOfADeath, TellsInTheLogThatTheDyingAttacks) {
    const DeadlyStep damage{"damage", R"({"to":"M","amount":3})"};
    const std::vector<std::string> log = play_log(play_document(play_of(damage, "[1]")).answer);
    EXPECT_THAT(log, IsSupersetOf({"M, dying, attacks B: attack 4; card +0: 4 [card.when-dies]",
                                   "M, dying, attacks A: attack 4; card +1: 5 [card.when-dies]"}));
}

class StepChooses : public ::testing::TestWithParam<DeadlyStep> {};

TEST_P(StepChooses, WhomTheDyingAttackFirst) {
    EXPECT_THAT(attacks_in(play_of(GetParam(), "[0]")),
                ElementsAre("A card.when-dies", "B card.when-dies"));
    EXPECT_THAT(attacks_in(play_of(GetParam(), "[1]")),
                ElementsAre("B card.when-dies", "A card.when-dies"));
    EXPECT_THAT(attacks_in(play_of(GetParam(), R"([{"targets":["B","A"]}])")),
                ElementsAre("B card.when-dies", "A card.when-dies"));
}

TEST_P(StepChooses, NoMoreThanThereIsToChoose) {
    const Error error = error_of([] { attacks_in(play_of(GetParam(), "[1,0]")); });
    EXPECT_EQ(error.code, ErrorCode::usage);
    EXPECT_EQ(error.found, "2 decisions");
    EXPECT_EQ(error.expected, "1, one for each choice met");
}

TEST_P(StepChooses, AndADisputeFollowsEachOption) {
    Json dispute = play_of(GetParam(), "");
    dispute["claims"] = support::claims(
        {R"({"figures":{"A":{"hp":6},"B":{"hp":5}}})", R"({"figures":{"A":{"hp":5},"B":{"hp":6}}})",
         R"({"figures":{"A":{"hp":5},"B":{"hp":5}}})", R"({"gone":["M"]})"});
    const support::Judged judged{dispute};
    EXPECT_THAT(judged.verdicts(),
                ElementsAre("the party chooses", "the party chooses", "fails", "holds"));
    EXPECT_THAT(judged.clauses(0), Contains("card.when-dies"));

    dispute["steps"].back() = play_of(GetParam(), "[1]")["steps"].back();
    EXPECT_THAT(support::Judged{dispute}.verdicts(),
                ElementsAre("fails", "holds", "fails", "holds"));
}

TEST_P(StepChooses, AndNamesTheDeckThatItNeeds) {
    Json play = play_of(GetParam(), "");
    play["scene"].erase("decks");
    const Error error = error_of([&] { play_document(play); });
    EXPECT_EQ(error.pointer, fmt::format("/steps/{}", play["steps"].size() - 1));
    EXPECT_EQ(error.found, "no deck \"monsters\" and no cards drawn");
    EXPECT_THAT(
        error.expected,
        HasSubstr(R"(the deck "monsters" in the scene for the attack of "M", which has died)"));
}

INSTANTIATE_TEST_SUITE_P(
    OfEachKind, StepChooses,
    ::testing::Values(
        DeadlyStep{"attack", R"({"by":"A","target":"M","value":3,"draw":["+0"]})"},
        DeadlyStep{"damage", R"({"to":"M","amount":3})"},
        DeadlyStep{"lose", R"({"figure":"M","condition":"flying"})", R"("at":[1,0],"flying":true)"},
        DeadlyStep{"move", R"({"figure":"M","path":[[1,0]]})"},
        DeadlyStep{"teleport", R"({"figure":"M","to":[1,0]})"},
        DeadlyStep{"push", R"({"by":"P","target":"M","points":1,"path":[[1,0]]})"},
        DeadlyStep{"pull", R"({"by":"R","target":"M","points":1,"path":[[1,0]]})"},
        DeadlyStep{"startTurn", R"({"figure":"M"})", R"("at":[0,0],"conditions":["wound"])"},
        DeadlyStep{"endTurn", R"({"figure":"M"})", R"("at":[0,0],"conditions":["bane"])",
                   R"({"startTurn":"M"})"}),
    [](const auto& tested) { return std::string{tested.param.kind}; });

}  // namespace
}  // namespace standee
