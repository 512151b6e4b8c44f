#include <gtest/gtest.h>

#include "files/read_file.hpp"
#include "play/play.hpp"
#include "tests/rulebook/steps_tried.hpp"
#include "tests/support/fixture_files.hpp"

namespace standee::verify {
namespace {

/// Plays the steps of a fixture by the engine and by the rulebook, in that edition or its own.
void compare_steps(const std::string& name, const Fixture& fixture, const Edition* edition) {
    const auto steps = fixture.part("steps");
    if (!steps || !fixture.scene_reader()) {
        return;
    }
    Scene scene = scene_of(fixture, edition);
    StepsTried rulebook{{}};
    const Reader written = steps->with(scene.map.coordinates);
    const std::size_t count = written.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto step = StepsTried::step_of(written[i], scene);
        if (!step) {
            return;
        }
        Tried<Played> engine{[&] { return play(scene, *step); }};
        const auto differing =
            difference(engine.outcome(), rulebook.perform(scene, *step, {}).outcome());
        EXPECT_FALSE(differing) << name << ", step " << i << " in " << scene.edition.title()
                                << ": the engine says " << differing->one_says << ", the rulebook "
                                << differing->other_says;
        if (engine.refusal || differing) {
            return;
        }
        scene = std::move(engine.result->scene);
    }
}

TEST(FixturesByTheRulebook, EngineAndRulebookPlayTheStepsOfPlaysAlike) {
    for (const std::string& name : support::fixtures("plays")) {
        compare_steps(name, read_fixture_file(name), nullptr);
    }
}

TEST(FixturesByTheRulebook, EngineAndRulebookPlayTheStepsOfDisputesAlike) {
    for (const std::string& name : support::fixtures("disputes")) {
        const Fixture fixture = read_fixture_file(name);
        for (const EditionId edition : fixture.editions) {
            try {
                compare_steps(name, fixture, &standee::edition(edition));
            } catch (const InputError&) {
                continue;  // the scene has what this edition lacks
            }
        }
        if (fixture.editions.empty()) {
            compare_steps(name, fixture, nullptr);
        }
    }
}

}  // namespace
}  // namespace standee::verify
