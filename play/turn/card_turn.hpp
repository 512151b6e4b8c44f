#pragma once

#include <string>
#include <vector>

#include "lib/scene.hpp"
#include "play/game_state.hpp"

namespace standee {

/// The whole turn of a monster, ally or summon: its start, every ability of its card in order, its
/// end. What is open is chosen [monster.performs-card, turn.start, turn.end].
void play_turn(GameState& table, const TurnOrder& turn);

/// Performs abilities one after another, as its own or as commanded; what no longer can be
/// performed is passed over [command.grant-control, command.limits].
void perform_abilities(GameState& table, const std::string& figure, std::vector<Ability> abilities);

}  // namespace standee
