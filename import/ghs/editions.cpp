#include "import/ghs/editions.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "lib/edition.hpp"

namespace standee::ghs {
namespace {

/// The only code of Secretariat that is no short name of this project.
constexpr std::string_view second_edition = "gh2e";

/// The codes of Secretariat's data, which are the names of its folders.
std::vector<std::string_view> codes() {
    std::vector<std::string_view> names;
    for (const Edition& known : known_editions()) {
        const bool second = known.id == EditionId::gloomhaven_2;
        names.push_back(second ? second_edition : known.short_name());
    }
    return names;
}

std::optional<EditionId> find_edition(const std::string& code, const ExtendedEditions& extended,
                                      std::set<std::string> seen = {}) {
    if (code == second_edition) {
        return EditionId::gloomhaven_2;
    }
    if (const auto known = edition_named(code)) {
        return known;
    }
    const auto own = extended.find(code);
    if (own == extended.end() || !seen.insert(code).second) {
        return std::nullopt;
    }
    for (const std::string& other : own->second) {
        if (const auto found = find_edition(other, extended, seen)) {
            return found;
        }
    }
    return std::nullopt;
}

}  // namespace

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
    if (const auto found = name.is_text() ? find_edition(name.text(), extended) : std::nullopt) {
        return *found;
    }
    std::vector<std::string_view> names = codes();
    const std::string list = "an edition: " + listed(names);
    if (!name.is_text()) {
        name.fail(ErrorCode::wrong_type, list);
    }
    const std::vector<std::string_view> in_full = edition_names();
    names.insert(names.end(), in_full.begin(), in_full.end());
    name.fail(ErrorCode::unknown_name, list + did_you_mean(name.text(), names));
}

}  // namespace standee::ghs
