#include "rulebook/board.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "lib/work.hpp"

namespace standee::rulebook {
namespace {

/// Leaves out of the map what would do nothing without its clause [map.wall-line, map.closed-door,
/// map.obstacle, map.difficult, map.icy, map.linked-hexes].
std::optional<Map> without_missing_clauses(const Map& map, const Book& book) {
    std::optional<Map> changed;
    const auto clear = [&](auto Map::* list, Clause clause) {
        if (!(map.*list).empty() && !book.on(clause)) {
            if (!changed) {
                changed = map;
            }
            ((*changed).*list).clear();
        }
    };
    clear(&Map::walls, "map.wall-line"_clause);
    clear(&Map::doors, "map.closed-door"_clause);
    clear(&Map::obstacles, "map.obstacle"_clause);
    clear(&Map::difficult, "map.difficult"_clause);
    clear(&Map::icy, "map.icy"_clause);
    clear(&Map::links, "map.linked-hexes"_clause);
    return changed;
}

}  // namespace

void Grid::lay(const Map& map, const Book& book) {
    const auto changed = without_missing_clauses(map, book);
    lay(changed ? *changed : map);
}

void Grid::lay(const Map& map) {
    const bool first = layout_ == 0;
    if (!first && map == map_) {
        return;
    }
    const bool same_layout = !first && map.hexes == map_.hexes && map.walls == map_.walls &&
                             map.wall_hexes == map_.wall_hexes && map.doors == map_.doors &&
                             map.edges == map_.edges;
    map_ = map;
    if (!same_layout) {
        ++layout_;
        number_hexes(map.hexes);
        join_neighbours(map);
    }
    lay_terrain(map);
    join_links(map);
}

void Grid::number_hexes(std::vector<Hex> hexes) {
    std::ranges::sort(hexes);
    hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
    const auto [low, high] = std::ranges::minmax(hexes, {}, &Hex::r);
    q_min_ = hexes.front().q;
    r_min_ = low.r;
    width_ = hexes.back().q - q_min_ + 1;
    height_ = high.r - r_min_ + 1;
    number_.assign(at(width_) * at(height_), nowhere);
    tiles_.resize(hexes.size());
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        tiles_[i] = Tile{};
        tiles_[i].at = hexes[i];
        number_[at((hexes[i].q - q_min_) * height_ + hexes[i].r - r_min_)] = static_cast<int>(i);
    }
}

void Grid::join_neighbours(const Map& map) {
    for (const Door& door : map.doors) {
        tiles_[at(find(door.at))].closed_door = !door.open;
    }
    const auto draw = [&](Hex hex, Hex beyond) {
        const int tile = find(hex);
        for (const Direction d : all_directions) {
            if (tile != nowhere && neighbour(hex, d) == beyond) {
                tiles_[at(tile)].lines |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(d));
            }
        }
    };
    for (const Edge& wall : map.walls) {
        draw(wall.a, wall.b);
        draw(wall.b, wall.a);
    }
    for (Tile& tile : tiles_) {
        for (const Direction d : all_directions) {
            const int next = find(neighbour(tile.at, d));
            const bool lined = (tile.lines >> static_cast<unsigned>(d) & 1U) != 0;
            const bool shut = tile.closed_door || (next != nowhere && tiles_[at(next)].closed_door);
            // [map.wall-line, map.closed-door]
            tile.beside[static_cast<std::size_t>(d)] = lined || shut ? nowhere : next;
        }
    }
}

void Grid::lay_terrain(const Map& map) {
    for (Tile& tile : tiles_) {
        tile.obstacle = tile.difficult = tile.icy = tile.hazardous = false;
        tile.trap = tile.holding = tile.called_negative = false;
    }
    const auto mark = [&](Hex hex, bool Tile::* what) { tiles_[at(find(hex))].*what = true; };
    std::ranges::for_each(map.obstacles, [&](Hex h) { mark(h, &Tile::obstacle); });
    std::ranges::for_each(map.difficult, [&](Hex h) { mark(h, &Tile::difficult); });
    std::ranges::for_each(map.icy, [&](Hex h) { mark(h, &Tile::icy); });
    std::ranges::for_each(map.hazardous, [&](Hex h) { mark(h, &Tile::hazardous); });
    std::ranges::for_each(map.negative, [&](Hex h) { mark(h, &Tile::called_negative); });
    for (const Trap& trap : map.traps) {
        mark(trap.at, &Tile::trap);
        for (const Condition condition : trap.conditions) {
            if (condition == Condition::stun || condition == Condition::immobilize) {
                mark(trap.at, &Tile::holding);
            }
        }
    }
    for (Tile& tile : tiles_) {
        tile.bare = !tile.obstacle && !tile.difficult && !tile.icy && !tile.trap &&
                    !tile.hazardous && !tile.closed_door && !tile.called_negative;
    }
}

void Grid::join_links(const Map& map) {
    links_.clear();
    for (const Edge& link : map.links) {
        const int a = find(link.a);
        const int b = find(link.b);
        if (!tile(a).closed_door && !tile(b).closed_door) {
            links_.push_back({a, b});
            links_.push_back({b, a});
        }
    }
    std::ranges::sort(links_, {}, [](Link link) { return std::pair{link.from, link.to}; });
}

std::span<const Link> Grid::find_links(int tile) const {
    const auto [first, last] = std::ranges::equal_range(links_, tile, {}, &Link::from);
    return {first, last};
}

std::span<const std::int16_t> Grid::ranges_from(int from) {
    if (ranges_.size() < tiles_.size()) {
        ranges_.resize(tiles_.size());
        ranges_layout_.resize(tiles_.size(), 0);
    }
    std::vector<std::int16_t>& ranges = ranges_[at(from)];
    if (ranges_layout_[at(from)] == layout_) {
        return ranges;
    }
    ranges_layout_[at(from)] = layout_;
    spend(tiles_.size());
    ranges.assign(tiles_.size(), nowhere);
    ranges[at(from)] = 0;
    ring_.assign(1, from);
    for (std::int16_t steps = 1; !ring_.empty(); ++steps) {
        next_ring_.clear();
        for (const int tile : ring_) {
            for (const int next : tiles_[at(tile)].beside) {
                if (next != nowhere && ranges[at(next)] == nowhere) {
                    ranges[at(next)] = steps;
                    next_ring_.push_back(next);
                }
            }
        }
        std::swap(ring_, next_ring_);
    }
    return ranges;
}

}  // namespace standee::rulebook
