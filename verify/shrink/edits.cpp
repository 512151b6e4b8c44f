#include "verify/shrink/edits.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace standee::verify {
namespace {

bool is_hex(const Json& value) {
    return value.is_array() && value.size() == 2 && value[0].is_number_integer() &&
           value[1].is_number_integer();
}

using Pointer = Json::json_pointer;

/// Calls `visit(pointer, value)` for everything below, outer before inner, and of a list the last
/// first. A hex is one thing.
template <class Visit>
void walk(const Json& value, const Pointer& pointer, const Visit& visit) {
    if (is_hex(value) || !value.is_structured()) {
        return;
    }
    if (value.is_array()) {
        for (std::size_t i = value.size(); i > 0; --i) {
            const Pointer place = pointer / (i - 1);
            visit(place.to_string(), value[i - 1]);
            walk(value[i - 1], place, visit);
        }
        return;
    }
    for (const auto& [name, field] : value.items()) {
        const Pointer place = pointer / name;
        visit(place.to_string(), field);
        walk(field, place, visit);
    }
}

/// Whether the text stands anywhere in the value, other than as the name of a field.
bool names(const Json& value, const Json& text) {
    if (value == text) {
        return true;
    }
    return value.is_structured() &&
           std::ranges::any_of(value, [&](const Json& inner) { return names(inner, text); });
}

/// The decisions of a round without the turn of that figure, and without the steps of others that
/// name it; what its turn came after may have other choices to make.
void leave_out_of_round(Json& document, const Json& id) {
    if (!document.contains("round") || !document["round"].contains("characters") ||
        !document["round"]["characters"].is_object()) {
        return;
    }
    Json& characters = document["round"]["characters"];
    characters.erase(id.get<std::string>());
    for (auto& [character, steps] : characters.items()) {
        if (steps.is_array()) {
            std::erase_if(steps.get_ref<Json::array_t&>(),
                          [&](const Json& step) { return names(step, id); });
        }
    }
}

Json set_of(const Json& figure) {
    return figure.contains("set") ? figure["set"] : figure.value("name", Json{});
}

/// Lists a set that its last figure has left, so that its card and its standees may stay.
void keep_set(Json& scene, const Json& set) {
    const bool present = std::ranges::any_of(
        scene["figures"], [&](const Json& other) { return set_of(other) == set; });
    const bool listed = scene.contains("sets") && names(scene["sets"], set);
    if (set.is_string() && !present && !listed) {
        scene["sets"].push_back(set);
    }
}

}  // namespace

std::vector<std::string> deletions(const Json& document) {
    std::vector<std::string> pointers;
    walk(document, Pointer{},
         [&](const std::string& place, const Json&) { pointers.push_back(place); });
    return pointers;
}

Json without(Json document, const std::string& pointer) {
    const Pointer place{pointer};
    Json& parent = document[place.parent_pointer()];
    if (parent.is_array()) {
        parent.erase(static_cast<std::size_t>(std::stoul(place.back())));
    } else {
        parent.erase(place.back());
    }
    return document;
}

std::vector<std::string> numbers(const Json& document) {
    std::vector<std::string> pointers;
    walk(document, Pointer{}, [&](const std::string& place, const Json& value) {
        if (value.is_number_integer() && value != 0) {
            pointers.push_back(place);
        }
    });
    return pointers;
}

Json without_figure(Json document, std::size_t figure) {
    Json& figures = document["scene"]["figures"];
    const Json gone = figures[figure];
    const Json id = gone.value("id", Json{});
    figures.erase(figure);
    for (Json& other : figures) {
        if (other.contains("summoner") && other["summoner"] == id) {
            other.erase("summoner");
        }
    }
    if (document.contains("steps")) {
        Json kept = Json::array();
        for (const Json& step : document["steps"]) {
            if (!names(step, id)) {
                kept.push_back(step);
            }
        }
        document["steps"] = kept;
    }
    leave_out_of_round(document, id);
    keep_set(document["scene"], set_of(gone));
    return document;
}

Json without_hexes(Json document, const std::vector<Json>& hexes) {
    Json& scene = document["scene"];
    const auto leave_out = [&](Json& list) {
        Json kept = Json::array();
        for (const Json& thing : list) {
            if (std::ranges::none_of(hexes, [&](const Json& hex) { return names(thing, hex); })) {
                kept.push_back(thing);
            }
        }
        list = kept;
    };
    for (auto& [name, list] : scene["map"].items()) {
        if (list.is_array() && name != "walls" && name != "wallHexes") {
            leave_out(list);
        }
    }
    if (scene.contains("loot")) {
        leave_out(scene["loot"]);
    }
    if (scene["map"].contains("walls")) {
        Json kept = Json::array();
        const Json& listed = scene["map"]["hexes"];
        for (const Json& wall : scene["map"]["walls"]) {
            if (std::ranges::any_of(wall, [&](const Json& end) { return names(listed, end); })) {
                kept.push_back(wall);
            }
        }
        scene["map"]["walls"] = kept;
    }
    return document;
}

}  // namespace standee::verify
