#include "files/fixture_editions.hpp"

#include <fmt/format.h>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/fields.hpp"
#include "files/reader.hpp"
#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "lib/edition.hpp"

namespace standee {
namespace {

/// Whether the document is a turn, a play or a round with `editions`.
bool has_editions(const Document& document) {
    const Reader whole{document};
    return whole.is_object() && whole.has("editions") && whole.has("scene") && !whole.has("claims");
}

std::vector<EditionId> read_editions(const Reader& reader) {
    std::vector<EditionId> editions;
    for (std::size_t i = 0; i < reader.size(); ++i) {
        const EditionId edition = read_edition(reader[i]);
        if (std::ranges::count(editions, edition) > 0) {
            reader[i].fail(ErrorCode::duplicate, "each edition once");
        }
        editions.push_back(edition);
    }
    if (editions.empty()) {
        reader.fail_with(ErrorCode::missing_field, "no edition", "at least one");
    }
    return editions;
}

void demand_edition_of_scene(const Reader& scene, const std::vector<EditionId>& editions) {
    if (!scene.is_object() || !scene.has("edition")) {
        return;  // the reader of the scene reports it
    }
    const Reader own = scene.at("edition");
    if (std::ranges::count(editions, read_edition(own)) == 0) {
        own.fail(ErrorCode::bad_reference, "one of the editions of the fixture");
    }
}

/// What `differs` says of an edition, which it may call by its short name.
std::string name_in(const Reader& differs, EditionId edition) {
    for (const std::string& name : differs.field_names()) {
        if (edition_named(name) == edition) {
            return name;
        }
    }
    return {};
}

/// The fields of `differs` are editions of the fixture, and each field beside it that an edition
/// may replace is left to at least one.
void demand_sense(const Reader& whole, const Reader& differs,
                  const std::vector<EditionId>& editions) {
    for (const std::string& name : differs.field_names()) {
        const auto edition = edition_named(name);
        if (!edition || std::ranges::count(editions, *edition) == 0) {
            differs.fail_with(ErrorCode::bad_reference, in_quotes(name),
                              "an edition of the fixture");
        }
        if (name_in(differs, *edition) != name) {
            differs.at(name).fail(ErrorCode::duplicate, "each edition once");
        }
        differs.at(name).only(fields::differs);
    }
    for (const std::string_view field : fields::differs) {
        const auto replaced = [&](EditionId edition) {
            const std::string name = name_in(differs, edition);
            return !name.empty() && differs.at(name).has(field);
        };
        if (whole.has(field) && std::ranges::all_of(editions, replaced)) {
            whole.at(field).fail_with(ErrorCode::bad_reference,
                                      fmt::format("{} that holds in no edition", in_quotes(field)),
                                      "at least one edition that does not replace it");
        }
    }
}

/// The fixture in one of its editions.
Json restricted(const Document& fixture, EditionId edition) {
    Json document = fixture.json();
    const std::string full_name{standee::edition(edition).name()};
    document["editions"] = Json::array({full_name});
    if (Json& scene = document["scene"]; scene.is_object() && scene.contains("edition")) {
        scene["edition"] = full_name;
    }
    if (!document.contains("differs")) {
        return document;
    }
    const std::string name = name_in(Reader{fixture}.at("differs"), edition);
    if (name.empty()) {
        document.erase("differs");
        return document;
    }
    Json own = std::move(document["differs"][name]);
    for (const auto& field : own.items()) {
        document.erase(field.key());
    }
    document["differs"] = Json{{name, std::move(own)}};
    return document;
}

}  // namespace

std::vector<NamedDocument> in_each_edition(std::string name, Document document) {
    std::vector<NamedDocument> all;
    if (!has_editions(document)) {
        all.push_back({std::move(name), std::move(document)});
        return all;
    }
    const Reader whole{document};
    const std::vector<EditionId> editions = read_editions(whole.at("editions"));
    demand_edition_of_scene(whole.at("scene"), editions);
    if (const auto differs = whole.find("differs")) {
        demand_sense(whole, *differs, editions);
    }
    for (const EditionId edition : editions) {
        const std::string own_name = fmt::format("{}:{}", name, standee::edition(edition).name());
        all.push_back({editions.size() == 1 ? name : own_name, restricted(document, edition)});
    }
    return all;
}

}  // namespace standee
