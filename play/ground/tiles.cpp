#include "play/ground/tiles.hpp"

#include <algorithm>
#include <vector>

#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"
#include "play/event_names.hpp"

namespace standee {
namespace {

constexpr std::uint16_t tiles = Terrain::obstacle | Terrain::difficult | Terrain::icy |
                                Terrain::trap | Terrain::hazardous | Terrain::closed_door;

const std::vector<Hex>& hexes_of(const Map& map, TileKind kind) {
    switch (kind) {
        case TileKind::obstacle: return map.obstacles;
        case TileKind::difficult: return map.difficult;
        case TileKind::icy: return map.icy;
        case TileKind::water: return map.water;
        case TileKind::hazardous:
        case TileKind::trap: break;
    }
    return map.hazardous;
}

/// The number of areas that the hexes without obstacles form; closed doors count as passages.
std::size_t count_areas(Map map) {
    for (Door& door : map.doors) {
        door.open = true;
    }
    const Board board{map};
    std::vector<bool> reached(board.size());
    std::size_t areas = 0;
    std::vector<HexIndex> open;
    const auto reach = [&](HexIndex hex) {
        if (hex != no_hex && !reached[hex] && !board.terrain(hex).is(Terrain::obstacle)) {
            reached[hex] = true;
            open.push_back(hex);
        }
    };
    for (HexIndex first = 0; first < board.size(); ++first) {
        reach(first);
        areas += open.empty() ? 0 : 1;
        while (!open.empty()) {
            const HexIndex hex = open.back();
            open.pop_back();
            std::ranges::for_each(board.neighbours(hex), reach);
            std::ranges::for_each(board.links(hex), reach);
        }
    }
    return areas;
}

}  // namespace

// [map.no-cutting-off]
bool cuts_off(const GameState& state, TileKind kind, Hex hex) {
    if (kind != TileKind::obstacle) {
        return false;
    }
    Map after = state.scene().map;
    after.obstacles.push_back(hex);
    return count_areas(after) > count_areas(state.scene().map);
}

// [map.empty-hex]
bool has_tile(const GameState& state, Hex hex) {
    const auto& treasure = state.scene().map.treasure;
    return (state.terrain(hex).bits & tiles) != 0 || state.has_water(hex) ||
           std::ranges::count(treasure, hex) > 0;
}

bool has_pressure_plate(const GameState& state, Hex hex) {
    return std::ranges::count(state.scene().map.pressure_plates, hex) > 0;
}

// [map.empty-hex]
bool is_empty(const GameState& state, Hex hex) {
    const bool token =
        state.rules().loot_token_fills_hex && std::ranges::count(state.scene().loot, hex) > 0;
    return !token && !has_tile(state, hex) && state.standing_in(hex) == nullptr;
}

// [card.water-only]
bool has_room(const GameState& state, bool on_water, Hex hex) {
    return on_water ? state.has_water(hex) && state.standing_in(hex) == nullptr
                    : is_empty(state, hex);
}

std::vector<bool> hexes_with_room(const GameState& state, bool on_water) {
    const Board& board = state.board();
    const Scene& scene = state.scene();
    spend((board.size() + scene.map.treasure.size() + scene.loot.size()) / 4);
    std::vector<bool> room(board.size());
    for (HexIndex hex = 0; hex < board.size(); ++hex) {
        const bool tile = (board.terrain(hex).bits & tiles) != 0 || board.has_water(hex);
        room[hex] = on_water ? board.has_water(hex) : !tile;
    }
    const auto fill = [&](Hex hex) {
        if (const HexIndex filled = board.find(hex); filled != no_hex) {
            room[filled] = false;
        }
    };
    if (!on_water) {
        std::ranges::for_each(scene.map.treasure, fill);
    }
    if (!on_water && state.rules().loot_token_fills_hex) {
        std::ranges::for_each(scene.loot, fill);
    }
    for (const Figure& figure : scene.figures) {
        for_each_hex_of(figure, fill);
    }
    return room;
}

void create_tile(Game& game, TileKind kind, const Trap& trap) {
    game.state().require_listed(trap.at);
    if (has_tile(game.state(), trap.at) || has_pressure_plate(game.state(), trap.at)) {
        refuse("map.manipulate"_clause, "a hex that holds a tile, " + text_of(trap.at),
               "one overlay tile per hex");
    }
    const bool fills = kind == TileKind::obstacle || kind == TileKind::trap;
    if (fills && game.state().standing_in(trap.at) != nullptr) {
        refuse("map.manipulate"_clause, "an occupied hex, " + text_of(trap.at),
               "a hex with no figure for a trap or an obstacle");
    }
    if (cuts_off(game.state(), kind, trap.at)) {
        refuse("map.no-cutting-off"_clause, "an obstacle in " + text_of(trap.at),
               "a hex in which it does not cut off any area");
    }
    game.emit("map.manipulate"_clause, event::Tile{trap.at, kind, true, trap});
}

void destroy_tile(Game& game, TileKind kind, Hex at) {
    const Map& map = game.state().scene().map;
    const bool there = kind == TileKind::trap ? std::ranges::count(map.traps, at, &Trap::at) > 0
                                              : std::ranges::count(hexes_of(map, kind), at) > 0;
    if (!there) {
        refuse("map.manipulate"_clause, "no " + std::string{name_of(kind)} + " in " + text_of(at),
               "a tile of that kind to destroy");
    }
    game.emit("map.manipulate"_clause, event::Tile{at, kind, false});
}

}  // namespace standee
