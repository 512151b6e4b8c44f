#include "verify/formulas/property.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "files/schemas.hpp"
#include "formula/parse.hpp"
#include "lib/error.hpp"
#include "verify/formulas/moment.hpp"

namespace standee::verify::formulas {
namespace {

using formula::Type;
using enum PropertyPart;

void add_fields(const Json& schema, std::set<std::string, std::less<>>& names) {
    for (const auto& [key, part] : schema.items()) {
        if (key == "properties" && part.is_object()) {
            for (const auto& [name, field] : part.items()) {
                names.insert(name);
            }
        }
        if (part.is_structured()) {
            add_fields(part, names);
        }
    }
}

/// The fields of scenes, events, steps and options, in order.
std::span<const std::string_view> known_fields() {
    static const std::set<std::string, std::less<>> names = [] {
        std::set<std::string, std::less<>> all{"was", "now"};
        for (const Schema& schema : schemas()) {
            if (std::ranges::count(std::array{"scene", "event", "step", "turn-answer"},
                                   schema.name) > 0) {
                add_fields(Json::parse(schema.text), all);
            }
        }
        return all;
    }();
    static const std::vector<std::string_view> list{names.begin(), names.end()};
    return list;
}

Property read_property(const Reader& reader) {
    reader.only({"name", "says", "holds"});
    Property property;
    property.name = reader.at("name").text();
    if (const auto says = reader.find("says")) {
        property.says = says->text();
    }
    const Reader holds = reader.at("holds");
    property.text = holds.text();
    try {
        property.holds =
            formula::parse(property.text, property_quantities(), Type::truth, known_fields());
    } catch (const InputError& error) {
        Error placed = error.error();
        placed.pointer = holds.pointer();
        throw InputError{placed};
    }
    const auto mentions = [&](PropertyPart part) {
        return formula::mentions(property.holds, static_cast<std::size_t>(part));
    };
    const bool of_turn = mentions(options) || mentions(focus) || mentions(figure);
    const bool of_step = mentions(after) || mentions(events) || mentions(step);
    if (of_turn && of_step) {
        holds.fail(ErrorCode::bad_reference,
                   "options, focus and figure of a turn, or events, step and after of a play");
    }
    property.of = of_turn ? PropertyOf::turns : PropertyOf::steps;
    return property;
}

}  // namespace

std::vector<Property> read_properties(const Reader& reader) {
    reader.only({"properties"});
    std::vector<Property> properties = reader.at("properties").list(read_property);
    if (properties.empty()) {
        reader.at("properties").fail(ErrorCode::out_of_range, "at least one property");
    }
    for (std::size_t i = 0; i < properties.size(); ++i) {
        const bool twice = std::ranges::count(properties, properties[i].name, &Property::name) > 1;
        if (twice) {
            reader.at("properties")[i].at("name").fail(ErrorCode::duplicate, "a name of its own");
        }
    }
    return properties;
}

}  // namespace standee::verify::formulas
