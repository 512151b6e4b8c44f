#pragma once

#include <functional>

#include "lib/scene.hpp"
#include "verify/generate/dice.hpp"

namespace standee::generate {

/// The scene with every hex on the table put elsewhere. The patterns of areas stay: they may be
/// rotated and reflected anyway.
Scene with_hexes_moved(Scene scene, const std::function<Hex(Hex)>& where);

/// The same scene with its figures, hexes, terrain, walls and links listed in another order, and
/// walls and links from their other end.
Scene in_another_order(Scene scene, Dice& dice);

}  // namespace standee::generate
