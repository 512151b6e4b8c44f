#pragma once

#include <memory>
#include <vector>

#include "rulebook/table.hpp"

// The change of rank that a card begins with [card.switch-rank].

namespace standee::rulebook {

/// The figure with the other one of the ranks normal and elite, and with the stats of its set's
/// stat card for that rank. It keeps its conditions, its temporary bonuses, and its hit points up
/// to the new maximum. Refuses a figure that has no other rank, or no stat card for it
/// [card.switch-rank].
Figure with_new_rank(const Book& book, const Scene& scene, Figure figure);

/// The figure as it performs these abilities: with the other rank if they begin with the change and
/// it is not stunned [card.switch-rank, condition.stun].
Figure as_it_performs(const Book& book, const Scene& scene, const Figure& figure,
                      const std::vector<Ability>& abilities);

/// The scene in which the rest of the card is performed, if the card of its turn begins with a
/// change of rank; otherwise null.
std::unique_ptr<const Scene> after_new_rank(const Book& book, const Scene& scene);

}  // namespace standee::rulebook
