#pragma once

#include "files/document.hpp"

// Answers to the requests that Monster Mover's page sends to its server, so that the page can use
// this engine.

namespace standee::mover {

/// Answers `PUT /solve`:
/// `{"scenario_id","actions":[{"move","attacks","aoe","destinations","focuses", "sightlines"}]}`,
/// cells numbered as the page does, with `reach` from `solve_view` 1 and `sight` from 2 on. Throws
/// InputError.
Json solve_for_page(const Json& request);

/// Answers `PUT /views`: `reach` and `sight` of each of `viewpoints`. Throws InputError.
Json views_for_page(const Json& request);

}  // namespace standee::mover
