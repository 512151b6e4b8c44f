#include <benchmark/benchmark.h>

#include <string>

#include "files/fixture_json.hpp"
#include "files/read_file.hpp"
#include "files/round_file.hpp"
#include "play/round/round.hpp"

namespace standee {
namespace {

/// A whole round on two rooms of a real size, its scene copied and its map compiled included; the
/// aim is under 2 ms on one core for 20 figures.
void whole_round(benchmark::State& state, const std::string& name) {
    const Fixture fixture =
        read_fixture_file(STANDEE_SOURCE_DIR "/fixtures/rounds/initiative/a-" + name);
    const RoundFile file = read_round(fixture);
    std::size_t turns = 0;
    for (auto _ : state) {
        turns = play_round(file.scene, file.orders).order.size();
    }
    state.counters["figures"] = static_cast<double>(file.scene.figures.size());
    state.counters["turns"] = static_cast<double>(turns);
}

BENCHMARK_CAPTURE(whole_round, gloomhaven, "whole-round-on-a-real-board.json:gloomhaven")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(whole_round, frosthaven, "whole-round-on-a-real-board.json:frosthaven")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(whole_round, twenty_gloomhaven, "round-of-twenty-figures.json:gloomhaven")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(whole_round, twenty_frosthaven, "round-of-twenty-figures.json:frosthaven")
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace standee
