#pragma once

#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// A note for each figure with a condition whose effects the party has to carry out itself, because
/// no text says what the condition does [condition.left-to-party].
std::vector<std::string> party_notes(const Scene& scene);
/// The same for the scenes before and after a play; each note is listed once.
std::vector<std::string> party_notes(const Scene& before, const Scene& after);

}  // namespace standee
