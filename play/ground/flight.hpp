#pragma once

#include <optional>
#include <string>

#include "play/game.hpp"

namespace standee {

/// The figure no longer flies: it enters its hex as by a normal move; over an obstacle it comes
/// down in the nearest hex without one; `to` names that hex if several are equally near
/// [move.flying-lost].
void lose_flying(Game& game, const std::string& figure, std::optional<Hex> to);

}  // namespace standee
