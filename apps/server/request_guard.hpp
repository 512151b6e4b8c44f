#pragma once

#include <httplib.h>

#include <optional>
#include <string>

#include "apps/server/serve.hpp"
#include "lib/error.hpp"

namespace standee {

/// Why a request is refused before anything of its body is read.
struct Refusal {
    int status = 400;
    Error error;
};

/// Judges a request by its head: under which name it asks, from which page it comes, and what its
/// body is like. Nothing for a request that may go on.
std::optional<Refusal> refusal_of(const httplib::Request& request, const ServeArguments& arguments);

/// The headers that every answer has, so that a browser takes it for what it says it is.
httplib::Headers headers_of_answers(const ServeArguments& arguments);

}  // namespace standee
