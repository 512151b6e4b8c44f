#pragma once

#include <string>

#include "play/game.hpp"

// What stat cards say of figures that somebody heals, or gives something.

namespace standee {

/// After a heal: if the figure has all its hit points now, it has been healed fully. Then it no
/// longer suffers at the end of rounds, or it leaves the map [card.until-healed, card.leaves].
void follow_full_heal(Game& game, const std::string& figure);

/// After the turn of the figure: it leaves the map if it has been given something, a token on its
/// mat, and its stat card says so [card.leaves].
void leave_after_turn(Game& game, const std::string& figure);

/// At the end of the round: damage to all that have not been healed fully. The party decides who
/// suffers first if a death harms others; throws Stopped if the play stops at that choice
/// [card.until-healed].
void suffer_until_healed(Game& game);

}  // namespace standee
