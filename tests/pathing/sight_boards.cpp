#include "tests/pathing/sight_boards.hpp"

#include <algorithm>
#include <array>
#include <ostream>
#include <stdexcept>

#include "lib/board.hpp"
#include "pathing/sight.hpp"

namespace standee {

Picture::Picture(std::string_view text, const std::vector<std::string_view>& walls, Border edges) {
    map.edges = edges;
    text.remove_prefix(text.starts_with('\n') ? 1 : 0);
    int column = 0;
    int line = 0;
    for (const char c : text) {
        if (c == '\n') {
            column = 0;
            ++line;
            continue;
        }
        if (c != ' ') {
            if (letters.empty() && (line - column / 2) % 2 != 0) {
                ++line;  // any column may be the one that begins half a hex up
            }
            if (column % 2 != 0 || (line - column / 2) % 2 != 0) {
                throw std::invalid_argument("no hex lies here in a picture");
            }
            const Hex h{column / 2, (line - column / 2) / 2};
            (c == '#' ? map.wall_hexes : map.hexes).push_back(h);
            if (c == '+' || c == '/') {
                map.doors.push_back({h, c == '/'});
            }
            letters.emplace_back(c, h);
        }
        ++column;
    }
    for (const std::string_view wall : walls) {
        map.walls.push_back({at(wall.at(0)), at(wall.at(1))});
    }
}

Hex Picture::at(char letter) const {
    const auto found = std::ranges::find(letters, letter, &std::pair<char, Hex>::first);
    return found == letters.end() ? throw std::invalid_argument("no such letter") : found->second;
}

bool sees(const Picture& picture, SightRule rule) {
    const Board board{picture.map};
    return Sight{board, rule}.clear(board.find(picture.at('A')), board.find(picture.at('B')));
}

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
