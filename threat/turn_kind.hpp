#pragma once

#include "lib/scene.hpp"
#include "threat/attack_odds.hpp"

namespace standee {

/// Whether nothing in the turn of `scene.turn`, by its card as planned, can hurt an enemy but one
/// attack at the end of its way, each target by itself: the plan then tells all.
bool is_one_attack(const Scene& scene, FigureIndex actor);

/// Whether the order in which the figure attacks several enemies may matter to one of them: the
/// attacks move somebody, it has bonuses that are used up, or another may kill it by retaliating.
bool order_of_attacks_matters(const Scene& scene, FigureIndex actor, FigureIndex target);

/// Whether a pile holds cards enough for the attacks of any turn, so that no shuffle comes between.
bool lasts_for_a_turn(const UnknownDeck& deck);

}  // namespace standee
