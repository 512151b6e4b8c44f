#include "play/ground/tiles.hpp"

#include <algorithm>
#include <vector>

#include "lib/error.hpp"
#include "play/round/standees.hpp"

namespace standee {
namespace {

std::vector<Hex>& hexes_of(Map& map, TileKind kind) {
    switch (kind) {
        case TileKind::obstacle: return map.obstacles;
        case TileKind::difficult: return map.difficult;
        case TileKind::icy: return map.icy;
        case TileKind::hazardous:
        case TileKind::trap: break;
    }
    return map.hazardous;
}

/// How many areas the hexes without obstacles form, closed doors counted as ways through.
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

void check_cuts_nothing_off(GameState& table, Hex at) {
    Map after = table.scene().map;
    after.obstacles.push_back(at);
    if (count_areas(after) > count_areas(table.scene().map)) {
        refuse("map.no-cutting-off"_clause, "an obstacle in " + text_of(at),
               "a hex in which it cuts no area off");
    }
}

}  // namespace

bool has_tile(GameState& table, Hex hex) {
    constexpr std::uint8_t tiles = Terrain::obstacle | Terrain::difficult | Terrain::icy |
                                   Terrain::trap | Terrain::hazardous | Terrain::closed_door;
    const auto& treasure = table.scene().map.treasure;
    return (table.terrain(hex).bits & tiles) != 0 || std::ranges::count(treasure, hex) > 0;
}

bool is_empty(GameState& table, Hex hex) {
    const bool token =
        table.rules().token_fills_hex && std::ranges::count(table.scene().loot, hex) > 0;
    return !token && !has_tile(table, hex) && table.standing_in(hex) == nullptr;
}

void create_tile(GameState& table, TileKind kind, const Trap& trap) {
    table.index(trap.at);
    if (has_tile(table, trap.at)) {
        refuse("map.manipulate"_clause, "a hex that holds a tile, " + text_of(trap.at),
               "one overlay tile a hex");
    }
    const bool fills = kind == TileKind::obstacle || kind == TileKind::trap;
    if (fills && table.standing_in(trap.at) != nullptr) {
        refuse("map.manipulate"_clause, "an occupied hex, " + text_of(trap.at),
               "a hex with no figure for a trap or an obstacle");
    }
    if (kind == TileKind::obstacle) {
        check_cuts_nothing_off(table, trap.at);
    }
    if (kind == TileKind::trap) {
        table.scene().map.traps.push_back(trap);
    } else {
        hexes_of(table.scene().map, kind).push_back(trap.at);
    }
    table.map_changed();
    table.happened(
        "map.manipulate"_clause,
        event::Tile{trap.at, std::string{tile_names[static_cast<std::size_t>(kind)]}, true});
}

void destroy_tile(GameState& table, TileKind kind, Hex at) {
    Map& map = table.scene().map;
    const std::size_t gone =
        kind == TileKind::trap
            ? std::erase_if(map.traps, [at](const Trap& trap) { return trap.at == at; })
            : std::erase(hexes_of(map, kind), at);
    const std::string name{tile_names[static_cast<std::size_t>(kind)]};
    if (gone == 0) {
        refuse("map.manipulate"_clause, "no " + name + " in " + text_of(at),
               "a tile of that kind to destroy");
    }
    table.map_changed();
    table.happened("map.manipulate"_clause, event::Tile{at, name, false});
}

void place_summon(GameState& table, const std::string& by, Figure figure) {
    const Figure& summoner = table.figure(by);
    if (summoner.has(Condition::stun)) {
        refuse("condition.stun"_clause, "\"" + by + "\", stunned", "a figure that can act");
    }
    if (table.find(figure.id) != nullptr) {
        refuse("summon.placement"_clause, "a second figure \"" + figure.id + "\"",
               "an id that no other figure has");
    }
    if (figure.summoner && table.find(*figure.summoner) == nullptr) {
        refuse("summon.placement"_clause, "the summoner \"" + *figure.summoner + "\"",
               "a figure on the map");
    }
    if (table.scene().figures.size() >= max_figures) {
        refuse("summon.placement"_clause, "one more figure",
               "at most " + std::to_string(max_figures) + " figures");
    }
    if (figure.kind != Kind::summon && standees_left(table.scene(), figure.name) == 0) {
        refuse("monster.standees"_clause, "no standee of \"" + figure.name + "\" left",
               "one that is not on the map");
    }
    table.index(figure.at);
    if (!table.adjacent(summoner.at, figure.at) || !is_empty(table, figure.at)) {
        refuse(
            summoner.kind == Kind::character ? "summon.placement"_clause : "monster.summon"_clause,
            text_of(figure.at), "an empty hex adjacent to \"" + by + "\"");
    }
    figure.summoned_this_round = true;
    table.happened("summon.placement"_clause, event::Summon{by, figure.id, figure.at});
    table.scene().figures.push_back(std::move(figure));
}

}  // namespace standee
