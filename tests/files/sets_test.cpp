#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/fixture_json.hpp"
#include "files/scene_json.hpp"
#include "tests/files/scenes.hpp"

// Sets of monsters that cards and standees name.

namespace standee {
namespace {

using support::small_scene;

TEST(Sets, MayBeNamedWhereAFigureASummonOrTheSceneBringsThem) {
    Json scene = small_scene();
    scene["standees"] = {{"imp", 4}, {"ghost", 4}, {"M1", 1}};
    scene["cards"] = Json::parse(R"({"M1":{"abilities":[{"summon":{"name":"imp"}}]}})");
    scene["sets"] = {"ghost"};
    EXPECT_NO_THROW(static_cast<void>(read_scene(scene)));
}

TEST(Sets, WhoseFiguresHaveLeftAreWrittenSoThatTheSceneCanBeReadAgain) {
    Json json = small_scene();
    json["standees"] = {{"M1", 1}};
    Scene scene = read_scene(json);
    scene.turn.reset();
    scene.figures.erase(scene.figures.begin());
    const Json written = write_scene(scene);
    EXPECT_EQ(written["sets"].dump(), R"(["M1"])");
    EXPECT_EQ(read_scene(written), scene);
}

TEST(Sets, MayComeByTheStepsOfTheSameFile) {
    Json scene = small_scene();
    scene["standees"] = {{"ghost", 1}};
    const Json steps =
        Json::parse(R"([{"spawn":{"figures":[{"id":"G","at":[1,0],"name":"ghost"}]}}])");
    const Fixture fixture = read_fixture(Json{{"scene", scene}, {"steps", steps}});
    EXPECT_NO_THROW(static_cast<void>(scene_of(fixture)));
}

}  // namespace
}  // namespace standee
