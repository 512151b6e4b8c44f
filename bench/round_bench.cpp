#include <benchmark/benchmark.h>

#include <string>

#include "lib/json/fixture_json.hpp"
#include "play/round.hpp"
#include "play/round_file.hpp"

namespace standee {
namespace {

/// A whole round of 19 figures that act, on two rooms of a real size, its scene copied and its map
/// compiled included; the aim is under 2 ms on one core.
void whole_round(benchmark::State& state, const std::string& edition) {
    const Fixture fixture = read_fixture_file(
        STANDEE_SOURCE_DIR "/fixtures/rounds/a-whole-round-on-a-real-board-" + edition + ".json");
    const RoundFile file = read_round(fixture);
    std::size_t turns = 0;
    for (auto _ : state) {
        turns = play_round(file.scene, file.orders).order.size();
    }
    state.counters["figures"] = static_cast<double>(file.scene.figures.size());
    state.counters["turns"] = static_cast<double>(turns);
}

BENCHMARK_CAPTURE(whole_round, gloomhaven, "gloomhaven")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(whole_round, frosthaven, "frosthaven")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace standee
