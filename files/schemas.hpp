#pragma once

#include <string_view>
#include <vector>

namespace standee {

/// A published schema from docs/schema.
struct Schema {
    std::string_view name;  ///< "turn-answer"
    std::string_view text;
};

/// All schemas by name. The build generates them (tools/cmake/EmbedSchemas.cmake).
std::vector<Schema> schemas();

}  // namespace standee
