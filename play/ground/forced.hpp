#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/forced_move.hpp"
#include "play/game.hpp"

namespace standee {

using ForcedPaths = std::vector<std::vector<Hex>>;

/// How far pushes and pulls by this figure go [forced.normal-rules].
ForcedDistance forced_distance(const Figure& by, const Edition& edition);

/// Every path that the distance allows, in hex order. A path lists the hexes that the target enters
/// by its own steps, and ends where the target dies. Throws InputError if there are more than
/// `limit`.
ForcedPaths forced_paths(const Game& game, const ForcedMove& move, ForcedDistance distance,
                         std::size_t limit);

/// Moves the target one step into a hex, including a slide. Returns whether it is still on the map.
/// Refuses a step that the force cannot cause.
bool force_step(Game& game, const ForcedMove& move, Hex into);

/// Moves the target by force, hex by hex, with everything that happens on the way. If no path is
/// given, the target takes the longest path. If there are several longest paths, one is chosen, or
/// the refusal lists them.
Flow force(Game& game, const ForcedMove& move);

}  // namespace standee
