#pragma once

#include "focus/card_plan.hpp"
#include "play/arithmetic/attack.hpp"
#include "play/game_state.hpp"
#include "play/step.hpp"

// What an attack has to be so that it may be made. Each function refuses one that is not.

namespace standee {

void check_attacker(const Figure& by);
/// Only an enemy is controlled, and no objective.
void check_controller(const GameState& state, const Figure& by, const std::string& controller);
/// `out_of_sight_too`: whether it sees its target does not matter; the attack is made along a move,
/// from a hex that the figure has left, or is forced.
void check_target(const GameState& state, const Figure& by, const Figure& target,
                  bool out_of_sight_too);
void check_range(const GameState& state, const Figure& by, const Figure& target, AttackReach reach);
/// No figure is targeted twice by one ability.
void check_not_targeted_yet(const GameState& state, const step::Attack& attack);
/// Only with advantage, and only in some editions, does a character or its summon pick its card.
void check_use(const AttackInput& input, const Edition& rules);

}  // namespace standee
