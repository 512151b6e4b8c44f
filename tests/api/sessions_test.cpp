#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "api/sessions.hpp"
#include "files/scene_json.hpp"
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

TEST(Sessions, ANewGameRemarksThatStatCardsAreMissing) {
    Sessions sessions;
    const Json bare = test::json_file("examples/game/cellar.json");
    EXPECT_THAT(ask(sessions, "new", {{"input", bare}})["remark"].get<std::string>(),
                HasSubstr("There is no stat card of rust-hound"));
    EXPECT_THAT(
        ask(sessions, "new", {{"input", bare}, {"language", "de"}})["remark"].get<std::string>(),
        HasSubstr("Es gibt keine Wertekarte von rust-hound"));
    EXPECT_FALSE(ask(sessions, "new", {{"input", test::cellar()}}).contains("remark"));
}

TEST(Sessions, SayWhichMethodIsForAnotherKindOfDocument) {
    Sessions sessions;
    static_cast<void>(ask(sessions, "new", {{"input", test::cellar()}}));
    const Json saved = ask(sessions, "save", {{"session", "1"}});
    const Json again = ask(sessions, "new", {{"input", saved}})["error"];
    EXPECT_EQ(again["pointer"], "/input/format");
    EXPECT_THAT(again["expected"].get<std::string>(), HasSubstr("session.load goes on with"));
    const Json on = ask(sessions, "load", {{"input", test::cellar()}})["error"];
    EXPECT_EQ(on["pointer"], "/input/format");
    EXPECT_THAT(on["expected"].get<std::string>(), HasSubstr("session.new begins a game"));
}

TEST(Sessions, ANewGameTakesNoSeedThatJavaScriptChanges) {
    Sessions sessions;
    constexpr std::uint64_t greatest = 9'007'199'254'740'991;
    const auto begun = [&](std::uint64_t seed, std::uint64_t abilities) {
        return ask(
            sessions, "new",
            {{"input", test::cellar()}, {"seed", seed}, {"options", {{"abilities", abilities}}}});
    };
    EXPECT_TRUE(begun(greatest, greatest).contains("session"));
    EXPECT_EQ(begun(greatest + 1, 1)["error"]["pointer"], "/seed");
    const Json negative = ask(sessions, "new", {{"input", test::cellar()}, {"seed", -1}})["error"];
    EXPECT_EQ(negative["expected"], "a whole number from 0 to 9007199254740991");
    EXPECT_EQ(begun(1, greatest + 1)["error"]["pointer"], "/options/abilities");
    Json saved = ask(sessions, "save", {{"session", "1"}});
    saved["seed"] = greatest + 10;
    saved.erase("check");
    EXPECT_TRUE(ask(sessions, "load", {{"input", saved}}).contains("session"))
        << "a saved game goes on";
}

TEST(Sessions, AnErrorInASavedGameSaysThatItIsInItsStart) {
    Sessions sessions;
    static_cast<void>(ask(sessions, "new", {{"input", test::cellar()}}));
    Json saved = ask(sessions, "save", {{"session", "1"}});
    saved["start"]["scene"]["edition"] = "zz";
    EXPECT_EQ(ask(sessions, "load", {{"input", saved}})["error"]["pointer"],
              "/start/scene/edition");
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

TEST(Sessions, RefusalsCallHexesByTheirNames) {
    Sessions sessions;
    static_cast<void>(ask(sessions, "new", {{"input", test::cellar()}, {"seed", 1}}));
    for (const std::string& text : test::brute_acts()) {
        static_cast<void>(command(sessions, text));
    }
    EXPECT_EQ(command(sessions, "move a3")["error"]["found"],
              "Brute cannot stop in A3: Tinkerer stands there");
}

TEST(Sessions, AreNoMoreThanSoMany) {
    Sessions sessions{{.games = 2}};
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
    allows("session/$defs/history",
           ask(sessions, "history", {{"session", "1"}, {"first", 30}, {"boards", true}}));
    static_cast<void>(ask(sessions, "undo", {{"session", "1"}, {"count", 3}}));
    const Json saved = ask(sessions, "save", {{"session", "1"}});
    EXPECT_EQ(saved["undone"].size(), 3U);
    allows("session", saved);
}

Json in_the_turn_of_brute(Sessions& sessions) {
    static_cast<void>(ask(sessions, "new", {{"input", test::cellar()}, {"seed", 1}}));
    Json answer;
    for (const std::string& text : test::brute_acts()) {
        answer = command(sessions, text);
    }
    return answer;
}

TEST(Sessions, TellWhatHasHappenedCommandByCommand) {
    Sessions sessions;
    const Json last = in_the_turn_of_brute(sessions);
    const Json all = ask(sessions, "history", {{"session", "1"}})["commands"];
    ASSERT_EQ(all.size(), 4U);
    EXPECT_FALSE(all[0].contains("command"));
    EXPECT_EQ(all[1]["command"], "20");
    EXPECT_EQ(all[3]["events"].size(), last["events"].size());
    const Json one =
        ask(sessions, "history", {{"session", "1"}, {"first", 1}, {"count", 1}, {"boards", true}});
    ASSERT_EQ(one["commands"].size(), 1U);
    const Json board = one["commands"][0]["events"][0]["scene"];
    EXPECT_EQ(board["figures"][0]["initiative"], 20);
    EXPECT_FALSE(board.contains("monsters"));
    static_cast<void>(ask(sessions, "undo", {{"session", "1"}, {"count", 2}}));
    EXPECT_EQ(ask(sessions, "history", {{"session", "1"}})["commands"].size(), 2U);
}

TEST(Sessions, TellTheOrderOfTheRoundTheDecksAndTheHands) {
    Sessions sessions;
    static_cast<void>(in_the_turn_of_brute(sessions));
    const Json state = ask(sessions, "state", {{"session", "1"}});
    EXPECT_EQ(state["turns"], Json::parse(R"([{"figure": "Brute", "initiative": 20, "is": "now"},
        {"figure": "hound-1", "initiative": 26},
        {"figure": "Tinkerer", "initiative": 85}])"));
    EXPECT_EQ(state["decks"]["rust-hound"]["cards"][2]["is"], "now");
    EXPECT_EQ(state["hands"]["Brute"],
              Json::parse(R"({"hand": 8, "discard": 0, "lost": 0, "chosen": 2})"));
    EXPECT_EQ(state["done"], 3);
    EXPECT_EQ(state["hexNames"][0], "A1");
    EXPECT_EQ(state["hiddenRooms"], Json({"2"}));
}

TEST(Sessions, PutWhoseInitiativeIsNotKnownLastInTheOrder) {
    Sessions sessions;
    static_cast<void>(in_the_turn_of_brute(sessions));
    static_cast<void>(command(sessions, "open"));
    const Json state = ask(sessions, "state", {{"session", "1"}});
    EXPECT_EQ(state["turns"], Json::parse(R"([{"figure": "Brute", "initiative": 20, "is": "now"},
        {"figure": "hound-2", "initiative": 26},
        {"figure": "hound-1", "initiative": 26},
        {"figure": "Tinkerer", "initiative": 85},
        {"figure": "slinger-1"}])"));
}

TEST(Sessions, TheBoardsOfTheHistoryAreScenes) {
    Sessions sessions;
    static_cast<void>(in_the_turn_of_brute(sessions));
    static_cast<void>(command(sessions, "kill hound-1"));
    const Json request{{"session", "1"}, {"first", 1}, {"boards", true}};
    const Json history = ask(sessions, "history", request);
    ASSERT_EQ(history["commands"].size(), 4U);
    for (const Json& happened : history["commands"]) {
        const Json& board = happened["events"].back()["scene"];
        EXPECT_NO_THROW(static_cast<void>(read_scene(board))) << board;
    }
}

TEST(Sessions, SayHowToAskForALongHistory) {
    Sessions sessions;
    static_cast<void>(in_the_turn_of_brute(sessions));
    const Json request{{"session", "1"}, {"boards", true}};
    const Json refused =
        Json::parse(sessions.call("session.history", request.dump(), {.work = 20'000}))["error"];
    EXPECT_EQ(refused["code"], "too-many");
    EXPECT_THAT(refused["expected"].get<std::string>(), HasSubstr("\"count\""));
}

TEST(Sessions, TellOnlookersNothingOfSetsInHiddenRooms) {
    Sessions sessions;
    static_cast<void>(in_the_turn_of_brute(sessions));
    const auto cards = [&](bool hidden_rooms) {
        const Json request{{"session", "1"}};
        const std::string state =
            sessions.call("session.state", request.dump(), {.hidden_rooms = hidden_rooms});
        return Json::parse(state)["scene"]["monsters"];
    };
    EXPECT_TRUE(cards(true).contains("marsh-slinger"));
    EXPECT_FALSE(cards(false).contains("marsh-slinger"));
    EXPECT_TRUE(cards(false).contains("rust-hound")) << "one of them is visible";
    static_cast<void>(command(sessions, "reveal 2"));
    EXPECT_TRUE(cards(false).contains("marsh-slinger"));
}

/// A game in which hound-1 has acted.
Json hound_has_acted(Sessions& sessions, const Json& document = test::cellar()) {
    Json waiting = ask(sessions, "new", {{"input", document}, {"seed", 1}})["waiting"];
    for (const std::string text : {"90", "95", "hound-1 at B2", "card 3"}) {
        waiting = command(sessions, text)["waiting"];
    }
    while (waiting["for"] != "character") {
        waiting = command(sessions, waiting["answers"][0]["command"])["waiting"];
    }
    return waiting;
}

TEST(Sessions, TellWhyAMonsterActedAsItDid) {
    Sessions sessions;
    static_cast<void>(hound_has_acted(sessions));
    const Json why = ask(sessions, "why", {{"session", "1"}, {"figure", "hound-1"}});
    EXPECT_EQ(why["figure"], "hound-1");
    ASSERT_EQ(why["why"].size(), 3U) << why;
    EXPECT_EQ(why["why"][1]["clause"], "monster.focus-initiative");
    EXPECT_EQ(why["why"][1]["kept"], Json::parse(R"({"figures": ["Brute"]})"));
    EXPECT_FALSE(why.contains("whyNot"));
    EXPECT_FALSE(why.contains("text"));
    EXPECT_EQ(ask(sessions, "why", {{"session", "1"}}), why) << "the last to have acted";
    support::PublishedSchemas schemas;
    EXPECT_EQ(schemas.complaint("session/$defs/why", why), std::nullopt);
}

TEST(Sessions, TellWhyAMonsterDidNotActOtherwise) {
    Sessions sessions;
    static_cast<void>(hound_has_acted(sessions));
    support::PublishedSchemas schemas;
    const auto why_not = [&](const Json& subject, bool words = false) {
        const Json request{
            {"session", "1"}, {"figure", "hound-1"}, {"whyNot", subject}, {"words", words}};
        EXPECT_EQ(schemas.complaint("session/$defs/whyRequest", request), std::nullopt);
        Json why = ask(sessions, "why", request);
        EXPECT_EQ(schemas.complaint("session/$defs/why", why), std::nullopt) << why;
        return why;
    };
    EXPECT_EQ(why_not("Tinkerer")["whyNot"][0]["question"], "focus");
    const Json end = why_not(Json{1, 0})["whyNot"];
    EXPECT_EQ(end[0]["question"], "end");
    EXPECT_EQ(end[0]["hex"], Json({1, 0}));
    EXPECT_EQ(why_not("B1")["whyNot"], end);
    EXPECT_EQ(why_not("1,0")["whyNot"], end);
    const std::string text = why_not("Tinkerer", true)["text"];
    EXPECT_THAT(text, HasSubstr("Why is Tinkerer not the focus?"));
    EXPECT_THAT(text, HasSubstr("[monster."));
}

// The hexes of an answer are those of the document; what it says calls them as the table does.
TEST(Sessions, TellReasonsInTheCoordinatesOfTheDocument) {
    const Json document = Json::parse(R"({
      "format": "scene/1", "edition": "frosthaven",
      "map": {"coordinates": "odd-q",
              "hexes": [[0,0], [1,0], [2,0], [3,0], [0,1], [1,1], [2,1], [3,1]]},
      "figures": [
        {"id": "Guard", "kind": "monster", "side": "monsters", "name": "Guard", "at": [0,0],
         "hp": 5},
        {"id": "Brute", "kind": "character", "side": "party", "at": [3,0], "hp": 9}],
      "cards": {"Guard": {"initiative": 30,
                          "abilities": [{"move": {"points": 3}}, {"attack": {"value": 3}}]}}})");
    Sessions sessions;
    static_cast<void>(ask(sessions, "new", {{"input", document}, {"seed", 1}}));
    Json waiting;
    for (const std::string text : {"20", "end"}) {
        waiting = command(sessions, text)["waiting"];
    }
    while (waiting["for"] != "round-over") {
        waiting = command(sessions, waiting["answers"][0]["command"])["waiting"];
    }
    const Json why = ask(sessions, "why", {{"session", "1"}, {"whyNot", {1, 1}}});
    EXPECT_EQ(why["whyNot"][0]["hex"], Json({1, 1}));
    const Json& reason = why["whyNot"][0]["reasons"][0];
    EXPECT_EQ(reason["dropped"], Json::parse(R"({"hexes": [[1, 1]]})")) << reason;
    EXPECT_THAT(reason["says"].get<std::string>(), HasSubstr("B2"));
}

TEST(Sessions, TellOfNoTurnThatHasNotBeen) {
    Sessions sessions;
    static_cast<void>(in_the_turn_of_brute(sessions));
    const auto refusal = [&](Json request) {
        request["session"] = "1";
        return ask(sessions, "why", request)["error"];
    };
    const Json none = refusal({{"figure", "hound-1"}});
    EXPECT_EQ(none["code"], "bad-reference");
    EXPECT_EQ(none["pointer"], "/figure");
    EXPECT_EQ(none["expected"], "one that has acted; none has");
    EXPECT_EQ(refusal(Json::object())["pointer"], "/figure");
    Sessions later;
    static_cast<void>(hound_has_acted(later));
    EXPECT_EQ(ask(later, "why", {{"session", "1"}, {"figure", "Brute"}})["error"]["expected"],
              "one that has acted: hound-1");
    for (const Json& subject : {Json("Nobody"), Json("Z99"), Json{99, 99}, Json(5)}) {
        EXPECT_EQ(ask(later, "why", {{"session", "1"}, {"whyNot", subject}})["error"]["pointer"],
                  "/whyNot");
    }
}

TEST(Sessions, CountTheWorkOfReasons) {
    Sessions sessions;
    static_cast<void>(hound_has_acted(sessions));
    const Json request{{"session", "1"}, {"whyNot", {1, 0}}};
    const auto within = [&](api::CallLimits limits) {
        return Json::parse(sessions.call("session.why", request.dump(), limits));
    };
    EXPECT_EQ(within({.work = 2'000})["error"]["code"], "too-many");
    EXPECT_FALSE(within({}).contains("error"));
}

TEST(Sessions, ADocumentForEachRequest) {
    Sessions sessions;
    static_cast<void>(ask(sessions, "new", {{"input", test::cellar()}}));
    const std::string line = R"({"session":"1","command":"20"})";
    const Json refused = Json::parse(sessions.call("session.command", line + "\n" + line))["error"];
    EXPECT_EQ(refused["code"], "too-many");
    EXPECT_EQ(refused["found"], "2 documents");
    EXPECT_EQ(ask(sessions, "state", {{"session", "1"}})["done"], 0);
    EXPECT_THAT(sessions.call("session.command", "{"), HasSubstr("not-json"));
}

TEST(Sessions, SayWhatACommandMayBe) {
    Sessions sessions;
    static_cast<void>(ask(sessions, "new", {{"input", test::cellar()}}));
    const Json refused = ask(sessions, "command", {{"session", "1"}, {"command", 5}})["error"];
    EXPECT_EQ(refused["pointer"], "/command");
    EXPECT_EQ(refused["expected"], "a text, an object or a list");
}

TEST(Sessions, SayWhichMethodWasMeant) {
    Sessions sessions;
    const auto expected = [&](const std::string& method) {
        return Json::parse(sessions.call(method, "{}"))["error"]["expected"].get<std::string>();
    };
    EXPECT_EQ(expected("session.comand"), "\"session.command\"");
    EXPECT_THAT(expected("session.wish"), HasSubstr("turn, play, round"));
    EXPECT_THAT(expected("session.wish"), HasSubstr("session.new, session.command"));
    EXPECT_THAT(expected("turn"), ::testing::StartsWith("one of session.new")) << "not of a game";
}

/// The way to a hex in an answer about reach; null if there is none.
Json way_to(const Json& reach, const Json& hex) {
    for (const Json& way : reach["hexes"]) {
        if (way["at"] == hex) {
            return way;
        }
    }
    return nullptr;
}

TEST(Sessions, TellWhereAFigureCanMoveAndWhomItSees) {
    Sessions sessions;
    static_cast<void>(in_the_turn_of_brute(sessions));
    const Json all = ask(sessions, "reach", {{"session", "1"}, {"figure", "Brute"}});
    EXPECT_EQ(way_to(all, {1, 0})["points"], 1);
    EXPECT_EQ(way_to(all, {1, 0})["path"], Json::parse("[[1,0]]"));
    EXPECT_EQ(way_to(all, {0, 2}), nullptr) << "Tinkerer stands there";
    EXPECT_EQ(way_to(all, {2, -1}), nullptr) << "an obstacle";
    EXPECT_EQ(way_to(all, {4, 0})["points"], 4) << "a closed door opens to whoever enters it";
    EXPECT_EQ(all["enemies"], Json::parse(R"([{"figure": "hound-1", "range": 3}])"));
    const Json near =
        ask(sessions, "reach", {{"session", "1"}, {"figure", "Brute"}, {"points", 1}});
    EXPECT_EQ(way_to(near, {2, 0}), nullptr);
    const Json from = ask(sessions, "reach",
                          {{"session", "1"}, {"figure", "Brute"}, {"from", {1, 0}}, {"points", 1}});
    EXPECT_EQ(way_to(from, {2, 0})["points"], 1);
    EXPECT_TRUE(ask(sessions, "reach", {{"session", "1"}, {"figure", "Nobody"}}).contains("error"));
}

TEST(Sessions, MoveAlongTheWaysThatTheyTell) {
    Sessions sessions;
    static_cast<void>(in_the_turn_of_brute(sessions));
    const Json reach = ask(sessions, "reach", {{"session", "1"}, {"figure", "Brute"}});
    for (const Json& way : reach["hexes"]) {
        const std::string hex =
            std::to_string(way["at"][0].get<int>()) + "," + std::to_string(way["at"][1].get<int>());
        const std::string points = std::to_string(way["points"].get<int>());
        const Json moved = command(sessions, "move " + hex + " points " + points);
        ASSERT_FALSE(moved.contains("error")) << moved;
        static_cast<void>(ask(sessions, "undo", {{"session", "1"}}));
        const std::string fewer = std::to_string(way["points"].get<int>() - 1);
        EXPECT_TRUE(command(sessions, "move " + hex + " points " + fewer).contains("error")) << hex;
    }
}

// [condition.immobilize, condition.stun]
TEST(Sessions, TellNoWayOfAFigureThatCannotMove) {
    for (const std::string condition : {"immobilize", "stun"}) {
        Sessions sessions;
        static_cast<void>(in_the_turn_of_brute(sessions));
        static_cast<void>(command(sessions, condition + " Brute"));
        const Json reach = ask(sessions, "reach", {{"session", "1"}, {"figure", "Brute"}});
        EXPECT_EQ(reach["hexes"], Json::array()) << condition;
        EXPECT_EQ(reach["enemies"].size(), 1U) << condition;
    }
}

TEST(Sessions, MonstersAndSummonsEndNoMoveInAClosedDoor) {
    Sessions sessions;
    static_cast<void>(in_the_turn_of_brute(sessions));
    static_cast<void>(command(sessions, "summon wolf at B2 hp 4 attack 2 move 3"));
    for (const std::string figure : {"hound-1", "wolf"}) {
        const Json reach = ask(sessions, "reach", {{"session", "1"}, {"figure", figure}});
        EXPECT_NE(way_to(reach, {2, 1}), nullptr) << figure;
        EXPECT_EQ(way_to(reach, {4, 0}), nullptr) << figure;
    }
    EXPECT_EQ(command(sessions, "wolf move 4,0")["error"]["found"], "In E3 is a closed door");
}

TEST(Sessions, TellTheContentOfEachOption) {
    Sessions sessions;
    static_cast<void>(ask(sessions, "new", {{"input", test::cellar()}}));
    for (const std::string text : {"90", "95", "hound-1 at B2", "card 3"}) {
        static_cast<void>(command(sessions, text));
    }
    const Json draw = ask(sessions, "state", {{"session", "1"}})["waiting"];
    EXPECT_EQ(draw["for"], "draw");
    EXPECT_EQ(draw["cards"], 1);
    EXPECT_EQ(draw["target"], "Brute");
    const Json negate = command(sessions, "+1")["waiting"];
    EXPECT_EQ(negate["of"], "negate");
    EXPECT_EQ(negate["answers"][0]["option"]["says"], "no");
}

TEST(Sessions, CannotBeGuessedWithASalt) {
    Sessions sessions{{.games = 2}, 77};
    const std::string id = ask(sessions, "new", {{"input", test::cellar()}})["session"];
    EXPECT_EQ(id.size(), 16U);
}

/// Fails if it is locked while another one is.
class OneOfAll : public api::Lock {
public:
    OneOfAll(int& held, int& taken) : held_{held}, taken_{taken} {}
    void lock() override {
        EXPECT_EQ(held_, 0);
        ++held_;
        ++taken_;
    }
    void unlock() override { --held_; }

private:
    int& held_;
    int& taken_;
};

TEST(Sessions, HoldTheListOfGamesOnlyToFindOne) {
    int held = 0;
    int taken = 0;
    Sessions sessions{{.games = 1}, 0, [&] { return std::make_unique<OneOfAll>(held, taken); }};
    const auto taken_by = [&](const std::string& method, const Json& request) {
        taken = 0;
        EXPECT_FALSE(ask(sessions, method, request).contains("error")) << method;
        return taken;
    };
    EXPECT_EQ(taken_by("new", {{"input", test::cellar()}}), 2)
        << "when it has been played, to add it and to make room";
    EXPECT_EQ(taken_by("command", {{"session", "1"}, {"command", "20"}}), 3);
    EXPECT_EQ(taken_by("state", {{"session", "1"}}), 2);
    EXPECT_EQ(taken_by("new", {{"input", test::cellar()}}), 2) << "and the first makes room";
    EXPECT_EQ(taken_by("close", {{"session", "2"}}), 2);
    EXPECT_EQ(held, 0);
    EXPECT_TRUE(ask(sessions, "state", {{"session", "2"}}).contains("error"));
    EXPECT_EQ(held, 0) << "after a refusal too";
}

/// A game after so many commands, saved.
Json after(int commands) {
    return {
        {"format", "session/1"},
        {"start", test::cellar()},
        {"journal", std::vector<std::string>(static_cast<std::size_t>(commands), "hp Brute 5")}};
}

bool is_open(Sessions& sessions, const std::string& id) {
    return !ask(sessions, "state", {{"session", id}}).contains("error");
}

TEST(Sessions, MakeRoomWhereTheyKeepTooMuch) {
    Session one = Session::load(after(100));
    Sessions sessions{{.kept_by_all = 3 * one.kept_work() / 2}};
    static_cast<void>(ask(sessions, "load", {{"input", after(100)}}));
    static_cast<void>(ask(sessions, "load", {{"input", after(20)}}));
    EXPECT_TRUE(is_open(sessions, "2"));
    EXPECT_TRUE(is_open(sessions, "1"));
    static_cast<void>(ask(sessions, "load", {{"input", after(40)}}));
    EXPECT_FALSE(is_open(sessions, "2")) << "the one that was left alone for longest";
    EXPECT_TRUE(is_open(sessions, "1"));
    for (int i = 0; i < 50; ++i) {
        static_cast<void>(command(sessions, "hp Brute 4"));
    }
    EXPECT_FALSE(is_open(sessions, "3"));
    EXPECT_TRUE(is_open(sessions, "1")) << "the one in use stays";
}

TEST(Sessions, TakeNoFurtherCommandOfAGameThatKeepsTooMuch) {
    Session one = Session::load(after(10));
    Sessions sessions{{.kept_by_one = one.kept_work()}};
    static_cast<void>(ask(sessions, "load", {{"input", after(10)}}));
    EXPECT_FALSE(command(sessions, "hp Brute 4").contains("error"));
    EXPECT_EQ(command(sessions, "hp Brute 3")["error"]["pointer"], "/session");
    EXPECT_FALSE(ask(sessions, "undo", {{"session", "1"}}).contains("error"));
    EXPECT_FALSE(command(sessions, "hp Brute 3").contains("error"));
}

}  // namespace
}  // namespace standee
