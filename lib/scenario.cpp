#include "lib/scenario.hpp"

#include <set>

namespace standee {
namespace {

using Hexes = std::set<Hex>;

Hex place_of(Hex hex) { return hex; }
Hex place_of(const Door& door) { return door.at; }
Hex place_of(const Trap& trap) { return trap.at; }

/// Adds what lies on hexes that are new on the map.
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
    for (const auto member :
         {&Map::hexes, &Map::obstacles, &Map::difficult, &Map::icy, &Map::hazardous, &Map::treasure,
          &Map::water, &Map::starting_hexes, &Map::pressure_plates, &Map::negative}) {
        lay(map.*member, room.*member, there);
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

}  // namespace standee
