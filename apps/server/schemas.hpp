#pragma once

#include <string_view>
#include <vector>

namespace standee {

/// A published schema, as docs/schema has it.
struct Schema {
    std::string_view name;  ///< "turn-answer"
    std::string_view text;
};

/// All of them by name; written when the program is built (tools/cmake/EmbedSchemas.cmake).
std::vector<Schema> schemas();

}  // namespace standee
