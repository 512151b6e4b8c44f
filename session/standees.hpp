#pragma once

#include <string>
#include <vector>

#include "lib/scene.hpp"
#include "session/ability_piles.hpp"

// Standees of monsters that an importer tells apart by letters, "guard-a": each gets the number
// that is drawn for it, and is called by it from then on, "guard-3".

namespace standee {

/// Whether a letter stands in the id for a number that is still to be drawn.
bool awaits_standee(const Figure& figure);

/// Gives the figure the number of its standee, and calls it by that where nobody else is.
void number_standee(Figure& figure, int number, const Scene& scene);

/// Numbers those figures that nobody is asked about: bosses, in order, and all others by chance
/// where the scene has a seed.
void number_by_chance(std::vector<Figure>& figures, const Scene& scene, AbilityPiles& chance);

/// Takes the monsters that await a standee off the map, so that they can be placed with one.
std::vector<Figure> take_unnumbered(Scene& scene);

}  // namespace standee
