#pragma once

#include "lib/monster.hpp"

namespace standee::ghs {

/// Makes one card from what it says for normal and for elite monsters: where they differ, a line
/// for the rank distinguishes them, and a text says whose it is.
SpecialLines merged_ranks(const SpecialLines& normal, const SpecialLines& elite);

}  // namespace standee::ghs
