#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "files/document.hpp"

namespace standee::support {

/// Adds the pointers of a value and of every value below it, as written.
inline void add_places(const Json& json, const Json::json_pointer& at,
                       std::vector<Json::json_pointer>& places) {
    places.push_back(at);
    if (json.is_object()) {
        for (const auto& [name, value] : json.items()) {
            add_places(value, at / name, places);
        }
    } else if (json.is_array()) {
        for (std::size_t i = 0; i < json.size(); ++i) {
            add_places(json[i], at / i, places);
        }
    }
}

/// The pointer of every value of a document, its own first.
inline std::vector<Json::json_pointer> places_of(const Json& json) {
    std::vector<Json::json_pointer> places;
    add_places(json, Json::json_pointer{}, places);
    return places;
}

}  // namespace standee::support
