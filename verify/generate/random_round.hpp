#pragma once

#include <cstdint>

#include "lib/scene.hpp"
#include "verify/case.hpp"
#include "verify/generate/dice.hpp"
#include "verify/generate/random_scene.hpp"

namespace standee::generate {

/// A legal scene with a whole round to play, the same for the same dice everywhere: a few sets of
/// monsters and allies with their cards, characters with summons, ties, conditions, elements,
/// hit points few enough to die, and shuffled decks.
Scene random_round(Dice& dice, const GeneratorOptions& options = {});
Scene random_round(std::uint64_t seed);

/// A small round with all that is decided in it: few figures, more ties, long rests, objectives,
/// short decks, sets that infuse and consume, characters that reveal monsters or send summons away,
/// choices other than the first, and now and then a round that stops or has begun.
verify::Case random_round_case(Dice& dice, const Edition& edition);

/// Adds to all cards of a round lines drawn from the schema of abilities, which may say what no
/// printed card says. What was decided for the round without them is decided anew.
void add_any_lines(verify::Case& tried);
verify::Case random_round_case(std::uint64_t seed);

}  // namespace standee::generate
