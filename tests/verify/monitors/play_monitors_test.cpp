#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/verify/monitors/play_told.hpp"
#include "verify/generate/random_play.hpp"
#include "verify/monitors/play_verifier.hpp"

// Each monitor is silent about no step in which its clause decides, and sees it broken in a log
// that tells the step wrongly.

namespace standee::verify {
namespace {

std::vector<Planted> all_planted() {
    std::vector<Planted> all;
    for (const auto& family : {planted_in_attacks()}) {
        all.insert(all.end(), family.begin(), family.end());
    }
    return all;
}

class PlantedLogs : public testing::TestWithParam<Planted> {};

TEST_P(PlantedLogs, AreDecidedByTheClauseAndBreakItToldWrongly) {
    const Planted& planted = GetParam();
    const Scene scene = small_scene(planted.edition, planted.map, planted.figures, planted.more);
    Told log = told(scene, planted.step);
    const Seen rightly = seen(planted.clause, log);
    EXPECT_EQ(rightly.verdict, Verdict::decisive)
        << rightly.why << (log.refusal ? log.refusal->sentence() : "");
    planted.wrongly(log);
    const Seen wrongly = seen(planted.clause, log);
    EXPECT_EQ(wrongly.verdict, Verdict::broken);
    EXPECT_FALSE(wrongly.why.empty());
}

std::string name_of_test(const testing::TestParamInfo<Planted>& planted) {
    std::string name{planted.param.clause.id()};
    std::ranges::replace_if(name, [](char c) { return c == '.' || c == '-'; }, '_');
    return name + "_" + std::to_string(planted.index);
}

INSTANTIATE_TEST_SUITE_P(Plays, PlantedLogs, testing::ValuesIn(all_planted()), name_of_test);

TEST(PlayMonitors, AreEachShownAWrongLog) {
    std::set<Clause> shown;
    for (const Planted& planted : all_planted()) {
        shown.insert(planted.clause);
    }
    for (const PlayMonitorName& monitor : play_monitor_names()) {
        EXPECT_TRUE(shown.contains(monitor.clause)) << monitor.clause.id();
    }
}

TEST(PlayMonitors, WatchEachClauseOnceInOrder) {
    const auto names = play_monitor_names();
    ASSERT_FALSE(names.empty());
    for (std::size_t i = 1; i < names.size(); ++i) {
        EXPECT_LT(names[i - 1].clause, names[i].clause);
    }
}

TEST(RandomPlays, KeepEveryClauseThatIsWatched) {
    ClauseTally tally;
    for (std::uint64_t seed = 0; seed < 5'000; ++seed) {
        const Case tried = generate::random_play(seed);
        for (const Breach& breach : verify_play(tried, tally)) {
            ADD_FAILURE() << "seed " << seed << ": " << breach.seen_by << ": " << breach.one_says;
        }
    }
    for (const PlayMonitorName& monitor : play_monitor_names()) {
        EXPECT_GT(tally.decisive[monitor.clause.index()], 0U) << monitor.clause.id();
    }
}

TEST(RandomPlays, AreTheSameForTheSameSeed) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Case once = generate::random_play(seed);
        const Case again = generate::random_play(seed);
        EXPECT_EQ(once.scene, again.scene);
        EXPECT_EQ(once.steps, again.steps);
        EXPECT_FALSE(once.steps.empty());
    }
}

TEST(RandomPlays, HaveLegalScenes) {
    for (std::uint64_t seed = 0; seed < 1'000; ++seed) {
        const Scene scene = generate::random_play(seed).scene;
        EXPECT_EQ(read_scene(write_scene(scene)), scene) << seed;
        EXPECT_LE(scene.figures.size(), 4U);
    }
}

}  // namespace
}  // namespace standee::verify
