#pragma once

#include <optional>
#include <string>

#include "lib/scene.hpp"

namespace standee {

/// How many standees of a set of monsters are not on the map; none: there are enough
/// [monster.standees].
std::optional<int> standees_left(const Scene& scene, const std::string& set);

/// The lowest number that no figure of the set on the map has.
int free_standee(const Scene& scene, const std::string& set);

}  // namespace standee
