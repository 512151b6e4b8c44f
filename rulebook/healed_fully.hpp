#pragma once

#include <string>

#include "rulebook/table.hpp"

// Figures that somebody has to heal, or to give something [card.until-healed, card.leaves].

namespace standee::rulebook {

/// Ends what lasts until the figure is fully healed, if a heal has just given it all its hit
/// points.
void after_heal(Table& table, const std::string& id);
/// What happens to a figure with a token on its mat when its turn is over [card.leaves].
void after_turn(Table& table, const std::string& id);
/// Deals damage, at the end of the round, to the figures that nobody has fully healed
/// [card.until-healed].
void hurt_the_unhealed(Table& table);

}  // namespace standee::rulebook
