#pragma once

#include <string>

#include "play/game.hpp"

namespace standee {

/// A figure is about to die: it loses its negative conditions first where its card has it attack
/// without them [card.when-dies].
void cure_before_death(Game& game, const std::string& id);

/// What follows as soon as a figure that `cause` has killed, if anybody has, is off the map: what
/// its own cards do to those adjacent to where it fell, and what those of its killer do for that
/// [card.when-dies, card.heal-on-kill].
void follow_death(Game& game, const Figure& fallen, const std::string& cause,
                  const std::string& credit);

}  // namespace standee
