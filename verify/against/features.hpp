#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "files/document.hpp"

// What a case has that an implementation may not know: a kind of tile, a field of a figure, an
// ability and its fields. Implementations are asked what they know in these terms, and scenes that
// differ are described by what they share.

namespace standee::against {

/// Each feature is a path, "ability/attack/area": whoever knows it knows those before each slash.
using Features = std::set<std::string>;

/// The features of a case, of the form that `verify::write_case` gives it.
Features features_of(const Json& document);

/// The case without every feature that is to be dropped; none if that leaves no legal case. What a
/// case cannot be without, such as the figure that acts, stays.
std::optional<Json> without_features(Json document,
                                     const std::function<bool(const std::string&)>& drop);

/// A feature in the words of a report: "attack with area", "traps", "an enemy summon".
std::string feature_in_words(const std::string& feature);

}  // namespace standee::against
