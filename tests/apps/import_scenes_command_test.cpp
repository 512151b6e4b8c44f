#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/document.hpp"
#include "tests/apps/command.hpp"

namespace standee {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

constexpr const char* link = "UcgEhANgAgkQIEBIgUAYIKRAUIABQgoEoCChBQKQgNACAQI";

std::string vgb_file(const std::string& name) {
    return project_file("tests/import/vgb/files/" + name);
}

Ran import_mover(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"import", "mover"});
    return run_standee(arguments);
}

Ran import_vgb(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"import", "vgb"});
    return run_standee(arguments);
}

TEST(ImportMoverCommand, PrintsTheSceneOfALink) {
    const Ran ran = import_mover({link, "--json"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 1);
    const Json scene = Json::parse(ran.out);
    EXPECT_EQ(scene["figures"].size(), 3U);
    EXPECT_EQ(Json::parse(import_mover({link}).out), scene);
}

TEST(ImportMoverCommand, ReadsAFileWithALinkInEachLine) {
    const TemporaryFolder folder;
    const std::string text =
        std::string{link} + "\n\n  https://mover.example/" + link + "\nwrong\n";
    const std::string file = folder.write("links.txt", text);
    const Ran ran = import_mover({file, "--json"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 2);
    EXPECT_THAT(ran.err, AllOf(HasSubstr("links.txt:4"), HasSubstr("a Monster Mover link")));
}

TEST(ImportMoverCommand, WritesTheLinkOfAScene) {
    const std::string file = project_file("tests/import/mover/files/ambush.json");
    EXPECT_EQ(import_mover({"--link", file}).out, std::string{link} + "\n");
    EXPECT_EQ(import_mover({"--link", file, "--json"}).out,
              R"({"link":")" + std::string{link} + "\"}\n");
}

TEST(ImportMoverCommand, SaysWhatALinkCannotSay) {
    const TemporaryFolder folder;
    Json scene = Json::parse(import_mover({link, "--json"}).out);
    scene["figures"][0]["hp"] = 7;
    const std::string file = folder.write("scene.json", scene.dump());
    const Ran refused = import_mover({"--link", file});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.out, IsEmpty());
    EXPECT_THAT(refused.err,
                EndsWith("/figures/0/hp: found 7, expected nothing, as a Monster Mover "
                         "link says no more\n"));
    const Ran dropped = import_mover({"--link", file, "--drop"});
    EXPECT_EQ(dropped.out, std::string{link} + "\n");
    EXPECT_THAT(dropped.err, HasSubstr("left out: /figures/0/hp"));
}

TEST(ImportMoverCommand, NeedsALinkOrAScene) {
    EXPECT_EQ(import_mover({}).status, 2);
    EXPECT_EQ(import_mover({"--drop", link}).status, 2);
    const Ran wrong = import_mover({"UQ", "--json"});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_THAT(wrong.err, StartsWith(R"({"error":{"file":"link")"));
}

TEST(ImportVgbCommand, AScenarioWithStatCardsIsReadyForARound) {
    const TemporaryFolder folder;
    const Ran ran = import_vgb({vgb_file("flooded-cellar.json"), "--ghs",
                                project_file("tests/import/ghs/files"), "--character",
                                "Brute:15:10", "--character", "Tinkerer:40:8", "--level", "2"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    const Json scene = Json::parse(ran.out);
    EXPECT_EQ(scene["level"], 2);
    EXPECT_EQ(scene["cards"].size(), 2U);
    const std::string file = folder.write("scene.json", ran.out);
    const Ran round =
        run_standee({"round", file, "--seed", "1", "--first", "--skip-characters", "--json"});
    EXPECT_EQ(round.status, 0) << round.err;
    EXPECT_THAT(round.out, HasSubstr(R"("stop":"over")"));
}

TEST(ImportVgbCommand, ASavedStateNeedsItsScenario) {
    const Ran ran = import_vgb({vgb_file("flooded-cellar-state.json")});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, AllOf(HasSubstr("scenario 901"), HasSubstr("--scenario FILE")));
    EXPECT_EQ(import_vgb({vgb_file("flooded-cellar-state.json"), "--scenario",
                          vgb_file("flooded-cellar.json")})
                  .status,
              0);
}

/// The shapes of a tiles file as the source of Virtual Gloomhaven Board has them.
std::string as_elm(const Json& tiles) {
    std::string names;
    std::string grids;
    for (const auto& [name, rows] : tiles.items()) {
        names += "( \"" + name + "\", T" + name + " )\n";
        grids += "T" + name + " -> [";
        for (std::size_t row = 0; row < rows.size(); ++row) {
            grids += (row == 0 ? "" : ",") + std::string{" Array.fromList [ "};
            for (const char hex : rows[row].get<std::string>()) {
                grids += hex == '#' ? "True, " : "False, ";
            }
            grids.replace(grids.size() - 2, 2, " ]");
        }
        grids += " ]\n";
    }
    return names + grids;
}

TEST(ImportVgbCommand, ACloneIsAllThatAScenarioNeeds) {
    const TemporaryFolder folder;
    const std::string root = "VirtualGloomhavenBoard/";
    folder.write(root + "Elm/src/BoardMapTile.elm",
                 as_elm(Json::parse(text_of(vgb_file("tiles.json")))["tiles"]));
    const std::string file = folder.write(root + "assets/data/scenarios/901.json",
                                          text_of(vgb_file("flooded-cellar.json")));
    const std::string clone = folder.path("");
    const std::string scene = import_vgb({vgb_file("flooded-cellar.json"), "--json"}).out;
    EXPECT_EQ(import_vgb({"--vgb", clone, "901", "--json"}).out, scene);
    EXPECT_EQ(import_vgb({file, "--json"}).out, scene);
    EXPECT_EQ(import_vgb({file, "--tiles", clone, "--json"}).out, scene);
    const Ran missing = import_vgb({"--vgb", clone, "902"});
    EXPECT_EQ(missing.status, 2);
    EXPECT_THAT(missing.err, HasSubstr("no scenario \"902\""));
}

TEST(ImportVgbCommand, KeepsHiddenRooms) {
    const TemporaryFolder folder;
    const Ran ran = import_vgb({vgb_file("flooded-cellar.json"), "--rooms"});
    EXPECT_EQ(Json::parse(ran.out)["format"], "scenario/1");
    const std::string file = folder.write("scenario.json", ran.out);
    EXPECT_THAT(run_standee({"check", file}).out, HasSubstr("1 passed, 0 failed"));
    EXPECT_EQ(run_standee({"show", file}).status, 0);
}

TEST(ImportVgbCommand, SaysWhoCannotDie) {
    const Ran ran = import_vgb({vgb_file("flooded-cellar.json"), "--character", "Brute:15:10",
                                "--character", "Tinkerer:40"});
    EXPECT_EQ(Json::parse(ran.out)["figures"][0]["hp"], 10);
    EXPECT_THAT(ran.err,
                HasSubstr("without hit points, so they cannot be exhausted by damage: Tinkerer"));
}

TEST(ImportVgbCommand, NeedsTheShapesOfTheTiles) {
    const TemporaryFolder folder;
    const std::string file = folder.write("scenario.json", "{}");
    const Ran ran = import_vgb({file});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("--tiles with BoardMapTile.elm"));
    EXPECT_EQ(import_vgb({file, "--tiles", vgb_file("tiles.json")}).status, 2);
    const std::string tiles = folder.write("tiles.json", R"({"tiles": {"x1a": ["?"]}})");
    EXPECT_THAT(import_vgb({vgb_file("flooded-cellar.json"), "--tiles", tiles}).err,
                StartsWith(tiles + ": /tiles/x1a/0: found "));
}

}  // namespace
}  // namespace standee
