#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "files/read_file.hpp"
#include "files/scene_json.hpp"
#include "tests/support/fixture_files.hpp"
#include "verify/generate/random_scene.hpp"
#include "verify/monitors/turn_verifier.hpp"

namespace standee::verify {
namespace {

/// Verifies so many random turns; shows the first that is found wrong.
ClauseTally verify_many(std::uint64_t first_seed, int scenes,
                        const generate::GeneratorOptions& options) {
    TurnVerifier verifier;
    ClauseTally tally;
    for (int i = 0; i < scenes; ++i) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(i);
        const Scene scene = generate::random_scene(seed, options);
        for (const Violation& breach : verifier.verify(scene, tally)) {
            ADD_FAILURE() << "seed " << seed << ", seen by " << breach.detected_by << "\n"
                          << breach.one_says << "\n"
                          << breach.other_says << "\n"
                          << write_scene(scene).dump();
        }
        if (testing::Test::HasFailure()) {
            break;
        }
    }
    return tally;
}

TEST(TurnCampaign, NothingIsWrongWithRandomTurns) {
    verify_many(10'000'000, 6000, {10, 8, 6, {}});
    verify_many(20'000'000, 15000, {4, 3, 4, {}});
}

TEST(TurnCampaign, EveryMonitorFiresAndAllAreDecisiveNowAndThen) {
    ClauseTally tally = verify_many(30'000'000, 20000, {6, 5, 6, {}});
    std::vector<std::string> silent, never_decisive;
    for (const MonitorName& monitor : turn_monitor_names()) {
        const std::string id{monitor.clause.id()};
        if (tally.fired[monitor.clause.index()] == 0) {
            silent.push_back(id);
        }
        if (tally.decisive[monitor.clause.index()] == 0) {
            never_decisive.push_back(id);
        }
    }
    EXPECT_THAT(silent, testing::IsEmpty());
    EXPECT_THAT(never_decisive, testing::IsEmpty());
}

/// Every fixture of a turn, real boards with many figures among them.
TEST(TurnCampaign, NothingIsWrongWithTheTurnsOfTheFixtures) {
    TurnVerifier verifier;
    ClauseTally tally;
    int verified = 0;
    for (const std::string& file : support::fixture_files("turns")) {
        const Fixture fixture = read_fixture_file(file);
        if (fixture.form == FixtureForm::turn) {
            ++verified;
            for (const Violation& breach : verifier.verify(scene_of(fixture), tally)) {
                ADD_FAILURE() << file << ", seen by " << breach.detected_by << "\n"
                              << breach.one_says << "\n"
                              << breach.other_says;
            }
        }
    }
    EXPECT_GT(verified, 300);
}

}  // namespace
}  // namespace standee::verify
