#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "files/scene_json.hpp"
#include "focus/element_payment.hpp"
#include "focus/turn.hpp"
#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "verify/generate/random_scene.hpp"

namespace standee {
namespace {

using StepNames = std::vector<std::string>;

bool any_among(const StepNames& some, const StepNames& others) {
    return std::ranges::any_of(
        some, [&](const std::string& one) { return std::ranges::count(others, one) > 0; });
}

/// The steps that narrow the same hexes, or the same enemies as the focus or as further targets.
using Narrowing = std::tuple<bool, bool, std::string>;

Narrowing narrowing_of(const Reason& step) {
    const bool hexes = !step.kept.empty() && step.kept.front().starts_with('[');
    return {step.criterion.has_value(), hexes, step.focus};
}

/// Who or what is left in the answer by such a step, where the answer tells one focus from another.
StepNames left_by(const Reason& step, const Scene& scene, const TurnAnswer& answer) {
    StepNames names;
    if (!step.criterion) {
        for (const FigureIndex focus : answer.focus) {
            names.push_back(scene.figures[focus].id);
        }
    } else if (answer.focus.size() == 1) {
        for (const TurnOption& option : answer.options) {
            for (const Hex hex : option.attack_hexes) {
                names.push_back(text_of(hex));
            }
            for (const FigureIndex target : option.targets) {
                names.push_back(scene.figures[target].id);
            }
        }
    }
    return names;
}

/// The first contradiction in the reasons of a turn, if there is one.
std::optional<std::string> contradiction(const Scene& scene, const TurnAnswer& answer) {
    std::set<std::tuple<std::string, std::string_view>> said;
    for (auto step = answer.why.begin(); step != answer.why.end(); ++step) {
        if (step->criterion && !said.emplace(step->says, step->clause.id()).second) {
            return "said twice: " + step->says;
        }
        const bool comes_back = std::any_of(step, answer.why.end(), [&](const Reason& later) {
            return narrowing_of(later) == narrowing_of(*step) &&
                   any_among(step->dropped, later.kept);
        });
        if (comes_back || any_among(step->dropped, left_by(*step, scene, answer))) {
            return "comes back after: " + step->says;
        }
    }
    return std::nullopt;
}

/// Whether elements may pay for one thing or another: each way is a turn with reasons of its own.
bool goes_several_ways(const Scene& scene) {
    return scene.turn->abilities && asks_for_elements(*scene.turn->abilities);
}

/// Plans so many scenes with their reasons. Counts the steps that settle further targets.
int steps_by_targets(std::uint64_t first_seed, int scenes,
                     const generate::GeneratorOptions& options) {
    int by_targets = 0;
    TurnPlanner planner;
    for (int i = 0; i < scenes; ++i) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(i);
        const Scene scene = generate::random_scene(seed, options);
        if (goes_several_ways(scene)) {
            continue;
        }
        const TurnAnswer answer = planner.plan(scene, Board{scene.map}, Explain::steps);
        if (const auto found = contradiction(scene, answer)) {
            ADD_FAILURE() << "seed " << seed << ": " << *found << "\n" << write_scene(scene).dump();
            break;
        }
        by_targets += static_cast<int>(std::ranges::count(answer.why, true, &Reason::by_targets));
    }
    return by_targets;
}

class Reasons : public testing::TestWithParam<EditionId> {};

TEST_P(Reasons, WhatAStepPutsOutStaysOutAndNoStepIsToldTwice) {
    const Edition& played = edition(GetParam());
    const int by_targets = steps_by_targets(4'000'000, 3000, {10, 8, 6, played}) +
                           steps_by_targets(5'000'000, 3000, {5, 4, 4, played});
    EXPECT_GT(by_targets, 0);
}

INSTANTIATE_TEST_SUITE_P(Editions, Reasons,
                         testing::Values(EditionId::gloomhaven, EditionId::jaws_of_the_lion,
                                         EditionId::frosthaven, EditionId::gloomhaven_2));

}  // namespace
}  // namespace standee
