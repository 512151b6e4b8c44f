#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

/// A sequence of several figures, which the party chooses by a clause: the first option is the
/// order given. None where the play stops.
std::optional<std::vector<std::string>> choose_sequence(Game& game, Clause clause, ChoiceKind of,
                                                        const std::string& figure,
                                                        std::vector<std::string> others);

}  // namespace standee
