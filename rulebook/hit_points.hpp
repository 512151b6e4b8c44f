#pragma once

#include <memory>
#include <vector>

#include "rulebook/table.hpp"

// Lines of a card that depend on who has the fewest or the most hit points [card.hit-points].

namespace standee::rulebook {

/// The card as the figure begins it: every line that depends on its hit points is settled
/// [card.hit-points].
std::vector<Ability> as_begun(const Book& book, const Scene& scene, const Figure& figure,
                              std::vector<Ability> card);

/// The scene with the card of its turn as begun; null if the card compares no hit points.
std::unique_ptr<const Scene> with_card_begun(const Book& book, const Scene& scene);

}  // namespace standee::rulebook
