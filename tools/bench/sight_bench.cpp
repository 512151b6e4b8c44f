#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "lib/board.hpp"
#include "pathing/sight/corridor_cache.hpp"
#include "pathing/sight/sight.hpp"

namespace standee {
namespace {

/// Numbers that look random and are the same everywhere.
class Dice {
public:
    std::uint32_t below(std::uint32_t n) {
        state_ = state_ * 6'364'136'223'846'793'005U + 1'442'695'040'888'963'407U;
        return static_cast<std::uint32_t>(state_ >> 33U) % n;
    }

private:
    std::uint64_t state_ = 1;
};

/// A drawn rectangle of floor within a walled border. Of the sides between its hexes,
/// `per_thousand` are wall lines.
Board walled_board(int width, int height, std::uint32_t per_thousand) {
    Dice dice;
    Map map;
    for (int q = 0; q < width; ++q) {
        for (int r = -q / 2; r < height - q / 2; ++r) {
            map.hexes.push_back({q, r});
            for (const Direction d : {Direction::ne, Direction::se, Direction::s}) {
                if (dice.below(1000) < per_thousand) {
                    map.walls.push_back({{q, r}, neighbour({q, r}, d)});
                }
            }
        }
    }
    return Board{map};
}

using Pairs = std::vector<std::pair<HexIndex, HexIndex>>;

Pairs pairs_at(const Board& board, int distance) {
    Pairs pairs;
    Dice dice;
    while (pairs.size() < 1000) {
        const auto a = static_cast<HexIndex>(dice.below(board.size()));
        const auto b = static_cast<HexIndex>(dice.below(board.size()));
        if (hex_distance(board.hex(a), board.hex(b)) == distance) {
            pairs.emplace_back(a, b);
        }
    }
    return pairs;
}

void ask(benchmark::State& state, const Board& board, SightRule rule, const Pairs& pairs) {
    const Sight sight{board, rule};
    std::int64_t seen = 0;
    for (const auto& [a, b] : pairs) {
        seen += sight.clear(a, b) ? 1 : 0;
    }
    std::size_t next = 0;
    for (auto step : state) {
        (void)step;
        benchmark::DoNotOptimize(sight.clear(pairs[next].first, pairs[next].second));
        next = next + 1 == pairs.size() ? 0 : next + 1;
    }
    state.SetLabel(std::to_string(seen * 100 / static_cast<std::int64_t>(pairs.size())) +
                   "% clear");
}

constexpr auto corners = SightRule::corner_to_corner;
constexpr auto any_part = SightRule::any_part_to_any_part;

/// One query within a board where one side in ten is a wall line; argument: hexes apart.
void sight_past_walls(benchmark::State& state, SightRule rule) {
    const Board board = walled_board(40, 30, 100);
    ask(state, board, rule, pairs_at(board, static_cast<int>(state.range(0))));
}
BENCHMARK_CAPTURE(sight_past_walls, corner_to_corner, corners)->Arg(3)->Arg(7)->Arg(12);
BENCHMARK_CAPTURE(sight_past_walls, any_part, any_part)->Arg(3)->Arg(7)->Arg(12);

/// One query within a board where only the border is wall; argument: hexes apart.
void sight_on_open_floor(benchmark::State& state, SightRule rule) {
    const Board board = walled_board(40, 30, 0);
    ask(state, board, rule, pairs_at(board, static_cast<int>(state.range(0))));
}
BENCHMARK_CAPTURE(sight_on_open_floor, corner_to_corner, corners)->Arg(3)->Arg(7)->Arg(12);
BENCHMARK_CAPTURE(sight_on_open_floor, any_part, any_part)->Arg(3)->Arg(7)->Arg(12);

/// One query across a board of 100 by 100 hexes; arguments: hexes apart, wall lines in 1000.
void sight_across_a_large_board(benchmark::State& state, SightRule rule) {
    const Board board = walled_board(100, 100, static_cast<std::uint32_t>(state.range(1)));
    ask(state, board, rule, pairs_at(board, static_cast<int>(state.range(0))));
}
BENCHMARK_CAPTURE(sight_across_a_large_board, corner_to_corner, corners)
    ->ArgsProduct({{20, 90}, {2, 20, 100}});
BENCHMARK_CAPTURE(sight_across_a_large_board, any_part, any_part)
    ->ArgsProduct({{20, 90}, {2, 20, 100}});

/// What the first query at a displacement pays; argument: hexes apart.
void making_a_corridor(benchmark::State& state, SightRule rule) {
    const auto distance = static_cast<int>(state.range(0));
    for (auto step : state) {
        (void)step;
        benchmark::DoNotOptimize(make_corridor(rule, {distance, -distance / 2}));
    }
}
BENCHMARK_CAPTURE(making_a_corridor, corner_to_corner, corners)->Arg(3)->Arg(7)->Arg(12);
BENCHMARK_CAPTURE(making_a_corridor, any_part, any_part)->Arg(3)->Arg(7)->Arg(12);

}  // namespace
}  // namespace standee
