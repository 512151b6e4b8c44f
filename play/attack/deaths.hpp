#pragma once

#include "play/game.hpp"

namespace standee {

/// Carries out the consequences of all deaths since the last call, in their order: the last attacks
/// of the dead, and monsters that are spawned. The play may stop at a choice, and at the cards of
/// an attack. Refuses if the scene has no stat card for one of the monsters [card.when-dies].
Flow settle_deaths(Game& game);

}  // namespace standee
