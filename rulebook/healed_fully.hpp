#pragma once

#include <string>

#include "rulebook/table.hpp"

// Figures that somebody has to heal, or to give something [card.until-healed, card.leaves].

namespace standee::rulebook {

/// What a heal ends that has left the figure with all its hit points.
void after_heal(Table& table, const std::string& id);
/// What becomes of a figure with something on its mat when its turn is over [card.leaves].
void after_turn(Table& table, const std::string& id);
/// Damage at the end of the round to those that nobody has healed fully [card.until-healed].
void hurt_the_unhealed(Table& table);

}  // namespace standee::rulebook
