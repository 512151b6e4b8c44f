#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "files/read_file.hpp"
#include "files/round_file.hpp"
#include "threat/threat.hpp"

namespace standee {
namespace {

/// The crowded room with eight of its monsters, of all its sets.
Scene with_eight_monsters(const std::string& edition) {
    const Fixture fixture = read_fixture_file(
        STANDEE_SOURCE_DIR "/fixtures/rounds/initiative/a-round-of-twenty-figures.json:" + edition);
    Scene scene = read_round(fixture).scene;
    const std::vector<std::string> kept{"G1", "G4", "A1", "A3", "I1", "P1", "S1", "W"};
    std::erase_if(scene.figures, [&](const Figure& figure) {
        return figure.side == Side::monsters && std::ranges::count(kept, figure.id) == 0;
    });
    return scene;
}

/// Where is C1 safe? Over 60 hexes or a few more; the map compiled and the scene copied included.
/// The aim is under 20 ms on one core.
void threat(benchmark::State& state, const std::string& edition) {
    const Scene scene = with_eight_monsters(edition);
    std::size_t hexes = 0;
    for (auto _ : state) {
        hexes = threat_map(scene, "C1", {9, true}).hexes.size();
    }
    state.counters["hexes"] = static_cast<double>(hexes);
    state.counters["monsters"] = 8;
}

BENCHMARK_CAPTURE(threat, gloomhaven, "gloomhaven")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(threat, frosthaven, "frosthaven")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace standee
