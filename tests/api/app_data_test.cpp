#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "api/call.hpp"
#include "api/sessions.hpp"
#include "files/document.hpp"

// What an app writes beside a scene and its figures is in every scene of an answer, untouched.

namespace standee::api {
namespace {

const Json of_scene = Json::parse(R"({"says":"[0,1]","at":[1,2],"list":[[3,4],{"end":[5,6]}]})");
const Json of_figure = Json::parse(R"(["Ann",[1,2],{"from":[1,1],"z":1,"a":null,"n":1.5}])");

/// In columns and rows, so that whatever looks like a hex would change.
Json scene_of_app() {
    Json json = Json::parse(R"({"format":"scene/1","edition":"frosthaven",
        "map":{"coordinates":"odd-q","hexes":[[0,0],[1,0],[2,0],[3,0],[3,1]]},
        "figures":[{"id":"M","kind":"monster","side":"monsters","name":"Guard","rank":"normal","standee":1,
                    "at":[0,0],"hp":5,"maxHp":5,"move":2,"attack":2,"initiative":30},
                   {"id":"C","kind":"character","side":"party","at":[3,0],"hp":9,"initiative":20}],
        "decks":{"monsters":["+0","+0","+0","+0"]}})");
    json["app"] = of_scene;
    json["figures"][0]["app"] = of_figure;
    json["figures"][1]["app"] = "x";
    return json;
}

Json with_card() {
    Json json = scene_of_app();
    json["cards"]["Guard"] = Json::parse(
        R"({"initiative":30,"abilities":[{"move":{"points":"+0"}},{"attack":{"value":"+0"}}]})");
    return json;
}

void expect_untouched(const Json& after) {
    EXPECT_EQ(after.at("app").dump(), of_scene.dump());
    EXPECT_EQ(after.at("figures").at(0).at("app").dump(), of_figure.dump());
    EXPECT_EQ(after.at("figures").at(1).at("app"), "x");
}

/// The last line of an answer.
Json last_line(std::string answer) {
    answer.pop_back();
    return Json::parse(answer.substr(answer.rfind('\n') + 1));
}

Json ask_for_app(std::string_view method, const Json& document,
                 const Json& options = Json::object()) {
    const Json request{{"input", document}, {"options", options}};
    return last_line(call(method, request.dump()));
}

TEST(AppData, IsShownAsWritten) { expect_untouched(ask_for_app("show", scene_of_app())); }

TEST(AppData, StaysThroughAPlay) {
    const Json steps = Json::parse(R"([{"move":{"figure":"M","path":[[1,0]]}},
        {"damage":{"to":"C","amount":2}}])");
    const Json answer = ask_for_app("play", {{"scene", scene_of_app()}, {"steps", steps}});
    ASSERT_FALSE(answer.contains("error")) << answer;
    expect_untouched(answer.at("scene"));
    EXPECT_EQ(answer["scene"]["figures"][1]["hp"], 7);
}

/// As deep as a request may be, and below it what Standee would say in German.
Json deep_data() {
    Json data{{"says", "it need not move"}};
    constexpr std::size_t above = 4;  // the request, its document, the scene, and this object
    for (std::size_t level = above; level < max_document_depth; ++level) {
        data = Json::array({data});
    }
    return data;
}

TEST(AppData, StaysInAnAnswerInGerman) {
    Json scene = scene_of_app();
    scene["app"] = deep_data();
    const Json answer =
        ask_for_app("play", {{"scene", scene}, {"steps", Json::array()}}, {{"language", "de"}});
    ASSERT_FALSE(answer.contains("error")) << answer;
    EXPECT_EQ(answer.at("scene").at("app"), deep_data());
}

TEST(AppData, StaysThroughARoundAndATurn) {
    expect_untouched(ask_for_app("round", with_card(), {{"first", true}}).at("scene"));
    const Json acted = ask_for_app("act", with_card(), {{"set", "Guard"}, {"first", true}});
    ASSERT_FALSE(acted.contains("error")) << acted;
    expect_untouched(acted.at("scene"));
}

TEST(AppData, StaysInAGameThatIsSavedAndLoaded) {
    Sessions games{{.games = 10}};
    const auto answer = [&](std::string_view method, const Json& request) {
        return last_line(games.call(method, request.dump()));
    };
    const Json begun = answer("session.new", {{"input", scene_of_app()}, {"seed", 1}});
    ASSERT_TRUE(begun.contains("session")) << begun;
    const Json first = begun["waiting"]["answers"][0]["command"];
    const Json done = answer("session.command",
                             {{"session", begun["session"]}, {"command", first}, {"boards", true}});
    ASSERT_FALSE(done.contains("error")) << done;
    for (const Json& event : done["events"]) {
        expect_untouched(event.at("scene"));
    }
    const Json saved = answer("session.save", {{"session", begun["session"]}});
    const Json again = answer("session.load", {{"input", saved}});
    ASSERT_TRUE(again.contains("session")) << again;
    expect_untouched(answer("session.state", {{"session", again["session"]}}).at("scene"));
}

}  // namespace
}  // namespace standee::api
