#pragma once

#include <cstdint>

#include "lib/scene.hpp"
#include "verify/generate/dice.hpp"

namespace standee::generate {

/// A legal scene with a whole round to play, the same for the same dice everywhere: a few sets of
/// monsters and allies with their cards, characters with summons, ties, conditions, elements,
/// hit points few enough to die, and shuffled decks.
Scene random_round(Dice& dice);
Scene random_round(std::uint64_t seed);

}  // namespace standee::generate
