#pragma once

#include <optional>
#include <string>

#include "play/game.hpp"

namespace standee {

/// A figure loses flying. It enters its hex as by a normal move. Above an obstacle it lands in the
/// nearest hex without one; `to` names that hex if several are equally near [move.flying-lost].
void lose_flying(Game& game, const std::string& figure, std::optional<Hex> to);

}  // namespace standee
