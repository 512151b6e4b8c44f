#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "files/fixture_editions.hpp"
#include "files/fixture_json.hpp"
#include "files/read_file.hpp"
#include "focus/turn.hpp"
#include "lib/board.hpp"
#include "tools/bench/hand_fill.hpp"

// The published cases, each with its scene read and its board compiled beforehand; and how a turn
// grows with the board.

namespace standee::bench {
namespace {

using Clock = std::chrono::steady_clock;

struct Case {
    std::string name;
    std::string text;
    Scene scene;
    Board board;
};

std::vector<Case> published_cases() {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(
             std::filesystem::path{STANDEE_SOURCE_DIR} / "fixtures/turns/published")) {
        if (entry.path().extension() == ".json") {
            paths.push_back(entry.path());
        }
    }
    std::ranges::sort(paths);
    std::vector<Case> cases;
    for (const auto& path : paths) {
        for (const NamedDocument& one :
             in_each_edition(path.filename().string(), read_document(path.string()))) {
            Scene scene = scene_of(read_fixture(one.document));
            Board board{scene.map};
            cases.push_back(
                {one.name, one.document.json().dump(), std::move(scene), std::move(board)});
        }
    }
    return cases;
}

/// Microseconds that one call of `work` takes: the median of several batches.
template <class Work>
double microseconds(Work work, int batch) {
    std::vector<double> times;
    for (int repeat = 0; repeat < 7; ++repeat) {
        const auto start = Clock::now();
        for (int i = 0; i < batch; ++i) {
            work();
        }
        times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count() /
                        batch);
    }
    std::ranges::nth_element(times, times.begin() + 3);
    return times[3];
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

void published_turns(benchmark::State& state) {
    const std::vector<Case> cases = published_cases();
    TurnPlanner planner;
    for (auto _ : state) {
        std::vector<double> turns, fills, ratios, reads, compiles;
        for (const Case& one : cases) {
            HandFill hand{one.board};
            const HexIndex start = one.board.find(one.scene.find(one.scene.turn->figure)->at);
            fills.push_back(microseconds([&] { benchmark::DoNotOptimize(hand.fill(start)); }, 50));
            turns.push_back(microseconds(
                [&] { benchmark::DoNotOptimize(planner.plan(one.scene, one.board)); }, 20));
            ratios.push_back(turns.back() / fills.back());
            reads.push_back(microseconds(
                [&] {
                    benchmark::DoNotOptimize(scene_of(read_fixture(Document::parse(one.text))));
                },
                2));
            compiles.push_back(
                microseconds([&] { benchmark::DoNotOptimize(Board{one.scene.map}); }, 5));
        }
        state.counters["turn_us"] = median(turns);
        state.counters["hand_fill_us"] = median(fills);
        state.counters["turn/fill"] = median(turns) / median(fills);
        state.counters["median_of_ratios"] = median(ratios);
        state.counters["read_us"] = median(reads);
        state.counters["compile_us"] = median(compiles);
        state.counters["slowest_us"] = std::ranges::max(turns);
    }
}
BENCHMARK(published_turns)->Iterations(1)->Unit(benchmark::kMillisecond);

void heaviest_case(benchmark::State& state, const std::string& name) {
    for (const Case& one : published_cases()) {
        if (one.name == name) {
            TurnPlanner planner;
            for (auto _ : state) {
                benchmark::DoNotOptimize(planner.plan(one.scene, one.board));
            }
            return;
        }
    }
    state.SkipWithError("no such case");
}
BENCHMARK_CAPTURE(heaviest_case, mover_131_gloomhaven, "mover-131.json:gloomhaven")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(heaviest_case, mover_131_jaws_of_the_lion, "mover-131.json:jaws-of-the-lion")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(heaviest_case, mover_131_frosthaven, "mover-131.json:frosthaven")
    ->Unit(benchmark::kMicrosecond);

/// A room of `side` by `side` hexes with some of every terrain; enemies at the far end.
Scene wide_room(int side, int enemies) {
    Scene scene;
    for (int q = 0; q < side; ++q) {
        for (int row = 0; row < side; ++row) {
            const Hex hex{q, row - q / 2};
            scene.map.hexes.push_back(hex);
            const int mixed = (q * 31 + row * 17) % 23;
            if (q > 0 && q < side - 1 && mixed == 1) {
                scene.map.obstacles.push_back(hex);
            } else if (mixed == 2) {
                scene.map.difficult.push_back(hex);
            } else if (q > 0 && q < side - 1 && mixed == 3) {
                scene.map.traps.push_back({.at = hex, .damage = {}, .conditions = {}});
            }
        }
    }
    scene.figures.push_back({.id = "A", .kind = Kind::monster, .side = Side::monsters, .at = {}});
    for (int i = 0; i < enemies; ++i) {
        const int q = side - 1;
        scene.figures.push_back({.id = fmt::format("C{}", i),
                                 .kind = Kind::character,
                                 .side = Side::party,
                                 .at = {q, i - q / 2},
                                 .initiative = Initiative{10.0 + i, {}}});
    }
    scene.turn = TurnOrder{
        "A", std::vector<Ability>{Ability{MoveAbility{.points = {4}}},
                                  Ability{AttackAbility{.value = {3}, .range = Amount{3}}}}};
    return scene;
}

void turn_on_a_wide_board(benchmark::State& state) {
    const auto enemies = static_cast<int>(state.range(1));
    const Scene scene = wide_room(static_cast<int>(state.range(0)), enemies);
    const Board board{scene.map};
    TurnPlanner planner;
    for (auto _ : state) {
        benchmark::DoNotOptimize(planner.plan(scene, board));
    }
    state.counters["hexes"] = board.size();
    state.counters["per_hex_and_enemy"] =
        benchmark::Counter(static_cast<double>(state.iterations()) * board.size() * enemies,
                           benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(turn_on_a_wide_board)
    ->ArgNames({"side", "enemies"})
    ->ArgsProduct({{10, 32, 100}, {1, 4, 8}})
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace standee::bench
