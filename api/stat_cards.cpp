#include "api/stat_cards.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "files/monster_json.hpp"

namespace standee::api {
std::optional<Reader> scene_in(const Reader& document) {
    if (!document.is_object()) {
        return std::nullopt;
    }
    const Reader scene = document.find("scene").value_or(document);
    return scene.is_object() && scene.has("map") ? std::optional{scene} : std::nullopt;
}

void StatCards::add(const Reader& card) {
    const auto format = card.is_object() ? card.find("format") : std::nullopt;
    if (!format || format->json() != cards_format) {
        sets_.emplace(read_monster_set(card).name, card.json());
    }
}

Document StatCards::added_to(Document document) const {
    const auto scene = sets_.empty() ? std::nullopt : scene_in(Reader{document});
    if (!scene) {
        return document;
    }
    const std::vector<std::string> named = texts_in(document.root(), "name");
    const std::set<std::string> names{named.begin(), named.end()};
    Json changed = document.json();
    Json& own_scene = Reader{document}.has("scene") ? changed["scene"] : changed;
    const Json level = own_scene.value("level", Json(1));
    Json& monsters = own_scene["monsters"];
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
        own_scene.erase("monsters");
    }
    return changed;
}

}  // namespace standee::api
