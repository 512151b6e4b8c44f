#include <gtest/gtest.h>

#include <vector>

#include "verify/generate/random_scene.hpp"
#include "verify/monitors/turn_agreement.hpp"

namespace standee {
namespace {

/// Plans so many scenes both ways; shows the first disagreement, made small.
void expect_agreement(std::uint64_t first_seed, int scenes,
                      const generate::GeneratorOptions& options) {
    TurnPlanner planner;
    for (int i = 0; i < scenes; ++i) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(i);
        const auto difference = turn_disagreement(planner, generate::random_scene(seed, options));
        if (difference) {
            FAIL() << "seed " << seed << "\n" << told(shrunk(planner, *difference));
        }
    }
}

class TurnAgreement : public testing::TestWithParam<EditionId> {};

TEST_P(TurnAgreement, ThePlannerAndTheOracleGiveTheSameOnBoardsUpToTenByEight) {
    expect_agreement(1'000'000, 5000, {10, 8, 6, edition(GetParam())});
}

TEST_P(TurnAgreement, TheyGiveTheSameOnSmallBoardsWhereEverythingIsInTheWay) {
    expect_agreement(2'000'000, 12000, {5, 4, 4, edition(GetParam())});
}

INSTANTIATE_TEST_SUITE_P(Editions, TurnAgreement,
                         testing::Values(EditionId::gloomhaven, EditionId::jaws_of_the_lion,
                                         EditionId::frosthaven, EditionId::gloomhaven_2));

}  // namespace
}  // namespace standee
