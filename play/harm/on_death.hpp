#pragma once

#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// A figure is about to die: it loses its negative conditions first where its card has it attack
/// without them [card.when-dies].
void cure_before_death(Game& game, const std::string& id);

/// The figures that damage is about to strike, `by` what another does, in the order that the party
/// chooses. That matters if the death of one of them harms others or takes one of them along; or
/// if `anyway`. Throws Stopped where nobody has chosen [monster.ambiguity].
std::vector<std::string> in_order_of_harm(Game& game, const std::string& by,
                                          std::vector<std::string> figures, bool anyway = false);

/// What follows as soon as a figure that `cause` has killed, if anybody has, is off the map: what
/// its own cards do to those adjacent to where it fell, and what those of its killer do for that
/// [card.when-dies, card.heal-on-kill].
void follow_death(Game& game, const Figure& fallen, const std::string& cause,
                  const std::string& credit);

}  // namespace standee
