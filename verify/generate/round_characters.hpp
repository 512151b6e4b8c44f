#pragma once

#include "files/document.hpp"
#include "lib/scene.hpp"
#include "verify/generate/dice.hpp"

namespace standee::generate {

/// "pass", or by id what characters do in a round; now and then one of whom nothing is said.
Json any_characters(Dice& dice, const Scene& scene);
/// What a character decides for itself: cards that it may lose, and items.
void equip(Dice& dice, Figure& character);

}  // namespace standee::generate
