#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "play/step.hpp"
#include "rulebook/targeting.hpp"

// Abilities that make another figure act.

namespace standee::rulebook {

/// The ids of the enemies that the figure can attack from where it stands, with an attack without
/// an area [command.limits].
Ids can_attack(const Table& table, const Figure& figure, const AttackAbility& attack);
/// One of the attacks that a figure makes at the command of another. `step` says who attacks whom;
/// the ability says the rest.
step::Attack attack_by_command(step::Attack step, const AttackAbility& attack);
/// A character performs what it is granted, as its player decides [command.grant-control].
void perform_as_player(Table& table, const std::string& id, const std::vector<Ability>& abilities);

}  // namespace standee::rulebook
