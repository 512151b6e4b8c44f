#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "files/document.hpp"

namespace standee::verify {

/// The JSON pointers of all that can be left out of a document, outer before inner: every element
/// of a list (the last first, so that those before it keep their places) and every field.
std::vector<std::string> deletions(const Json& document);

/// The document without what stands at the pointer.
Json without(Json document, const std::string& pointer);

/// The pointers of all numbers that can be lowered: integers other than 0 that are no coordinates.
std::vector<std::string> numbers(const Json& document);

/// The document without the figure of that number: neither its steps nor what it summoned.
Json without_figure(Json document, std::size_t figure);

/// The document without these hexes and all that lies on them; figures stay.
Json without_hexes(Json document, const std::vector<Json>& hexes);

}  // namespace standee::verify
