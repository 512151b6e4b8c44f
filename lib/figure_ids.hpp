#pragma once

#include <span>
#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// The ids of these figures of the scene, in the same order.
std::vector<std::string> ids_of(const Scene& scene, std::span<const FigureIndex> figures);

}  // namespace standee
