#include "play/spawning/nearness.hpp"

#include <algorithm>

#include "focus/turn_context.hpp"
#include "pathing/shortest_paths.hpp"

namespace standee {
namespace {

/// Whether `other` is an enemy that counts; invisible figures, for example, do not
/// [condition.invisible, ally.no-interaction].
bool is_open_enemy(const Figure& figure, const Figure& other) {
    return are_enemies(figure, other) && is_open_to_enemies(other);
}

/// The distance of a hex: the cost of the path and, among equals, the range.
using NearByPath = std::pair<Cost, int>;

/// Updates `best` for each of the hexes with the best path to one hex of an enemy, and the range to
/// that enemy, where these are better.
void improve(const GameState& state, const Figure& figure, HexIndex goal,
             const std::vector<int>& ranges, const std::vector<Hex>& hexes,
             const std::vector<Occupancy>& presence, std::vector<NearByPath>& best) {
    Movement movement;
    movement.prepare(state.board(), gait_of(figure, manner_of(figure.flying, false)), state.rules(),
                     presence, goal);
    DistancesFrom distances;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const HexIndex start = state.index(hexes[i]);
        distances.search(movement, start);
        best[i] = std::min(best[i], NearByPath{distances.to(goal), ranges[start]});
    }
}

std::vector<NearByPath> near_by_path(const GameState& state, const Figure& figure,
                                     const std::vector<Hex>& hexes) {
    std::vector<NearByPath> best(hexes.size(), {Cost::none(), GameState::out_of_reach});
    const std::vector<Occupancy> presence = presence_around(state.scene(), state.board(), figure);
    for (const Figure& enemy : state.scene().figures) {
        if (is_open_enemy(figure, enemy)) {
            const std::vector<int> ranges = state.ranges_from(enemy);
            for_each_hex_of(enemy, [&](Hex hex) {
                improve(state, figure, state.index(hex), ranges, hexes, presence, best);
            });
        }
    }
    return best;
}

template <class Measure>
void mark_least(const std::vector<Measure>& measures, std::vector<bool>& marked) {
    const Measure least = std::ranges::min(measures);
    for (std::size_t i = 0; i < measures.size(); ++i) {
        marked[i] = marked[i] || measures[i] == least;
    }
}

}  // namespace

int range_to_an_enemy(const GameState& state, const Figure& figure, Hex from) {
    const std::vector<int> ranges = state.ranges_from(from);
    int least = GameState::out_of_reach;
    for (const Figure& other : state.scene().figures) {
        if (is_open_enemy(figure, other)) {
            least = std::min(least, state.nearest_of(ranges, other));
        }
    }
    return least;
}

// [monster.summon, condition.invisible]
std::vector<Hex> nearest_to_an_enemy(const GameState& state, const Figure& figure,
                                     std::vector<Hex> hexes) {
    if (hexes.size() < 2) {
        return hexes;
    }
    std::vector<bool> near(hexes.size());
    mark_least(near_by_path(state, figure, hexes), near);
    if (state.rules().summon_nearness == Nearness::path_or_range) {
        std::vector<int> ranges;
        for (const Hex hex : hexes) {
            ranges.push_back(range_to_an_enemy(state, figure, hex));
        }
        mark_least(ranges, near);
    }
    std::size_t i = 0;
    std::erase_if(hexes, [&](Hex) { return !near[i++]; });
    return hexes;
}

}  // namespace standee
