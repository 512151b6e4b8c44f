#pragma once

#include <vector>

#include "play/game_state.hpp"

namespace standee {

/// Of several hexes, those as near an enemy of `figure` as possible, if that figure stood there,
/// as its edition measures it: by the way to the enemy's own hex, that hex taken as free, or by
/// range. The order of the hexes is kept [monster.summon].
std::vector<Hex> nearest_to_an_enemy(const GameState& state, const Figure& figure,
                                     std::vector<Hex> hexes);

/// Range from a hex to the nearest enemy of `figure`; `GameState::out_of_reach` where there is
/// none.
int range_to_an_enemy(const GameState& state, const Figure& figure, Hex from);

}  // namespace standee
