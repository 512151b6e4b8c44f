#pragma once

#include <string_view>

#include "files/reader.hpp"

namespace standee {

/// Whether a document names this as its format, such as "scene/1".
inline bool has_format(const Reader& document, std::string_view format) {
    const auto named = document.is_object() ? document.find("format") : std::nullopt;
    return named && named->is_text() && named->text() == format;
}

}  // namespace standee
