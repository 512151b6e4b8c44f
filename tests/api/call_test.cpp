#include "api/call.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "api/sessions.hpp"
#include "files/document.hpp"

namespace standee::api {
namespace {

using ::testing::HasSubstr;

/// A monster between two characters that it may attack alike.
Json scene() {
    return Json::parse(R"({
      "format": "scene/1", "edition": "frosthaven",
      "map": {"picture": [".   .   .", "  .   .", ".   .   ."]},
      "figures": [
        {"id": "M", "kind": "monster", "side": "monsters", "at": [1,0], "hp": 5, "initiative": 30},
        {"id": "A", "kind": "character", "side": "party", "at": [0,0], "hp": 9, "initiative": 20},
        {"id": "B", "kind": "character", "side": "party", "at": [2,-1], "hp": 9, "initiative": 20}
      ],
      "decks": {"monsters": ["+0", "+0"]},
      "turn": {"figure": "M", "abilities": [{"attack": {"value": 2}}]}
    })");
}

/// The only line of an answer.
Json ask(std::string_view method, const Json& request) {
    const std::string answer = call(method, request.dump());
    EXPECT_EQ(answer.find('\n'), answer.size() - 1) << answer;
    return Json::parse(answer);
}

Json play_choosing(const Json& choice) {
    Json turn = scene()["turn"];
    turn["choose"] = Json::array({choice});
    Json of_play = scene();
    of_play.erase("turn");
    return ask("play", {{"scene", of_play}, {"steps", Json::array({Json{{"turn", turn}}})}});
}

TEST(Call, ADocumentIsARequest) {
    const Json answer = ask("turn", scene());
    EXPECT_EQ(answer["format"], "turn-answer/1");
    EXPECT_EQ(answer["file"], "-");
    EXPECT_EQ(answer["options"].size(), 2U);
}

TEST(Call, AnEnvelopeHasOptions) {
    const Json request{{"input", scene()}, {"options", {{"file", "mine"}, {"whyNot", {2, -1}}}}};
    const Json answer = ask("turn", request);
    EXPECT_EQ(answer["file"], "mine");
    EXPECT_TRUE(answer.contains("whyNot")) << answer;
}

TEST(Call, ClausesMayBeLeftOutOfATurn) {
    const Json options{{"without", {"monster.focus-path", "map.trap"}}};
    const Json answer = ask("turn", {{"input", scene()}, {"options", options}});
    EXPECT_EQ(answer["without"], options["without"]);
    EXPECT_TRUE(answer["changes"].is_object());
    const Json none = ask("turn", {{"input", scene()}, {"options", {{"without", Json::array()}}}});
    EXPECT_EQ(none, ask("turn", scene()));
}

TEST(Call, ClausesMayBeLeftOutOfADispute) {
    const Json dispute{
        {"scene", scene()},
        {"claims", Json::array({{{"says", "so"}, {"expect", {{"focus", {"A", "B"}}}}}})}};
    const Json answer = ask("rule", {{"input", dispute}, {"options", {{"without", {"map.trap"}}}}});
    EXPECT_EQ(answer["without"], Json::array({"map.trap"}));
    EXPECT_TRUE(answer["editions"].front().contains("changes")) << answer;
}

TEST(Call, ADisputeInGermanKeepsTheTextsOfItsClaims) {
    Json document = scene();
    document.erase("turn");
    document.erase("decks");
    const Json dispute{
        {"scene", document},
        {"steps",
         Json::array(
             {{{"attack", {{"by", "A"}, {"target", "B"}, {"value", 1}, {"draw", {"+0"}}}}}})},
        {"claims", Json::array({{{"says", "A or B is hit"},
                                 {"expect", {{"figures", {{"B", {{"hp", 1}}}}}}}}})}};
    const Json answer = ask("rule", {{"input", dispute}, {"options", {{"language", "de"}}}});
    const Json& detail = answer["editions"].front()["details"][0];
    EXPECT_EQ(detail["says"], "A or B is hit");
    EXPECT_THAT(detail["reason"].get<std::string>(), HasSubstr("Schritt 0 wird abgelehnt"));
}

TEST(Call, AnUnknownClauseToLeaveOutIsAnErrorThatNamesTheClosest) {
    for (const std::string_view method : {"turn", "rule"}) {
        const Json error =
            ask(method, {{"input", scene()}, {"options", {{"without", {"map.trap", "map.trapp"}}}}})
                .at("error");
        EXPECT_EQ(error["pointer"], "/options/without/1");
        EXPECT_THAT(error["expected"].get<std::string>(), HasSubstr("\"map.trap\""));
    }
}

TEST(Call, SeveralDocumentsAreAnsweredInTheirOrder) {
    const std::string answers = call("turn", scene().dump() + "\n[]\n" + scene().dump());
    const std::vector<Json> lines = parse_documents(answers);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0]["file"], "-:1");
    EXPECT_EQ(lines[1]["error"]["file"], "-:2");
    EXPECT_EQ(lines[2]["file"], "-:3");
}

TEST(Call, AnUnknownMethodIsAnErrorThatNamesThem) {
    const auto expected = [](std::string_view method) {
        return ask(method, Json::object())["error"]["expected"].get<std::string>();
    };
    EXPECT_THAT(expected("wish"), HasSubstr("turn, play, round"));
    EXPECT_THAT(expected("wish"), HasSubstr("session.new, session.command"));
    EXPECT_EQ(expected("trun"), "\"turn\"");
    EXPECT_EQ(expected("session.comand"), "\"session.command\"");
    EXPECT_THAT(expected("session.command"), HasSubstr("standee_session_call"));
    EXPECT_FALSE(has_method("wish"));
    EXPECT_TRUE(has_method("turn"));
}

TEST(Call, AnUnknownOptionIsAnError) {
    const Json request{{"input", scene()}, {"options", {{"figur", "M"}}}};
    EXPECT_EQ(ask("turn", request)["error"]["pointer"], "/options");
}

TEST(Call, AFieldBesideADocumentAndItsOptionsIsAnError) {
    const Json error = ask("show", {{"input", scene()}, {"option", {{"words", true}}}})["error"];
    EXPECT_EQ(error["code"], "unknown-field");
    EXPECT_EQ(error["found"], "the unknown field \"option\"");
    EXPECT_EQ(error["expected"], "\"options\"");
}

TEST(Call, AMethodTakesOnlyItsOwnOptionsAndDocuments) {
    const auto refused = [](std::string_view method, const std::string& request) {
        return Json::parse(call(method, request)).at("error").at("found").get<std::string>();
    };
    EXPECT_EQ(refused("rules", R"({"options":{"words":true}})"), "the unknown field \"words\"");
    EXPECT_EQ(refused("check", R"({"options":{"width":80}})"), "the unknown field \"width\"");
    EXPECT_EQ(refused("version", R"({"options":{"file":"mine"}})"), "the unknown field \"file\"");
    EXPECT_EQ(refused("clauses", scene().dump()), "a document");
    EXPECT_EQ(refused("import", "[]\n[]"), "2 documents");
    EXPECT_EQ(ask("version", {{"edition", "frosthaven"}})["error"]["code"], "usage");
}

/// The code of the error that a play of these steps is.
std::string code_of_play(const std::string& steps) {
    Json of_play = scene();
    of_play.erase("turn");
    return ask("play", {{"scene", of_play}, {"steps", Json::parse(steps)}}).at("error").at("code");
}

TEST(Call, AFigureThatNeverWasIsABadReferenceAndOneThatHasLeftIsRefused) {
    EXPECT_EQ(code_of_play(R"([{"damage":{"to":"Nobody","amount":1}}])"), "bad-reference");
    EXPECT_EQ(code_of_play(R"([{"damage":{"to":"M","amount":5}},
                               {"damage":{"to":"M","amount":1}}])"),
              "refused");
    const std::string summon =
        R"({"summon":{"by":"A","figure":{"id":"Wolf","hp":2,"move":2},"at":[1,-1]}})";
    const std::string hurt = R"({"damage":{"to":"Wolf","amount":2}})";
    EXPECT_EQ(code_of_play("[" + hurt + "," + summon + "]"), "bad-reference");
    EXPECT_EQ(code_of_play("[" + summon + "," + hurt + "," + hurt + "]"), "refused");
}

TEST(Call, AStepWithAnUnknownFigureSuggestsTheNearest) {
    Json of_play = scene();
    of_play["figures"][0]["id"] = "Guard";
    of_play.erase("turn");
    const Json steps = Json::parse(R"([{"damage":{"to":"Gaurd","amount":1}}])");
    const Json error = ask("play", {{"scene", of_play}, {"steps", steps}}).at("error");
    EXPECT_EQ(error["expected"], "the id of a figure of the scene (did you mean \"Guard\"?)");
    EXPECT_EQ(error["step"], 0);
}

TEST(Call, NoDocumentIsAnError) {
    EXPECT_EQ(ask("turn", {{"options", Json::object()}})["error"]["found"], "no document");
}

TEST(Call, WordsAreWhatTheCommandPrints) {
    const Json request{{"input", scene()}, {"options", {{"words", true}}}};
    const Json answer = ask("turn", request);
    EXPECT_EQ(answer["format"], "words/1");
    EXPECT_THAT(answer["text"].get<std::string>(), HasSubstr("monster.focus-path"));
}

TEST(Call, ALargeMapIsRefusedWhereThereIsALimit) {
    const std::string request = scene().dump();
    EXPECT_THAT(call("turn", request, {.hexes = 10}), HasSubstr("\"pointer\":\"/map\""));
    EXPECT_THAT(call("turn", request, {.hexes = 100}), HasSubstr("turn-answer/1"));
}

TEST(Call, AChoiceIsAnIndexOrTheContentOfAnOption) {
    const Json by_index = play_choosing(1);
    const Json by_content = play_choosing({{"targets", {"B"}}});
    EXPECT_EQ(by_index, by_content);
    EXPECT_EQ(by_content["scene"]["figures"][2]["hp"], 7) << by_content;
}

TEST(Call, AChoiceThatFitsNoOptionOrSeveralIsRefused) {
    EXPECT_EQ(play_choosing({{"targets", {"Z"}}})["error"]["found"], R"(targets ["Z"])");
    EXPECT_EQ(play_choosing({{"end", {1, 0}}})["error"]["found"], "a decision that fits 2 options");
    EXPECT_EQ(play_choosing(2)["error"]["found"], "2");
}

TEST(Call, SightIsALineOrTheWallsInItsWay) {
    Json walled = scene();
    walled["map"]["walls"] = Json::parse("[[[0,0],[1,0]], [[0,0],[0,1]]]");
    const auto sees = [](const Json& document) {
        return ask("sight", {{"input", document}, {"options", {{"from", {0, 0}}, {"to", {1, 0}}}}});
    };
    EXPECT_EQ(sees(scene())["visible"], true);
    EXPECT_EQ(sees(scene())["blockedBy"], Json::array());
    EXPECT_EQ(sees(walled)["visible"], false);
    EXPECT_FALSE(sees(walled)["blockedBy"].empty());
}

TEST(Call, SightOfAHexOffTheMapIsAnError) {
    const Json request{{"input", scene()}, {"options", {{"from", {0, 0}}, {"to", {9, 9}}}}};
    EXPECT_EQ(ask("sight", request)["error"]["pointer"], "/options/to");
}

TEST(Call, FixturesAreCountedTogether) {
    Json holds{{"scene", scene()}, {"expect", {{"focus", {"A", "B"}}}}};
    holds["expect"]["options"] =
        Json::parse(R"([{"end": [1,0], "targets": ["A"]}, {"end": [1,0], "targets": ["B"]}])");
    Json fails = holds;
    fails["expect"]["options"].erase(0);
    const std::string answer =
        call("check", holds.dump() + "\n" + fails.dump() + "\n" + scene().dump());
    const Json counts = Json::parse(answer);
    EXPECT_EQ(counts["passed"], 1);
    EXPECT_EQ(counts["failed"], 1);
    EXPECT_EQ(counts["silent"], 1);
    EXPECT_EQ(counts["failures"][0]["file"], "-:2");
}

TEST(Call, AFixtureThatCannotBeReadIsAnErrorAndNoCount) {
    EXPECT_THAT(call("check", R"({"scene": {}, "expect": {}})"), HasSubstr("\"error\""));
}

TEST(Call, CheckTellsEventsInTheCoordinatesOfTheScene) {
    const Json board = Json::parse(R"({
      "format": "scene/1", "edition": "frosthaven",
      "map": {"hexes": [[2,0], [2,1]], "coordinates": "odd-q"},
      "figures": [{"id": "A", "kind": "character", "side": "party", "at": [2,0], "hp": 9}]
    })");
    const Json steps = Json::parse(R"([{"move": {"figure": "A", "path": [[2,1]]}}])");
    const Json told = ask("play", {{"scene", board}, {"steps", steps}})["events"];
    ASSERT_EQ(told[0]["to"], Json({2, 1}));
    const Json expect{{"events", Json::array({Json{{"event", "death"}}})}};
    const Json checked = ask("check", {{"scene", board}, {"steps", steps}, {"expect", expect}});
    EXPECT_EQ(checked["failures"][0]["rows"][0]["answered"], told.dump());
}

TEST(Call, ARoundIsALineForEachEventAndItsStop) {
    Json of_round = scene();
    of_round.erase("turn");
    of_round["cards"] = Json::parse(R"({"M": {"initiative": 30, "abilities": []}})");
    for (Json& figure : of_round["figures"]) {
        if (figure["id"] == "M") {
            figure["name"] = "M";
            figure.erase("initiative");
        }
    }
    const Json request{{"input", of_round},
                       {"options", {{"skipCharacters", true}, {"first", true}}}};
    const std::vector<Json> lines = parse_documents(call("round", request.dump()));
    EXPECT_GT(lines.size(), 1U);
    EXPECT_EQ(lines.back()["stop"], "over") << lines.back();
}

TEST(Call, AnOptionOfClausesThatNamesNothingHasItsPlace) {
    const auto error = [](const Json& options) {
        return ask("clauses", {{"options", options}})["error"];
    };
    const Json page = error({{"page", "xx:1"}});
    EXPECT_EQ(page["pointer"], "/options/page");
    EXPECT_EQ(page["found"], "\"xx:1\"");
    const Json id = error({{"ids", {"los.line", "monster.focus-pat"}}});
    EXPECT_EQ(id["pointer"], "/options/ids/1");
    EXPECT_THAT(id["expected"].get<std::string>(), HasSubstr("monster.focus-path"));
}

TEST(Call, TheMoveOfAThreatIsAskedForInTheWordsOfTheInterface) {
    const Json request{{"input", scene()}, {"options", {{"figure", "A"}}}};
    EXPECT_THAT(ask("threat", request)["error"]["expected"].get<std::string>(),
                HasSubstr("the option \"move\""));
}

TEST(Call, AnErrorNamesTheFileOfTheRequest) {
    const auto error = [](std::string_view method, Json options) {
        options["file"] = "mine";
        return ask(method, {{"input", scene()}, {"options", options}})["error"];
    };
    EXPECT_EQ(error("threat", Json::object())["file"], "mine");
    EXPECT_EQ(error("turn", {{"figur", "M"}})["file"], "mine");
    const Json card = error("turn", {{"monsters", {{{"format", "monster/1"}}}}});
    EXPECT_EQ(card["file"], "mine");
    EXPECT_EQ(card["pointer"], "/options/monsters/0");
    EXPECT_EQ(error("turn", {{"monsters", {{{"format", 1}}}}})["pointer"],
              "/options/monsters/0/format");
}

TEST(Call, VersionNamesEveryMethod) {
    const Json names = ask("version", Json::object())["methods"];
    Json expected = methods();
    for (const std::string_view name : Sessions::methods()) {
        expected.push_back(name);
    }
    EXPECT_EQ(names, expected);
}

// Each text is compared with all phrases, so a translation counts as work.
TEST(Call, IsRefusedWhereOnlyTheTranslationIsTooMuch) {
    const auto answered_within = [](std::uint64_t work, std::string_view language) {
        const Json request{{"input", scene()}, {"options", {{"language", language}}}};
        return call("turn", request.dump(), {.work = work});
    };
    std::uint64_t enough = 1'000;
    while (has_only_errors(answered_within(enough, "en"))) {
        enough += 1'000;
    }
    EXPECT_THAT(answered_within(enough, "de"), HasSubstr("too-many"));
    EXPECT_FALSE(has_only_errors(answered_within(enough + 1'000'000, "de")));
}

/// A room of ten columns and eight rows, in which monsters attack two of four characters and push
/// each of them by 2.
Json room_of_pushes(const std::vector<std::array<int, 2>>& monsters,
                    const std::array<std::array<int, 2>, 4>& characters) {
    Json room = Json::parse(R"({
      "format": "scene/1", "edition": "gloomhaven", "map": {"hexes": []}, "figures": [],
      "cards": {"g": {"initiative": 50, "abilities": [
        {"move": {"points": 2}},
        {"attack": {"value": 2, "range": 3, "targets": 2, "effects": [{"push": 2}]}}]}}
    })");
    for (int q = 0; q < 10; ++q) {
        for (int r = 0; r < 8; ++r) {
            room["map"]["hexes"].push_back({q, r});
        }
    }
    for (const auto& at : monsters) {
        room["figures"].push_back({{"id", "m" + std::to_string(room["figures"].size())},
                                   {"kind", "monster"},
                                   {"side", "monsters"},
                                   {"name", "g"},
                                   {"at", at},
                                   {"hp", 9},
                                   {"attack", 2},
                                   {"move", 2}});
    }
    for (std::size_t i = 0; i < characters.size(); ++i) {
        room["figures"].push_back({{"id", "C" + std::to_string(i)},
                                   {"kind", "character"},
                                   {"side", "party"},
                                   {"at", characters[i]},
                                   {"hp", 10},
                                   {"initiative", 15 + 10 * i}});
    }
    return room;
}

TEST(Call, AnswersWhereTwoTargetsArePushedInManyWays) {
    const Json threat_of_three =
        room_of_pushes({{5, 0}, {3, 1}, {8, 5}}, {{{3, 2}, {2, 7}, {9, 6}, {6, 1}}});
    Json threat_of_four =
        room_of_pushes({{6, 0}, {8, 5}, {1, 5}, {9, 1}}, {{{3, 7}, {0, 1}, {3, 3}, {6, 4}}});
    threat_of_four["edition"] = "frosthaven";
    for (const Json& room : {threat_of_three, threat_of_four}) {
        const Json options{{"figure", "C0"}, {"move", 3}};
        EXPECT_FALSE(
            has_only_errors(call("threat", Json{{"input", room}, {"options", options}}.dump())));
    }
    Json turn = room_of_pushes({{5, 6}, {9, 2}, {0, 7}, {8, 0}, {3, 3}},
                               {{{0, 4}, {1, 3}, {6, 7}, {6, 5}}});
    turn["turn"] = {{"figure", "m0"}, {"abilities", turn["cards"]["g"]["abilities"]}};
    turn.erase("cards");
    for (const char* who : {"C0", "C1", "C2", "C3"}) {
        const Json options{{"whyNot", who}};
        EXPECT_FALSE(
            has_only_errors(call("turn", Json{{"input", turn}, {"options", options}}.dump())));
    }
}

}  // namespace
}  // namespace standee::api
