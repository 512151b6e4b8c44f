#pragma once

#include <string>

#include "lib/scene.hpp"

namespace standee {

/// What a picture of the map does not show and yet may decide: "C1 is a character with initiative
/// 99; M1 is a monster (Imp) with ward, 3 of 9 hit points; fire is strong; level 3". Fields that
/// have the values that a file may omit are not printed.
std::string scene_words(const Scene& scene);

}  // namespace standee
