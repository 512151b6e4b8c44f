#pragma once

#include <string>

#include "play/game.hpp"

namespace standee {

/// Performs a loot ability: takes all loot tokens and treasure within range, including those in its
/// own hex. Only characters take treasure. Refuses if there is nothing to take [loot.ability,
/// map.treasure].
void loot(Game& game, const std::string& figure, int range);

/// Whether there is anything that the figure could loot within range.
bool can_loot(const GameState& state, const std::string& figure, int range);

/// A character takes what lies in its hex at the end of its turn [loot.end-of-turn].
void loot_own_hex(Game& game, const std::string& figure);

}  // namespace standee
