#pragma once

#include <string_view>
#include <vector>

#include "files/document.hpp"

namespace standee::verify {

/// The schema of scenes (docs/schema/scene.schema.json).
const Json& scene_schema();

/// A part of the schema of scenes, with the definition that it refers to in place of a reference.
class SchemaPart {
public:
    explicit SchemaPart(const Json& schema);
    /// The definition of that name.
    static SchemaPart defined(std::string_view name);

    /// The name of the definition; empty where the part stands in place.
    [[nodiscard]] std::string_view definition() const { return definition_; }
    [[nodiscard]] bool has(const char* keyword) const;
    [[nodiscard]] const Json& at(const char* keyword) const;
    /// Whether its type is this: "integer", "array".
    [[nodiscard]] bool is(std::string_view type) const;
    /// The alternatives of `anyOf`, and of those within them; the part itself where there are none.
    [[nodiscard]] std::vector<SchemaPart> alternatives() const;

private:
    const Json* schema_;
    std::string_view definition_;
};

}  // namespace standee::verify
