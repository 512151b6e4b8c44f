#pragma once

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// [turn.start]
void start_turn(Table& table, const std::string& id, bool regenerates);
/// [turn.end]
void end_turn(Table& table, const std::string& id);
/// Ends the turn of a figure that has left the map.
void end_turn_of_the_fallen(Table& table);
/// [round.end]
void end_round(Table& table);

}  // namespace standee::rulebook
