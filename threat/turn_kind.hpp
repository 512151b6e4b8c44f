#pragma once

#include "lib/scene.hpp"
#include "threat/attack_odds.hpp"

namespace standee {

/// Whether nothing but a single attack at the end of its path, separate for each target, can hurt
/// an enemy in the turn of `scene.turn` with the planned card. If so, the plan alone gives the
/// damage.
bool is_one_attack(const Scene& scene, FigureIndex actor);

/// Whether the order in which the figure attacks several enemies may matter to `target`: the
/// attacks move somebody, the figure has bonuses that are used up, or another enemy may kill it by
/// retaliating.
bool order_of_attacks_matters(const Scene& scene, FigureIndex actor, FigureIndex target);

/// Whether the line may lower any figure's hit points, or its effect is not known before the turn.
bool may_hurt(const Ability& line);

/// Whether a pile has enough cards for the attacks of any turn, so that no shuffle can happen.
bool lasts_for_a_turn(const UnknownDeck& deck);

}  // namespace standee
