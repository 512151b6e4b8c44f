#include "verify/monitors/turn_demands.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "files/scene_json.hpp"
#include "verify/generate/random_scene.hpp"

namespace standee::verify {
namespace {

std::string in_words(const Scene& scene, const std::vector<TurnOutcome>& outcomes) {
    std::string words;
    for (const TurnOutcome& outcome : outcomes) {
        words += fmt::format(" [{},{}]{{", outcome.end.q, outcome.end.r);
        for (FigureIndex target : outcome.targets) {
            words += scene.figures[target].id + " ";
        }
        words += "}";
    }
    return words;
}

TEST(TurnDemands, WhatAllClausesLeaveTogetherIsWhatTheyLeaveOneAfterAnother) {
    TurnDemands demands;
    int looked_at = 0;
    for (std::uint64_t seed = 0; looked_at < 1500; ++seed) {
        const Scene scene = generate::random_scene(40'000'000 + seed, {4, 3, 3, {}});
        if (scene.figures.size() > 6 || !demands.can_try(scene)) {
            continue;
        }
        ++looked_at;
        const auto acceptable = demands.acceptable(scene);
        const auto worked_out = demands.worked_out(scene);
        ASSERT_EQ(in_words(scene, acceptable), in_words(scene, worked_out))
            << "seed " << seed << "\n"
            << write_scene(scene).dump();
    }
}

/// A scene of which every outcome can be tried.
Scene small_scene(TurnDemands& demands) {
    for (std::uint64_t seed = 0;; ++seed) {
        Scene scene = generate::random_scene(seed, {3, 2, 2, {}});
        if (demands.can_try(scene)) {
            return scene;
        }
    }
}

TEST(TurnDemands, NoClausesAreAtOddsWhereAnOutcomeIsLeft) {
    TurnDemands demands;
    const Scene scene = small_scene(demands);
    ASSERT_FALSE(demands.acceptable(scene).empty());
    EXPECT_TRUE(demands.at_odds(scene).empty());
}

TEST(TurnDemands, LargeScenesAndNamedFociAreRefused) {
    TurnDemands demands;
    const Scene large = generate::random_scene(1, {10, 8, 6, {}});
    EXPECT_FALSE(demands.can_try(large));
    EXPECT_THROW(demands.acceptable(large), std::length_error);
    Scene small = small_scene(demands);
    small.turn->abilities = std::vector{Ability{FocusAbility{.farthest = true}}};
    EXPECT_THROW(demands.acceptable(small), std::length_error);
}

}  // namespace
}  // namespace standee::verify
