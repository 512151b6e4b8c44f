#pragma once

#include "lib/ability.hpp"
#include "lib/scene.hpp"

namespace standee {

/// What a card means by X where that is known before the turn: the figure's hit points, or the
/// figures of some sets on the map. Throws InputError where the scene does not say.
int number_before_turn(const Scene& scene, const Figure& figure, const Count& count);

/// The attack with numbers in place of what it counts. A value that counts the hexes moved is left:
/// no plan depends on it.
AttackAbility with_numbers(const AttackAbility& attack, const Scene& scene, const Figure& figure);

}  // namespace standee
