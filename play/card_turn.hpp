#pragma once

#include <string>
#include <vector>

#include "lib/scene.hpp"
#include "play/table.hpp"

namespace standee {

/// The whole turn of a monster, ally or summon: its start, every ability of its card in order, its
/// end. What is open is chosen [monster.performs-card, turn.start, turn.end].
void play_turn(Table& table, const TurnOrder& turn);

/// Performs abilities one after another, as its own or as commanded; what no longer can be
/// performed is passed over [command.grant-control, command.limits].
void perform_abilities(Table& table, const std::string& figure, std::vector<Ability> abilities);

}  // namespace standee
