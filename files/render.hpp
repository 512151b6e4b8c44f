#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace standee {

/// A value of a document in a few words for an error: at most about 60 bytes of compact JSON, cut
/// off with "..." if there is more.
std::string abbreviated(const nlohmann::ordered_json& value);

/// Text in double quotes, cut off if it is long, with unprintable characters made printable.
std::string in_quotes(std::string_view text);

}  // namespace standee
