#pragma once

#include <nlohmann/json.hpp>
#include <ostream>

#include "files/scene_json.hpp"

namespace standee {

/// Shows a scene in the report of a failing property as the JSON of its file.
inline void showValue(const Scene& scene, std::ostream& out) { out << write_scene(scene).dump(2); }

}  // namespace standee
