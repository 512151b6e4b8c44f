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

State state_at(const event::Option& option, std::vector<TableDecision> decided = {}) {
    State state;
    PendingChoice stop;
    stop.choice.options.resize(100, option);
    state.paused = PausedLeg{{{}, {}, std::move(decided)}, stop, 0};
    return state;
}

TEST(State, CountsTheNamesAndHexesOfItsOptions) {
    const std::string name(200, 'x');
    const std::uint64_t plain = copy_work(state_at({}));
    EXPECT_GE(copy_work(state_at({.figure = name})), plain + 100UL * 200);
    EXPECT_GE(copy_work(state_at({.words = name})), plain + 100UL * 200);
    EXPECT_GE(copy_work(state_at({.targets = {name, name}})), plain + 100UL * 400);
    EXPECT_GE(copy_work(state_at({.along = std::vector{name, name}})), plain + 100UL * 400);
    EXPECT_GE(copy_work(state_at({.path = std::vector<Hex>(50)})), plain + 100UL * 50 * 8);
}

TEST(State, CountsWhatHasBeenDecided) {
    const std::uint64_t undecided = copy_work(state_at({}));
    CarriedOut done;
    done.steps.resize(100);
    EXPECT_GE(copy_work(state_at({}, {done})), undecided + 100UL * 1000);
    std::vector<Card> cards(100);
    EXPECT_GE(copy_work(state_at({}, {cards})), undecided + 100UL * 100);
    cards[0].effects.resize(100, Condition::wound);
    EXPECT_GE(copy_work(state_at({}, {cards})), undecided + 200UL * 100);
}

TEST(State, CountsTheFiguresThatWaitAndTheCardsOfItsPiles) {
    State state;
    state.unplaced.resize(100);
    const std::uint64_t plain = copy_work(state);
    EXPECT_GE(plain, 100UL * 600);
    state.unplaced[0].figure.attack_effects.resize(100, Condition::wound);
    EXPECT_GE(copy_work(state), plain + 100UL * 60);
    const std::uint64_t before = copy_work(state);
    state.piles.add("guard", 100);
    EXPECT_GE(copy_work(state), before + 100UL * 8);
    state.piles.draw("guard");
    EXPECT_GE(copy_work(state), before + 99UL * 8);
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
