#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace standee {

/// What stands in a document, in a few words for an error: at most about 60 bytes of compact
/// JSON, cut with "..." where there is more.
std::string abbreviated(const nlohmann::ordered_json& value);

/// Text in double quotes, cut where it is long, made printable where it is not.
std::string in_quotes(std::string_view text);

}  // namespace standee
