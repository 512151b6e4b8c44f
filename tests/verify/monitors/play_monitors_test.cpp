#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "files/fixture_json.hpp"
#include "files/read_file.hpp"
#include "tests/support/fixture_files.hpp"
#include "tests/verify/monitors/play_told.hpp"
#include "verify/generate/random_play.hpp"
#include "verify/monitors/play_verifier.hpp"

// Each monitor is silent about no step in which its clause decides, and sees it broken in a log
// that tells the step wrongly.

namespace standee::verify {
namespace {

std::vector<Planted> all_planted() {
    std::vector<Planted> all;
    for (const auto& family :
         {planted_in_attacks(), planted_in_targets(), planted_after_attacks(), planted_in_damage(),
          planted_in_conditions(), planted_in_bonuses(), planted_in_forced_movement(),
          planted_in_ways(), planted_in_tiles(), planted_in_turns(), planted_in_control(),
          planted_in_loot(), planted_in_decks(), planted_on_cards(),
          planted_in_dependent_abilities(), planted_in_stat_texts(), planted_in_ranks()}) {
        all.insert(all.end(), family.begin(), family.end());
    }
    return all;
}

class PlantedLogs : public testing::TestWithParam<Planted> {};

TEST_P(PlantedLogs, AreDecidedByTheClauseAndBreakItToldWrongly) {
    const Planted& planted = GetParam();
    const Scene scene = small_scene(planted.edition, planted.map, planted.figures, planted.more);
    RecordedStep log = told(scene, planted.step);
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
    for (const MonitorName& monitor : play_monitor_names()) {
        EXPECT_TRUE(shown.contains(monitor.clause)) << monitor.clause.id();
    }
}

TEST(PlayMonitors, SeeWhatNoEventTells) {
    const RecordedStep log =
        told(small_scene("frosthaven", "", figure_c1(""), R"("elements":{"ice":"strong"})"),
             R"({"damage":{"to":"C1","amount":2}})");
    const auto found = [&](auto change) {
        RecordedStep wrong = log;
        change(wrong);
        const auto breaches =
            unreported_changes({wrong.before, wrong.step, wrong.events, wrong.after});
        return breaches.size() == 1 ? breaches[0].one_says : std::to_string(breaches.size());
    };
    EXPECT_EQ(found([](RecordedStep&) {}), "0");
    EXPECT_EQ(found([](RecordedStep& t) { t.figure_after("C1").hp = 9; }), "the hit points of C1");
    EXPECT_EQ(found([](RecordedStep& t) { t.figure_after("C1").at = {1, 0}; }), "the place of C1");
    EXPECT_EQ(found([](RecordedStep& t) { t.figure_after("C1").flying = true; }),
              "whether C1 flies");
    EXPECT_EQ(found([](RecordedStep& t) {
                  t.figure_after("C1").conditions = {{Condition::stun, false}};
              }),
              "the conditions of C1");
    EXPECT_EQ(found([](RecordedStep& t) { t.figure_after("C1").bonuses.emplace_back(); }),
              "the bonuses of C1");
    EXPECT_EQ(found([](RecordedStep& t) { t.after.figures.clear(); }), "C1 is on the map no more");
    EXPECT_EQ(found([](RecordedStep& t) { t.after.elements = {}; }), "the elements");
    EXPECT_EQ(found([](RecordedStep& t) { t.after.loot.push_back({0, 0}); }), "the loot tokens");
    EXPECT_EQ(found([](RecordedStep& t) { t.after.map.traps.emplace_back(); }), "the traps");
}

TEST(PlayMonitors, WatchTheClausesInOrder) {
    const auto names = play_monitor_names();
    ASSERT_FALSE(names.empty());
    for (std::size_t i = 1; i < names.size(); ++i) {
        EXPECT_LE(names[i - 1].clause, names[i].clause);
    }
}

TEST(RandomPlays, KeepEveryClauseThatIsWatched) {
    ClauseTally tally;
    for (std::uint64_t seed = 0; seed < 30'000; ++seed) {
        const Case tried = generate::random_play(seed);
        for (const Violation& breach : verify_play(tried, tally)) {
            ADD_FAILURE() << "seed " << seed << ": " << breach.detected_by << ": "
                          << breach.one_says;
        }
    }
    for (const MonitorName& monitor : play_monitor_names()) {
        EXPECT_GT(tally.decisive[monitor.clause.index()], 0U) << monitor.clause.id();
    }
}

/// What the fixtures show is right, so no monitor finds fault with it.
TEST(FixturesOfPlays, KeepEveryClauseThatIsWatched) {
    ClauseTally tally;
    int plays = 0;
    for (const std::string& file : support::fixture_files("plays")) {
        const Fixture fixture = read_fixture_file(file);
        Case tried{scene_of(fixture), {}};
        for (const Json& step : fixture.document.at("steps")) {
            tried.steps.push_back(step.dump());
        }
        for (const Violation& breach : verify_play(tried, tally)) {
            ADD_FAILURE() << file << ": " << breach.detected_by << ": " << breach.one_says;
        }
        ++plays;
    }
    EXPECT_GT(plays, 700);
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
