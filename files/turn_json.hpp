#pragma once

#include <string>

#include "focus/turn.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The answer of a turn as one line of JSON without its newline, `file` as its "scene".
std::string turn_json(const std::string& file, const Scene& scene, const TurnAnswer& answer);

}  // namespace standee
