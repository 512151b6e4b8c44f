#pragma once

#include <vector>

#include "play/game_state.hpp"

namespace standee {

/// Those of the hexes in which `figure` would be as near to an enemy as possible, in the order
/// given. The edition says how that is measured: by the path to the enemy's own hex, which counts
/// as free, or by range [monster.summon].
std::vector<Hex> nearest_to_an_enemy(const GameState& state, const Figure& figure,
                                     std::vector<Hex> hexes);

/// The range from a hex to the nearest enemy of `figure`; `GameState::out_of_reach` if there is
/// none.
int range_to_an_enemy(const GameState& state, const Figure& figure, Hex from);

}  // namespace standee
