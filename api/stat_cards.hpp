#pragma once

#include <map>
#include <optional>
#include <string>

#include "files/document.hpp"
#include "files/reader.hpp"

namespace standee::api {

/// Stat cards ("monster/1") that are given separately from the scenes, by the name of their set.
class StatCards {
public:
    /// Adds a stat card. A deck alone has no stats and adds nothing. Throws InputError for any
    /// other format.
    void add(const Reader& card);

    /// The document, with the stat cards of the sets that it names added to the `monsters` of its
    /// scene. Stat cards for the scene's level are preferred.
    [[nodiscard]] Document added_to(Document document) const;

private:
    std::multimap<std::string, Json> sets_;
};

/// The scene in a document: the document itself, or its field `scene`. None if neither has a map.
std::optional<Reader> scene_in(const Reader& document);

}  // namespace standee::api
