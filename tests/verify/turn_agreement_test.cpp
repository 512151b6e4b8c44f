#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/fixture_json.hpp"
#include "files/scene_json.hpp"
#include "tests/support/fixture_files.hpp"
#include "verify/check/check.hpp"
#include "verify/generate/random_scene.hpp"

namespace standee::verify {
namespace {

/// Plans so many scenes by the engine and by the rulebook; shows the first disagreement.
void expect_agreement(std::uint64_t first_seed, int scenes,
                      const generate::GeneratorOptions& options) {
    Checker checker;
    ClauseTally tally;
    Case tried;
    for (int i = 0; i < scenes; ++i) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(i);
        tried.scene = generate::random_scene(seed, options);
        for (const Violation& breach : checker.check(tried, tally, Depth::quick)) {
            FAIL() << "seed " << seed << "\nengine:   " << breach.one_says
                   << "\nrulebook: " << breach.other_says << "\n"
                   << write_scene(tried.scene).dump();
        }
    }
}

class TurnAgreement : public testing::TestWithParam<EditionId> {};

TEST_P(TurnAgreement, TheEngineAndTheRulebookGiveTheSameOnBoardsUpToTenByEight) {
    expect_agreement(1'000'000, 5000, {10, 8, 6, edition(GetParam())});
}

TEST_P(TurnAgreement, TheyGiveTheSameOnSmallBoardsWhereEverythingIsInTheWay) {
    expect_agreement(2'000'000, 12000, {5, 4, 4, edition(GetParam())});
}

// Fixtures tell the ends and targets of a turn; what else an answer says is compared here.
TEST(TurnAgreementOnFixtures, TheEngineAndTheRulebookGiveTheSameInEveryDetail) {
    Checker checker;
    ClauseTally tally;
    Case tried;
    for (const std::string& file : support::fixtures("turns")) {
        const Fixture fixture = read_fixture_file(file);
        if (fixture.form != FixtureForm::turn || !fixture.part("expect")) {
            continue;
        }
        tried.scene = scene_of(fixture);
        for (const Violation& breach : checker.check(tried, tally, Depth::quick)) {
            ADD_FAILURE() << file << "\nengine:   " << breach.one_says
                          << "\nrulebook: " << breach.other_says;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Editions, TurnAgreement,
                         testing::Values(EditionId::gloomhaven, EditionId::jaws_of_the_lion,
                                         EditionId::frosthaven, EditionId::gloomhaven_2));

}  // namespace
}  // namespace standee::verify
