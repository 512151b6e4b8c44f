#pragma once

#include "lib/scene.hpp"

namespace standee::generate {

/// Whether a game can come to this board: nobody stands in a closed door, and only who flies stands
/// on an obstacle.
bool is_possible(const Scene& scene);

/// Opens doors and takes away obstacles in which somebody stands who cannot.
void make_possible(Scene& scene);

}  // namespace standee::generate
