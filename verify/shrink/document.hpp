#pragma once

#include <nlohmann/json_fwd.hpp>

#include "files/document.hpp"
#include "verify/case.hpp"

namespace standee::verify {

/// The case as a fixture without an expectation: `{"scene":{...},"steps":[...]}`, with `round` in
/// place of steps for a round, with neither where the turn is planned.
Json write_case(const Case& tried);

/// The case that such a document holds. Throws InputError where it is not legal: a scene that does
/// not hold together, a turn without a figure to act, decisions for a round that are none. The
/// edition `instead` takes the place of the scene's own, where it is given.
Case read_case(const Json& document, const Edition* instead = nullptr);

}  // namespace standee::verify
