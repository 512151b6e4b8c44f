#pragma once

#include <string>

namespace standee {

/// What the server answers, in OpenAPI 3.1: a path for each method, with the published schemas of
/// its request and its answer.
std::string openapi_document();

}  // namespace standee
