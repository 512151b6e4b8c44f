#pragma once

#include "play/game.hpp"

namespace standee {

/// The attack of a figure that has died on every enemy adjacent to the hex in which it fell, in an
/// order of the party's. It is made as if the figure stood there still: with its conditions, with
/// what its stat card gives its attacks, and from its deck. Nobody retaliates. Stops at the order
/// of the attacks and at their cards [card.when-dies].
Flow perform_death_attack(Game& game, const DueAttack& due);

}  // namespace standee
