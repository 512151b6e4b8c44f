#pragma once

#include <functional>

#include "lib/scene.hpp"

namespace standee::generate {

/// A smaller scene of which `fails` still holds: figures, walls, terrain, hexes and abilities are
/// left out one after another, numbers and conditions made plain, as long as anything can be.
/// `fails` must hold of `scene`; it is asked only about legal scenes with the same figure to act.
Scene shrunk(Scene scene, const std::function<bool(const Scene&)>& fails);

}  // namespace standee::generate
