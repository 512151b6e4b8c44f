#pragma once

#include <optional>
#include <string>

#include "lib/scene.hpp"
#include "play/game.hpp"

namespace standee {

/// How many standees of a set of monsters are not on the map; none: there are enough
/// [monster.standees].
std::optional<int> standees_left(const Scene& scene, const std::string& set);

/// The highest number on the standees of a set: 10, as in the largest printed sets, where neither
/// the scene nor a stat card says how many there are.
int highest_standee(const Scene& scene, const std::string& set);

/// The lowest number that no figure of the set on the map has.
int free_standee(const Scene& scene, const std::string& set);

/// The number of the standee that a new figure of the set has: chance draws one that is not on the
/// map if the scene has a seed; otherwise the table says which it has drawn
/// [monster.standee-drawn]. Throws Stopped if the play stops.
int draw_standee(Game& game, const std::string& figure, const std::string& set);

}  // namespace standee
