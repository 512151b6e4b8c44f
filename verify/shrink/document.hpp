#pragma once

#include <nlohmann/json_fwd.hpp>

#include "lib/json/document.hpp"
#include "verify/case.hpp"

namespace standee::verify {

/// The case as a fixture without an expectation: `{"scene":{...},"steps":[...]}`, without steps
/// where the turn is planned.
Json write_case(const Case& tried);

/// The case that such a document holds. Throws InputError where it is not legal: a scene that does
/// not hold together, a turn without a figure to act.
Case read_case(const Json& document);

}  // namespace standee::verify
