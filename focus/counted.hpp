#pragma once

#include "lib/ability.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The value of X on a card if it is known before the turn: it counts the figure's hit points, or
/// the figures of some sets on the map. Throws InputError if the scene does not say.
int number_before_turn(const Scene& scene, const Figure& figure, const Count& count);

/// The attack with numbers in place of everything that it counts, except a value that counts the
/// hexes moved: no plan depends on that.
AttackAbility with_numbers(const AttackAbility& attack, const Scene& scene, const Figure& figure);

}  // namespace standee
