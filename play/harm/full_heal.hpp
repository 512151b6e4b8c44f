#pragma once

#include <string>

#include "play/game.hpp"

// What stat cards say about figures that somebody heals, or gives something.

namespace standee {

/// After a heal: if the figure now has all its hit points, it is fully healed. It then no longer
/// suffers at the end of rounds, or it leaves the map, as its stat card says [card.until-healed,
/// card.leaves].
void follow_full_heal(Game& game, const std::string& figure);

/// After the turn of a figure: it leaves the map if its stat card says so and it has been given
/// something, that is, if a token is on its mat [card.leaves].
void leave_after_turn(Game& game, const std::string& figure);

/// At the end of the round: damage to all figures that suffer until they are fully healed. If a
/// death harms others, the party chooses who suffers first; throws Stopped if the play stops at
/// that choice [card.until-healed].
void suffer_until_healed(Game& game);

}  // namespace standee
