#include "import/mover/place.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "import/mover/link.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee::mover {
namespace {

using Hexes = std::set<Hex>;

Hexes set_of(const std::vector<Hex>& hexes) { return {hexes.begin(), hexes.end()}; }

bool all_on_board(const std::vector<Hex>& hexes, Hex shift) {
    return std::ranges::all_of(hexes,
                               [shift](Hex hex) { return cell_of_hex(hex + shift).has_value(); });
}

/// Every hex of the board that the map must have if its border is open.
void demand_whole_board(const Map& map) {
    const std::size_t count = map.hexes.size() + map.wall_hexes.size();
    if (map.edges == Border::open && count != board_cells) {
        throw InputError{
            {ErrorCode::out_of_range,
             "/map/edges",
             "\"open\", and " + std::to_string(count) + " hexes",
             "\"walls\", or all " + std::to_string(board_cells) + " hexes of Monster Mover's board",
             {}}};
    }
}

std::optional<Hex> shift_onto_board(const std::vector<Hex>& hexes) {
    if (all_on_board(hexes, {})) {
        return Hex{};
    }
    const auto [left, right] = std::ranges::minmax(hexes, {}, &Hex::q);
    for (int q = -left.q; q + right.q < board_width; ++q) {
        int lowest = 0;  // how far the lowest hex of the map lies below the board
        bool first = true;
        for (const Hex hex : hexes) {
            const int row = -hex.r - (hex.q + q + 1) / 2;
            lowest = first ? row : std::min(lowest, row);
            first = false;
        }
        const Hex shift{q, lowest};
        if (all_on_board(hexes, shift)) {
            return shift;
        }
    }
    return std::nullopt;
}

std::vector<Hex> sorted_from_first(std::vector<Hex> hexes, std::optional<Hex> origin) {
    std::ranges::sort(hexes);
    const Hex from = origin.value_or(hexes.empty() ? Hex{} : hexes.front());
    for (Hex& hex : hexes) {
        hex = hex - from;
    }
    return hexes;
}

/// The offset that puts an area into the square; none if no offset does.
std::optional<Hex> shift_into_square(const Area& area) {
    const auto fits = [&](Hex shift) {
        return std::ranges::all_of(
            area.red, [shift](Hex hex) { return area_cell_at(hex + shift).has_value(); });
    };
    if (area.grey) {
        const Hex shift = Hex{} - *area.grey;
        return fits(shift) ? std::optional{shift} : std::nullopt;
    }
    if (fits({})) {
        return Hex{};
    }
    for (int cell = 0; cell < area_cells; ++cell) {
        const Hex shift = offset_of_area_cell(cell) - area.red.front();
        if (fits(shift)) {
            return shift;
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<Hex> wall_hexes_of(const Map& map) {
    Hexes walls = set_of(map.wall_hexes);
    if (map.edges == Border::walls) {
        const Hexes listed = set_of(map.hexes);
        for (const Hex hex : map.hexes) {
            for (const Direction direction : all_directions) {
                if (!listed.contains(neighbour(hex, direction))) {
                    walls.insert(neighbour(hex, direction));
                }
            }
        }
    }
    return {walls.begin(), walls.end()};
}

Hex place_on_board(const Map& map) {
    std::vector<Hex> hexes = wall_hexes_of(map);
    hexes.insert(hexes.end(), map.hexes.begin(), map.hexes.end());
    const auto shift = shift_onto_board(hexes);
    if (!shift) {
        throw InputError{{ErrorCode::out_of_range,
                          "/map/hexes",
                          "a map that is too large once walls surround it",
                          "one that fits Monster Mover's board of " + std::to_string(board_width) +
                              " by " + std::to_string(board_height) + " hexes",
                          {}}};
    }
    demand_whole_board(map);
    return *shift;
}

void move_map(Map& map, Hex by) {
    for (auto* list : {&map.hexes, &map.wall_hexes, &map.obstacles, &map.difficult, &map.icy,
                       &map.hazardous, &map.treasure, &map.water, &map.starting_hexes}) {
        for (Hex& hex : *list) {
            hex = hex + by;
        }
    }
    for (Edge& wall : map.walls) {
        wall = {wall.a + by, wall.b + by};
    }
    for (Trap& trap : map.traps) {
        trap.at = trap.at + by;
    }
}

void keep_hexes_of(const Map& map, Map& from_link) {
    const Hexes listed = set_of(map.hexes);
    const Hexes walls = set_of(map.wall_hexes);
    from_link.edges = Border::walls;
    std::erase_if(from_link.hexes, [&](Hex hex) { return !listed.contains(hex); });
    std::erase_if(from_link.wall_hexes, [&](Hex hex) { return !walls.contains(hex); });
}

void write_walls_as(const Map& map, Map& from_link) {
    for (Edge& wall : from_link.walls) {
        spend(2 + 2 * map.walls.size());
        const Edge reversed{wall.b, wall.a};
        if (std::ranges::find(map.walls, wall) == map.walls.end() &&
            std::ranges::find(map.walls, reversed) != map.walls.end()) {
            wall = reversed;
        }
    }
}

std::vector<int> area_cells_of(const Area& area) {
    const auto shift = area.red.empty() ? std::nullopt : shift_into_square(area);
    if (!shift) {
        throw InputError{{ErrorCode::out_of_range,
                          "/turn/abilities",
                          "an area that is too large or has no red hex",
                          "one that fits the square in which Monster Mover draws areas",
                          {}}};
    }
    std::vector<int> cells;
    for (const Hex hex : area.red) {
        cells.push_back(*area_cell_at(hex + *shift));
    }
    std::ranges::sort(cells);
    return cells;
}

bool same_pattern(const Area& a, const Area& b) {
    return a.grey.has_value() == b.grey.has_value() && a.blue.empty() == b.blue.empty() &&
           sorted_from_first(a.red, a.grey) == sorted_from_first(b.red, b.grey);
}

}  // namespace standee::mover
