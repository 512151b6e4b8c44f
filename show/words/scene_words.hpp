#pragma once

#include <string>

#include "lib/scene.hpp"

namespace standee {

/// The facts that a picture of the map does not show and that may matter: "C1 is a character with
/// initiative 99; M1 is a monster (Imp) with ward, 3 of 9 hit points; fire is strong; level 3".
/// Fields with default values are left out.
std::string scene_words(const Scene& scene);

}  // namespace standee
