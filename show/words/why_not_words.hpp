#pragma once

#include <string>
#include <vector>

#include "focus/why_not.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// The answers to one question about the plan of `scene.turn`: for each, what decided against it,
/// with clause and page, and the smallest changes that would bring it about.
std::string why_not_words(const Scene& scene, const std::vector<WhyNot>& answers,
                          const MapStyle& style);

/// A question that the turn answers with no, and the reasons, with clause and page. Each line
/// begins with `indent`.
std::string why_not_reasons(const Scene& scene, const WhyNot& answer, const std::string& indent,
                            const MapStyle& style);

}  // namespace standee
