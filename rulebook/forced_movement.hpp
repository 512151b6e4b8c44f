#pragma once

#include <string>

#include "play/forced_move.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// Moves the target by force, hex by hex [forced.push, forced.pull, forced.normal-rules].
void force(Table& table, const ForcedMove& move);
/// Whether `to` is farther from (for a pull, nearer to) the acting figure than `from` [forced.push,
/// forced.pull].
bool leads_on(const Table& table, const ForcedMove& move, Hex from, Hex to);

}  // namespace standee::rulebook
