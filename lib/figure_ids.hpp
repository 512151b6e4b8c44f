#pragma once

#include <span>
#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// The ids of the figures, in the order given.
std::vector<std::string> ids_of(const Scene& scene, std::span<const FigureIndex> figures);

}  // namespace standee
