#pragma once

#include <string>

#include "play/game.hpp"

namespace standee {

/// Starts a figure's turn: regenerate, then wound [turn.start]. A character may decline the heal of
/// regenerate. Refuses if a turn is in progress, if the figure takes no turn [turn.each-once,
/// initiative.summon-first-round], or if there is nothing to decline [condition.regenerate].
void start_turn(Game& game, const std::string& figure, bool regenerates = true);

/// Ends the figure's turn: bane, then conditions end, bonuses, infusions, looting [turn.end].
Flow end_turn(Game& game, const std::string& figure);

/// Ends the turn of a figure that has left the map during the turn: its infusions take effect.
Flow end_turn_of_the_fallen(Game& game);

/// Ends the round: shuffles, bonuses, elements. Figures that were summoned in it may act in the
/// next round [round.end]. Refuses within a turn.
void end_round(Game& game);

}  // namespace standee
