#pragma once

#include "play/game.hpp"

namespace standee {

/// Carries out the attack of a figure that has died on every enemy adjacent to the hex in which it
/// died, in an order that the party chooses. The attack is made as if the figure still stood there:
/// with its conditions, the bonuses on its stat card, and its modifier deck. Nobody retaliates. The
/// play may stop at the choice of the order and at the modifier cards [card.when-dies].
Flow perform_death_attack(Game& game, const DueAttack& due);

}  // namespace standee
