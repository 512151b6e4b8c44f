#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/forced_move.hpp"
#include "play/game.hpp"

namespace standee {

using ForcedPaths = std::vector<std::vector<Hex>>;

/// How far the figure's pushes and pulls go [forced.normal-rules].
ForcedDistance forced_distance(const Figure& by, const Edition& edition);

/// Every path that the distance allows, in hex order: the hexes entered by the target's own steps,
/// up to where it dies if it does. Throws InputError if there are more than `limit`.
ForcedPaths forced_paths(const Game& game, const ForcedMove& move, ForcedDistance distance,
                         std::size_t limit);

/// One step of the target into a hex, slide included; whether it is still on the map. Refuses a
/// step that the force cannot make it take.
bool force_step(Game& game, const ForcedMove& move, Hex into);

/// Moves the target by force, hex by hex, with what happens on the way. Without a path the only
/// longest path is taken; of several, one is chosen, or all are listed in a refusal.
Flow force(Game& game, const ForcedMove& move);

}  // namespace standee
