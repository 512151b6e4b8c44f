#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// The order in which the targets are attacked, as the party chooses [attack.one-by-one,
/// monster.ambiguity]. None if the play stops.
std::optional<std::vector<std::string>> attack_sequence(Game& game, const std::string& figure,
                                                        std::vector<std::string> targets);

}  // namespace standee
