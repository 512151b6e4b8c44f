#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/apps/command.hpp"

// Scenes that people write: drawn maps, files to start from, stat cards beside a scene.

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

TEST(NewCommand, PrintsFilesThatAreAnsweredAsTheyStand) {
    for (const auto& [kind, command] : {std::pair{"scene", "turn"}, std::pair{"dispute", "rule"},
                                        std::pair{"fixture", "check"}}) {
        const Ran file = run_standee({"new", kind});
        ASSERT_EQ(file.status, 0) << file.err;
        const Ran answer = run_standee({command, "-"}, file.out);
        EXPECT_EQ(answer.status, 0) << kind << answer.out << answer.err;
    }
    EXPECT_EQ(run_standee({"new", "deck"}).status, 2);
}

TEST(ShowCommand, PrintsAPictureThatMakesTheSameMap) {
    const std::string scene = run_standee({"new", "scene"}).out;
    const Ran picture = run_standee({"show", "-", "--picture"}, scene);
    EXPECT_EQ(picture.out, ".   .   .\n  .   o\n.   t   .\n  .   .\n.   .   .\n");
    const Ran json = run_standee({"show", "-", "--picture", "--json"}, scene);
    const Ran whole = run_standee({"show", "-", "--json"}, scene);
    EXPECT_TRUE(nlohmann::json::parse(json.out)["map"].contains("picture"));
    EXPECT_EQ(run_standee({"show", "-", "--json"}, json.out).out, whole.out);
}

TEST(TurnCommand, AsksAboutAnyFigureThatHasACard) {
    auto scene = nlohmann::json::parse(run_standee({"new", "scene"}).out);
    const Ran with_turn = run_standee({"turn", "-", "--json"}, scene.dump());
    scene.erase("turn");
    const Ran asked = run_standee({"turn", "-", "--json", "--figure", "G1"}, scene.dump());
    EXPECT_EQ(asked.status, 0) << asked.err;
    EXPECT_EQ(asked.out, with_turn.out);
    EXPECT_THAT(run_standee({"turn", "-", "--figure", "G2"}, scene.dump()).err,
                HasSubstr("did you mean \"G1\"?"));
    scene.erase("cards");
    EXPECT_THAT(run_standee({"turn", "-", "--figure", "G1"}, scene.dump()).err,
                HasSubstr("no ability card for \"G1\""));
}

TEST(TurnCommand, TakesStatCardsFromAFolder) {
    const TemporaryFolder folder;
    folder.write("cards/guard.json",
                 R"({"format":"monster/1","name":"Guard","edition":"frosthaven","level":1,
                     "stats":{"normal":{"hp":5,"maxHp":5,"move":2,"attack":2,"range":"-"}}})");
    auto scene = nlohmann::json::parse(run_standee({"new", "scene"}).out);
    const Ran stated = run_standee({"turn", "-", "--json"}, scene.dump());
    for (const char* stat : {"hp", "move", "attack", "range"}) {
        scene["figures"][0].erase(stat);
    }
    EXPECT_EQ(run_standee({"turn", "-", "--json"}, scene.dump()).status, 2);
    const Ran ran =
        run_standee({"turn", "-", "--json", "--monsters", folder.path("cards")}, scene.dump());
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, stated.out);
}

TEST(TurnCommand, AnswersNothingWithoutAStatCardThatItWasToHave) {
    const TemporaryFolder folder;
    const std::string bad = folder.write("bad.json", R"({"format":"monster/1"})");
    const std::string scene = run_standee({"new", "scene"}).out;
    for (std::vector<std::string> arguments : {std::vector<std::string>{"turn", "-"},
                                               {"threat", "-", "--figure", "Brute"},
                                               {"round", "-"},
                                               {"show", "-"}}) {
        arguments.insert(arguments.end(), {"--json", "--monsters", bad});
        const Ran ran = run_standee(arguments, scene);
        EXPECT_EQ(ran.status, 2) << arguments[0];
        EXPECT_EQ(ran.out, "") << arguments[0];
        EXPECT_THAT(ran.err, HasSubstr("no \\\"edition\\\"")) << arguments[0];
    }
}

TEST(TurnCommand, AStatCardOfAnotherKindIsToldInItsOwnTerms) {
    const TemporaryFolder folder;
    const std::string bad = folder.write("bad.json", R"({"format":1})");
    const Ran ran = run_standee({"turn", "-", "--monsters", bad}, neighbours_scene());
    EXPECT_EQ(ran.err, bad + ": /format: found 1, expected \"monster/1\"\n");
}

TEST(TurnCommand, TakesNoNumbersBeyondAMapForColumns) {
    auto scene = nlohmann::json::parse(neighbours_scene());
    constexpr std::int64_t beyond = 4'294'967'296;
    for (std::int64_t q = 0; q < 3; ++q) {
        for (std::int64_t r = 0; r < 3; ++r) {
            scene["map"]["hexes"][static_cast<std::size_t>(3 * q + r)] = {q + beyond, r};
        }
    }
    EXPECT_THAT(run_standee({"turn", "-"}, scene.dump()).err,
                Not(HasSubstr("are all of some columns and rows")));
}

TEST(TurnCommand, WarnsOfColumnsAndRowsThatDoNotSaySo) {
    auto scene = nlohmann::json::parse(neighbours_scene());
    for (int q = 0; q < 3; ++q) {
        for (int r = 0; r < 3; ++r) {
            scene["map"]["hexes"][static_cast<std::size_t>(3 * q + r)] = {q, r};
        }
    }
    const Ran silent = run_standee({"turn", "-", "--json"}, scene.dump());
    EXPECT_EQ(silent.status, 0) << silent.err;
    EXPECT_THAT(silent.err, StartsWith(R"({"warning":{"file":"-","pointer":"/map/hexes",)"));
    scene["map"]["coordinates"] = "axial";
    EXPECT_THAT(run_standee({"turn", "-"}, scene.dump()).err, IsEmpty());
}

TEST(TurnCommand, SaysWhereTheDefaultBorderDecides) {
    // The line between the two crosses the hex [1,0], which is not listed.
    const std::string scene = R"({"format":"scene/1","edition":"frosthaven",
        "map":{"hexes":[[0,0],[0,1],[1,1],[2,0]]},
        "figures":[{"id":"A","kind":"monster","side":"monsters","at":[0,0]},
                   {"id":"C1","kind":"character","side":"party","at":[2,0],"initiative":9}],
        "turn":{"figure":"A","abilities":[{"attack":{"value":2,"range":5}}]}})";
    const auto has_note = [&](const std::string& edges) {
        auto json = nlohmann::json::parse(scene);
        if (!edges.empty()) {
            json["map"]["edges"] = edges;
        }
        const Ran ran = run_standee({"turn", "-", "--json"}, json.dump());
        return nlohmann::json::parse(ran.out).contains("notes");
    };
    EXPECT_TRUE(has_note(""));
    EXPECT_FALSE(has_note("walls"));
    EXPECT_FALSE(has_note("open"));
    EXPECT_THAT(run_standee({"turn", "-"}, scene).out, HasSubstr("Note: The border of the map"));
}

TEST(TurnCommand, SaysWhichContestedReadingDecides) {
    auto scene = nlohmann::json::parse(
        text_of(project_file("fixtures/turns/los/one-hex-corridor-neighbours.json")))["scene"];
    const Ran ran = run_standee({"turn", "-", "--json"}, scene.dump());
    ASSERT_EQ(ran.status, 0) << ran.err;
    const auto contested = nlohmann::json::parse(ran.out)["contested"];
    ASSERT_EQ(contested.size(), 1U) << ran.out;
    EXPECT_EQ(contested[0]["clause"], "los.line");
    scene["rules"] = {{"adjacentAlwaysSeen", false}};
    EXPECT_FALSE(nlohmann::json::parse(run_standee({"turn", "-", "--json"}, scene.dump()).out)
                     .contains("contested"));
}

TEST(TurnCommand, SaysWhereTheRankOfFurtherTargetsIsContested) {
    auto scene = nlohmann::json::parse(text_of(
        project_file("fixtures/turns/monster/extra-targets-by-path-gloomhaven.json")))["scene"];
    const auto contested = [&scene] {
        const Ran ran = run_standee({"turn", "-", "--json"}, scene.dump());
        return nlohmann::json::parse(ran.out).value("contested", nlohmann::json::array());
    };
    EXPECT_TRUE(contested().empty()) << "a house rule takes sides";
    scene.erase("rules");
    ASSERT_EQ(contested().size(), 1U);
    EXPECT_EQ(contested()[0]["clause"], "monster.extra-targets");
    scene["turn"]["abilities"][1]["attack"]["targets"] = 1;
    EXPECT_TRUE(contested().empty());
}

TEST(TurnCommand, TellsErrorsAsJsonWithTheAnswers) {
    const Ran ran = run_standee({"turn", "-", "--json"}, R"({"format":"scene/2"})");
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.out, IsEmpty());
    const auto error = nlohmann::json::parse(ran.err)["error"];
    EXPECT_EQ(error["file"], "-");
    EXPECT_EQ(error["pointer"], "/format");
    EXPECT_EQ(error["found"], "\"scene/2\"");
    const std::string play =
        R"({"scene":)" + neighbours_scene() +
        R"(,"steps":[{"damage":{"to":"A","amount":0}},{"damage":{"to":"B","amount":1}}]})";
    const auto step =
        nlohmann::json::parse(run_standee({"play", "-", "--json"}, play).err)["error"];
    EXPECT_EQ(step["step"], 1);
}

TEST(CheckCommand, ReadsSeveralDocumentsInAFile) {
    const std::string one = nlohmann::json::parse(run_standee({"new", "fixture"}).out).dump();
    const Ran ran = run_standee({"check", "-"}, one + "\n\n" + one + "\n");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, EndsWith("2 passed, 0 failed\n"));
    const TemporaryFolder empty;
    EXPECT_EQ(run_standee({"check", empty.path("")}).status, 2);
}

}  // namespace
}  // namespace standee
