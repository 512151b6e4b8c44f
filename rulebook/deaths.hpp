#pragma once

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// Before a figure dies, it loses its negative conditions if its card says so [card.when-dies].
void cure_before_death(Table& table, const std::string& id);
/// The figures that are about to suffer damage, in the order that the party chooses. The order
/// matters if the death of one of them harms others or makes one of them leave too; the party is
/// also asked if `anyway` [monster.ambiguity].
std::vector<std::string> order_harmed(Table& table, const std::string& by,
                                      std::vector<std::string> struck, bool anyway = false);
/// Carries out what follows when a figure that `cause` has killed, if anybody has, is off the map
/// [card.when-dies, card.heal-on-kill].
void follow_death(Table& table, const Figure& fallen, const std::string& cause,
                  const std::string& credit);

}  // namespace standee::rulebook
