#include "verify/generate/random_scene.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "files/scene_json.hpp"
#include "rulebook/planned_turn.hpp"

namespace standee::generate {
namespace {

TEST(Dice, DrawTheSameNumbersEverywhere) {
    Dice dice{1234567};
    EXPECT_EQ(dice.next(), 6457827717110365317U);
    EXPECT_EQ(dice.below(100), 17);  // 100 times the upper half of the next, 3203168211198807973
}

TEST(Dice, DrawEveryNumberOfTheRangeAndNoOther) {
    Dice dice{1};
    std::map<int, int> drawn;
    for (int i = 0; i < 6000; ++i) {
        ++drawn[dice.between(-2, 3)];
    }
    ASSERT_EQ(drawn.size(), 6U);
    for (const auto& [number, times] : drawn) {
        EXPECT_TRUE(number >= -2 && number <= 3);
        EXPECT_NEAR(times, 1000, 200);
    }
}

TEST(RandomScene, IsTheSameForTheSameSeed) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        EXPECT_EQ(random_scene(seed), random_scene(seed));
    }
    EXPECT_NE(random_scene(1), random_scene(2));
}

TEST(RandomScene, IsLegalAndReadsBackAsItWasWritten) {
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const Scene scene = random_scene(seed);
        EXPECT_EQ(read_scene(write_scene(scene)), scene) << "seed " << seed;
    }
}

TEST(RandomScene, StaysWithinItsOptions) {
    const GeneratorOptions options{4, 3, 2, edition(EditionId::gloomhaven)};
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Scene scene = random_scene(seed, options);
        EXPECT_EQ(scene.edition.id, EditionId::gloomhaven);
        EXPECT_LE(scene.map.hexes.size(), 12U);
    }
}

/// How many of `scenes` have each thing that matters in a turn.
std::map<std::string, int> counted(int scenes) {
    std::map<std::string, int> count;
    for (int seed = 0; seed < scenes; ++seed) {
        const Scene scene = random_scene(static_cast<std::uint64_t>(seed));
        const Map& map = scene.map;
        const Figure& actor = *scene.find("A");
        rulebook::Ground ground;
        const rulebook::Book book{rulebook::rules_of(scene.edition)};
        const rulebook::PlannedTurn answer = rulebook::plan_next_attack(scene, book, ground);
        const auto note = [&](const char* what, bool there) { count[what] += there ? 1 : 0; };
        std::size_t targets = 0;
        bool moves = false;
        for (const rulebook::PlannedOption& option : answer.options) {
            targets = std::max(targets, option.targets.size());
            moves = moves || option.end != actor.at;
        }
        note("obstacles", !map.obstacles.empty());
        note("difficult", !map.difficult.empty());
        note("icy", !map.icy.empty());
        note("hazardous", !map.hazardous.empty());
        note("traps", !map.traps.empty());
        note("wall hexes", !map.wall_hexes.empty());
        note("wall lines", !map.walls.empty());
        note("doors", !map.doors.empty());
        note("links", !map.links.empty());
        note("flying", actor.flying);
        note("a summon acts", actor.kind == Kind::summon);
        note("no focus", answer.foci.empty());
        note("several foci", answer.foci.size() > 1);
        note("moves", moves);
        note("attacks", targets > 0);
        note("several targets", targets > 1);
        note("several options", answer.options.size() > 1);
        note("moves out of reach", moves && targets == 0 && !answer.foci.empty());
        note("follows its summoner", answer.foci.empty() && moves);
    }
    return count;
}

TEST(RandomScene, BringsEachThingOftenEnoughToMatter) {
    constexpr int scenes = 2000;
    std::map<std::string, int> count = counted(scenes);
    const std::map<std::string, int> least_percent{{"obstacles", 25},
                                                   {"difficult", 15},
                                                   {"icy", 10},
                                                   {"hazardous", 10},
                                                   {"traps", 15},
                                                   {"wall hexes", 10},
                                                   {"wall lines", 20},
                                                   {"doors", 10},
                                                   {"links", 5},
                                                   {"flying", 5},
                                                   {"a summon acts", 10},
                                                   {"several foci", 5},
                                                   {"moves", 35},
                                                   {"attacks", 40},
                                                   {"several targets", 10},
                                                   {"several options", 15},
                                                   {"moves out of reach", 10}};
    for (const auto& [what, least] : least_percent) {
        EXPECT_GE(count[what] * 100, least * scenes) << what << ": " << count[what];
    }
    EXPECT_LE(count["no focus"] * 100, 20 * scenes);
    EXPECT_GE(count["follows its summoner"], 5);
}

}  // namespace
}  // namespace standee::generate
