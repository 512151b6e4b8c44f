#pragma once

#include "lib/scene.hpp"
#include "rulebook/rules.hpp"

namespace standee::rulebook {

/// Whether the trap in a hex could end the movement of a figure that walks into it. Where another
/// figure stands, it must not [map.trap, map.end-unoccupied].
bool could_stop(const Scene& scene, const Book& book, const Figure& walker, Hex hex);

}  // namespace standee::rulebook
