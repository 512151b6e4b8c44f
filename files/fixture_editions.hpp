#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "files/document.hpp"

namespace standee {

/// A document, and what answers and errors call it.
struct NamedDocument {
    std::string name;
    Document document;
};

/// A turn, play or round with several `editions` as one fixture for each of them, in the order
/// written: "a.json:gloomhaven", "a.json:frosthaven". Each has one edition, which is also that of
/// its scene, and of `differs` only what is said of it. Any other document, a dispute among them,
/// is returned as it is.
///
/// Throws InputError where `editions` is empty or names one twice, the scene's edition is none of
/// them, `differs` has fields for another edition, or a field outside `differs` applies to none.
std::vector<NamedDocument> in_each_edition(std::string name, Document document);

}  // namespace standee
