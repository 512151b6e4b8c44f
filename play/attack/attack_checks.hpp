#pragma once

#include "focus/card_plan.hpp"
#include "play/arithmetic/attack.hpp"
#include "play/game_state.hpp"
#include "play/step.hpp"

// Checks of an attack. Each function refuses an attack that may not be made.

namespace standee {

void check_attacker(const Figure& by);
/// Refuses a controller that does not control an enemy, or that controls an objective.
void check_controller(const GameState& state, const Figure& by, const std::string& controller);
/// Refuses a target that may not be attacked. With `out_of_sight_too` the target need not be in
/// sight: the attack is made along a move, from a hex that the figure has left, or the table
/// answers for it.
void check_target(const GameState& state, const Figure& by, const Figure& target,
                  bool out_of_sight_too);
void check_range(const GameState& state, const Figure& by, const Figure& target, AttackReach reach);
/// Refuses to target a figure twice by one ability.
void check_not_targeted_yet(const GameState& state, const step::Attack& attack);
/// Refuses a chosen card unless the attacker is a character or its summon, has advantage, and the
/// edition lets it choose.
void check_use(const AttackInput& input, const Edition& rules);

}  // namespace standee
