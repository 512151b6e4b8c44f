#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// Lets the party choose the order of several figures by a clause. The first option is the order
/// given. None if the play stops.
std::optional<std::vector<std::string>> choose_sequence(Game& game, Clause clause, ChoiceKind of,
                                                        const std::string& figure,
                                                        std::vector<std::string> others);

}  // namespace standee
