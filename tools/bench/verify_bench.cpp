#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "lib/edition.hpp"
#include "verify/campaign/campaign.hpp"
#include "verify/check/check.hpp"
#include "verify/generate/dice.hpp"
#include "verify/generate/random_scene.hpp"

// Verified turns a second, on one core and on two: planned, worked out by the rulebook and
// compared.

namespace standee::bench {
namespace {

using generate::Dice;

/// A board with a few special hexes.
Map board_of(Dice& dice, int columns, int rows) {
    Map map;
    map.edges = Border::open;
    for (int q = 0; q < columns; ++q) {
        for (int row = 0; row < rows; ++row) {
            map.hexes.push_back({q, row - q / 2});
        }
    }
    const std::array<std::vector<Hex> Map::*, 4> kinds{&Map::obstacles, &Map::difficult, &Map::icy,
                                                       &Map::hazardous};
    std::vector<Hex> hexes = map.hexes;
    dice.shuffle(hexes);
    for (int i = dice.between(0, 3); i > 0; --i) {
        if (dice.percent(20)) {
            map.traps.push_back({hexes.back(), {}, {}});
        } else {
            (map.*kinds[static_cast<std::size_t>(dice.below(4))]).push_back(hexes.back());
        }
        hexes.pop_back();
    }
    return map;
}

Ability random_attack(Dice& dice) {
    AttackAbility attack;
    attack.value = {2, false};
    if (const int range = dice.between(0, 3); range > 0) {
        attack.range = Amount{range, false};
    }
    attack.targets = TargetCount{{dice.percent(33) ? 2 : 1, false}, false};
    return {attack};
}

/// A monster and its enemies on a board, with a move and an attack.
Scene turn_on(Dice& dice, const Map& map, int enemies) {
    Scene scene;
    scene.edition = printed_editions()[static_cast<std::size_t>(dice.below(4))];
    scene.map = map;
    std::vector<Hex> hexes = map.hexes;
    std::erase_if(hexes, [&](Hex hex) {
        return std::ranges::find(map.obstacles, hex) != map.obstacles.end();
    });
    dice.shuffle(hexes);
    scene.figures.push_back({.id = "A", .at = hexes[0]});
    for (int i = 1; i <= enemies; ++i) {
        scene.figures.push_back({.id = "C" + std::to_string(i),
                                 .kind = Kind::character,
                                 .side = Side::party,
                                 .at = hexes[static_cast<std::size_t>(i)],
                                 .initiative = Initiative{10.0 * i, {}}});
    }
    scene.turn =
        TurnOrder{"A", std::vector<Ability>{{MoveAbility{{dice.between(0, 4), false}, false}},
                                            random_attack(dice)}};
    return scene;
}

void verified_turns(benchmark::State& state, const std::vector<Scene>& scenes) {
    std::vector<verify::Case> cases;
    for (const Scene& scene : scenes) {
        cases.push_back({.scene = scene});
    }
    verify::Checker checker;
    verify::ClauseTally tally;
    std::size_t breaches = 0;
    for (auto _ : state) {
        for (const verify::Case& tried : cases) {
            breaches += checker.check(tried, tally, verify::Depth::quick).size();
        }
    }
    if (breaches != 0) {
        state.SkipWithError("a turn was found wrong");
    }
    state.counters["turns/s"] = benchmark::Counter(
        static_cast<double>(state.iterations()) * static_cast<double>(scenes.size()),
        benchmark::Counter::kIsRate);
}

/// As an exhaustive campaign goes through them: many turns on each board.
void verified_turns_on(benchmark::State& state, int columns, int rows, int enemies) {
    Dice dice{5};
    std::vector<Scene> scenes;
    for (int board = 0; board < 200; ++board) {
        const Map map = board_of(dice, columns, rows);
        for (int i = 0; i < 50; ++i) {
            scenes.push_back(turn_on(dice, map, enemies));
        }
    }
    verified_turns(state, scenes);
}
BENCHMARK_CAPTURE(verified_turns_on, twelve_hexes, 4, 3, 2)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(verified_turns_on, sixteen_by_seven, 16, 7, 3)->Unit(benchmark::kMillisecond);

/// The scenes of the random campaigns, with everything in the way and each on a map of its own.
void verified_random_turns(benchmark::State& state, int columns, int rows) {
    std::vector<Scene> scenes;
    for (std::uint64_t seed = 0; seed < 5000; ++seed) {
        scenes.push_back(generate::random_scene(seed, {columns, rows, 6, {}}));
    }
    verified_turns(state, scenes);
}
BENCHMARK_CAPTURE(verified_random_turns, four_by_three, 4, 3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(verified_random_turns, ten_by_eight, 10, 8)->Unit(benchmark::kMillisecond);

/// A campaign of a scope, its boards drawn: generated, compiled, planned, worked out by the
/// rulebook and compared; by so many threads.
void campaign(benchmark::State& state, const char* scope, std::uint64_t cases) {
    verify::CampaignPlan plan;
    plan.scope = scope;
    plan.cases = cases;
    plan.jobs = static_cast<int>(state.range(0));
    plan.editions.assign(printed_editions().begin(), printed_editions().end());
    for (auto _ : state) {
        if (verify::run_campaign(plan).found(verify::FindingKind::violation) != 0) {
            state.SkipWithError("a turn was found wrong");
        }
    }
    state.counters["turns/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()) * static_cast<double>(cases),
                           benchmark::Counter::kIsRate);
}
void on_one_and_two(benchmark::internal::Benchmark* bench) {
    bench->ArgName("jobs")->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
}
BENCHMARK_CAPTURE(campaign, twelve_hexes, "dozen", 100'000)->Apply(on_one_and_two);
BENCHMARK_CAPTURE(campaign, sixteen_by_seven, "hall", 20'000)->Apply(on_one_and_two);

}  // namespace
}  // namespace standee::bench
