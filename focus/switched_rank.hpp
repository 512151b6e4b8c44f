#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lib/scene.hpp"

// The change of rank at the beginning of a card [card.switch-rank].

namespace standee {

/// Whether these abilities begin with a change of the figure's rank.
bool begins_with_switch(const std::vector<Ability>& abilities);

/// The figure with the other rank and the stats of that rank's stat card. It keeps its conditions,
/// its temporary bonuses, and its hit points up to the new maximum. Throws InputError at `pointer`
/// if the figure is neither a normal nor an elite monster, or if the scene has no such stat card.
Figure with_rank_switched(const Scene& scene, const Figure& figure, std::string pointer = {});

/// The figure with its rank switched, if the abilities begin with that and it is not stunned. None
/// if its rank stays the same.
std::optional<Figure> switched_for(const Scene& scene, const std::vector<Ability>& abilities,
                                   const Figure& figure, std::string_view pointer = {});

}  // namespace standee
