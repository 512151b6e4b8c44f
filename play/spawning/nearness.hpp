#pragma once

#include <vector>

#include "play/game_state.hpp"

namespace standee {

/// Of several hexes, those in which `figure` would be as near an enemy as possible. Its edition
/// says how that is measured: by the path to the enemy's own hex, which counts as free, or by
/// range. The order of the hexes is kept [monster.summon].
std::vector<Hex> nearest_to_an_enemy(const GameState& state, const Figure& figure,
                                     std::vector<Hex> hexes);

/// Range from a hex to the nearest enemy of `figure`; `GameState::out_of_reach` where there is
/// none.
int range_to_an_enemy(const GameState& state, const Figure& figure, Hex from);

}  // namespace standee
