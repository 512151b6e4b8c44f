#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "lib/copy_work.hpp"
#include "lib/work.hpp"
#include "rulebook/movement.hpp"
#include "rulebook/summons.hpp"
#include "rulebook/tiles.hpp"
#include "rulebook/traps_below.hpp"

// How near an enemy a monster is placed [monster.summon].

namespace standee::rulebook {
namespace {

constexpr int never = std::numeric_limits<int>::max();

/// The negative hexes on a way, and the movement points that it costs [monster.focus-path].
using WayCost = std::pair<int, int>;
constexpr WayCost no_way{never, never};

/// What entering a hex on foot adds: whether it is negative for the figure, and 2 points for
/// difficult terrain that is not icy, else 1 [monster.focus-negative-hexes, map.difficult].
WayCost cost_on_foot(const Table& table, const Figure& figure, Hex hex) {
    if (keeps_to_water(table, figure)) {
        return {0, 1};
    }
    const Map& map = table.scene.map;
    const bool negative = would_hurt(table, figure, hex) || lies_in(map.negative, hex);
    const bool slow = lies_in(map.difficult, hex) && !lies_in(map.icy, hex);
    return {negative ? 1 : 0, slow && table.on("map.difficult"_clause) ? 2 : 1};
}

WayCost cost_of_step(const Table& table, const Figure& figure, const GroundStep& step) {
    if (flies(table, figure)) {
        return {0, 1};
    }
    WayCost cost = cost_on_foot(table, figure, step.entered.front());
    for (std::size_t i = 1; i < step.entered.size(); ++i) {
        cost.first +=
            cost_on_foot(table, figure, step.entered[i]).first;  // a slide costs no points
    }
    return cost;
}

/// The table with nobody in one of the hexes, as if whoever is there had left it.
Table without_anybody_in(const Table& table, Hex hex) {
    Table other = table.trial();
    for (Figure& figure : other.scene.figures) {
        std::erase(figure.also_at, hex);
        if (figure.at == hex && is_large(figure)) {
            figure.at = figure.also_at.back();
            figure.also_at.pop_back();
        }
    }
    std::erase_if(other.scene.figures, [hex](const Figure& figure) { return figure.at == hex; });
    return other;
}

/// Whoever stands in a hex stops a slide before it; one that steps into it slides no farther
/// [map.icy].
void stop_slide_at(const Table& table, GroundStep& step, Hex hex) {
    auto there = std::ranges::find(step.entered, hex);
    there += there == step.entered.begin() ? 1 : 0;
    if (there != step.entered.end() && table.on("map.icy"_clause, "stops at figures")) {
        step.entered.erase(there, step.entered.end());
    }
}

/// The best way of a figure that begins in `start` to the hex of an enemy, with unlimited points.
/// It passes nobody where a trap could stop it [monster.focus-path, map.end-unoccupied].
WayCost best_way(const Table& table, const Figure& figure, Hex start, Hex enemy) {
    spend(copy_work(table.scene));
    const Table open = without_anybody_in(table, enemy);
    const Map& map = open.scene.map;
    const std::size_t tiles = map.hazardous.size() + map.obstacles.size() + map.difficult.size() +
                              map.icy.size() + map.negative.size() + map.water.size() +
                              map.traps.size();
    const auto passes = [&](Hex, Hex into) {
        return open.standing_in(into, figure.id) == nullptr ||
               !could_stop(open.scene, open.rules(), figure, into) ||
               !open.on("map.end-unoccupied"_clause, "not where a trap would hold it");
    };
    std::map<Hex, WayCost> reached;
    std::set<std::pair<WayCost, Hex>> next{{{0, 0}, start}};
    while (!next.empty()) {
        const auto [cost, hex] = *next.begin();
        next.erase(next.begin());
        if (!reached.emplace(hex, cost).second) {
            continue;
        }
        spend(128 + tiles);
        for (GroundStep& step : ground_steps(open, figure, hex, passes)) {
            stop_slide_at(table, step, enemy);
            const WayCost more = cost_of_step(open, figure, step);
            next.insert(
                {{cost.first + more.first, cost.second + more.second}, step.entered.back()});
        }
    }
    table.also_asked(open);
    const auto there = reached.find(enemy);
    const bool can_end = flies(table, figure) || keeps_to_water(table, figure) ||
                         !lies_in(table.scene.map.obstacles, enemy);
    return there != reached.end() && can_end ? there->second : no_way;
}

/// Enemies that it may focus on [condition.invisible, ally.no-interaction].
std::vector<const Figure*> enemies_of(const Table& table, const Figure& figure) {
    std::vector<const Figure*> enemies;
    for (const Figure& other : table.scene.figures) {
        const bool ignored =
            (other.has(Condition::invisible) && table.on("condition.invisible"_clause)) ||
            (other.no_interaction && table.on("ally.no-interaction"_clause));
        if (are_enemies(figure, other) && !ignored) {
            enemies.push_back(&other);
        }
    }
    return enemies;
}

/// How near an enemy a hex is by the way there, and of equal ways by range.
std::pair<WayCost, int> nearness_by_way(const Table& table, const Figure& figure, Hex hex) {
    std::pair<WayCost, int> nearest{no_way, never};
    for (const Figure* enemy : enemies_of(table, figure)) {
        const int range = table.range(hex, *enemy).value_or(never);
        for_each_hex_of(*enemy, [&](Hex at) {
            nearest = std::min(nearest, {best_way(table, figure, hex, at), range});
        });
    }
    return nearest;
}

}  // namespace

int range_to_an_enemy(const Table& table, const Figure& figure, Hex hex) {
    int nearest = never;
    for (const Figure* enemy : enemies_of(table, figure)) {
        nearest = std::min(nearest, table.range(hex, *enemy).value_or(never));
    }
    return nearest;
}

/// By the shortest way to an enemy, ways of equal length by range; where the edition does not say
/// how to measure, by way or by range [monster.summon].
std::vector<Hex> nearest_to_an_enemy(const Table& table, const Figure& figure,
                                     const std::vector<Hex>& hexes) {
    if (hexes.size() < 2 || !table.on("monster.summon"_clause)) {
        return hexes;
    }
    std::vector<std::pair<WayCost, int>> ways;
    std::vector<int> ranges;
    for (const Hex hex : hexes) {
        ways.push_back(nearness_by_way(table, figure, hex));
        ranges.push_back(range_to_an_enemy(table, figure, hex));
    }
    const bool either = table.book().summon_nearness == Nearness::path_or_range;
    std::vector<Hex> nearest;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        if (ways[i] == std::ranges::min(ways) ||
            (either && ranges[i] == std::ranges::min(ranges))) {
            nearest.push_back(hexes[i]);
        }
    }
    return nearest;
}

}  // namespace standee::rulebook
