#include "tests/pathing/sight_boards.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "lib/board.hpp"
#include "pathing/sight.hpp"

namespace standee {

Picture::Picture(std::string_view text, const std::vector<std::string_view>& walls, Border edges) {
    map.edges = edges;
    int column = 0;
    int line = 0;
    for (const char c : text) {
        if (c == '\n') {
            column = 0;
            ++line;
            continue;
        }
        if (c != ' ') {
            if (column % 2 != 0 || (line - column / 2) % 2 != 0) {
                throw std::invalid_argument("no hex lies here in a picture");
            }
            const Hex h{column / 2, (line - column / 2) / 2};
            if (c == '#') {
                map.wall_hexes.push_back(h);
            } else {
                map.hexes.push_back(h);
            }
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

rc::Gen<Map> any_map() {
    return rc::gen::exec([] {
        const int width = *rc::gen::inRange(1, 10);
        const int height = *rc::gen::inRange(1, 8);
        const int per_cent = *rc::gen::element(0, 3, 8, 15, 30, 50);
        const auto happens = [](int chance) { return *rc::gen::inRange(0, 100) >= 100 - chance; };
        Map map;
        map.edges = *rc::gen::element(Border::open, Border::walls);
        for (int q = 0; q < width; ++q) {
            for (int r = -q / 2; r < height - q / 2; ++r) {
                if (happens(per_cent / 3)) {
                    if (happens(50)) {
                        map.wall_hexes.push_back({q, r});
                    }
                    continue;
                }
                map.hexes.push_back({q, r});
                if (happens(per_cent / 10)) {
                    map.doors.push_back({{q, r}, happens(30)});
                }
            }
        }
        RC_PRE(!map.hexes.empty());
        for (const Hex h : map.hexes) {
            for (const Direction d : all_directions) {
                if (happens(per_cent / 2)) {
                    map.walls.push_back({h, neighbour(h, d)});
                }
            }
        }
        return map;
    });
}

Map carried(const Map& map, Hex (*change)(Hex)) {
    Map result = map;
    for (auto* hexes : {&result.hexes, &result.wall_hexes}) {
        std::ranges::for_each(*hexes, [=](Hex& h) { h = change(h); });
    }
    for (Edge& wall : result.walls) {
        wall = {change(wall.a), change(wall.b)};
    }
    for (Door& door : result.doors) {
        door.at = change(door.at);
    }
    return result;
}

}  // namespace standee
