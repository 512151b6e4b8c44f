#pragma once

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// What a card has a figure do before it dies: it loses its negative conditions [card.when-dies].
void cure_before_death(Table& table, const std::string& id);
/// Those whom damage is about to strike, in the order that the party chooses; it matters if the
/// death of one of them harms others or takes one of them along, or `anyway` [monster.ambiguity].
std::vector<std::string> order_harmed(Table& table, const std::string& by,
                                      std::vector<std::string> struck, bool anyway = false);
/// What follows as soon as a figure that `cause` has killed, if anybody has, is off the map
/// [card.when-dies, card.heal-on-kill].
void follow_death(Table& table, const Figure& fallen, const std::string& cause,
                  const std::string& credit);

}  // namespace standee::rulebook
