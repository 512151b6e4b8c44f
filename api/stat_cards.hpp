#pragma once

#include <map>
#include <string>

#include "files/document.hpp"

namespace standee::api {

/// Stat cards ("monster/1") beside the documents of scenes, by the name of their set.
class StatCards {
public:
    /// Adds one; a deck alone, which has no stats, adds nothing. Throws InputError for any other
    /// form.
    void add(Json document);

    /// The document with the stat cards of the sets that it names in the `monsters` of its scene,
    /// those of the scene's level where there are some.
    [[nodiscard]] Json added_to(Json document) const;

private:
    std::multimap<std::string, Json> sets_;
};

/// The scene in a document: itself, or its field `scene`; null where there is none with a map.
Json* scene_in(Json& document);

}  // namespace standee::api
