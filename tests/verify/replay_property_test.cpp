#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/step_json.hpp"
#include "lib/error.hpp"
#include "play/play.hpp"
#include "tests/support/properties/counted_property.hpp"
#include "tests/support/replayed.hpp"
#include "verify/generate/random_play.hpp"

namespace standee {
namespace {

/// Plays a step, if the rules allow it; whether they do.
bool plays(Play& play, const std::string& text) {
    const Json json = parse_document(text);
    try {
        play.step(read_step(Reader{json}, play.scene()));
        return true;
    } catch (const InputError&) {
        return false;
    }
}

// Steps of every kind, whole turns among them.
TEST(AnyDrawnPlay, IsReplayedByItsEvents) {
    support::Share performed;
    support::check_property([&] {
        const verify::Case tried =
            generate::random_play(*rc::gen::arbitrary<std::uint64_t>().as("seed of the play"));
        Play play{tried.scene};
        for (const std::string& text : tried.steps) {
            performed.count(plays(play, text));
            RC_ASSERT((support::replayed(tried.scene, play.events()) == play.scene()));
        }
    });
    EXPECT_GE(performed.percent(), 40) << "of " << performed.times() << " steps";
}

}  // namespace
}  // namespace standee
