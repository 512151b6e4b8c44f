#pragma once

#include <cstdint>
#include <span>

#include "verify/case.hpp"
#include "verify/generate/dice.hpp"

namespace standee::generate {

/// A legal scene with a few steps to play on it, most of which the rules allow; the same for the
/// same dice everywhere. Scenes are small: up to 4 figures on about a dozen hexes. The edition is
/// one of `editions`, or of the four as printed.
verify::Case random_play(Dice& dice, std::span<const Edition> editions = {});
verify::Case random_play(std::uint64_t seed);

}  // namespace standee::generate
