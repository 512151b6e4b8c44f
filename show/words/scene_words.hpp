#pragma once

#include <string>

#include "lib/scene.hpp"

namespace standee {

/// What a picture of the map does not show and yet may decide: "C1 is a character with initiative
/// 99; M1 is a monster (Imp) with ward, 3 of 9 hit points; fire is strong; level 3". Fields that
/// are as a file leaves them out are not told.
std::string scene_words(const Scene& scene);

}  // namespace standee
