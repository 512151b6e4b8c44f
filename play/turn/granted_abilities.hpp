#pragma once

#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "play/game.hpp"

namespace standee {

/// Whether anything of it can be granted to the figure: nothing to a stunned one, and an attack
/// only to one that can attack and has a valid target where it stands [command.limits].
bool can_be_granted(Game& game, const Figure& figure, const std::vector<Ability>& abilities);

/// A character performs what it is granted: its player decides whether and how, ability by ability,
/// each decision a choice [command.grant-control, ability.order]. What it cannot perform is passed
/// over: a value relative to a stat that it does not have, no target, a condition that prevents it
/// [command.limits]. Of attacks that are all made on one enemy, those left when it dies may be made
/// on another. The following is left to its player, and the log says so: an area attack or one with
/// conditional effects, an ability for other figures than usual or with further effects on them,
/// and an ability that moves others or brings figures onto the map.
Flow perform_as_player(Game& game, const std::string& character,
                       const std::vector<Ability>& abilities);

}  // namespace standee
