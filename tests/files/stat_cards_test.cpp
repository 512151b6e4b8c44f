#include "files/stat_cards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/play_file.hpp"
#include "files/scene_json.hpp"
#include "tests/support/errors.hpp"

namespace standee {
namespace {

using support::error_of;
using ::testing::HasSubstr;

/// A guard that says only who and where it is, and its stat card.
Json scene() {
    return Json::parse(R"({"format":"scene/1","edition":"frosthaven","level":2,
        "map":{"edges":"open","hexes":[[0,0],[1,0],[2,0],[3,0],[0,1],[1,1]]},
        "monsters":{"Guard":{"format":"monster/1","name":"Guard","edition":"frosthaven","level":2,
            "deck":"soldiers",
            "stats":{"normal":{"hp":6,"maxHp":6,"move":2,"attack":3,"range":"-","shield":1,
                               "flying":true,"attackEffects":["wound"]},
                     "elite":{"hp":9,"maxHp":9,"move":3,"attack":4}}}},
        "figures":[{"id":"G","kind":"monster","side":"monsters","at":[0,0],"name":"Guard",
                    "rank":"normal","move":4},
                   {"id":"C","kind":"character","side":"party","at":[3,0],"hp":9,"initiative":20}],
        "cards":{"soldiers":{"initiative":50,"abilities":[{"move":{"points":"+0"}},
                                                          {"attack":{"value":"+0"}}]}}})");
}

TEST(StatCards, GiveAFigureWhatItDoesNotSayItself) {
    const Scene read = read_scene(scene());
    const Figure& guard = read.figures[0];
    EXPECT_EQ(guard.hp, 6);
    EXPECT_EQ(guard.move, 4);
    EXPECT_EQ(guard.attack, 3);
    EXPECT_EQ(guard.shield, 1);
    EXPECT_TRUE(guard.dashes.range);
    EXPECT_NE(read.card_of(guard), nullptr) << "its card is that of the deck of its set";
}

TEST(StatCards, WhatAFigureHasLostStaysLost) {
    Scene read = read_scene(scene());
    read.figures[0].flying = false;
    read.figures[0].shield = 0;
    read.figures[0].attack_effects.clear();
    EXPECT_EQ(read_scene(write_scene(read)), read);
}

TEST(StatCards, MayHaveALevelOfTheirOwnIfTheSceneSaysIt) {
    Json json = scene();
    json["level"] = 3;
    json["levels"]["Guard"] = 2;
    const Scene read = read_scene(json);
    EXPECT_EQ(read.figures[0].hp, 6);
    EXPECT_EQ(write_scene(read)["levels"]["Guard"], 2);
    json["levels"]["Guard"] = 4;
    const Error other = error_of([&] { static_cast<void>(read_scene(json)); });
    EXPECT_EQ(other.pointer, "/monsters/Guard/level");
    json["levels"] = {{"Ghost", 2}};
    const Error ghost = error_of([&] { static_cast<void>(read_scene(json)); });
    EXPECT_EQ(ghost.pointer, "/levels/Ghost");
    EXPECT_EQ(ghost.code, ErrorCode::bad_reference);
}

TEST(StatCards, OfAnotherLevelAreAnError) {
    Json json = scene();
    json["level"] = 3;
    const Error error = error_of([&] { static_cast<void>(read_scene(json)); });
    EXPECT_EQ(error.pointer, "/monsters/Guard/level");
    EXPECT_THAT(error.sentence(), HasSubstr("stats of level 2"));
}

TEST(StatCards, GiveWhatIsSummonedItsStats) {
    Json json = scene();
    const Json summon = Json::parse(
        R"([{"turn":{"figure":"G","abilities":[{"summon":{"name":"Guard","rank":"elite"}}]}}])");
    const PlayedFile played = play_document(Json{{"scene", json}, {"steps", summon}});
    const Figure* guard = played.answer.scene.find("Guard-1");
    ASSERT_NE(guard, nullptr);
    EXPECT_EQ(guard->hp, 9);
    EXPECT_EQ(guard->attack, 4);
    json.erase("monsters");
    json["figures"][0]["set"] = "soldiers";
    json["figures"][0]["attack"] = 1;
    const Error error = error_of([&] { play_document(Json{{"scene", json}, {"steps", summon}}); });
    EXPECT_THAT(error.sentence(), HasSubstr("without the stat \"hp\""));
}

}  // namespace
}  // namespace standee
