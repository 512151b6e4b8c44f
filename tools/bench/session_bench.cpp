#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>

#include "play/round/round.hpp"
#include "session/session.hpp"

namespace standee {
namespace {

/// 400 hexes, four characters that rest, and twenty guards who act one after another.
Json board_of_a_session() {
    Json document{{"format", "scene/1"}, {"edition", "gloomhaven"}};
    for (int q = 0; q < 20; ++q) {
        for (int row = 0; row < 20; ++row) {
            document["map"]["hexes"].push_back({q, row - q / 2});
        }
    }
    const auto add = [&](const std::string& id, Json figure, int q, int row) {
        figure["id"] = id;
        figure["at"] = {q, row - q / 2};
        figure["hp"] = figure["maxHp"] = 90;
        document["figures"].push_back(std::move(figure));
    };
    for (int i = 0; i < 4; ++i) {
        add("C" + std::to_string(i),
            {{"kind", "character"}, {"side", "party"}, {"initiative", i == 0 ? 1 : 50 + i}}, 18,
            4 * i + 2);
    }
    for (int i = 0; i < 20; ++i) {
        add("G" + std::to_string(i),
            {{"kind", "monster"},
             {"side", "monsters"},
             {"name", "guard"},
             {"standee", i},
             {"move", 2},
             {"attack", 2}},
            i % 3, i);
    }
    document["cards"]["guard"] = {
        {"initiative", 5},
        {"abilities", {{{"move", {{"points", "+0"}}}}, {{"attack", {{"value", "+0"}}}}}}};
    return document;
}

/// The end of a character's turn and the turn of a guard up to its choice, as one command of a
/// session.
void a_turn_in_a_session(benchmark::State& state) {
    const Session start{board_of_a_session(), {.seed = 1}};
    for (auto _ : state) {
        Session session = start;
        benchmark::DoNotOptimize(session.command("end"));
    }
}

/// The same legs without a session.
void a_turn_alone(benchmark::State& state) {
    const Session start{board_of_a_session(), {.seed = 1}};
    for (auto _ : state) {
        LegAnswer answer = play_leg(start.scene(), leg::EndTurn{"C0"});
        answer = play_leg(answer.scene, leg::Turn{}, {.board = answer.board});
        benchmark::DoNotOptimize(answer);
    }
}

BENCHMARK(a_turn_in_a_session)->Unit(benchmark::kMicrosecond);
BENCHMARK(a_turn_alone)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace standee
