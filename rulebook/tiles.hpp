#pragma once

#include <functional>
#include <string>
#include <vector>

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// Whether the hex is in the list.
bool lies_in(const std::vector<Hex>& hexes, Hex hex);
/// The hexes closest to `from` by range for which `fits` is true, in hex order [range.count].
std::vector<Hex> closest_hexes(const Table& table, Hex from, const std::function<bool(Hex)>& fits);

/// Whether a hex is featureless and unoccupied [map.empty-hex].
bool is_empty(const Table& table, Hex hex);
/// Whether a new figure can be placed in the hex [map.empty-hex, card.water-only].
bool has_room(const Table& table, bool on_water, Hex hex);
/// Whether the hex has an overlay tile other than a corridor, an open door or a pressure plate
/// [map.empty-hex].
bool has_tile(const Map& map, Hex hex);
/// Whether the hex has a pressure plate, on which no tile can be placed [map.pressure-plate].
bool has_pressure_plate(const Table& table, Hex hex);
/// Whether a tile of that kind would cut off an area of the map [map.no-cutting-off].
bool cuts_off(const Table& table, TileKind kind, Hex hex);
/// [map.manipulate, map.no-cutting-off]
void create_tile(Table& table, TileKind kind, const Trap& trap);
/// [map.manipulate]
void destroy_tile(Table& table, TileKind kind, Hex at);
/// A loot ability [loot.ability].
void loot(Table& table, const std::string& id, int range);
/// Whether there is anything that the figure could loot within range.
bool can_loot(const Table& table, const std::string& id, int range);
/// [loot.end-of-turn]
void loot_own_hex(Table& table, const std::string& id);

}  // namespace standee::rulebook
