#pragma once

#include <optional>
#include <string>

#include "lib/scene.hpp"
#include "play/game.hpp"

namespace standee {

/// How many standees of a monster set are not on the map; none: there are enough
/// [monster.standees].
std::optional<int> standees_left(const Scene& scene, const std::string& set);

/// The highest standee number of a set. If neither the scene nor a stat card says how many standees
/// there are, it is 10, as in the largest printed sets.
int highest_standee(const Scene& scene, const std::string& set);

/// The lowest standee number that no figure of the set on the map has.
int free_standee(const Scene& scene, const std::string& set);

/// The standee number of a new figure of the set. If the scene has a seed, a standee that is not on
/// the map is drawn at random; otherwise the table says which one it has drawn
/// [monster.standee-drawn]. Throws Stopped if the play stops.
int draw_standee(Game& game, const std::string& figure, const std::string& set);

}  // namespace standee
