#include "verify/generate/shrink.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "lib/json/scene_json.hpp"
#include "verify/generate/random_scene.hpp"

namespace standee::generate {
namespace {

TEST(Shrink, LeavesOnlyWhatTheFailureNeeds) {
    // "Fails" wherever an enemy of A stands and there is a trap.
    const auto fails = [](const Scene& scene) {
        return !scene.map.traps.empty() &&
               std::ranges::any_of(scene.figures, [&](const Figure& figure) {
                   return are_enemies(figure, *scene.find("A"));
               });
    };
    int tried = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Scene scene = random_scene(seed);
        if (!fails(scene)) {
            continue;
        }
        ++tried;
        const Scene small = shrunk(scene, fails);
        EXPECT_TRUE(fails(small));
        EXPECT_EQ(small.figures.size(), 2U) << "seed " << seed;
        EXPECT_EQ(small.map.traps.size(), 1U) << "seed " << seed;
        EXPECT_LE(small.map.hexes.size(), 3U) << "seed " << seed;
        EXPECT_TRUE(small.map.walls.empty() && small.map.obstacles.empty()) << "seed " << seed;
        EXPECT_TRUE(small.turn->abilities->empty()) << "seed " << seed;
    }
    EXPECT_GT(tried, 5);
}

TEST(Shrink, AsksOnlyAboutLegalScenes) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Scene scene = random_scene(seed);
        const std::size_t enough = scene.map.hexes.size() / 2;
        shrunk(scene, [&](const Scene& smaller) {
            EXPECT_EQ(read_scene(write_scene(smaller)), smaller) << "seed " << seed;
            return smaller.map.hexes.size() >= enough;
        });
    }
}

}  // namespace
}  // namespace standee::generate
