#include <algorithm>
#include <array>

#include "verify/generate/play_parts.hpp"

namespace standee::generate {
namespace {

/// Hexes in columns of a little room, some of them missing or wall.
void lay_hexes(Dice& dice, Map& map) {
    constexpr std::array<Hex, 5> sizes{{{4, 3}, {3, 4}, {5, 3}, {2, 6}, {4, 4}}};
    const Hex size = sizes.at(static_cast<std::size_t>(dice.below(5)));
    for (int q = 0; q < size.q; ++q) {
        for (int r = -(q / 2); r < size.r - q / 2; ++r) {
            map.hexes.push_back({q, r});
        }
    }
    dice.shuffle(map.hexes);
    const bool walls = dice.percent(25);
    for (int gone = dice.below(4); gone > 0; --gone) {
        if (walls) {
            map.wall_hexes.push_back(map.hexes.back());
        }
        map.hexes.pop_back();
    }
    map.edges = dice.percent(15) ? Border::open : Border::walls;
}

void lay_walls(Dice& dice, Map& map) {
    for (int count = dice.percent(65) ? 0 : dice.between(1, 4); count > 0; --count) {
        const Hex from = dice.pick(map.hexes);
        const Edge wall{from, neighbour(from, all_directions.at(static_cast<std::size_t>(
                                                  dice.below(direction_count))))};
        const bool there = std::ranges::any_of(map.walls, [&](const Edge& other) {
            return other == wall || other == Edge{wall.b, wall.a};
        });
        if (!there) {
            map.walls.push_back(wall);
        }
    }
}

Trap any_trap(Dice& dice, const Edition& rules, Hex at) {
    Trap trap{at, std::nullopt, {}};
    if (dice.percent(60)) {
        return trap;
    }
    trap.damage = dice.between(0, 4);
    for (int count = dice.below(3); count > 0; --count) {
        const Condition condition = any_condition(dice, rules);
        if (std::ranges::count(trap.conditions, condition) == 0) {
            trap.conditions.push_back(condition);
        }
    }
    return trap;
}

/// Lays one kind of tile on each of some hexes; none has two.
class Tiles {
public:
    Tiles(Dice& dice, const Edition& rules, Map& map)
        : dice_{dice}, rules_{rules}, map_{map}, left_{map.hexes} {
        dice.shuffle(left_);
    }

    void lay() {
        if (dice_.percent(8)) {
            lay_some(100, 8, [&](Hex hex) { map_.icy.push_back(hex); });  // and nothing that hurts
            return;
        }
        // What lies under everything else: a few hexes are left for the figures to stand in.
        lay_some(45, 3, [&](Hex hex) { map_.traps.push_back(any_trap(dice_, rules_, hex)); });
        lay_some(35, 2, [&](Hex hex) { map_.hazardous.push_back(hex); });
        lay_some(35, 5, [&](Hex hex) { map_.icy.push_back(hex); });
        lay_some(30, 2, [&](Hex hex) { map_.obstacles.push_back(hex); });
        lay_some(15, 2, [&](Hex hex) { map_.difficult.push_back(hex); });
        lay_some(15, 1, [&](Hex hex) {
            const bool open = dice_.percent(30);
            map_.doors.push_back({hex, open, !open && dice_.percent(35)});
        });
        lay_some(12, 1, [&](Hex hex) { map_.treasure.push_back(hex); });
        lay_some(8, 2, [&](Hex hex) { map_.pressure_plates.push_back(hex); });
        lay_some(6, 2, [&](Hex hex) { map_.negative.push_back(hex); });
        lay_some(10, 3, [&](Hex hex) { map_.water.push_back(hex); });
        lay_some(10, 1, [&](Hex hex) { map_.starting_hexes.push_back(hex); });
        if (dice_.percent(5)) {
            map_.water_is = static_cast<WaterIs>(dice_.below(4));
        }
        hide_room();
        if (dice_.percent(15)) {
            const Edge link{dice_.pick(map_.hexes), dice_.pick(map_.hexes)};
            if (hex_distance(link.a, link.b) > 1) {
                map_.links.push_back(link);
            }
        }
    }

private:
    /// Takes hexes behind a closed door off the map until the door opens.
    void hide_room() {
        if (map_.doors.empty() || map_.doors.front().open || !dice_.percent(50)) {
            return;
        }
        Hex beside = map_.doors.front().at;
        for (int count = dice_.between(1, 3); count > 0; --count) {
            const auto next =
                std::ranges::find_if(left_, [&](Hex hex) { return are_neighbours(hex, beside); });
            if (next == left_.end()) {
                return;
            }
            beside = *next;
            map_.unrevealed.push_back(beside);
            left_.erase(next);
            std::erase(map_.hexes, beside);
        }
    }

    template <class Lay>
    void lay_some(int share, int most, Lay lay_one) {
        if (!dice_.percent(share)) {
            return;
        }
        for (int count = dice_.between(1, most); count > 0 && !left_.empty(); --count) {
            lay_one(left_.back());
            left_.pop_back();
        }
    }

    Dice& dice_;
    const Edition& rules_;
    Map& map_;
    std::vector<Hex> left_;
};

}  // namespace

void lay_play_map(Dice& dice, const Edition& rules, Map& map) {
    lay_hexes(dice, map);
    lay_walls(dice, map);
    Tiles{dice, rules, map}.lay();
}

}  // namespace standee::generate
