#pragma once

#include <optional>
#include <string>

#include "play/game_state.hpp"

namespace standee {

/// What lies in a hex, or may be laid there.
enum class TileKind : std::uint8_t { obstacle, difficult, icy, hazardous, trap };
inline constexpr std::array<std::string_view, 5> tile_names{"obstacle", "difficult", "icy",
                                                            "hazardous", "trap"};

/// Whether the hex holds an overlay tile other than an open door [map.empty-hex].
bool has_tile(GameState& table, Hex hex);

/// Featureless and unoccupied; in some editions with no token either [map.empty-hex].
bool is_empty(GameState& table, Hex hex);

/// Lays a tile; `trap` says what a trap does. Refuses a hex with a tile, a trap or an obstacle in
/// an occupied hex, and an obstacle that cuts an area off [map.manipulate, map.no-cutting-off].
void create_tile(GameState& table, TileKind kind, const Trap& trap);

/// Takes a tile from the map; refuses where there is none of that kind.
void destroy_tile(GameState& table, TileKind kind, Hex at);

/// Puts a new figure into an empty hex adjacent to its summoner; it acts from the next round on
/// [summon.placement, initiative.summon-first-round].
void place_summon(GameState& table, const std::string& by, Figure figure);

}  // namespace standee
