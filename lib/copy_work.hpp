#pragma once

#include <cstdint>

#include "lib/scene.hpp"

namespace standee {

/// What copying a scene takes, in units of work. It grows with the hexes of the map, the figures
/// and the cards of all decks.
std::uint64_t copy_work(const Scene& scene);

}  // namespace standee
