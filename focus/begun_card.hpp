#pragma once

#include <vector>

#include "lib/scene.hpp"

// Decides the conditions on a card that are settled when a figure begins to perform it
// [card.hit-points, card.has-condition].

namespace standee {

/// Whether one of the abilities, or of those in their branches, has a condition that is settled
/// when the figure begins its card and has not been settled yet.
bool has_to_begin(const std::vector<Ability>& abilities);

/// The abilities with every such condition settled: comparisons of hit points by the hit points of
/// the figures in the scene, other conditions by the conditions and tokens of the figure
/// [card.hit-points, card.has-condition].
std::vector<Ability> begun_card(const Scene& scene, const Figure& figure,
                                std::vector<Ability> abilities);

}  // namespace standee
