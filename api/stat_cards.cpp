#include "api/stat_cards.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "files/monster_json.hpp"

namespace standee::api {
namespace {

/// Every text in a field "name".
void add_names(const Json& json, std::set<std::string>& names) {
    if (json.is_object()) {
        if (const auto name = json.find("name"); name != json.end() && name->is_string()) {
            names.insert(name->get<std::string>());
        }
    }
    if (json.is_structured()) {
        for (const Json& value : json) {
            add_names(value, names);
        }
    }
}

}  // namespace

Json* scene_in(Json& document) {
    if (!document.is_object()) {
        return nullptr;
    }
    const auto inside = document.find("scene");
    Json& scene = inside == document.end() ? document : *inside;
    return scene.is_object() && scene.contains("map") ? &scene : nullptr;
}

void StatCards::add(const Reader& card) {
    const auto format = card.is_object() ? card.find("format") : std::nullopt;
    if (!format || format->json() != cards_format) {
        sets_.emplace(read_monster_set(card).name, card.json());
    }
}

Json StatCards::added_to(Json document) const {
    Json* scene = sets_.empty() ? nullptr : scene_in(document);
    if (scene == nullptr) {
        return document;
    }
    std::set<std::string> names;
    add_names(document, names);
    const Json level = scene->value("level", Json(1));
    Json& monsters = (*scene)["monsters"];
    for (const std::string& name : names) {
        const auto [begin, end] = sets_.equal_range(name);
        if (begin == end || monsters.contains(name)) {
            continue;
        }
        const auto fits = std::find_if(begin, end, [&](const auto& set) {
            return set.second.value("level", Json(1)) == level;
        });
        monsters[name] = (fits == end ? begin : fits)->second;
    }
    if (monsters.is_null()) {
        scene->erase("monsters");
    }
    return document;
}

}  // namespace standee::api
