#pragma once

#include <vector>

#include "files/reader.hpp"
#include "lib/scene.hpp"
#include "play/step.hpp"

// Reads the figures that a step brings onto the map.

namespace standee {

/// Reads the figure of a summon. Fields that follow from the step and the summoner may be left out.
void read_summoned(const Reader& reader, const Scene& scene, step::Summon& summon);
/// Reads the monsters of a spawn, whose kind, side and origin may be left out.
std::vector<Figure> read_spawned(const Reader& reader, const Scene& scene);

}  // namespace standee
