#pragma once

#include <string>

#include "lib/ability.hpp"
#include "play/game_state.hpp"
#include "play/step.hpp"

// Attacks that a figure makes at the command of another figure.

namespace standee {

/// Whether the figure can attack the other one from where it stands, with an attack without an
/// area. A figure never attacks itself.
bool can_attack(const GameState& state, const Figure& figure, const Figure& other,
                const AttackAbility& attack);

/// One attack by `figure`, made with an ability, on one target.
step::Attack attack_on(const std::string& target, const std::string& figure,
                       const AttackAbility& attack);

}  // namespace standee
