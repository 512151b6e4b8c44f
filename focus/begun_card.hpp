#pragma once

#include <vector>

#include "lib/scene.hpp"

// What is settled about a card when a figure begins to perform it [card.hit-points,
// card.has-condition].

namespace standee {

/// Whether abilities, or those in their branches, depend on something that is settled when the
/// figure begins its card, and is not settled yet.
bool has_to_begin(const std::vector<Ability>& abilities);

/// The abilities as the figure begins to perform them: with every comparison of hit points settled
/// by those that the figures of the scene have, and every question for a condition by those that it
/// has [card.hit-points, card.has-condition].
std::vector<Ability> begun_card(const Scene& scene, const Figure& figure,
                                std::vector<Ability> abilities);

}  // namespace standee
