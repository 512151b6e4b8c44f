#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <nlohmann/json.hpp>

#include "lib/error.hpp"
#include "play/play.hpp"
#include "play/round/round.hpp"
#include "files/step_json.hpp"
#include "tests/support/replayed.hpp"
#include "verify/generate/random_play.hpp"
#include "verify/generate/random_round.hpp"

// Whatever is played, its events give its scene.

namespace standee {
namespace {

using testing::replayed;

RC_GTEST_PROP(AnyPlay, IsReplayedByItsEvents, ()) {
    generate::Dice dice{*rc::gen::arbitrary<std::uint64_t>()};
    const verify::Case tried = generate::random_play(dice);
    Play play{tried.scene};
    int played = 0;
    for (const std::string& text : tried.steps) {
        const Json json = parse_document(text);
        try {
            play.step(read_step(Reader{json}, play.scene()));
            ++played;
        } catch (const InputError&) {
            continue;  // refused: nothing has changed
        }
        RC_ASSERT(replayed(tried.scene, play.events()) == play.scene());
    }
    RC_CLASSIFY(played > 0, "plays with a step that is not refused");
}

RC_GTEST_PROP(AnyRound, IsReplayedByItsEventsUpToEachOfItsStops, ()) {
    generate::Dice dice{*rc::gen::arbitrary<std::uint64_t>()};
    const Scene scene = generate::random_round(dice);
    RoundOrders orders;
    orders.others_pass = true;
    bool goes_on = true;
    for (int stops = 0; goes_on && stops < 20; ++stops) {
        RoundAnswer answer;
        try {
            answer = play_round(scene, orders);
        } catch (const InputError&) {
            return;  // more outcomes of a turn than are listed
        }
        RC_ASSERT(replayed(scene, answer.events) == answer.scene);
        const auto* stop = std::get_if<StopAtChoice>(&answer.stop);
        goes_on = stop != nullptr;
        if (goes_on) {
            const auto options = static_cast<int>(stop->choice.options.size());
            orders.choose.push_back(static_cast<std::size_t>(dice.below(options)));
        }
    }
}

}  // namespace
}  // namespace standee
