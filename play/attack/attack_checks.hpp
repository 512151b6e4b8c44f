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
/// `on_the_way`: the attack is made along a move, from a hex that the figure has left.
void check_target(const GameState& state, const Figure& by, const Figure& target, bool on_the_way);
void check_range(const GameState& state, const Figure& by, const Figure& target, AttackReach reach);
/// No figure is targeted twice by one ability.
void check_not_targeted_yet(const GameState& state, const step::Attack& attack);
/// Only with advantage, and only in some editions, does a character or its summon pick its card.
void check_use(const AttackInput& input, const Edition& rules);

}  // namespace standee
