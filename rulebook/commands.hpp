#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "play/step.hpp"
#include "rulebook/targeting.hpp"

// Abilities that make another figure act.

namespace standee::rulebook {

/// Whom the figure can attack from where it stands, by id, if no area counts [command.limits].
Ids can_attack(const Table& table, const Figure& figure, const AttackAbility& attack);
/// One of the attacks of an ability that another figure commands: `step`, which says who attacks
/// whom, with what the ability says.
step::Attack attack_by_command(step::Attack step, const AttackAbility& attack);
/// A character performs what it is granted, as its player decides [command.grant-control].
void perform_as_player(Table& table, const std::string& id, const std::vector<Ability>& abilities);

}  // namespace standee::rulebook
