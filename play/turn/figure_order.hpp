#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "play/forced_move.hpp"
#include "play/game.hpp"

namespace standee {

/// The order in which an ability of `by` pushes or pulls its targets by up to so many hexes and, if
/// `does_more`, does something else to each of them. The party chooses it, unless no target can get
/// in the way of another [monster.ambiguity]. None if the play stops.
std::optional<std::vector<std::string>> order_of_forced(Game& game, const std::string& by,
                                                        std::vector<std::string> targets,
                                                        Force force, int points, bool does_more);

/// The order in which several figures perform what an ability of `by` grants them. The party
/// chooses it, unless each of them only helps itself [monster.ambiguity]. None if the play stops.
std::optional<std::vector<std::string>> order_of_granted(Game& game, const std::string& by,
                                                         std::vector<std::string> figures,
                                                         const std::vector<Ability>& abilities);

}  // namespace standee
