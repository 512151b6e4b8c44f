#pragma once

#include <optional>
#include <string>

#include "files/document.hpp"

namespace standee::support {

/// The schemas in docs/schema. They are JSON Schema 2020-12 and may use only the keywords listed in
/// json_schema.cpp; another one is an error, because valijson would ignore it.
class PublishedSchemas {
public:
    /// The schema of that name: "scene" is docs/schema/scene.schema.json.
    const Json& schema(const std::string& name);

    /// Where and how `value` violates the schema; none if it does not.
    std::optional<std::string> complaint(const std::string& name, const Json& value);
};

}  // namespace standee::support
