#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>
#include <string>

#include "api/call.hpp"
#include "files/document.hpp"
#include "files/fixture_json.hpp"

// What a program pays that gives the engine text: reading a scene, and a turn from text to text.

namespace standee::bench {
namespace {

/// A room of 10 by 10 hexes with some terrain, four characters, six monsters and a card.
std::string room_as_text() {
    Json scene{{"format", "scene/1"}, {"edition", "frosthaven"}};
    for (int q = 0; q < 10; ++q) {
        for (int row = 0; row < 10; ++row) {
            const Json hex{q, row - q / 2};
            scene["map"]["hexes"].push_back(hex);
            const int mixed = (q * 31 + row * 17) % 23;
            if (mixed == 1) {
                scene["map"]["obstacles"].push_back(hex);
            } else if (mixed == 2) {
                scene["map"]["difficult"].push_back(hex);
            }
        }
    }
    const auto add = [&](const std::string& id, Json figure, int q, int row) {
        figure["id"] = id;
        figure["at"] = {q, row - q / 2};
        figure["hp"] = figure["maxHp"] = 10;
        scene["figures"].push_back(std::move(figure));
    };
    for (int i = 0; i < 4; ++i) {
        add("C" + std::to_string(i),
            {{"kind", "character"}, {"side", "party"}, {"initiative", 20 + i}}, 8, 2 * i);
    }
    for (int i = 0; i < 6; ++i) {
        add("G" + std::to_string(i),
            {{"kind", "monster"},
             {"side", "monsters"},
             {"name", "guard"},
             {"standee", i + 1},
             {"move", 2},
             {"attack", 3}},
            0, i);
    }
    scene["turn"] = {
        {"figure", "G0"},
        {"abilities", {{{"move", {{"points", "+1"}}}}, {{"attack", {{"value", "+0"}}}}}}};
    return scene.dump();
}

void reading_a_scene(benchmark::State& state) {
    const std::string text = room_as_text();
    for (auto _ : state) {
        benchmark::DoNotOptimize(scene_of(read_fixture(Document::parse(text))));
    }
    state.counters["bytes"] = static_cast<double>(text.size());
}

void turn_of_a_text(benchmark::State& state) {
    const std::string text = room_as_text();
    for (auto _ : state) {
        benchmark::DoNotOptimize(api::call("turn", text));
    }
}

BENCHMARK(reading_a_scene)->Unit(benchmark::kMicrosecond);
BENCHMARK(turn_of_a_text)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace standee::bench
