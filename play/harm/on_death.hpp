#pragma once

#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// A figure is about to die: if its card makes it attack without negative conditions, it loses them
/// now [card.when-dies].
void cure_before_death(Game& game, const std::string& id);

/// The figures that are about to suffer damage because of `by`, in the order that the party
/// chooses. The order matters if the death of one of them harms others or makes one of them leave
/// too; the party is also asked if `anyway`. Throws Stopped if nobody has chosen
/// [monster.ambiguity].
std::vector<std::string> in_order_of_harm(Game& game, const std::string& by,
                                          std::vector<std::string> figures, bool anyway = false);

/// Carries out what follows when a figure that `cause` has killed, if anybody has, is off the map:
/// what its own cards do to figures adjacent to where it died, and what the killer's cards do
/// because of the kill [card.when-dies, card.heal-on-kill].
void follow_death(Game& game, const Figure& fallen, const std::string& cause,
                  const std::string& credit);

}  // namespace standee
