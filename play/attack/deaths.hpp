#pragma once

#include "play/game.hpp"

namespace standee {

/// Carries out what deaths have brought since it was asked last, in their order: the last attacks
/// of the fallen, and monsters that are spawned. Stops at a choice, and at the cards of an attack.
/// Refuses where the scene has no stat card for one of the monsters [card.when-dies].
Flow settle_deaths(Game& game);

}  // namespace standee
