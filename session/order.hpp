#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// Where a figure is in the order of the round.
enum class TurnMark : std::uint8_t { none, done, now, next };

/// A figure in the order of a round.
struct PlaceInRound {
    const Figure* figure = nullptr;  ///< points into the scene
    std::optional<double> initiative;
    TurnMark mark = TurnMark::none;
};

/// All figures in the order in which they act: first those that have had their turns, then the
/// others. Figures whose initiative is not known come last, and no figure is then marked as next.
/// The scene must outlive the result.
std::vector<PlaceInRound> places_in_round(const Scene& scene);

}  // namespace standee
