#pragma once

#include <cstdint>
#include <optional>

#include "lib/scene.hpp"
#include "verify/generate/dice.hpp"

namespace standee::generate {

struct GeneratorOptions {
    int max_columns = 10;
    int max_rows = 8;
    int max_enemies = 6;             ///< of the figure whose turn it is
    std::optional<Edition> edition;  ///< none: any of the four
};

/// A legal scene with a turn to plan, the same for the same dice everywhere. Each is drawn with
/// a theme (which terrain, what kind of walls, what attack), so that enemies compete, areas
/// catch several, and something lies on the way, in every combination of the rules of a turn.
/// The moves before the attack are of one kind, and where several costs on the card ask for
/// elements, none leaves a choice of element.
Scene random_scene(Dice& dice, const GeneratorOptions& options = {});
Scene random_scene(std::uint64_t seed, const GeneratorOptions& options = {});

}  // namespace standee::generate
