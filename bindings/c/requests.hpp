#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "files/document.hpp"

// What the functions of include/standee that return values have in common.

namespace standee::requests {

/// The document, parsed as the engine parses every document. Throws BadRequest.
Json document_in(std::string_view text);

/// A text that the caller passed, which must be UTF-8: `pointer` is where it is in the request.
/// Throws BadRequest.
Json text_in(std::string_view text, std::string_view pointer);

/// A line of an answer, parsed. Throws BadRequest for an error.
Json answer_in(const std::string& line);

}  // namespace standee::requests
