#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "files/fixture_json.hpp"
#include "files/read_file.hpp"
#include "lib/error.hpp"
#include "tests/support/fixture_files.hpp"
#include "verify/generate/random_round.hpp"
#include "verify/monitors/round_verifier.hpp"
#include "verify/shrink/document.hpp"
#include "verify/shrink/shrink.hpp"

namespace standee::verify {
namespace {

void expect_kept(const Case& tried, ClauseTally& tally, const std::string& where) {
    for (const Violation& breach : verify_round(tried, tally)) {
        ADD_FAILURE() << where << ": " << breach.detected_by << ": " << breach.one_says;
    }
}

TEST(RoundMonitors, WatchTheClausesInOrder) {
    const auto names = round_monitor_names();
    ASSERT_FALSE(names.empty());
    for (std::size_t i = 1; i < names.size(); ++i) {
        EXPECT_LT(names[i - 1].clause, names[i].clause);
    }
}

TEST(RandomRounds, KeepEveryClauseThatIsWatchedAndNeedEachOfThem) {
    ClauseTally tally;
    for (std::uint64_t seed = 0; seed < 2'500; ++seed) {
        expect_kept(generate::random_round_case(seed), tally, "seed " + std::to_string(seed));
    }
    for (const MonitorName& monitor : round_monitor_names()) {
        EXPECT_GT(tally.decisive[monitor.clause.index()], 0U) << monitor.clause.id();
    }
}

/// What the fixtures show is right, so no monitor finds fault with it.
TEST(FixturesOfRounds, KeepEveryClauseThatIsWatched) {
    ClauseTally tally;
    int rounds = 0;
    for (const std::string& file : support::fixture_files("rounds")) {
        const Fixture fixture = read_fixture_file(file);
        expect_kept({scene_of(fixture), {}, fixture.document.at("round").dump()}, tally, file);
        ++rounds;
    }
    EXPECT_GT(rounds, 150);
    for (const MonitorName& monitor : round_monitor_names()) {
        EXPECT_GT(tally.fired[monitor.clause.index()], 0U) << monitor.clause.id();
    }
}

TEST(RandomRounds, AreTheSameForTheSameSeedAndReadAsWritten) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Case once = generate::random_round_case(seed);
        const Case again = generate::random_round_case(seed);
        EXPECT_EQ(once.kind(), CaseKind::round);
        EXPECT_EQ(once.scene, again.scene);
        EXPECT_EQ(once.round, again.round);
        const Case read = read_case(write_case(once));
        EXPECT_EQ(read.scene, once.scene);
        EXPECT_EQ(Json::parse(read.round), Json::parse(once.round));
    }
}

TEST(SmallestRound, IsOneMinimalAndKeepsTheStepsThatMatter) {
    const auto spawns = [](const Case& tried) {
        ClauseTally tally;
        return verify_round(tried, tally).empty() &&
               tally.fired["monster.spawn"_clause.index()] > 0;
    };
    std::uint64_t seed = 0;
    while (!spawns(generate::random_round_case(seed))) {
        ++seed;
    }
    const Case small = smallest(generate::random_round_case(seed), spawns);
    EXPECT_EQ(small.scene.figures.size(), 1U) << write_case(small);
    EXPECT_EQ(small.kind(), CaseKind::round);
    EXPECT_TRUE(is_one_minimal(small, spawns));
    EXPECT_NE(small.round.find("spawn"), std::string::npos) << small.round;
}

TEST(CaseDocument, OfARoundMustHoldDecisionsOfARound) {
    Json document = write_case(generate::random_round_case(1));
    document["round"]["characters"] = {{"nobody", "pass"}};
    EXPECT_THROW(static_cast<void>(read_case(document)), InputError);
    document["round"] = {{"chose", {0}}};
    EXPECT_THROW(static_cast<void>(read_case(document)), InputError);
}

}  // namespace
}  // namespace standee::verify
