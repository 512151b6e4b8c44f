#pragma once

#include <memory_resource>
#include <string_view>

#include "files/document.hpp"
#include "files/json_value.hpp"

namespace standee {

/// Parses the JSON document in `text` into the arena. Throws InputError as `Document::parse` does,
/// but does not check the number of bytes.
JsonValue read_document_text(std::string_view text, std::pmr::memory_resource& arena,
                             const DocumentLimits& limits);

}  // namespace standee
