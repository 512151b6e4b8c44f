#include <benchmark/benchmark.h>

#include <vector>

#include "lib/edition.hpp"
#include "verify/generate/dice.hpp"
#include "verify/generate/parts.hpp"
#include "verify/monitors/turn_verifier.hpp"

// Verified turns a second, each scene with a map of its own: planned, worked out by the oracle,
// compared, and looked at by every monitor.

namespace standee::bench {
namespace {

using generate::Dice;

/// Some hexes of the map, each with a chance of so many in a hundred.
std::vector<Hex> some_of(Dice& dice, const std::vector<Hex>& hexes, int percent) {
    std::vector<Hex> some;
    for (Hex hex : hexes) {
        if (dice.percent(percent)) {
            some.push_back(hex);
        }
    }
    return some;
}

Map map_of(Dice& dice, int columns, int rows) {
    Map map;
    for (int q = 0; q < columns; ++q) {
        for (int row = 0; row < rows; ++row) {
            map.hexes.push_back({q, row - q / 2});
        }
    }
    const auto at_times = [&] { return some_of(dice, map.hexes, dice.percent(40) ? 15 : 0); };
    map.edges = dice.percent(50) ? Border::walls : Border::open;
    map.obstacles = at_times();
    map.difficult = at_times();
    map.icy = at_times();
    map.hazardous = at_times();
    for (Hex hex : at_times()) {
        map.traps.push_back({hex, {}, {}});
    }
    if (dice.percent(40)) {
        for (Hex hex : some_of(dice, map.hexes, 12)) {
            map.walls.push_back({hex, neighbour(hex, Direction::se)});
        }
    }
    return map;
}

Scene scene_of(Dice& dice, int columns, int rows, int enemies) {
    Scene scene;
    scene.edition = all_editions[static_cast<std::size_t>(dice.below(4))];
    scene.map = map_of(dice, columns, rows);
    generate::place_figures(dice, {columns, rows, enemies, scene.edition}, scene);
    scene.turn = generate::random_turn(dice, scene);
    return scene;
}

void verified_turns(benchmark::State& state, const std::vector<Scene>& scenes) {
    verify::TurnVerifier verifier;
    verify::ClauseTally tally;
    std::size_t breaches = 0;
    for (auto _ : state) {
        for (const Scene& scene : scenes) {
            breaches += verifier.verify(scene, tally).size();
        }
    }
    if (breaches != 0) {
        state.SkipWithError("a turn was found wrong");
    }
    state.counters["turns/s"] = benchmark::Counter(
        static_cast<double>(state.iterations() * scenes.size()), benchmark::Counter::kIsRate);
}

void verified_turns_on(benchmark::State& state, int columns, int rows, int enemies) {
    Dice dice{5};
    std::vector<Scene> scenes;
    for (int i = 0; i < 5000; ++i) {
        scenes.push_back(scene_of(dice, columns, rows, enemies));
    }
    verified_turns(state, scenes);
}
BENCHMARK_CAPTURE(verified_turns_on, twelve_hexes, 4, 3, 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(verified_turns_on, sixteen_by_seven, 16, 7, 6)->Unit(benchmark::kMillisecond);

/// The scenes of the random campaigns, with everything in the way.
void verified_random_turns(benchmark::State& state, int columns, int rows) {
    std::vector<Scene> scenes;
    for (std::uint64_t seed = 0; seed < 5000; ++seed) {
        scenes.push_back(generate::random_scene(seed, {columns, rows, 6, {}}));
    }
    verified_turns(state, scenes);
}
BENCHMARK_CAPTURE(verified_random_turns, four_by_three, 4, 3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(verified_random_turns, ten_by_eight, 10, 8)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace standee::bench
