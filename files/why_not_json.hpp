#pragma once

#include <vector>

#include "files/document.hpp"
#include "focus/why_not.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The answers to `standee turn --why-not`: `[{"question","figure" or "hex","happens","reasons",
/// "changes","triedAll"}]`.
Json write_why_not(const Scene& scene, const std::vector<WhyNot>& answers);

}  // namespace standee
