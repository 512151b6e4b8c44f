#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace standee {

/// A JSON value whose objects keep the order in which their fields were written.
using Json = nlohmann::ordered_json;

/// Limits of the input; anything larger is refused.
inline constexpr std::size_t max_document_bytes = std::size_t{64} << 20U;
inline constexpr std::size_t max_document_values = 2'000'000;
inline constexpr std::size_t max_document_depth = 64;

/// The JSON document in `text`. Throws InputError, saying line and column (both from 1, the column
/// in bytes), where the text is empty, is not JSON or not UTF-8, names a field of an object twice,
/// holds a number too large for a double, or is beyond the limits above. Time and memory grow with
/// the text; no stack is used for its nesting.
Json parse_document(std::string_view text);

/// The documents in `text`: one, or several with one in each line. Throws InputError as
/// `parse_document` does; of several it says the line in the text.
std::vector<Json> parse_documents(std::string_view text);

}  // namespace standee
