#pragma once

#include <vector>

#include "lib/scene.hpp"

// What is settled about a card when a figure begins to perform it [card.hit-points].

namespace standee {

/// Whether abilities, or those in their branches, depend on a comparison of hit points that is not
/// settled yet.
bool compares_hit_points(const std::vector<Ability>& abilities);

/// The abilities as the figure begins to perform them: with every comparison of hit points settled
/// by those that the figures of the scene have [card.hit-points].
std::vector<Ability> begun_card(const Scene& scene, const Figure& figure,
                                std::vector<Ability> abilities);

}  // namespace standee
