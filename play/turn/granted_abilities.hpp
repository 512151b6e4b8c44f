#pragma once

#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "play/game.hpp"

namespace standee {

/// Whether the figure can be granted any of the abilities. A stunned figure cannot, and an attack
/// can only be granted to a figure that can attack and has a valid target where it stands
/// [command.limits].
bool can_be_granted(Game& game, const Figure& figure, const std::vector<Ability>& abilities);

/// A character performs what it is granted. Its player decides for each ability whether and how the
/// character performs it; each decision is a choice [command.grant-control, ability.order].
/// Abilities that it cannot perform are passed over: a value relative to a stat that it does not
/// have, no target, a condition that prevents it [command.limits]. If all attacks are made on one
/// enemy and it dies, the remaining ones may be made on another. Some abilities are left to the
/// player, and the log says so: an area attack, an attack with conditional effects, an ability for
/// other figures than usual or with further effects on them, and an ability that moves others or
/// brings figures onto the map.
Flow perform_as_player(Game& game, const std::string& character,
                       const std::vector<Ability>& abilities);

}  // namespace standee
