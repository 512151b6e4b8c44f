#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <nlohmann/json.hpp>

#include "files/scene_json.hpp"
#include "lib/board.hpp"
#include "tests/files/scenes.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

using support::any_scene;

RC_GTEST_PROP(RoundTrip, ASceneThatIsWrittenAndReadIsTheSame, ()) {
    const Scene scene = *any_scene();
    const std::string text = write_scene(scene).dump();
    const Scene again = read_scene(parse_document(text));
    RC_ASSERT(again == scene);
    RC_ASSERT(write_scene(again).dump() == text);
}

RC_GTEST_PROP(RoundTrip, TheMapOfASceneThatWasReadCanBeCompiled, ()) {
    const Scene scene = *any_scene();
    const Board board{read_scene(write_scene(scene)).map};
    RC_ASSERT(board.size() == scene.map.hexes.size());
}

RC_GTEST_PROP(RoundTrip, WhatIsWrittenIsAsThePublishedSchemaSays, ()) {
    support::PublishedSchemas schemas;
    const Json json = write_scene(*any_scene());
    const auto complaint = schemas.complaint("scene", json);
    RC_ASSERT(complaint.value_or("") == "");
    RC_ASSERT(!schemas.complaint("fixture", json));
    RC_ASSERT(
        !schemas.complaint("fixture", {{"scene", json}, {"expect", {{"options", Json::array()}}}}));
}

TEST(RoundTrip, WhatIsAsIfLeftOutIsLeftOut) {
    const Json json =
        Json::parse(R"({"format":"scene/1","edition":"gloomhaven","map":{"hexes":[[0,0]]}})");
    EXPECT_EQ(write_scene(read_scene(json)).dump(), json.dump());
    const Json said = Json::parse(
        R"({"format":"scene/1","edition":"gloomhaven","level":1,
            "map":{"edges":"walls","hexes":[[0,0]],"obstacles":[]},"elements":{"fire":"inert"},
            "figures":[],"loot":[],"decks":{}})");
    EXPECT_EQ(write_scene(read_scene(said)).dump(), json.dump());
}

TEST(RoundTrip, InitiativeStaysTheNumberThatItIs) {
    Json json = support::small_scene();
    Json& initiative = json["figures"][0]["initiative"];
    for (const char* text : {"0", "100", "101", "-8", "12.5", "0.1", "1e+300", "99"}) {
        initiative = Json::parse(text);
        EXPECT_EQ(write_scene(read_scene(json))["figures"][0]["initiative"].dump(),
                  initiative.dump());
    }
}

TEST(RoundTrip, TheSmallSceneIsWrittenAsItStands) {
    const Json json = support::small_scene();
    EXPECT_EQ(write_scene(read_scene(json)).dump(), json.dump());
}

}  // namespace
}  // namespace standee
