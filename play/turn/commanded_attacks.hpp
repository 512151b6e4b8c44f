#pragma once

#include <string>

#include "lib/ability.hpp"
#include "play/game_state.hpp"
#include "play/step.hpp"

// Attacks that a figure makes at the command of another.

namespace standee {

/// Whether the figure can attack the other from where it stands, with an attack without an area.
/// Itself it never attacks.
bool can_attack(const GameState& state, const Figure& figure, const Figure& other,
                const AttackAbility& attack);

/// One attack of the ability of that figure, on one target.
step::Attack attack_on(const std::string& target, const std::string& figure,
                       const AttackAbility& attack);

}  // namespace standee
