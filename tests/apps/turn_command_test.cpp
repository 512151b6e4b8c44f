#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "files/document.hpp"
#include "files/read_file.hpp"
#include "tests/apps/command.hpp"

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

/// Bad input: one line on standard error that begins with `start`, nothing else, status 2.
void expect_refused(const Ran& ran, const std::string& start) {
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, AllOf(StartsWith(start), HasSubstr(": found "), HasSubstr(", expected ")));
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
}

/// A monster among forty enemies, whose four attacks have two targets each.
std::string crowded_scene() {
    Json scene{{"format", "scene/1"}, {"edition", "frosthaven"}};
    for (int q = 0; q < 16; ++q) {
        for (int r = 0; r < 16; ++r) {
            scene["map"]["hexes"].push_back({q, r});
        }
    }
    scene["map"]["coordinates"] = "axial";
    scene["figures"] = {{{"id", "M"}, {"kind", "monster"}, {"side", "monsters"}, {"at", {0, 0}}}};
    for (int i = 0; i < 40; ++i) {
        scene["figures"].push_back({{"id", "C" + std::to_string(i)},
                                    {"kind", "character"},
                                    {"side", "party"},
                                    {"at", {i % 10 + 3, i / 10 + 3}},
                                    {"initiative", i + 1},
                                    {"hp", 9}});
    }
    scene["turn"]["figure"] = "M";
    for (int i = 0; i < 4; ++i) {
        scene["turn"]["abilities"].push_back({{"move", {{"points", 3}}}});
        scene["turn"]["abilities"].push_back(
            {{"attack", {{"value", 2}, {"range", 3}, {"targets", 2}}}});
    }
    return scene.dump();
}

TEST(TurnCommand, TakesNoMoreWorkThanARequestUnlessToldTo) {
    const TemporaryFolder folder;
    const std::string file = folder.write("crowd.json", crowded_scene());
    expect_refused(run_standee({"turn", file}),
                   file +
                       ": found more than 60 million steps of work, expected less work, or "
                       "--unlimited");
    const Ran unlimited = run_standee({"turn", file, "--json", "--unlimited"});
    EXPECT_EQ(unlimited.status, 0) << unlimited.err;
    EXPECT_THAT(unlimited.out, StartsWith(R"({"format":"turn-answer/1")"));
}

TEST(TurnCommand, AnswersInWordsWithAMap) {
    const Ran ran = run_standee({"turn", project_file("fixtures/turns/demo.json")});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_THAT(ran.out,
                AllOf(HasSubstr("Focus: C1."),
                      HasSubstr("A moves to [1,1] for 1 movement point and attacks C1 and S."),
                      HasSubstr("►A"), HasSubstr("Why\n 1. "),
                      HasSubstr("monster.focus-path, Frosthaven p.41, p.74")));
    EXPECT_THAT(ran.out, Not(HasSubstr("\x1b"))) << "standard output is no terminal";
}

TEST(TurnCommand, AnswersInOneLineOfJson) {
    const TemporaryFolder folder;
    const std::string file = folder.write("near.json", neighbours_scene());
    const Ran ran = run_standee({"turn", file, "--json"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out,
                StartsWith(R"({"format":"turn-answer/1","file":")" + file +
                           R"(","figure":"A","focus":["C1"],"options":[{"end":[0,0],)"
                           R"("path":[[0,0]],"focus":"C1","targets":["C1"],"movement":0,)"
                           R"("negativeHexes":0,"disadvantaged":[],"attackHex":[0,0],"area":[]}],)"
                           R"("decides":"party","why":[{"clause":)"));
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 1);
}

TEST(TurnCommand, ReadsStandardInputInItsTurn) {
    const Ran ran = run_standee({"turn", "--json", project_file("fixtures/turns/demo.json"), "-"},
                                neighbours_scene());
    EXPECT_EQ(ran.status, 0);
    const std::size_t second = ran.out.find('\n') + 1;
    EXPECT_THAT(ran.out.substr(second),
                StartsWith(R"({"format":"turn-answer/1","file":"-","figure":"A",)"));
}

TEST(TurnCommand, ManyScenesAreAnsweredInTheOrderGiven) {
    const TemporaryFolder folder;
    std::vector<std::string> arguments{"turn", "--json"};
    for (int i = 40; i > 0; --i) {
        arguments.push_back(folder.write(std::to_string(i) + ".json", neighbours_scene()));
    }
    const Ran ran = run_standee(arguments);
    EXPECT_EQ(ran.status, 0);
    std::size_t at = 0;
    for (std::size_t i = 2; i < arguments.size(); ++i) {
        const std::string start = R"({"format":"turn-answer/1","file":")" + arguments[i] + '"';
        EXPECT_EQ(ran.out.compare(at, start.size(), start), 0);
        at = ran.out.find('\n', at) + 1;
    }
    EXPECT_EQ(at, ran.out.size());
}

TEST(TurnCommand, OneBadSceneAmongManyIsToldAndTheOthersAreAnswered) {
    const TemporaryFolder folder;
    const std::string good = folder.write("good.json", neighbours_scene());
    const std::string bad = folder.write("bad.json", R"({"format": "scene/2"})");
    const Ran ran = run_standee({"turn", good, bad, good});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.out, Not(HasSubstr("bad.json")));
    EXPECT_THAT(ran.err, StartsWith(bad + ": /format: found \"scene/2\", expected"));
}

TEST(TurnCommand, SeveralScenesInWordsAreNamed) {
    const Ran ran =
        run_standee({"turn", "-", project_file("fixtures/turns/demo.json")}, neighbours_scene());
    EXPECT_THAT(ran.out, AllOf(StartsWith("== -\n"), HasSubstr("\n\n== /")));
}

/// The same scene with its map in lists, and the figures and every list from last to first.
std::string listed_backwards(const std::string& path) {
    Json document = read_document(path);
    Json& scene = document.at("scene");
    std::ranges::reverse(scene.at("figures"));
    Json map = Json::parse(run_standee({"show", "-", "--json"}, scene.dump()).out).at("map");
    for (auto& [name, list] : map.items()) {
        if (list.is_array()) {
            std::ranges::reverse(list);
        }
    }
    if (!scene.at("map").contains("edges")) {
        map.erase("edges");  // an answer may note that the border decides and is not given
    }
    scene["map"] = std::move(map);
    return document.dump();
}

TEST(TurnCommand, TheOrderOfListsInTheFileChangesNoByteOfTheAnswer) {
    const std::vector<std::string> from_input{"turn", "-", "--json"};
    int answered = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator{project_file("fixtures/turns/published")}) {
        const std::string path = entry.path().string();
        if (entry.path().extension() != ".json") {
            continue;
        }
        const Ran ran = run_standee(from_input, text_of(path));
        EXPECT_EQ(run_standee(from_input, listed_backwards(path)).out, ran.out) << path;
        answered += ran.status == 0 ? 1 : 0;
    }
    EXPECT_GT(answered, 20);
}

TEST(TurnCommand, ColourIsAskedForOrNot) {
    const std::string demo = project_file("fixtures/turns/demo.json");
    EXPECT_THAT(run_standee({"turn", demo, "--color=always"}).out,
                HasSubstr("\x1b[1;31mC1\x1b[0m"));
    EXPECT_THAT(run_standee({"turn", demo, "--color=never"}).out, Not(HasSubstr("\x1b")));
}

TEST(TurnCommand, AsciiIsAllThereIsWhereAskedFor) {
    const Ran ran = run_standee({"turn", "--ascii", project_file("fixtures/turns/demo.json")});
    EXPECT_TRUE(
        std::ranges::all_of(ran.out, [](char c) { return c == '\n' || (c >= ' ' && c < 127); }));
}

TEST(TurnCommand, AFileThatIsNotThere) {
    const Ran ran = run_standee({"turn", "/nowhere/at/all.json"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err, "/nowhere/at/all.json: no such file\n");
}

TEST(TurnCommand, AFolderIsNoScene) {
    const TemporaryFolder folder;
    const Ran ran = run_standee({"turn", folder.path("")});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err, folder.path("") + ": a folder, and no file\n");
}

TEST(TurnCommand, AnEmptyFile) { expect_refused(run_standee({"turn", "-"}, ""), "-: found "); }

TEST(TurnCommand, TextThatIsNoJson) {
    expect_refused(run_standee({"turn", "-"}, "the hound goes left"), "-: found ");
}

TEST(TurnCommand, TenMegabytesOfBrackets) {
    constexpr std::size_t ten_megabytes = 10'000'000;
    expect_refused(run_standee({"turn", "-"}, std::string(ten_megabytes, '[')), "-: found ");
    std::string objects;
    while (objects.size() < ten_megabytes) {
        objects += R"({"a":)";
    }
    expect_refused(run_standee({"turn", "-"}, objects), "-: found ");
}

TEST(TurnCommand, AFieldThatASceneDoesNotHave) {
    std::string scene = neighbours_scene();
    scene.replace(scene.find("\"turn\""), 6, "\"trun\"");
    expect_refused(run_standee({"turn", "-"}, scene), "-: found the unknown field \"trun\"");
}

TEST(TurnCommand, ASceneInWhichNobodyActs) {
    std::string scene = neighbours_scene();
    scene.erase(scene.rfind(",\n"));
    scene += "}";
    expect_refused(run_standee({"turn", "-"}, scene), "-: /turn: found ");
    expect_refused(run_standee({"turn", "-"}, R"({"scene": )" + scene + "}"),
                   "-: /scene/turn: found ");
}

TEST(TurnCommand, AnIdCannotCommandTheTerminalEvenInAnError) {
    const Ran ran = run_standee({"turn", "-"}, R"({"format": "\u001b[2J\n"})");
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, Not(HasSubstr("\x1b")));
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1);
}

TEST(TurnCommand, NoSceneAtAllIsBadUsage) {
    const Ran ran = run_standee({"turn"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, HasSubstr("SCENE"));
}

}  // namespace
}  // namespace standee
