#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "files/document.hpp"

namespace standee {

/// A document, and its name in answers and errors.
struct NamedDocument {
    std::string name;
    Document document;
};

/// A turn, play or round with several `editions`, split into one fixture for each of them, in the
/// order written: "a.json:gloomhaven", "a.json:frosthaven". Each has a single edition, which is
/// also that of its scene, and only its own part of `differs`. Any other document, including a
/// dispute, is returned as it is.
///
/// Throws InputError if `editions` is empty or names an edition twice, if the scene's edition is
/// not one of them, if `differs` has fields for another edition, or if a field outside `differs`
/// applies to no edition.
std::vector<NamedDocument> in_each_edition(std::string name, Document document);

}  // namespace standee
