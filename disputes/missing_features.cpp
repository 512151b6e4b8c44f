#include "disputes/missing_features.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace standee {
namespace {

/// A field for something that only some editions have; it matters if it is not empty or false.
struct Feature {
    std::string_view field;
    std::string_view what;
    Clause clause;
    std::array<bool, all_editions.size()> in;  ///< by rulebook
};

constexpr std::array features{
    Feature{"rolling", "rolling cards", "attack.rolling"_clause, {true, false, true, true}},
    Feature{"blue", "blue hexes of an area", "area.blue"_clause, {false, false, true, false}},
};

bool says_something(const Json& value) {
    return value.is_boolean() ? value.get<bool>() : !value.empty();
}

/// Whether the field is anywhere in `json` and not empty or false. The recursion is bounded: a
/// document has at most 64 levels.
bool has(const Json& json, std::string_view field) {
    if (json.is_object()) {
        return std::ranges::any_of(json.items(), [&](const auto& item) {
            return (item.key() == field && says_something(item.value())) ||
                   has(item.value(), field);
        });
    }
    return json.is_array() &&
           std::ranges::any_of(json, [&](const Json& value) { return has(value, field); });
}

}  // namespace

std::optional<Lacking> what_lacks(const Fixture& fixture, EditionId edition) {
    for (const Feature& feature : features) {
        if (feature.in[static_cast<std::size_t>(rulebook_of(edition))]) {
            continue;
        }
        for (const char* part : {"scene", "steps"}) {
            const auto reader = fixture.part(part);
            if (reader && has(reader->json(), feature.field)) {
                return Lacking{std::string{feature.what}, feature.clause};
            }
        }
    }
    return std::nullopt;
}

std::optional<Clause> clause_of_lacking(const std::string& found) {
    std::string name = found;
    std::erase(name, '"');
    const auto condition = condition_named(name);
    return condition ? Clause::find("condition." + std::string{name_of(*condition)}) : std::nullopt;
}

}  // namespace standee
