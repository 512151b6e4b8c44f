#pragma once

#include <string>

#include "play/game.hpp"

namespace standee {

/// A figure's turn starts: regenerate, then wound [turn.start]. A character may decline the heal
/// of regenerate. Refuses where a turn is in progress, or the figure takes none [turn.each-once,
/// initiative.summon-first-round], or where it has nothing to decline [condition.regenerate].
void start_turn(Game& game, const std::string& figure, bool regenerates = true);

/// The figure's turn ends: bane, then conditions run out, bonuses, infusions, looting [turn.end].
Flow end_turn(Game& game, const std::string& figure);

/// Ends the turn of a figure that has left the map during it: its infusions take effect.
Flow end_turn_of_the_fallen(Game& game);

/// The end of the round: shuffles, bonuses, elements; who was summoned in it may act in the next
/// [round.end]. Refuses within a turn.
void end_round(Game& game);

}  // namespace standee
