#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game.hpp"
#include "play/ground/forced_move.hpp"

namespace standee {

using ForcedWays = std::vector<std::vector<Hex>>;

/// How far the figure's pushes and pulls go [forced.normal-rules].
ForcedDistance forced_distance(const Figure& by, const Edition& edition);

/// Every way that the distance allows, in hex order: the hexes entered by the target's own steps,
/// up to where it dies if it does. Throws InputError if there are more than `limit`.
ForcedWays forced_ways(const Game& game, const ForcedMove& move, ForcedDistance distance,
                       std::size_t limit);

/// One step of the target into a hex, slide included; whether it is still on the map. Refuses a
/// step that the force cannot make it take.
bool force_step(Game& game, const ForcedMove& move, Hex into);

/// Moves the target by force, hex by hex, with what happens on the way. Without a path the only
/// longest way is taken; of several, one is chosen, or all are listed in a refusal.
Flow force(Game& game, const ForcedMove& move);

}  // namespace standee
