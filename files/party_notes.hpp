#pragma once

#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// What the party has to carry out itself, as no text says what it does: a note for each figure
/// that has such a condition [condition.left-to-party].
std::vector<std::string> party_notes(const Scene& scene);
/// The same of a scene before and after a play, each note once.
std::vector<std::string> party_notes(const Scene& before, const Scene& after);

}  // namespace standee
