#include "apps/inputs.hpp"

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>

#include "apps/files.hpp"
#include "files/monster_json.hpp"
#include "files/why_json.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

/// The scene in a document: itself, or its field `scene`.
Json* scene_in(Json& document) {
    if (!document.is_object()) {
        return nullptr;
    }
    const auto inside = document.find("scene");
    Json& scene = inside == document.end() ? document : *inside;
    return scene.is_object() && scene.contains("map") ? &scene : nullptr;
}

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

bool is_pair(const Json& json) {
    return json.is_array() && json.size() == 2 && json[0].is_number_integer() &&
           json[1].is_number_integer();
}

/// Whether the hexes are all those of some columns and rows, at least three of each.
bool is_block(const Json& hexes) {
    std::set<int> columns;
    std::set<int> rows;
    for (const Json& hex : hexes) {
        if (!is_pair(hex)) {
            return false;
        }
        columns.insert(hex[0].get<int>());
        rows.insert(hex[1].get<int>());
    }
    const auto in_a_row = [](const std::set<int>& numbers) {
        return *numbers.rbegin() - *numbers.begin() + 1 == static_cast<int>(numbers.size());
    };
    return columns.size() >= 3 && rows.size() >= 3 && in_a_row(columns) && in_a_row(rows) &&
           hexes.size() == columns.size() * rows.size();
}

}  // namespace

StatCards::StatCards(const std::vector<std::string>& paths, Run& run) {
    for (const std::string& file : files_under(paths, run)) {
        each_document(file, run, [&](const std::string&, Json document) {
            const bool cards = document.is_object() && document.value("format", "") == cards_format;
            if (!cards) {  // a deck alone has no stats
                const std::string name = read_monster_set(document).name;
                sets_.emplace(name, std::move(document));
            }
        });
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

void each_document(const std::string& file, Run& run,
                   const std::function<void(const std::string& name, Json document)>& work) {
    std::vector<Json> documents;
    with_file(file, run, [&] { documents = parse_documents(read_text(file)); });
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const std::string name = documents.size() == 1 ? file : file + ":" + std::to_string(i + 1);
        with_file(name, run, [&] { work(name, std::move(documents[i])); });
    }
}

void warn_of_columns(const std::string& name, const Json& document, Run& run) {
    Json copy = document;
    const Json* scene = scene_in(copy);
    const Json* map = scene == nullptr ? nullptr : &scene->at("map");
    if (map == nullptr || !map->is_object() || map->contains("coordinates") ||
        !map->contains("hexes") || !map->at("hexes").is_array() || !is_block(map->at("hexes"))) {
        return;
    }
    const std::string says =
        "these hexes are all of some columns and rows, which in axial coordinates is a slanted "
        "board; if they are columns and rows, say \"coordinates\": \"odd-q\" (or even-q, odd-r, "
        "even-r) in the map, and if not, \"coordinates\": \"axial\"";
    if (run.json) {
        std::cerr << line_of(
                         {{"warning", {{"file", name}, {"pointer", "/map/hexes"}, {"says", says}}}})
                  << '\n';
    } else {
        std::cerr << printable(name) << ": warning: /map/hexes: " << says << '\n';
    }
}

}  // namespace standee
