#include "rulebook/tiles.hpp"

#include <algorithm>

#include "lib/words.hpp"
#include "lib/work.hpp"
#include "play/event_names.hpp"

namespace standee::rulebook {
namespace {

/// Where the tiles of a kind lie; of traps elsewhere.
std::vector<Hex>& hexes_with(Map& map, TileKind kind) {
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

/// What a water tile is besides, by the scenario's key; null: a corridor.
std::vector<Hex>* hexes_like_water(Map& map) {
    switch (map.water_is) {
        case WaterIs::difficult: return &map.difficult;
        case WaterIs::icy: return &map.icy;
        case WaterIs::hazardous: return &map.hazardous;
        case WaterIs::corridor: break;
    }
    return nullptr;
}

bool is_trap_in(const Map& map, Hex hex) {
    return std::ranges::count(map.traps, hex, &Trap::at) > 0;
}

}  // namespace

bool has_tile(const Map& map, Hex hex) {
    const bool closed = std::ranges::any_of(
        map.doors, [hex](const Door& door) { return door.at == hex && !door.open; });
    return closed || is_trap_in(map, hex) || lies_in(map.obstacles, hex) ||
           lies_in(map.difficult, hex) || lies_in(map.icy, hex) || lies_in(map.hazardous, hex) ||
           lies_in(map.water, hex) || lies_in(map.treasure, hex);
}

namespace {

/// How many areas of hexes without obstacles the map has: parts that no path joins, not even
/// through closed doors [map.no-cutting-off].
int count_areas(Table& table) {
    for (Door& door : table.change_map().doors) {
        door.open = true;
    }
    const Grid& board = table.board();
    std::vector<bool> reached(static_cast<std::size_t>(board.size()));
    std::vector<int> open;
    const auto reach = [&](int tile) {
        if (tile != nowhere && !reached[at(tile)] && !board.tile(tile).obstacle) {
            reached[at(tile)] = true;
            open.push_back(tile);
        }
    };
    int areas = 0;
    for (int first = 0; first < board.size(); ++first) {
        reach(first);
        areas += open.empty() ? 0 : 1;
        while (!open.empty()) {
            const int tile = open.back();
            open.pop_back();
            std::ranges::for_each(board.tile(tile).beside, reach);
            for (const Link& link : board.links()) {
                reach(link.from == tile ? link.to : nowhere);
            }
        }
    }
    return areas;
}

/// Whether a loot ability reaches a hex: its own always, another within range; where the edition
/// says so, only in line of sight [loot.ability, los.not-for-untargeted].
bool loots_in(const Table& table, Hex own, Hex hex, int range) {
    if (hex == own) {
        return true;
    }
    if (table.range(own, hex).value_or(range + 1) > range) {
        return false;
    }
    const bool needs_sight =
        table.book().untargeted_needs_sight == table.on("los.not-for-untargeted"_clause);
    return !needs_sight || table.sees(own, hex);
}

/// Only characters loot treasure; monsters never do [map.treasure, monster.loot].
bool loots_treasure(const Table& table, const Figure& figure) {
    if (figure.kind == Kind::character) {
        return true;
    }
    const bool monster = has_ability_card(figure);
    return !table.on(monster ? "monster.loot"_clause : "map.treasure"_clause);
}

/// All loot tokens within range, and treasure for whom it is; in hex order.
event::Loot lootable(const Table& table, const Figure& figure, int range) {
    event::Loot loot{figure.id, {}, {}};
    const auto take = [&](const std::vector<Hex>& lying, std::vector<Hex>& taken) {
        std::ranges::copy_if(lying, std::back_inserter(taken),
                             [&](Hex hex) { return loots_in(table, figure.at, hex, range); });
        std::ranges::sort(taken);
    };
    take(table.scene.loot, loot.tokens);
    take(table.scene.map.treasure, loot.treasure);
    if (!loot.treasure.empty() && !loots_treasure(table, figure)) {
        loot.treasure.clear();
    }
    return loot;
}

/// What is looted leaves the map [map.treasure].
void take(Table& table, Clause clause, const event::Loot& loot) {
    table.record(clause, loot);
    std::erase_if(table.scene.loot, [&](Hex hex) { return lies_in(loot.tokens, hex); });
    std::erase_if(table.change_map().treasure,
                  [&](Hex hex) { return lies_in(loot.treasure, hex); });
}

}  // namespace

bool lies_in(const std::vector<Hex>& hexes, Hex hex) { return std::ranges::count(hexes, hex) > 0; }

std::vector<Hex> closest_hexes(const Table& table, Hex from, const std::function<bool(Hex)>& fits) {
    spend(4 * table.board().tiles().size());
    std::vector<Hex> closest;
    int least = 0;
    for (const Tile& tile : table.board().tiles()) {
        const auto range = table.range(from, tile.at);
        if (!range || (!closest.empty() && *range > least) || !fits(tile.at)) {
            continue;
        }
        if (closest.empty() || *range < least) {
            closest.clear();
            least = *range;
        }
        closest.push_back(tile.at);
    }
    return closest;
}

/// No overlay tile and no figure, and in some editions no loot token [map.empty-hex].
bool is_empty(const Table& table, Hex hex) {
    const Map& map = table.scene.map;
    spend(1 + (table.scene.figures.size() + table.scene.loot.size() + map.obstacles.size() +
               map.difficult.size() + map.icy.size() + map.hazardous.size() + map.water.size() +
               map.treasure.size() + map.traps.size() + map.doors.size()) /
                  16);
    if (table.standing_in(hex) != nullptr) {
        return false;
    }
    const bool token = table.book().loot_token_fills_hex && lies_in(table.scene.loot, hex);
    const bool filled = token || has_tile(map, hex);
    return !filled || !table.on("map.empty-hex"_clause);
}

/// An empty hex; for what comes on water one with a water tile and no figure [map.empty-hex,
/// card.water-only].
bool has_room(const Table& table, bool on_water, Hex hex) {
    if (on_water && table.on("card.water-only"_clause)) {
        return lies_in(table.scene.map.water, hex) && table.standing_in(hex) == nullptr;
    }
    return is_empty(table, hex);
}

bool has_pressure_plate(const Table& table, Hex hex) {
    return lies_in(table.scene.map.pressure_plates, hex);
}

/// An obstacle may not make one area of the map two [map.no-cutting-off].
bool cuts_off(const Table& table, TileKind kind, Hex hex) {
    if (kind != TileKind::obstacle) {
        return false;
    }
    Table trial = table.trial();
    const int before = count_areas(trial);
    trial.change_map().obstacles.push_back(hex);
    return count_areas(trial) > before && table.on("map.no-cutting-off"_clause);
}

/// One overlay tile lies in a hex, none on a pressure plate, and no trap or obstacle is laid below
/// a figure [map.manipulate, map.no-cutting-off].
void create_tile(Table& table, TileKind kind, const Trap& trap) {
    const Clause clause = "map.manipulate"_clause;
    const Hex hex = table.tile(trap.at).at;
    if ((has_tile(table.scene.map, hex) || has_pressure_plate(table, hex)) && table.on(clause)) {
        refuse(clause, "a hex that holds a tile, " + text_of(hex), "one overlay tile in a hex");
    }
    const bool fills = kind == TileKind::obstacle || kind == TileKind::trap;
    if (fills && table.standing_in(hex) != nullptr && table.on(clause)) {
        refuse(clause, "an occupied hex, " + text_of(hex),
               "a hex with no figure for a trap or an obstacle");
    }
    if (cuts_off(table, kind, hex)) {
        refuse("map.no-cutting-off"_clause, "an obstacle in " + text_of(hex),
               "a hex in which it does not cut off any area");
    }
    table.record(clause, event::Tile{hex, kind, true, trap});
    Map& map = table.change_map();
    if (kind == TileKind::trap) {
        map.traps.push_back(trap);
        return;
    }
    hexes_with(map, kind).push_back(hex);
    if (auto* besides = kind == TileKind::water ? hexes_like_water(map) : nullptr) {
        besides->push_back(hex);
    }
}

/// A tile of that kind leaves the map [map.manipulate].
void destroy_tile(Table& table, TileKind kind, Hex at) {
    const Clause clause = "map.manipulate"_clause;
    Map& map = table.change_map();
    const bool trap = kind == TileKind::trap;
    if (!(trap ? is_trap_in(map, at) : lies_in(hexes_with(map, kind), at)) && table.on(clause)) {
        refuse(clause, "no " + std::string{name_of(kind)} + " in " + text_of(at),
               "a tile of that kind to destroy");
    }
    table.record(clause, event::Tile{at, kind, false, {}});
    if (trap) {
        std::erase_if(map.traps, [at](const Trap& each) { return each.at == at; });
        return;
    }
    std::erase(hexes_with(map, kind), at);
    if (auto* besides = kind == TileKind::water ? hexes_like_water(map) : nullptr) {
        std::erase(*besides, at);
    }
}

/// With nothing to take, it cannot be performed [loot.ability].
void loot(Table& table, const std::string& id, int range) {
    if (can_loot(table, id, range)) {
        take(table, "loot.ability"_clause, lootable(table, table.figure(id), range));
    } else if (table.on("loot.ability"_clause)) {
        refuse("loot.ability"_clause, "nothing to loot within range " + std::to_string(range),
               "a loot token in range, or treasure for a character");
    }
}

bool can_loot(const Table& table, const std::string& id, int range) {
    const event::Loot loot = lootable(table, table.figure(id), range);
    return !loot.tokens.empty() || !loot.treasure.empty();
}

/// A character loots its own hex at the end of its turn; it cannot leave anything
/// [loot.end-of-turn].
void loot_own_hex(Table& table, const std::string& id) {
    if (table.figure(id).kind == Kind::character && can_loot(table, id, 0) &&
        table.on("loot.end-of-turn"_clause)) {
        take(table, "loot.end-of-turn"_clause, lootable(table, table.figure(id), 0));
    }
}

}  // namespace standee::rulebook
