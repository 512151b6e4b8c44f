#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "api/answer_language.hpp"
#include "api/sessions.hpp"
#include "lib/work.hpp"
#include "tests/session/games.hpp"

namespace standee {
namespace {

using api::Sessions;

/// What is said in one language and in the other, at the same places of two answers.
void compare(const Json& english, const Json& german, std::set<std::string>& the_same) {
    if (english.is_array()) {
        ASSERT_EQ(english.size(), german.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            compare(english[i], german[i], the_same);
        }
        return;
    }
    if (!english.is_object()) {
        EXPECT_EQ(english, german);
        return;
    }
    for (const auto& [name, value] : english.items()) {
        ASSERT_TRUE(german.contains(name)) << name;
        const bool spoken = name == "says" || name == "found" || name == "expected" ||
                            name == "remark" || name == "cardSays" || name == "open";
        if (name == "scene" || name == "option") {
            EXPECT_EQ(value, german[name]);
        } else if (!spoken) {
            compare(value, german[name], the_same);
        } else if (value == german[name] &&
                   value.get<std::string>().find(' ') != std::string::npos) {
            the_same.insert(value.get<std::string>());
        }
    }
}

/// A game that is played in both languages at once.
class Both {
public:
    explicit Both(const Json& document) {
        static_cast<void>(ask("new", {{"input", document}, {"seed", 1}}));
    }

    Json ask(const std::string& method, Json request) {
        if (method != "new" && method != "load") {
            request["session"] = "1";
        }
        const std::string name = "session." + method;
        const Json answer = Json::parse(english_.call(name, request.dump()));
        request["language"] = "de";
        in_german_ = Json::parse(german_.call(name, request.dump()));
        compare(answer, in_german_, the_same_);
        return answer;
    }

    /// The last answer in German.
    [[nodiscard]] const Json& in_german() const { return in_german_; }

    /// What was the same in both languages.
    [[nodiscard]] const std::set<std::string>& the_same() const { return the_same_; }

private:
    Sessions english_;
    Sessions german_;
    std::set<std::string> the_same_;
    Json in_german_;
};

/// Plays by one answer after another, each time another of those that there are.
void play_on(Both& game, std::size_t stride) {
    Json waiting = game.ask("state", Json::object())["waiting"];
    for (std::size_t i = 0; i < 150 && waiting["for"] != "over"; ++i) {
        const Json& answers = waiting["answers"];
        std::string command = waiting["for"] == "character" && i % 2 == 0 ? "loot"
                              : waiting["for"] == "initiative" ? std::to_string(10 + i % 80)
                                                               : "";
        if (command.empty() && !answers.empty()) {
            command = answers[i * stride % answers.size()]["command"].get<std::string>();
        }
        const Json answer = game.ask("command", {{"command", command}});
        if (!answer.contains("waiting")) {
            game.ask("command", {{"command", answers.front()["command"]}});
        }
        waiting = game.ask("state", Json::object())["waiting"];
        if (i % 10 == 0) {
            game.ask("why", {{"whyNot", i % 20 == 0 ? Json({1, 0}) : Json("Brute")}});
        }
    }
}

TEST(SessionLanguage, AGameSaysNothingInEnglishToWhoeverWantsGerman) {
    std::set<std::string> english;
    std::vector<Json> documents{test::cellar()};
    const auto scenarios = std::filesystem::path{STANDEE_SOURCE_DIR} / "tests/session/scenarios";
    for (const auto& file : std::filesystem::directory_iterator{scenarios}) {
        documents.push_back(
            test::json_file("tests/session/scenarios/" + file.path().filename().string()));
    }
    for (const Json& document : documents) {
        for (const std::size_t stride : {1U, 2U, 3U, 5U}) {
            Both game{document};
            play_on(game, stride);
            game.ask("history", Json::object());
            english.insert(game.the_same().begin(), game.the_same().end());
        }
    }
    english.erase("The keeper opens a door.");  // the words of a card
    EXPECT_EQ(english, std::set<std::string>{});
}

TEST(SessionLanguage, ReasonsAreThoseOfATurn) {
    Both game{test::cellar()};
    for (const std::string text : {"90", "95", "hound-1 at B2", "card 3"}) {
        game.ask("command", {{"command", text}});
    }
    game.ask("why", {{"figure", "hound-1"}});
    EXPECT_EQ(game.in_german()["why"][0]["says"],
              "Angreifen könnte sie Brute oder Tinkerer für 0 Bewegungspunkte");
    EXPECT_EQ(game.the_same(), std::set<std::string>{});
}

TEST(SessionLanguage, WhatIsAskedFirstIsGermanInsideARefusal) {
    Both game{test::cellar()};
    Json waiting = game.ask("command", {{"command", "20"}})["waiting"];
    for (int i = 0; i < 50 && waiting["for"] != "choice"; ++i) {
        const bool asks = waiting["for"] == "initiative";
        waiting = game.ask(
            "command", {{"command", asks ? "30" : waiting["answers"][0]["command"]}})["waiting"];
    }
    ASSERT_EQ(waiting["for"], "choice");
    const std::string asked =
        game.ask("state", Json::object())["waiting"]["says"].get<std::string>();
    game.ask("command", {{"command", "attack Brute 2"}});
    const Json german = game.in_german()["error"]["expected"];
    game.ask("state", Json::object());
    const std::string asked_in_german = game.in_german()["waiting"]["says"].get<std::string>();
    EXPECT_NE(asked, asked_in_german);
    EXPECT_EQ(german, "Zuerst: " + asked_in_german + " Gebt 1 ein");
}

TEST(SessionLanguage, AnItemWithoutANameIsCalledByWhatItDoes) {
    Both game{test::cellar()};
    game.ask("command", {{"command", "item Brute shield 1"}});
    EXPECT_EQ(game.in_german()["events"][0]["says"], "Brute hat den Gegenstand Schild 1.");
    game.ask("command", {{"command", "item Brute negate"}});
    EXPECT_EQ(game.in_german()["events"][0]["says"],
              "Brute hat den Gegenstand, der Schaden verhindert.");
}

TEST(SessionLanguage, ARefusalIsGermanToo) {
    Both game{test::cellar()};
    for (const char* command : {"",
                                "attack",
                                "jump",
                                "next",
                                "negate hand",
                                "done",
                                "rest short Brute",
                                "cards hound-1 3",
                                "cards Brute",
                                "cards Brute many",
                                "card nothing",
                                "fire",
                                "item Brute",
                                "item Brute fly",
                                "item hound-1 negate",
                                "open",
                                "close",
                                "open B2",
                                "no token B2",
                                "hound-1 at A1",
                                "hound",
                                "nobody at A1",
                                "hound-1 at Z9",
                                "kill Brute",
                                "element mud strong",
                                "lose fear Brute",
                                "reveal 9",
                                "spawn dragon at B2",
                                "undo",
                                "redo",
                                "initiative",
                                "initiative hound-1 20",
                                "20 30 40",
                                "20",
                                "tinkerer 85 10",
                                "card 3",
                                "move",
                                "move Z9",
                                "attack hound 3 sideways",
                                "attack hound-1 3",
                                "push",
                                "consume mud",
                                "summon",
                                "summon wolf",
                                "lose card",
                                "rest",
                                "teleport",
                                "force",
                                "force Tinkerer",
                                "say",
                                "cards Brute 3 1",
                                "cards Brute 3 1 1",
                                "help",
                                "12",
                                "hp Brute 0",
                                "hp hound-1 0",
                                "attack hound-1 99999",
                                "damage Brute -1",
                                "move A2",
                                "dismiss x",
                                "item nobody shield 1",
                                "damage Brute 2",
                                "end",
                                "lose poison hound-1",
                                "token A1",
                                "no"}) {
        game.ask("command", {{"command", command}});
    }
    EXPECT_EQ(game.the_same(), std::set<std::string>{});
    game.ask("command", {{"command", "lost"}});
    game.ask("command", {{"command", "move B2"}});
    EXPECT_EQ(game.the_same(), std::set<std::string>{});
}

TEST(SessionLanguage, ALongRestIsAskedForInGerman) {
    Both game{test::cellar()};
    for (const char* command :
         {"cards Brute 6 4", "rest long", "tinkerer 50", "kill hound-1", "end", "end"}) {
        game.ask("command", {{"command", command}});
    }
    EXPECT_EQ(game.in_german()["error"]["found"], "Brute macht in dieser Runde eine lange Rast");
    EXPECT_EQ(game.the_same(), std::set<std::string>{});
}

TEST(SessionLanguage, AMonsterThatIsSummonedIsNamedInGerman) {
    Json document = test::json_file("tests/session/scenarios/the-king-calls-hounds.json");
    for (const std::string set : {"rust-hound", "mire-king"}) {
        document["scene"]["monsters"][set] = test::json_file("fixtures/monsters/" + set + ".json");
    }
    Both game{document};
    for (const char* command : {"98", "97", "card mire-king 1", "card rust-hound 3"}) {
        game.ask("command", {{"command", command}});
    }
    std::string said;
    for (int i = 0; i < 4 && said.find("von nun an") == std::string::npos; ++i) {
        said = game.in_german().dump();
        game.ask("command", {{"command", "1"}});
    }
    EXPECT_NE(said.find("von nun an"), std::string::npos) << said;
    EXPECT_EQ(game.the_same(), std::set<std::string>{});
}

TEST(SessionLanguage, ChangesNoDocument) {
    Sessions sessions;
    const auto ask = [&](const std::string& method, const Json& request) {
        return Json::parse(sessions.call("session." + method, request.dump()));
    };
    ask("new", {{"input", test::cellar()}, {"language", "de"}});
    ask("command", {{"session", "1"}, {"command", "20"}, {"language", "de"}});
    const Json saved = ask("save", {{"session", "1"}});
    EXPECT_EQ(ask("save", {{"session", "1"}, {"language", "de"}}), saved);
    EXPECT_EQ(ask("load", {{"input", saved}, {"language", "de"}})["session"], "2");
    EXPECT_EQ(ask("state", {{"session", "1"}, {"language", "de"}})["scene"],
              ask("state", {{"session", "1"}})["scene"]);
    const Json refused = ask("state", {{"session", "1"}, {"language", "fr"}});
    EXPECT_EQ(refused["error"]["pointer"], "/language");
    EXPECT_EQ(refused["error"]["expected"], "a language: en or de");
}

std::uint64_t work_in_german(const Json& answer) {
    const WorkLimit work;
    static_cast<void>(api::game_answer_in(Language::german, answer));
    return work.done();
}

TEST(AnswerLanguage, CountsTheLettersOfWhatItTranslates) {
    const std::string name(1000, 'x');
    EXPECT_GE(work_in_german({{"says", name + "'s turn."}}),
              work_in_german({{"says", "A's turn."}}) + 999UL * 20);
}

TEST(AnswerLanguage, LeavesVeryLongTextsInEnglish) {
    const auto in_german = [](std::size_t letters) {
        const Json answer{{"says", std::string(letters, 'x') + "'s turn."}};
        return api::game_answer_in(Language::german, answer)["says"] != answer["says"];
    };
    EXPECT_TRUE(in_german(1000));
    EXPECT_FALSE(in_german(10'000));
    const Json refusal{{"found", std::string(10'000, 'x') + "'s turn."}};
    EXPECT_EQ(api::game_refusal_in(Language::german, refusal), refusal);
}

}  // namespace
}  // namespace standee
