#include "verify/shrink/shrink.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "verify/generate/random_play.hpp"
#include "verify/generate/random_scene.hpp"
#include "verify/shrink/document.hpp"

namespace standee::verify {
namespace {

using StillFails = std::function<bool(const Case&)>;

/// The first case drawn that shows it.
Case drawn(const StillFails& shows) {
    for (std::uint64_t seed = 1; seed < 100'000; ++seed) {
        const Case tried{generate::random_scene(seed), {}};
        if (shows(tried)) {
            return tried;
        }
    }
    ADD_FAILURE() << "no case shows it";
    return {};
}

int distance(const Scene& scene) {
    return scene.figures.size() < 2 ? 99 : hex_distance(scene.figures[0].at, scene.figures[1].at);
}

TEST(Smallest, LeavesTwoFiguresSideBySideWhereTwoAreNeeded) {
    const StillFails two_figures = [](const Case& tried) {
        return tried.scene.figures.size() >= 2;
    };
    const Case small =
        smallest(drawn([](const Case& tried) {
                     return tried.scene.figures.size() >= 6 && distance(tried.scene) > 2;
                 }),
                 two_figures);
    EXPECT_EQ(small.scene.figures.size(), 2U);
    EXPECT_EQ(small.scene.map.hexes.size(), 2U);
    EXPECT_EQ(distance(small.scene), 1);
    EXPECT_TRUE(small.scene.map.walls.empty());
    EXPECT_TRUE(is_one_minimal(small, two_figures));
}

TEST(Smallest, KeepsTheOneTrapThatMatters) {
    const StillFails trap_by_first = [](const Case& tried) {
        return std::ranges::any_of(tried.scene.map.traps, [&](const Trap& trap) {
            return are_neighbours(trap.at, tried.scene.figures[0].at);
        });
    };
    const Case small = smallest(drawn(trap_by_first), trap_by_first);
    EXPECT_EQ(small.scene.map.traps.size(), 1U);
    EXPECT_EQ(small.scene.map.hexes.size(), 2U);
    EXPECT_EQ(small.scene.figures.size(), 1U);
    EXPECT_TRUE(is_one_minimal(small, trap_by_first));
}

TEST(Smallest, LowersNumbersToTheLeastThatShowsIt) {
    const StillFails level_three = [](const Case& tried) { return tried.scene.level >= 3; };
    EXPECT_EQ(smallest(drawn(level_three), level_three).scene.level, 3);
}

TEST(Smallest, TakesStepsAwayWithTheFigureTheyAreAbout) {
    const Case tried = read_case(Json::parse(R"({
        "scene": {"format": "scene/1", "edition": "frosthaven",
                  "map": {"hexes": [[0,0],[1,0],[2,0],[3,0]], "edges": "open"},
                  "figures": [
                      {"id": "M", "kind": "monster", "side": "monsters", "at": [0,0]},
                      {"id": "C", "kind": "character", "side": "party", "at": [1,0], "hp": 9},
                      {"id": "D", "kind": "character", "side": "party", "at": [2,0], "hp": 9}]},
        "steps": [{"damage": {"to": "C", "amount": 5}}, {"damage": {"to": "D", "amount": 5}}]})"));
    const StillFails one_step = [](const Case& c) { return !c.steps.empty(); };
    const Case small = smallest(tried, one_step);
    EXPECT_EQ(small.steps.size(), 1U);
    EXPECT_LE(small.scene.figures.size(), 1U);
}

TEST(Smallest, GivesTheSameCaseEveryTime) {
    const StillFails obstacle = [](const Case& tried) {
        return !tried.scene.map.obstacles.empty();
    };
    const Case tried = drawn(obstacle);
    EXPECT_EQ(write_case(smallest(tried, obstacle)), write_case(smallest(tried, obstacle)));
}

TEST(OneMinimal, IsNotSoWhileAnythingCanGo) {
    const StillFails anything = [](const Case&) { return true; };
    const Case tried = drawn([](const Case& c) { return c.scene.figures.size() > 3; });
    EXPECT_FALSE(is_one_minimal(tried, anything));
}

TEST(CaseDocument, IsReadAsItWasWritten) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        const Case play = generate::random_play(seed);
        const Case again = read_case(write_case(play));
        EXPECT_EQ(again.scene, play.scene);
        ASSERT_EQ(again.steps.size(), play.steps.size());
        for (std::size_t i = 0; i < play.steps.size(); ++i) {
            EXPECT_EQ(Json::parse(again.steps[i]), Json::parse(play.steps[i]));
        }
    }
}

}  // namespace
}  // namespace standee::verify
