#pragma once

#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// A card as the plan of a turn is to see it: in the place of a consumption what is performed with
/// or without the elements, of what the ranks do the figure's own, and of an attack's conditional
/// effects those without a price that the set has paid already [element.consume].
std::vector<Ability> as_planned(const GameState& state, const std::string& figure,
                                const std::vector<Ability>& abilities);

/// One ability as the plan is to see it, at the end of `planned`.
void append_as_planned(const GameState& state, const std::string& figure, const Ability& ability,
                       std::vector<Ability>& planned);

/// Consumes what else the card of a set asks for: that is done when the first of it acts, whether
/// or not that one had a use for it, and though it has fallen [element.consume].
Flow consume_rest(Game& game, const Figure& figure, const std::vector<Ability>& card);

}  // namespace standee
