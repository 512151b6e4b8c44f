#include "session/state.hpp"

#include <gtest/gtest.h>

#include <string>

#include "lib/error.hpp"
#include "lib/work.hpp"
#include "tests/support/figures.hpp"

namespace standee {
namespace {

TEST(State, CountsTheOptionsThatItWaitsForWhenItIsCopied) {
    State state;
    const std::uint64_t empty = copy_work(state);
    PendingChoice stop;
    stop.choice.options.resize(100);
    state.paused = PausedLeg{{}, stop, 0};
    const std::uint64_t waiting = copy_work(state);
    state.later.resize(100, std::string{"hp C 5"});
    EXPECT_EQ(empty, 0U);
    EXPECT_GE(waiting, 100U * 300);  // an option takes some hundred bytes
    EXPECT_GE(copy_work(state), waiting + 100UL * 30);
}

TEST(State, CountsEachSceneThatIsKept) {
    Scene scene;
    support::add_hexes(scene, 10, 0, 10);
    const WorkLimit work{20'000};
    EXPECT_THROW(
        {
            for (int i = 0; i < 20; ++i) {
                static_cast<void>(kept(scene));
            }
        },
        InputError);
}

}  // namespace
}  // namespace standee
