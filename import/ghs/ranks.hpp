#pragma once

#include "lib/monster.hpp"

namespace standee::ghs {

/// One card of what it says to normal and what to elite monsters: where they differ a RankAbility
/// tells them apart, and a text says whose it is.
SpecialLines merged_ranks(const SpecialLines& normal, const SpecialLines& elite);

}  // namespace standee::ghs
