#include "lib/board.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "lib/work.hpp"

namespace standee {
namespace {

Direction direction_from(Hex a, Hex b) {
    return *std::ranges::find_if(all_directions, [=](Direction d) { return neighbour(a, d) == b; });
}

constexpr Sides side(Direction direction) {
    return static_cast<Sides>(1U << static_cast<unsigned>(direction));
}

Grid grid_round(const Map& map) {
    Hex low{max_coordinate, max_coordinate};
    Hex high{-max_coordinate, -max_coordinate};
    for (const auto* list : {&map.hexes, &map.wall_hexes}) {
        for (const Hex h : *list) {
            low = {std::min(low.q, h.q), std::min(low.r, h.r)};
            high = {std::max(high.q, h.q), std::max(high.r, h.r)};
        }
    }
    return {low.q - board_margin, low.r - board_margin, high.q - low.q + 1 + 2 * board_margin,
            high.r - low.r + 1 + 2 * board_margin};
}

}  // namespace

Board::Board(const Map& map) {
    index_hexes(map);
    lay_terrain(map);
    raise_walls(map);
    join_neighbours(map.edges);
    join_links(map);
}

void Board::index_hexes(const Map& map) {
    hexes_ = map.hexes;
    if (!std::ranges::is_sorted(hexes_)) {
        std::ranges::sort(hexes_);
    }
    hexes_.erase(std::ranges::unique(hexes_).begin(), hexes_.end());
    grid_ = grid_round(map);
    const std::size_t things = map.walls.size() + map.links.size() + map.doors.size() +
                               map.traps.size() + 2 * map.wall_hexes.size();
    spend(8 * (hexes_.size() + things) + static_cast<std::uint64_t>(grid_.size()) / 4);
    index_.assign(static_cast<std::size_t>(grid_.size()), no_hex);
    for (HexIndex i = 0; i < size(); ++i) {
        index_[static_cast<std::size_t>(grid_.cell(hexes_[i]))] = i;
    }
}

void Board::lay_terrain(const Map& map) {
    terrain_.resize(hexes_.size());
    const auto lay = [this](const std::vector<Hex>& hexes, Terrain::Bit bit) {
        for (const Hex h : hexes) {
            Terrain& terrain = terrain_[find(h)];
            terrain.bits = static_cast<std::uint16_t>(terrain.bits | bit);
        }
    };
    lay(map.obstacles, Terrain::obstacle);
    lay(map.difficult, Terrain::difficult);
    lay(map.icy, Terrain::icy);
    lay(map.hazardous, Terrain::hazardous);
    lay(map.negative, Terrain::called_negative);
    for (const Trap& trap : map.traps) {
        lay({trap.at}, Terrain::trap);
        if (std::ranges::any_of(trap.conditions, [](Condition c) {
                return c == Condition::stun || c == Condition::immobilize;
            })) {
            lay({trap.at}, Terrain::holding);
        }
    }
    for (const Door& door : map.doors) {  // an open one hinders nothing [map.open-door]
        lay({door.at}, door.open ? Terrain::open_door : Terrain::closed_door);
    }
    has_ice_ = !map.icy.empty();
    water_.resize(map.water.empty() ? 0 : hexes_.size());
    for (const Hex h : map.water) {
        water_[find(h)] = true;
    }
}

void Board::block_side(Hex hex, Direction direction) {
    const auto block = [this](Hex h, Direction d) {
        if (grid_.contains(h)) {
            Sides& sides = blocked_sides_[static_cast<std::size_t>(grid_.cell(h))];
            sides = static_cast<Sides>(sides | side(d));
        }
    };
    block(hex, direction);
    block(neighbour(hex, direction), opposite(direction));
    blocks_sight_ = true;
}

// [map.wall-line, map.closed-door]
void Board::raise_walls(const Map& map) {
    blocked_sides_.assign(static_cast<std::size_t>(grid_.size()), 0);
    for (const Edge& wall : map.walls) {
        block_side(wall.a, direction_from(wall.a, wall.b));
        walls_.emplace_back(std::minmax(wall.a, wall.b));
    }
    std::ranges::sort(walls_);
    const auto enclose = [this](Hex h) {
        for (const Direction d : all_directions) {
            block_side(h, d);
        }
    };
    std::ranges::for_each(map.wall_hexes, enclose);
    for (const Door& door : map.doors) {
        if (!door.open) {
            enclose(door.at);
        }
    }
}

bool Board::wall_between(Hex a, Hex b) const {
    return std::ranges::binary_search(walls_, std::pair<Hex, Hex>{std::minmax(a, b)});
}

// The margin of the grid ensures that it contains the six neighbours of each listed hex. A border
// is a wall unless the map is a cut-out of a larger one [map.wall-line].
void Board::join_neighbours(Border edges) {
    neighbours_.resize(hexes_.size());
    std::array<int, direction_count> cells_by{};
    std::ranges::transform(all_directions, cells_by.begin(),
                           [this](Direction d) { return grid_.cells_by(neighbour(Hex{0, 0}, d)); });
    for (HexIndex i = 0; i < size(); ++i) {
        const int cell = grid_.cell(hexes_[i]);
        Sides& blocked = blocked_sides_[static_cast<std::size_t>(cell)];
        for (std::size_t d = 0; d < direction_count; ++d) {
            const Direction direction = all_directions[d];
            const auto beyond = static_cast<std::size_t>(cell + cells_by[d]);
            if (index_[beyond] == no_hex && edges == Border::walls) {
                blocked = static_cast<Sides>(blocked | side(direction));
                Sides& other_side = blocked_sides_[beyond];
                other_side = static_cast<Sides>(other_side | side(opposite(direction)));
                blocks_sight_ = true;
            }
            neighbours_[i][d] = (blocked & side(direction)) != 0 ? no_hex : index_[beyond];
        }
    }
}

// [map.linked-hexes, map.closed-door]
void Board::join_links(const Map& map) {
    if (map.links.empty()) {
        return;
    }
    std::vector<std::pair<HexIndex, HexIndex>> pairs;
    for (const Edge& link : map.links) {
        pairs.emplace_back(find(link.a), find(link.b));
        pairs.emplace_back(find(link.b), find(link.a));
    }
    // Drops links through closed doors and links from a hex to itself.
    std::erase_if(pairs, [this](const auto& pair) {
        return pair.first == pair.second || terrain_[pair.first].is(Terrain::closed_door) ||
               terrain_[pair.second].is(Terrain::closed_door);
    });
    std::ranges::sort(pairs);
    pairs.erase(std::ranges::unique(pairs).begin(), pairs.end());
    link_start_.assign(hexes_.size() + 1U, 0);
    for (const auto& [from, to] : pairs) {
        ++link_start_[from + 1U];
        links_.push_back(to);
    }
    for (std::size_t i = 1; i < link_start_.size(); ++i) {
        link_start_[i] += link_start_[i - 1];
    }
}

bool Board::adjacent(HexIndex a, HexIndex b) const {
    return std::ranges::find(neighbours_[a], b) != neighbours_[a].end() && b != no_hex;
}

}  // namespace standee
