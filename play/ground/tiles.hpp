#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// Whether the hex holds an overlay tile other than an open door [map.empty-hex].
bool has_tile(const GameState& state, Hex hex);
/// Whether a pressure plate lies in the hex. The hex counts as empty, but no tile can be placed on
/// the plate [map.pressure-plate, map.manipulate].
bool has_pressure_plate(const GameState& state, Hex hex);

/// Whether a hex is featureless and unoccupied and, in some editions, without tokens
/// [map.empty-hex].
bool is_empty(const GameState& state, Hex hex);

/// Whether a new figure may be placed in the hex. The hex must be empty; for a figure that appears
/// on water it must have a water tile and no figure [map.empty-hex, card.water-only].
bool has_room(const GameState& state, bool on_water, Hex hex);

/// The same of all hexes of the board, by their numbers.
std::vector<bool> hexes_with_room(const GameState& state, bool on_water);

/// Whether a tile of that kind in the hex would cut one area of the map off from another
/// [map.no-cutting-off].
bool cuts_off(const GameState& state, TileKind kind, Hex hex);

/// Places a tile; `trap` gives its hex and, for a trap, its effects. Refuses a hex that already has
/// a tile, a trap or an obstacle in an occupied hex, and an obstacle that cuts off an area
/// [map.manipulate, map.no-cutting-off].
void create_tile(Game& game, TileKind kind, const Trap& trap);

/// Removes a tile from the map. Refuses if there is none of that kind.
void destroy_tile(Game& game, TileKind kind, Hex at);

}  // namespace standee
