#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/games/drawn_scenario.hpp"
#include "tests/games/random_game.hpp"
#include "tests/session/games.hpp"

// Every answer that is offered is accepted, and every stop offers one.

namespace standee {
namespace {

using test::PlayedGame;

/// More of them where STANDEE_GAMES says so.
std::uint64_t number_of_games() {
    const char* const said = std::getenv("STANDEE_GAMES");
    return said == nullptr ? 12 : std::stoull(said);
}

void expect_no_fault(const Json& document, std::uint64_t seed, int rounds) {
    test::RandomGame game;
    game.document = test::with_mortal_characters(document, seed);
    game.chance = {seed % 3 == 0 ? std::optional{seed} : std::nullopt, seed};
    game.seed = seed;
    game.rounds = rounds;
    const PlayedGame played = test::play_at_random(game);
    ASSERT_EQ(played.fault, "") << "seed " << seed << " after "
                                << played.saved.value("journal", Json());
    EXPECT_GT(played.stops, 0U);
}

TEST(SessionAnswers, AreAllAcceptedInGamesAtRandom) {
    for (std::uint64_t seed = 1; seed <= number_of_games(); ++seed) {
        expect_no_fault(seed % 2 == 0 ? test::cellar() : test::example("examples/round/room.json"),
                        seed, 2);
        if (HasFatalFailure()) {
            return;
        }
    }
}

TEST(SessionAnswers, AreAllAcceptedInScenariosDrawnAtRandom) {
    for (std::uint64_t seed = 1; seed <= 2 * number_of_games(); ++seed) {
        expect_no_fault(test::drawn_scenario(seed), seed, 5);
        if (HasFatalFailure()) {
            return;
        }
    }
}

TEST(SessionAnswers, GamesAtRandomPlayRoundsAndRevealRooms) {
    int rounds = 0;
    std::size_t answers = 0, revealed = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const PlayedGame played =
            test::play_at_random({.document = test::drawn_scenario(seed), .seed = seed});
        rounds += played.rounds;
        answers += played.answers;
        revealed += played.revealed;
    }
    EXPECT_GT(rounds, 12);
    EXPECT_GT(answers, 600U);
    EXPECT_GT(revealed, 6U);
}

}  // namespace
}  // namespace standee
