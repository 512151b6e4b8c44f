#include "tests/support/json_schema.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string_view>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "files/read_file.hpp"

namespace standee::support {
namespace {

using valijson::adapters::NlohmannJsonAdapter;
using Words = std::set<std::string_view>;

const std::string folder = STANDEE_SOURCE_DIR "/docs/schema";

const Json& published(const std::string& name) {
    static std::map<std::string, Json> schemas;
    const auto known = schemas.find(name);
    return known != schemas.end()
               ? known->second
               : schemas.emplace(name, read_document(folder + "/" + name + ".schema.json"))
                     .first->second;
}

/// The same value in the library's other type, which valijson takes, with numbers that valijson
/// understands: to it 3.0 is no integer, and an integer has 64 bits with a sign.
nlohmann::json plain(const Json& value) {
    static constexpr std::uint64_t greatest = std::numeric_limits<std::int64_t>::max();
    return nlohmann::json::parse(value.dump(), [](int, auto, nlohmann::json& part) {
        if (part.is_number_unsigned() && part.get<std::uint64_t>() > greatest) {
            part = greatest;
        } else if (part.is_number_float() && part == std::trunc(part.get<double>()) &&
                   std::abs(part.get<double>()) < static_cast<double>(greatest)) {
            part = part.get<std::int64_t>();
        }
        return true;
    });
}

/// Where a reference in the schema of that name leads, in `bundle`.
std::string place_in_bundle(const std::string& name, const std::string& reference) {
    const std::size_t hash = std::min(reference.find('#'), reference.size());
    const std::string file = reference.substr(0, hash);
    const std::string target = file.empty() ? name : file.substr(0, file.find('.'));
    return "#/" + target + reference.substr(std::min(hash + 1, reference.size()));
}

/// A part of the schema of that name, of 2020-12, as draft 7, the latest that valijson knows: it
/// ignores what stands beside a `$ref`, and calls `prefixItems` `items`.
Json draft_7(const std::string& name, const Json& schema) {
    static const Words of_schema{"additionalProperties", "items", "not", "propertyNames"};
    static const Words of_list{"anyOf", "oneOf", "prefixItems"};
    static const Words of_names{"$defs", "properties"};
    static const Words of_value{
        "const",         "description", "enum",      "maxItems",    "maxLength",     "maximum",
        "maxProperties", "minItems",    "minLength", "minimum",     "minProperties", "pattern",
        "required",      "title",       "type",      "uniqueItems", "$schema"};
    if (schema.is_boolean()) {
        return schema;
    }
    Json result = Json::object();
    for (const auto& [keyword, argument] : schema.items()) {
        if (keyword == "$ref") {
            continue;
        }
        Json& part = result[keyword == "prefixItems" ? "items" : keyword];
        if (of_schema.contains(keyword)) {
            part = draft_7(name, argument);
        } else if (of_list.contains(keyword)) {
            for (const Json& child : argument) {
                part.push_back(draft_7(name, child));
            }
        } else if (of_names.contains(keyword)) {
            part = Json::object();
            for (const auto& [field, child] : argument.items()) {
                part[field] = draft_7(name, child);
            }
        } else if (of_value.contains(keyword)) {
            part = argument;
        } else {
            throw std::logic_error{"a keyword that json_schema.cpp does not list: " + keyword};
        }
    }
    if (schema.contains("$ref")) {
        const Json target{{"$ref", place_in_bundle(name, schema.at("$ref").get<std::string>())}};
        return result.empty() ? target : Json{{"allOf", {target, result}}};
    }
    return result;
}

/// All schemas in one document, by name, because valijson confuses references of the same text in
/// two documents.
const Json& bundle() {
    static const Json schemas = [] {
        Json found;
        for (const auto& file : std::filesystem::directory_iterator{folder}) {
            const std::string name = file.path().stem().stem().string();
            if (file.path().extension() == ".json") {
                found[name] = draft_7(name, published(name));
            }
        }
        return found;
    }();
    return schemas;
}

const valijson::Schema& compiled(const std::string& name) {
    static std::map<std::string, valijson::Schema> schemas;
    const auto [place, is_new] = schemas.try_emplace(name);
    if (is_new) {
        Json schema = bundle();
        schema["$ref"] = "#/" + name;
        const nlohmann::json document = plain(schema);
        valijson::SchemaParser{}.populateSchema(NlohmannJsonAdapter{document}, place->second);
    }
    return place->second;
}

}  // namespace

const Json& PublishedSchemas::schema(const std::string& name) { return published(name); }

std::optional<std::string> PublishedSchemas::complaint(const std::string& name, const Json& value) {
    const nlohmann::json document = plain(value);
    valijson::ValidationResults results;
    valijson::Validator validator;
    if (validator.validate(compiled(name), NlohmannJsonAdapter{document}, &results)) {
        return std::nullopt;
    }
    std::string text;
    for (const auto& [where, what] : results) {
        text += fmt::format("{}: {}\n", fmt::join(where, ""), what);
    }
    return text;
}

}  // namespace standee::support
