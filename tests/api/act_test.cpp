#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "api/call.hpp"
#include "files/document.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// Two guards and a hound, each with a card, and a character who acts before them.
Json board() {
    return Json::parse(R"({
        "format":"scene/1","edition":"frosthaven","level":1,
        "map":{"hexes":[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0]]},
        "figures":[
            {"id":"guard-1","kind":"monster","side":"monsters","name":"guard","standee":1,"at":[0,0],
             "hp":5,"move":2,"attack":2},
            {"id":"guard-2","kind":"monster","side":"monsters","name":"guard","standee":2,"at":[1,0],
             "hp":5,"move":2,"attack":2},
            {"id":"hound-1","kind":"monster","side":"monsters","name":"hound","at":[2,0],
             "hp":5,"move":1,"attack":2},
            {"id":"C1","kind":"character","side":"party","at":[5,0],"initiative":1,"hp":10}],
        "cards":{
            "guard":{"initiative":50,"abilities":[{"shield":{"value":1}}]},
            "hound":{"initiative":20,"abilities":[{"move":{"points":"+0"}}]}}})");
}

std::vector<Json> lines_of(const std::string& method, const Json& request) {
    return parse_documents(api::call(method, request.dump()));
}

std::vector<Json> act(Json options, const Json& scene = board()) {
    options["brief"] = true;
    return lines_of("act", {{"input", scene}, {"options", std::move(options)}});
}

std::vector<std::string> turns_in(const std::vector<Json>& lines) {
    std::vector<std::string> turns;
    for (const Json& line : lines) {
        if (line.value("event", "") == "startTurn") {
            turns.push_back(line["figure"]);
        }
    }
    return turns;
}

TEST(Act, PlaysTheTurnOfOneFigureAlone) {
    const std::vector<Json> lines = act({{"figure", "guard-2"}});
    EXPECT_THAT(turns_in(lines), ElementsAre("guard-2"));
    EXPECT_EQ(lines.back()["stop"], "acted");
    EXPECT_EQ(lines.back()["scene"]["cards"].size(), 2U);  // the round is not over
}

TEST(Act, AnswersInLinesOfARound) {
    support::PublishedSchemas schemas;
    for (const Json& line : act({{"set", "guard"}})) {
        EXPECT_EQ(schemas.complaint("round-line", line), std::nullopt) << line;
    }
}

TEST(Act, PlaysTheTurnsOfASetInOrderWhoeverIsDueBefore) {
    const std::vector<Json> lines = act({{"set", "guard"}});
    EXPECT_THAT(turns_in(lines), ElementsAre("guard-1", "guard-2"));
    EXPECT_EQ(lines.back()["stop"], "acted");
}

TEST(Act, GoesOnWithThoseOfASetThatHaveStillToAct) {
    const Json after = act({{"figure", "guard-1"}}).back()["scene"];
    EXPECT_THAT(turns_in(act({{"set", "guard"}}, after)), ElementsAre("guard-2"));
}

TEST(Act, NeedsNoInitiativeOfOthers) {
    Json scene = board();
    scene["cards"].erase("hound");
    EXPECT_EQ(act({{"set", "guard"}}, scene).back()["stop"], "acted");
}

TEST(Act, StopsAtADecision) {
    Json scene = board();
    scene["cards"]["guard"]["abilities"] = {{{"attack", {{"value", "+0"}, {"range", 9}}}}};
    const std::vector<Json> lines = act({{"figure", "guard-1"}}, scene);
    EXPECT_EQ(lines.back()["stop"], "draw");
    EXPECT_EQ(act({{"figure", "guard-1"}, {"decide", {{"+1"}}}}, scene).back()["stop"], "acted");
}

TEST(Act, IsRefusedForWhoeverCannotActSo) {
    const auto found = [](const Json& options, const Json& scene = board()) {
        return act(options, scene).front()["error"]["found"].get<std::string>();
    };
    const Json after = act({{"figure", "guard-1"}}).back()["scene"];
    EXPECT_THAT(found({{"figure", "guard-1"}}, after), HasSubstr("has had its turn"));
    EXPECT_THAT(found({{"figure", "C1"}}), HasSubstr("C1"));
    EXPECT_THAT(found({{"figure", "guard-9"}}), HasSubstr("guard-9"));
    EXPECT_THAT(found({{"set", "cultist"}}), HasSubstr("cultist"));
    EXPECT_THAT(found(Json::object()), HasSubstr("neither"));
    EXPECT_THAT(found({{"figure", "guard-1"}, {"set", "guard"}}), HasSubstr("and a set"));
}

Json applied(const Json& scene, const Json& events) {
    return lines_of("apply", {{"scene", scene}, {"events", events}}).front();
}

TEST(Apply, GivesTheSceneAfterEvents) {
    const Json move{{"event", "move"}, {"figure", "C1"}, {"from", {5, 0}},
                    {"to", {4, 0}},    {"how", "walk"},  {"clause", "move.points"}};
    const Json damage{
        {"event", "damage"}, {"to", "guard-1"}, {"amount", 5}, {"source", "trap"}, {"hp", 0}};
    const Json death{{"event", "death"}, {"figure", "guard-1"}, {"at", {0, 0}}};
    const Json scene = applied(board(), {move, damage, death});
    EXPECT_EQ(scene["figures"].size(), 3U);
    EXPECT_EQ(scene["figures"][2]["at"], Json({4, 0}));
}

TEST(Apply, SaysWhatIsWrongWithAnEvent) {
    const auto error = [](const Json& event) {
        return applied(board(), Json::array({event}))["error"]["pointer"];
    };
    EXPECT_EQ(error({{"event", "mov"}}), "/events/0/event");
    EXPECT_EQ(error({{"event", "move"}, {"figure", "C1"}, {"from", {5, 0}}}), "/events/0");
    EXPECT_EQ(error({{"event", "wane"}, {"element", "fire"}, {"state", "hot"}}), "/events/0/state");
    EXPECT_EQ(error({{"event", "endRound"}, {"wish", 1}}), "/events/0");
}

}  // namespace
}  // namespace standee
