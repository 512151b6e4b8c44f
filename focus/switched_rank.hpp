#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lib/scene.hpp"

// The change of rank that a card begins with [card.switch-rank].

namespace standee {

/// Whether a figure that performs these abilities changes its rank first.
bool begins_with_switch(const std::vector<Ability>& abilities);

/// The figure with the other rank and the stats of that rank's stat card. It keeps its conditions,
/// what it has for a time, and its hit points up to the new maximum. Throws InputError at `pointer`
/// where it is neither a normal nor an elite monster, or where the scene has no such stat card.
Figure with_rank_switched(const Scene& scene, const Figure& figure, std::string pointer = {});

/// The figure as it performs the abilities: with its rank switched if they begin with that and it
/// is not stunned. None where it stays as it is.
std::optional<Figure> switched_for(const Scene& scene, const std::vector<Ability>& abilities,
                                   const Figure& figure, std::string_view pointer = {});

}  // namespace standee
