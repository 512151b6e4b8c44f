#include <algorithm>
#include <set>

#include "verify/generate/parts.hpp"

namespace standee::generate {
namespace {

/// Columns of hexes whose tops lie level, as tiles are drawn.
std::vector<Hex> rectangle(int columns, int rows) {
    std::vector<Hex> hexes;
    for (int q = 0; q < columns; ++q) {
        for (int row = 0; row < rows; ++row) {
            hexes.push_back({q, row - q / 2});
        }
    }
    return hexes;
}

/// Each hex with that chance.
std::vector<Hex> scattered(Dice& dice, const std::vector<Hex>& hexes, int percent) {
    std::vector<Hex> some;
    for (const Hex hex : hexes) {
        if (dice.percent(percent)) {
            some.push_back(hex);
        }
    }
    return some;
}

/// In `presence` of a hundred maps some hexes, sparse or dense; else none.
std::vector<Hex> at_times(Dice& dice, const std::vector<Hex>& hexes, int presence, int most) {
    return dice.percent(presence) ? scattered(dice, hexes, dice.between(3, most))
                                  : std::vector<Hex>{};
}

/// A line of hexes right across the board in one of three directions.
std::vector<Hex> line_across(Dice& dice, const std::vector<Hex>& hexes) {
    const Hex through = dice.pick(hexes);
    const int slant = dice.below(3);
    std::vector<Hex> line;
    for (const Hex hex : hexes) {
        const Hex d = hex - through;
        if ((slant == 0 && d.q == 0) || (slant == 1 && d.r == 0) ||
            (slant == 2 && d.q + d.r == 0)) {
            line.push_back(hex);
        }
    }
    return line;
}

void take_away(std::vector<Hex>& hexes, const std::vector<Hex>& gone) {
    std::erase_if(hexes, [&](Hex h) { return std::ranges::find(gone, h) != gone.end(); });
}

/// A row of wall hexes with a gap or two, some of them doors.
void build_partition(Dice& dice, Map& map) {
    std::vector<Hex> line = line_across(dice, map.hexes);
    dice.shuffle(line);
    const auto gaps = static_cast<std::size_t>(dice.between(1, 2));
    for (std::size_t i = 0; i < std::min(gaps, line.size()); ++i) {
        if (dice.percent(60)) {
            map.doors.push_back({line[i], dice.percent(65)});
        }
    }
    if (line.size() > gaps && map.hexes.size() > line.size() + 4) {
        const std::vector<Hex> solid(line.begin() + static_cast<std::ptrdiff_t>(gaps), line.end());
        take_away(map.hexes, solid);
        if (dice.percent(60)) {
            map.wall_hexes = solid;
        }
    }
}

void scatter_walls(Dice& dice, Map& map, int percent) {
    for (const Hex hex : map.hexes) {
        for (const Direction d : all_directions) {
            const Hex other = neighbour(hex, d);
            const bool listed = std::ranges::find(map.hexes, other) != map.hexes.end();
            if ((hex < other || !listed) && dice.percent(listed ? percent : percent / 3)) {
                map.walls.push_back({hex, other});
            }
        }
    }
}

/// A wall line along one side of a row of hexes, with a gap or so.
void draw_wall_line(Dice& dice, Map& map) {
    const std::vector<Hex> line = line_across(dice, map.hexes);
    const auto first = static_cast<std::size_t>(dice.below(direction_count));
    for (const Hex hex : line) {
        for (std::size_t turn = 0; turn < 2; ++turn) {
            const Direction d = all_directions[(first + turn) % all_directions.size()];
            if (dice.percent(85)) {
                map.walls.push_back({hex, neighbour(hex, d)});
            }
        }
    }
}

void raise_walls(Dice& dice, Map& map) {
    map.edges = dice.percent(50) ? Border::walls : Border::open;
    if (dice.percent(25)) {
        build_partition(dice, map);
    }
    if (dice.percent(15)) {
        const std::vector<Hex> holes = scattered(dice, map.hexes, dice.between(3, 20));
        if (map.hexes.size() > holes.size() + 4) {
            take_away(map.hexes, holes);
            std::erase_if(map.doors, [&](const Door& door) {
                return std::ranges::find(holes, door.at) != holes.end();
            });
            if (dice.percent(50)) {
                map.wall_hexes.insert(map.wall_hexes.end(), holes.begin(), holes.end());
            }
        }
    }
    if (dice.percent(20)) {
        draw_wall_line(dice, map);
    }
    if (dice.percent(20)) {
        scatter_walls(dice, map, dice.between(2, 15));
    }
}

void lay_doors(Dice& dice, Map& map) {
    for (const Hex hex : at_times(dice, map.hexes, 8, 6)) {
        if (std::ranges::find(map.doors, hex, &Door::at) == map.doors.end()) {
            map.doors.push_back({hex, dice.percent(50)});
        }
    }
}

void lay_traps(Dice& dice, Map& map) {
    for (const Hex hex : at_times(dice, map.hexes, 30, 22)) {
        Trap trap{hex, {}, {}};
        if (dice.percent(20)) {
            trap.damage = dice.between(0, 4);
        }
        if (trap.damage) {
            const int kind = dice.below(100);
            if (kind < 50) {
                trap.conditions.push_back(kind < 15 ? Condition::stun : Condition::poison);
            }
        }
        map.traps.push_back(trap);
    }
}

/// A link joins parts of the map that do not touch: never a hex and its neighbour.
void join_links(Dice& dice, Map& map) {
    if (!dice.percent(10)) {
        return;
    }
    for (int i = dice.between(1, 2); i > 0; --i) {
        const Edge link{dice.pick(map.hexes), dice.pick(map.hexes)};
        const auto joins_same = [&](const Edge& e) {
            return e == link || (e.a == link.b && e.b == link.a);
        };
        if (hex_distance(link.a, link.b) > 1 && std::ranges::none_of(map.links, joins_same)) {
            map.links.push_back(link);
        }
    }
}

}  // namespace

Map random_map(Dice& dice, const GeneratorOptions& options) {
    const bool large = dice.percent(55);
    const int columns = dice.between(std::min(large ? 6 : 2, options.max_columns),
                                     std::min(large ? 10 : 6, options.max_columns));
    const int rows = dice.between(std::min(large ? 5 : 2, options.max_rows),
                                  std::min(large ? 8 : 5, options.max_rows));
    Map map;
    map.hexes = rectangle(columns, rows);
    raise_walls(dice, map);
    lay_doors(dice, map);
    map.obstacles = at_times(dice, map.hexes, 45, 25);
    map.difficult = at_times(dice, map.hexes, 30, 30);
    map.icy = at_times(dice, map.hexes, 20, 35);
    map.hazardous = at_times(dice, map.hexes, 25, 22);
    lay_traps(dice, map);
    map.treasure = at_times(dice, map.hexes, 5, 5);
    map.water = at_times(dice, map.hexes, 8, 50);
    map.starting_hexes = at_times(dice, map.hexes, 10, 8);
    std::erase_if(map.starting_hexes, [&](Hex hex) {  // no tile lies in one
        return std::ranges::count(map.obstacles, hex) > 0 ||
               std::ranges::count(map.traps, hex, &Trap::at) > 0 ||
               std::ranges::count(map.doors, hex, &Door::at) > 0;
    });
    map.pressure_plates = at_times(dice, map.hexes, 5, 5);
    map.negative = at_times(dice, map.hexes, 6, 20);
    join_links(dice, map);
    return map;
}

}  // namespace standee::generate
