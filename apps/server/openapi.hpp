#pragma once

#include <string>

namespace standee {

/// Describes the server in OpenAPI 3.1: a path for each method, with the published schemas of
/// its request and its answer.
std::string openapi_document();

}  // namespace standee
