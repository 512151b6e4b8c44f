#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "files/coordinates.hpp"
#include "tests/import/vgb/files.hpp"
#include "tests/support/errors.hpp"

namespace standee::vgb {
namespace {

using standee::support::error_of;
using ::testing::Contains;
using ::testing::HasSubstr;

Json saved() { return own_file("flooded-cellar-state.json"); }

Imported imported(const Json& state) {
    Options options = own_options();
    options.scenario = cellar();
    options.characters = {"brute:20"};
    return import_vgb(state, options);
}

TEST(VgbState, FiguresStandWhereTheyAre) {
    const Scene scene = imported(saved()).scene;
    EXPECT_EQ(scene.figures.size(), 5U);
    EXPECT_EQ(scene.find("brute")->at, to_axial({1, 0}, Coordinates::odd_r));
    EXPECT_EQ(scene.find("brute")->initiative, (Initiative{20, {}}));
    EXPECT_EQ(scene.find("tinkerer")->initiative, (Initiative{99, {}}));
    EXPECT_EQ(scene.find("summon 1")->kind, Kind::summon);
    EXPECT_EQ(scene.find("rust-hound-4")->rank, Rank::elite);
    EXPECT_EQ(scene.find("marsh-slinger-2")->origin, Origin::summoned);
    EXPECT_TRUE(scene.find("marsh-slinger-2")->summoned_this_round);
}

TEST(VgbState, AMonsterThatNobodyHasSeenIsNotThere) {
    EXPECT_EQ(imported(saved()).scene.find("marsh-slinger-1"), nullptr);
}

TEST(VgbState, OverlaysLieWhereTheyWereMoved) {
    const Imported result = imported(saved());
    EXPECT_EQ(result.scene.map.obstacles, (std::vector{to_axial({1, 1}, Coordinates::odd_r),
                                                       to_axial({2, 1}, Coordinates::odd_r)}));
    EXPECT_THAT(result.notes, Contains("overlays that only mark a hex are left out: token"));
}

TEST(VgbState, ADoorStandsClosedWhileItIsThere) {
    EXPECT_FALSE(imported(saved()).scene.map.doors[0].open);
    Json state = saved();
    state["gameState"]["visibleRooms"].push_back("x2a");
    EXPECT_TRUE(imported(state).scene.map.doors[0].open);
    state = saved();
    state["gameState"]["overlays"].erase(0);
    EXPECT_TRUE(imported(state).scene.map.doors[0].open);
}

TEST(VgbState, MayBeTheGameStateAlone) {
    EXPECT_EQ(imported(saved()["gameState"]).scene, imported(saved()).scene);
}

TEST(VgbState, NeedsTheScenarioThatItIsOf) {
    EXPECT_EQ(scenario_needed(saved()), "901");
    EXPECT_EQ(scenario_needed(cellar()), std::nullopt);
    EXPECT_EQ(error_of([] { import_vgb(saved(), own_options()); }).pointer, "/gameState/scenario");
}

TEST(VgbState, MayHoldItsScenario) {
    Json state = saved();
    state["gameState"]["scenario"] = {{"custom", cellar().dump()}};
    EXPECT_EQ(scenario_needed(state), std::nullopt);
    Options options = own_options();
    options.characters = {"brute:20"};
    EXPECT_EQ(import_vgb(state, options).scene, imported(saved()).scene);
}

TEST(VgbState, SaysItselfWhichRoomsAreRevealed) {
    Options options = own_options();
    options.scenario = cellar();
    options.reveal = {"x2a"};
    EXPECT_EQ(error_of([&] { import_vgb(saved(), options); }).pointer, "/options/reveal");
}

TEST(VgbState, ThatDoesNotFitIsOneError) {
    Json state = saved();
    state["gameState"]["visibleRooms"][0] = "z1a";
    EXPECT_EQ(error_of([&] { imported(state); }).pointer, "/gameState/visibleRooms/0");
    state = saved();
    state["gameState"]["pieces"][0]["ref"]["type"] = "dragon";
    EXPECT_EQ(error_of([&] { imported(state); }).pointer, "/gameState/pieces/0/ref/type");
    state = saved();
    state["gameState"]["pieces"].erase(0);
    EXPECT_THAT(error_of([&] { imported(state); }).expected, HasSubstr("of the saved state"));
    state = saved();
    Json& cells = state["gameState"]["overlays"][1]["cells"];
    cells.insert(cells.end(), 10'000, cells[0]);
    EXPECT_EQ(error_of([&] { imported(state); }).pointer, "/gameState/overlays/1");
}

}  // namespace
}  // namespace standee::vgb
