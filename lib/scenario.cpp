#include "lib/scenario.hpp"

#include <array>
#include <iterator>

namespace standee {
namespace {

using Hexes = std::set<Hex>;

/// The lists of the map whose entries are plain hexes.
constexpr std::array plain_lists{&Map::hexes,   &Map::obstacles,      &Map::difficult,
                                 &Map::icy,     &Map::hazardous,      &Map::treasure,
                                 &Map::water,   &Map::starting_hexes, &Map::pressure_plates,
                                 &Map::negative};

Hex place_of(Hex hex) { return hex; }
Hex place_of(const Door& door) { return door.at; }
Hex place_of(const Trap& trap) { return trap.at; }

/// Adds the entries of a room, except those in the hexes `there`, which the map already has.
template <class T>
void lay(std::vector<T>& map, const std::vector<T>& room, const Hexes& there) {
    std::ranges::copy_if(room, std::back_inserter(map),
                         [&](const T& item) { return !there.contains(place_of(item)); });
}

/// Adds the edges that the map does not have, in either direction.
void join(std::vector<Edge>& map, const std::vector<Edge>& room) {
    for (const Edge& edge : room) {
        if (std::ranges::count(map, edge) == 0 &&
            std::ranges::count(map, Edge{edge.b, edge.a}) == 0) {
            map.push_back(edge);
        }
    }
}

}  // namespace

void add_room(Map& map, const Map& room) {
    const Hexes there(map.hexes.begin(), map.hexes.end());
    const Hexes solid(map.wall_hexes.begin(), map.wall_hexes.end());
    for (const auto member : plain_lists) {
        lay(map.*member, room.*member, there);
    }
    for (const auto& [name, hexes] : room.marks) {
        lay(map.marks[name], hexes, there);
    }
    lay(map.wall_hexes, room.wall_hexes, solid);
    lay(map.doors, room.doors, there);
    lay(map.traps, room.traps, there);
    join(map.walls, room.walls);
    join(map.links, room.links);
    const Hexes now(map.hexes.begin(), map.hexes.end());
    std::erase_if(map.unrevealed, [&](Hex hex) { return now.contains(hex); });
    std::erase_if(map.wall_hexes, [&](Hex hex) { return now.contains(hex); });
}

Map moved(Map map, Hex by) {
    const auto move = [&](Hex& hex) { hex = hex + by; };
    for (const auto member : plain_lists) {
        std::ranges::for_each(map.*member, move);
    }
    for (auto& [name, hexes] : map.marks) {
        std::ranges::for_each(hexes, move);
    }
    std::ranges::for_each(map.wall_hexes, move);
    std::ranges::for_each(map.unrevealed, move);
    std::ranges::for_each(map.doors, move, &Door::at);
    std::ranges::for_each(map.traps, move, &Trap::at);
    for (auto* edges : {&map.walls, &map.links}) {
        for (Edge& edge : *edges) {
            move(edge.a);
            move(edge.b);
        }
    }
    return map;
}

Map part_of(Map map, const std::set<Hex>& hexes) {
    const auto is_out = [&](const auto& item) { return !hexes.contains(place_of(item)); };
    for (const auto member : plain_lists) {
        std::erase_if(map.*member, is_out);
    }
    for (auto& [name, hexes] : map.marks) {
        std::erase_if(hexes, is_out);
    }
    std::erase_if(map.marks, [](const auto& mark) { return mark.second.empty(); });
    std::erase_if(map.wall_hexes, is_out);
    std::erase_if(map.unrevealed, is_out);
    std::erase_if(map.doors, is_out);
    std::erase_if(map.traps, is_out);
    const Hexes listed(map.hexes.begin(), map.hexes.end());
    const auto is_apart = [&](const Edge& edge) {
        return !listed.contains(edge.a) && !listed.contains(edge.b);
    };
    std::erase_if(map.walls, is_apart);
    std::erase_if(map.links, is_apart);
    return map;
}

}  // namespace standee
