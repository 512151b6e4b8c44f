#include "import/ghs/editions.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "lib/edition.hpp"

namespace standee::ghs {
namespace {

using enum EditionId;

constexpr std::string_view itself = "its own rulebook";
constexpr std::string_view extends = "the first game that its base.json extends";
constexpr std::string_view add_on = "the edition that its name says it is part of";

// A further edition is a further row.
constexpr auto edition_table = std::to_array<KnownEdition>({
    {"gh", gloomhaven, itself},
    {"jotl", jaws_of_the_lion, itself},
    {"fh", frosthaven, itself},
    {"gh2e", gloomhaven_2, itself},
    {"bas", gloomhaven, extends},
    {"bb", frosthaven, "its full rules v1.5 have Frosthaven's chapters and terms"},
    {"bb-promotional", frosthaven, "its base.json extends bb"},
    {"cc", gloomhaven, extends},
    {"ccug", frosthaven, extends},
    {"cq", frosthaven, extends},
    {"cs", gloomhaven, extends},
    {"fc", gloomhaven, extends},
    {"fh-crossover", frosthaven, add_on},
    {"gh-envx", gloomhaven, extends},
    {"gh-solo-items", gloomhaven, add_on},
    {"ir", gloomhaven, extends},
    {"mp", frosthaven, extends},
    {"r100kc", gloomhaven, "nothing; its cards use no condition of another game"},
    {"sc", gloomhaven, "nothing; it has no monsters"},
    {"sits", frosthaven, extends},
    {"solo", gloomhaven, "the first game that its base.json extends; its files name their own"},
    {"sox", gloomhaven, extends},
    {"toa", gloomhaven, "its base.json extends cs"},
    {"toa-envv", gloomhaven, "its base.json extends toa"},
});

std::optional<EditionId> find_rules(const std::string& code, const ExtendedEditions& extended,
                                    std::set<std::string> seen = {}) {
    const auto known = std::ranges::find(edition_table, code, &KnownEdition::code);
    if (known != edition_table.end()) {
        return known->rules;
    }
    const auto own = extended.find(code);
    if (own == extended.end() || !seen.insert(code).second) {
        return std::nullopt;
    }
    for (const std::string& other : own->second) {
        if (const auto rules = find_rules(other, extended, seen)) {
            return rules;
        }
    }
    return std::nullopt;
}

}  // namespace

std::span<const KnownEdition> known_editions() { return edition_table; }

void note_extended(const Json& file, ExtendedEditions& extended) {
    if (!file.is_object() || !file.contains("edition") || !file["edition"].is_string()) {
        return;
    }
    for (const char* const field : {"extends", "extensions"}) {
        const auto list = file.find(field);
        if (list == file.end() || !list->is_array()) {
            continue;
        }
        for (const Json& other : *list) {
            if (other.is_string()) {
                extended[file["edition"].get<std::string>()].push_back(other.get<std::string>());
            }
        }
    }
}

EditionId read_edition_name(const Reader& name, const ExtendedEditions& extended) {
    if (name.is_text()) {
        if (const auto rules = find_rules(name.text(), extended)) {
            return *rules;
        }
    }
    std::vector<std::string_view> names;
    std::vector<EditionId> rules;
    for (const KnownEdition& known : edition_table) {
        names.push_back(known.code);
        rules.push_back(known.rules);
    }
    for (const EditionId id : all_editions) {
        names.push_back(edition(id).name());
        rules.push_back(id);
    }
    for (std::size_t i = 0; i < short_edition_names.size(); ++i) {
        names.push_back(short_edition_names[i]);
        rules.push_back(all_editions[i]);
    }
    return rules.at(name.one_of(names, "an edition"));
}

}  // namespace standee::ghs
