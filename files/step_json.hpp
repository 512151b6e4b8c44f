#pragma once

#include "files/reader.hpp"
#include "play/step.hpp"

namespace standee {

/// One step of a play, an object with one key, its name. `scene` is the one on which it is about
/// to be played; what its edition lacks is an error. Figures are named, not looked up.
PlayStep read_step(const Reader& reader, const Scene& scene);

/// `true`, or a list of characters.
Negating read_negating(const Reader& step);

}  // namespace standee
