#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// Whether a figure has had its turn of the round.
enum class TurnMark : std::uint8_t { none, done, now, next };

/// A figure in the order of a round.
struct PlaceInRound {
    const Figure* figure = nullptr;  ///< of the scene
    std::optional<double> initiative;
    TurnMark mark = TurnMark::none;
};

/// All figures in the order in which they act: those that have had their turn, then the others;
/// those whose initiative is not known last, and none of them is next. The scene must outlive the
/// answer.
std::vector<PlaceInRound> places_in_round(const Scene& scene);

}  // namespace standee
