#pragma once

#include <vector>

#include "files/document.hpp"
#include "focus/why_not.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The answers to `standee turn --why-not`: `[{"question","figure" or "hex","happens","reasons",
/// "changes","triedAll"}]`.
Json write_why_not(const Scene& scene, const std::vector<WhyNot>& answers);

/// What decides against it, for a question that the turn answers with no: `{"question","figure" or
/// "hex","reasons"}`.
Json write_reasons_against(const Scene& scene, const WhyNot& answer);

}  // namespace standee
