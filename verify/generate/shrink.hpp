#pragma once

#include <functional>

#include "lib/scene.hpp"

namespace standee::generate {

/// A smaller scene of which `fails` still holds: figures, walls, terrain, hexes and abilities are
/// left out one after another, conditions and abilities made plain, as long as anything can be.
/// Initiatives stay, so that one kind of failure does not turn into another.
/// `fails` must hold of `scene`; it is asked only about legal scenes with the same figure to act.
Scene shrunk(Scene scene, const std::function<bool(const Scene&)>& fails);

}  // namespace standee::generate
