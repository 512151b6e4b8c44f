#pragma once

#include <rapidcheck.h>

#include <nlohmann/json.hpp>

#include "lib/scene.hpp"

namespace standee::support {

/// A small scene to change one thing in: seven hexes in a row, M1 and its objective O1 against C1
/// and its summon S1, all that a map can carry, and a turn of M1.
nlohmann::ordered_json small_scene();

/// Scenes that hold together, with every field that a scene can have, each often left out.
rc::Gen<Scene> any_scene();

}  // namespace standee::support
