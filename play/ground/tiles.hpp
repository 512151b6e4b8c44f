#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// Whether the hex holds an overlay tile other than an open door [map.empty-hex].
bool has_tile(const GameState& state, Hex hex);
/// Whether a pressure plate lies there. The hex counts as empty, but no tile can be laid on the
/// plate [map.pressure-plate, map.manipulate].
bool has_pressure_plate(const GameState& state, Hex hex);

/// Featureless and unoccupied; in some editions with no token either [map.empty-hex].
bool is_empty(const GameState& state, Hex hex);

/// Whether a new figure may be placed in the hex: an empty one, or for a figure that comes on water
/// one with a water tile and nobody in it [map.empty-hex, card.water-only].
bool has_room(const GameState& state, bool on_water, Hex hex);

/// The same of all hexes of the board, by their numbers.
std::vector<bool> hexes_with_room(const GameState& state, bool on_water);

/// Whether a tile of that kind in the hex would cut one area of the map off from another
/// [map.no-cutting-off].
bool cuts_off(const GameState& state, TileKind kind, Hex hex);

/// Lays a tile; `trap` says what a trap does. Refuses a hex with a tile, a trap or an obstacle in
/// an occupied hex, and an obstacle that cuts an area off [map.manipulate, map.no-cutting-off].
void create_tile(Game& game, TileKind kind, const Trap& trap);

/// Takes a tile from the map; refuses where there is none of that kind.
void destroy_tile(Game& game, TileKind kind, Hex at);

}  // namespace standee
