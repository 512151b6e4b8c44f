#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "api/call.hpp"
#include "files/read_file.hpp"

namespace standee::api {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr const char* link = "UcgEhANgAgkQIEBIgUAYIKRAUIABQgoEoCChBQKQgNACAQI";

std::string import(const Json& input, Json options) {
    return call("import", Json{{"input", input}, {"options", std::move(options)}}.dump());
}

Json vgb_file(const std::string& name) {
    return read_document(STANDEE_SOURCE_DIR "/tests/import/vgb/files/" + name);
}

TEST(ImportMethod, ALinkIsASceneAndTheSceneALink) {
    const Json scene = Json::parse(import(link, {{"from", "mover"}}));
    EXPECT_EQ(scene["format"], "scene/1");
    EXPECT_EQ(import(scene, {{"from", "mover"}, {"link", true}}),
              R"({"link":")" + std::string{link} + "\"}\n");
    EXPECT_THAT(import("nonsense!", {{"from", "mover"}}), StartsWith(R"({"error":)"));
}

TEST(ImportMethod, TakesOnlyTheOptionsOfTheSource) {
    EXPECT_THAT(import(link, {{"from", "mover"}, {"players", 3}}), HasSubstr("\\\"players\\\""));
    EXPECT_THAT(import(link, {{"from", "mover"}, {"drop", true}}), HasSubstr("/options/drop"));
    EXPECT_THAT(import(Json::object(), {{"from", "ghs"}, {"tiles", Json::object()}}),
                HasSubstr("\\\"tiles\\\""));
}

TEST(ImportMethod, AnEditionThatDoesNotExistHasItsPlaceAndTheOneThatWasMeant) {
    const Json error =
        Json::parse(import(Json::object(), {{"from", "ghs"}, {"edition", "frosthavn"}}))["error"];
    EXPECT_EQ(error["pointer"], "/options/edition");
    EXPECT_THAT(error["expected"].get<std::string>(), HasSubstr("did you mean \"frosthaven\"?"));
}

TEST(ImportMethod, TellsOnDemandWhatItLeftOut) {
    Json scene = Json::parse(import(link, {{"from", "mover"}}));
    scene["elements"] = {{"fire", "strong"}};
    const Json options{{"from", "mover"}, {"link", true}, {"drop", true}, {"notes", true}};
    EXPECT_EQ(
        import(scene, options),
        R"({"link":")" + std::string{link} + "\"}\n" +
            R"({"format":"notes/1","notes":["left out: /elements: found )"
            R"({\"fire\":\"strong\"}, expected nothing, as a Monster Mover link says no more"]})"
            "\n");
}

TEST(ImportMethod, NotesThatLabelsAreMissing) {
    const Json card{{"initiative", 10},
                    {"cardId", 1},
                    {"actions", {{{"type", "custom"}, {"value", "%data.custom.gh.archer.1%"}}}}};
    const Json deck{{"name", "archer"}, {"edition", "gh"}, {"abilities", {card}}};
    Json options{{"from", "ghs"}, {"deck", deck}, {"notes", true}};
    const auto imported = [&] { return call("import", Json{{"options", options}}.dump()); };
    EXPECT_THAT(imported(), HasSubstr(R"("says":"see the card")"));
    EXPECT_THAT(imported(), HasSubstr("give the label files of the edition"));
    options["labels"] = {Json::parse(R"({"custom":{"gh":{"archer":{"1":"Sing."}}}})")};
    EXPECT_THAT(imported(), HasSubstr(R"("notes":[])"));
}

TEST(ImportMethod, ABossHasNoRank) {
    const Json boss{{"name", "king"},
                    {"edition", "gh"},
                    {"boss", true},
                    {"stats", {{{"level", 1}, {"health", 9}, {"movement", 2}, {"attack", 3}}}}};
    const Json options{{"from", "ghs"}, {"rank", "elite"}, {"notes", true}};
    const std::string answer = import(boss, options);
    EXPECT_THAT(answer, HasSubstr("\"boss\""));
    EXPECT_THAT(answer, HasSubstr("a boss is neither normal nor elite"));
}

TEST(ImportMethod, AScenarioTakesTheFilesBesideItAsDocuments) {
    Json options{{"from", "vgb"}, {"players", 3}, {"reveal", {"all"}}, {"character", {"Brute:15"}}};
    EXPECT_THAT(import(vgb_file("flooded-cellar.json"), options), HasSubstr("no \\\"tiles\\\""));
    options["tiles"] = vgb_file("tiles.json");
    const Json scene = Json::parse(import(vgb_file("flooded-cellar.json"), options));
    EXPECT_EQ(scene["figures"][0]["id"], "Brute");
    EXPECT_EQ(scene["figures"].size(), 7U);
    options.erase("players");
    options.erase("character");
    options.erase("reveal");
    options["scenario"] = vgb_file("flooded-cellar.json");
    const Json state = Json::parse(import(vgb_file("flooded-cellar-state.json"), options));
    EXPECT_EQ(state["figures"].size(), 5U);
}

TEST(ImportMethod, AScenarioWithHiddenRoomsIsAnOption) {
    const Json options{{"from", "vgb"}, {"tiles", vgb_file("tiles.json")}, {"rooms", true}};
    const Json scenario = Json::parse(import(vgb_file("flooded-cellar.json"), options));
    EXPECT_EQ(scenario["format"], "scenario/1");
    EXPECT_EQ(scenario["rooms"].size(), 1U);
}

Json mill_file(const std::string& name) {
    return read_document(STANDEE_SOURCE_DIR "/tests/import/ghs/mill/" + name);
}

TEST(ImportMethod, AScenarioTakesDrawingsOfItsRooms) {
    Json options{
        {"from", "ghs-scenario"}, {"sections", {mill_file("sections/901-2.json")}}, {"list", true}};
    const Json mill = mill_file("scenarios/sunken-mill.json");
    EXPECT_THAT(import(mill, options), HasSubstr("room 9.2"));
    options.erase("list");
    options["room"]["1"] = {".   .", "  ."};
    options["place"]["rust-hound-a"] = {1, 0};
    const Json scenario = Json::parse(import(mill, options));
    EXPECT_EQ(scenario["scene"]["figures"][0]["id"], "rust-hound-a");
}

TEST(ImportMethod, AGameAndASceneGoBothWays) {
    Json options{{"from", "ghs-game"}, {"scene", mill_file("board.json")}, {"notes", true}};
    const Json game = mill_file("game.json");
    EXPECT_THAT(import(game, options), HasSubstr("need a place, and are left out: rust-hound-5"));
    options["update"] = true;
    EXPECT_THAT(import(game, options), HasSubstr("\"playSeconds\":12.5"));
}

}  // namespace
}  // namespace standee::api
