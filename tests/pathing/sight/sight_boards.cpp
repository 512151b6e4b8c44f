#include "tests/pathing/sight/sight_boards.hpp"

#include <algorithm>
#include <array>
#include <ostream>
#include <string_view>

namespace standee {

Map thrown_map(const Dice& dice, int width, int height) {
    constexpr std::array walls_per_cent{0, 2, 5, 10, 20, 35};
    const int wide = 1 + dice(width);
    const int high = 1 + dice(height);
    const int walls =
        walls_per_cent.at(static_cast<std::size_t>(dice(static_cast<int>(walls_per_cent.size()))));
    Map map;
    map.edges = dice(2) == 0 ? Border::open : Border::walls;
    for (int q = 0; q < wide; ++q) {
        for (int r = -q / 2; r < high - q / 2; ++r) {
            if (dice(100) < walls / 2) {
                if (dice(2) == 0) {
                    map.wall_hexes.push_back({q, r});
                }
                continue;
            }
            map.hexes.push_back({q, r});
            if (dice(100) < walls / 4) {
                map.doors.push_back({{q, r}, dice(3) == 0});
            }
        }
    }
    if (map.hexes.empty()) {
        map.hexes.push_back({wide, 0});
    }
    for (const Hex h : map.hexes) {
        for (const Direction d : all_directions) {
            if (dice(200) < walls) {
                map.walls.push_back({h, neighbour(h, d)});
            }
        }
    }
    return map;
}

rc::Gen<Map> any_map(int width, int height) {
    return rc::gen::resize(rc::kNominalSize, rc::gen::exec([=] {
                               return thrown_map([](int n) { return *rc::gen::inRange(0, n); },
                                                 width, height);
                           }));
}

Map carried(const Map& map, const std::function<Hex(Hex)>& change) {
    Map result = map;
    for (auto* hexes : {&result.hexes, &result.wall_hexes}) {
        std::ranges::for_each(*hexes, [&](Hex& h) { h = change(h); });
    }
    for (Edge& wall : result.walls) {
        wall = {change(wall.a), change(wall.b)};
    }
    for (Door& door : result.doors) {
        door.at = change(door.at);
    }
    return result;
}

void showValue(Hex hex, std::ostream& out) { out << '[' << hex.q << ',' << hex.r << ']'; }

void showValue(const Map& map, std::ostream& out) {
    const auto list = [&](std::string_view name, const auto& values, auto show) {
        out << name << ':';
        std::ranges::for_each(values, show);
        out << '\n';
    };
    const auto show_hex = [&](Hex h) { showValue(h, out); };
    list("hexes", map.hexes, show_hex);
    list("wall hexes", map.wall_hexes, show_hex);
    list("walls", map.walls, [&](Edge wall) {
        out << ' ';
        showValue(wall.a, out);
        showValue(wall.b, out);
    });
    list("doors", map.doors, [&](Door door) {
        showValue(door.at, out);
        out << (door.open ? " open " : " closed ");
    });
    out << "edges: " << (map.edges == Border::open ? "open" : "walls") << '\n';
}

}  // namespace standee
