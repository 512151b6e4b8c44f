#pragma once

#include "files/reader.hpp"
#include "lib/scene.hpp"

namespace standee {

/// Carries out an event on a scene as `apply` does, but from its form in an answer. That form
/// contains everything about the table, but decks, the turn in progress and the time that a bonus
/// has lasted stay as they are. `event` has the hexes of the scene's map. Besides the fields of its
/// kind it may have those of a line of an answer: `format` and `scene`. Throws InputError.
void apply_written(Scene& scene, const Reader& event);

}  // namespace standee
