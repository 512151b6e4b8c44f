#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "api/sessions.hpp"
#include "tests/session/games.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

using api::Sessions;
using ::testing::HasSubstr;

Json ask(Sessions& sessions, const std::string& method, const Json& request) {
    return Json::parse(sessions.call("session." + method, request.dump()));
}

Json command(Sessions& sessions, const std::string& text) {
    return ask(sessions, "command", {{"session", "1"}, {"command", text}, {"boards", true}});
}

TEST(Sessions, BeginAGameAndTakeCommands) {
    Sessions sessions;
    const Json begun = ask(sessions, "new", {{"input", test::cellar()}, {"seed", 1}});
    EXPECT_EQ(begun["session"], "1");
    EXPECT_EQ(begun["waiting"]["for"], "initiative");
    const Json answer = command(sessions, "20");
    EXPECT_EQ(answer["events"][0]["event"], "initiative");
    EXPECT_EQ(answer["events"][0]["scene"]["figures"][0]["initiative"], 20);
    EXPECT_EQ(answer["waiting"]["figure"], "Tinkerer");
}

TEST(Sessions, EveryEventHasTheBoardAfterIt) {
    Sessions sessions;
    static_cast<void>(ask(sessions, "new", {{"input", test::cellar()}, {"seed", 1}}));
    for (const std::string& text : test::brute_acts()) {
        static_cast<void>(command(sessions, text));
    }
    const Json answer = command(sessions, "move c2");
    EXPECT_EQ(answer["events"].back()["event"], "move");
    EXPECT_EQ(answer["events"].back()["scene"]["figures"][0]["at"], Json({2, 0}));
    EXPECT_EQ(ask(sessions, "state", {{"session", "1"}})["scene"],
              answer["events"].back()["scene"]);
}

TEST(Sessions, TakeBackSaveAndLoad) {
    Sessions sessions;
    static_cast<void>(ask(sessions, "new", {{"input", test::cellar()}}));
    static_cast<void>(command(sessions, "20"));
    EXPECT_EQ(ask(sessions, "undo", {{"session", "1"}})["undone"], "20");
    EXPECT_EQ(ask(sessions, "redo", {{"session", "1"}})["redone"], "20");
    const Json saved = ask(sessions, "save", {{"session", "1"}});
    EXPECT_EQ(saved["format"], "session/1");
    const Json loaded = ask(sessions, "load", {{"input", saved}});
    EXPECT_EQ(loaded["session"], "2");
    EXPECT_EQ(loaded["waiting"]["figure"], "Tinkerer");
    EXPECT_EQ(ask(sessions, "save", {{"session", "2"}}), saved);
}

TEST(Sessions, RefuseWithWhatWouldBeAccepted) {
    Sessions sessions;
    static_cast<void>(ask(sessions, "new", {{"input", test::cellar()}}));
    EXPECT_THAT(command(sessions, "attack hound 3")["error"]["expected"].get<std::string>(),
                HasSubstr("When does Brute act?"));
    EXPECT_TRUE(ask(sessions, "command", {{"session", "9"}, {"command", "20"}}).contains("error"));
    EXPECT_TRUE(ask(sessions, "state", {{"session", "1"}, {"words", true}}).contains("error"));
}

TEST(Sessions, AreNoMoreThanSoMany) {
    Sessions sessions{2};
    for (int i = 0; i < 3; ++i) {
        static_cast<void>(ask(sessions, "new", {{"input", test::cellar()}}));
    }
    EXPECT_TRUE(ask(sessions, "state", {{"session", "1"}}).contains("error"));
    EXPECT_FALSE(ask(sessions, "state", {{"session", "3"}}).contains("error"));
    EXPECT_EQ(ask(sessions, "close", {{"session", "3"}}), Json::object());
    EXPECT_TRUE(ask(sessions, "state", {{"session", "3"}}).contains("error"));
}

TEST(Sessions, AnswerAsTheSchemasSay) {
    support::PublishedSchemas schemas;
    const auto allows = [&](const std::string& name, const Json& json) {
        EXPECT_EQ(schemas.complaint(name, json), std::nullopt) << name << " " << json;
    };
    Sessions sessions;
    Json waiting = ask(sessions, "new", {{"input", test::cellar()}, {"seed", 3}})["waiting"];
    constexpr int commands = 40;
    for (int i = 0; i < commands && waiting["for"] != "over"; ++i) {
        allows("waiting", waiting);
        const Json answer =
            command(sessions, waiting["answers"].size() == 1 && waiting["for"] == "initiative"
                                  ? Json(std::to_string(20 + i))
                                  : waiting["answers"][0]["command"]);
        for (const Json& event : answer["events"]) {
            allows("session-event", event);
        }
        waiting = answer["waiting"];
    }
    allows("session-state", ask(sessions, "state", {{"session", "1"}}));
    static_cast<void>(ask(sessions, "undo", {{"session", "1"}, {"count", 3}}));
    const Json saved = ask(sessions, "save", {{"session", "1"}});
    EXPECT_EQ(saved["undone"].size(), 3U);
    allows("session", saved);
}

TEST(Sessions, CannotBeGuessedWithASalt) {
    Sessions sessions{2, 77};
    const std::string id = ask(sessions, "new", {{"input", test::cellar()}})["session"];
    EXPECT_EQ(id.size(), 16U);
}

}  // namespace
}  // namespace standee
