#include "verify/oracle/ground.hpp"

#include <algorithm>
#include <set>

namespace standee::oracle {
namespace {

void join_neighbours(Ground& ground, const Map& map) {
    std::set<Edge> walls;
    for (const Edge& wall : map.walls) {
        walls.insert(wall);
        walls.insert({wall.b, wall.a});
    }
    for (Tile& tile : ground.tiles) {
        for (Direction d : all_directions) {
            const Hex next = neighbour(tile.at, d);
            const auto found = ground.number.find(next);
            if (found == ground.number.end() || walls.contains({tile.at, next})) {
                continue;  // [map.wall-line]
            }
            if (tile.closed_door || ground.tile(found->second).closed_door) {
                continue;  // [map.closed-door]
            }
            tile.beside[static_cast<std::size_t>(d)] = found->second;
        }
    }
}

void join_links(Ground& ground, const Map& map) {
    const auto join = [&](Hex from, Hex to) {
        Tile& tile = ground.tiles[static_cast<std::size_t>(ground.number.at(from))];
        const int other = ground.number.at(to);
        if (!tile.closed_door && !ground.tile(other).closed_door) {
            tile.linked.push_back(other);  // [map.linked-hexes]
        }
    };
    for (const Edge& link : map.links) {
        join(link.a, link.b);
        join(link.b, link.a);
    }
}

}  // namespace

Ground::Ground(const Map& map) {
    for (Hex hex : std::set<Hex>(map.hexes.begin(), map.hexes.end())) {
        number[hex] = size();
        tiles.emplace_back().at = hex;
    }
    const auto mark = [&](Hex hex, bool Tile::* what) {
        tiles[static_cast<std::size_t>(number.at(hex))].*what = true;
    };
    std::ranges::for_each(map.obstacles, [&](Hex h) { mark(h, &Tile::obstacle); });
    std::ranges::for_each(map.difficult, [&](Hex h) { mark(h, &Tile::difficult); });
    std::ranges::for_each(map.icy, [&](Hex h) { mark(h, &Tile::icy); });
    std::ranges::for_each(map.hazardous, [&](Hex h) { mark(h, &Tile::negative); });
    std::ranges::for_each(map.traps, [&](const Trap& t) { mark(t.at, &Tile::negative); });
    for (const Door& door : map.doors) {
        if (!door.open) {
            mark(door.at, &Tile::closed_door);
        }
    }
    join_neighbours(*this, map);
    join_links(*this, map);
}

std::vector<std::optional<int>> ranges_from(const Ground& ground, int start) {
    std::vector<std::optional<int>> range(ground.tiles.size());
    range[static_cast<std::size_t>(start)] = 0;
    std::vector<int> ring{start};
    for (int steps = 1; !ring.empty(); ++steps) {
        std::vector<int> next_ring;
        for (int tile : ring) {
            for (const std::optional<int>& next : ground.tile(tile).beside) {
                if (next && !range[static_cast<std::size_t>(*next)]) {
                    range[static_cast<std::size_t>(*next)] = steps;
                    next_ring.push_back(*next);
                }
            }
        }
        ring = next_ring;
    }
    return range;
}

}  // namespace standee::oracle
