#pragma once

#include "play/game.hpp"

namespace standee {

/// Spawns the monsters that deaths have brought since the last call, in the order of the deaths.
/// Stops at a choice of the hex. Refuses where the scene has no stat card for one of them
/// [card.when-dies].
Flow bring_due_spawns(Game& game);

}  // namespace standee
