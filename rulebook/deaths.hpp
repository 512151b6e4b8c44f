#pragma once

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// What a card has a figure do before it dies: it loses its negative conditions [card.when-dies].
void cure_before_death(Table& table, const std::string& id);
/// What follows as soon as a figure that `cause` has killed, if anybody has, is off the map
/// [card.when-dies, card.heal-on-kill].
void follow_death(Table& table, const Figure& fallen, const std::string& cause,
                  const std::string& credit);

}  // namespace standee::rulebook
