#include "verify/fields/schema_part.hpp"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "files/schemas.hpp"

namespace standee::verify {
namespace {

std::string_view definition_in(const Json& schema) {
    const auto reference = schema.find("$ref");
    if (reference == schema.end()) {
        return {};
    }
    const std::string_view path = reference->get_ref<const std::string&>();
    return path.substr(path.rfind('/') + 1);
}

Json parsed_scene_schema() {
    for (const Schema& schema : schemas()) {
        if (schema.name == "scene") {
            return Json::parse(schema.text);
        }
    }
    throw std::logic_error{"the build has no schema of scenes"};
}

const Json& definition_of(std::string_view name) {
    return scene_schema().at("$defs").at(std::string{name});
}

}  // namespace

const Json& scene_schema() {
    static const Json schema = parsed_scene_schema();
    return schema;
}

SchemaPart::SchemaPart(const Json& schema) : schema_{&schema}, definition_{definition_in(schema)} {
    if (!definition_.empty()) {
        schema_ = &definition_of(definition_);
    }
}

SchemaPart SchemaPart::defined(std::string_view name) {
    SchemaPart part{definition_of(name)};
    part.definition_ = name;
    return part;
}

bool SchemaPart::has(const char* keyword) const { return schema_->contains(keyword); }

const Json& SchemaPart::at(const char* keyword) const { return schema_->at(keyword); }

bool SchemaPart::is(std::string_view type) const { return schema_->value("type", "") == type; }

std::vector<SchemaPart> SchemaPart::alternatives() const {
    if (!has("anyOf") || has("properties")) {  // beside properties it says how they go together
        return {*this};
    }
    std::vector<SchemaPart> parts;
    for (const Json& schema : at("anyOf")) {
        std::ranges::copy(SchemaPart{schema}.alternatives(), std::back_inserter(parts));
    }
    return parts;
}

}  // namespace standee::verify
