#pragma once

#include <vector>

#include "lib/error.hpp"
#include "lib/scene.hpp"

namespace standee::mover {

/// The fields of `scene` of which `said` says something else, in the order in which they are
/// written; of a list of the map, the entries that `said` does not have. Ids and the order of lists
/// must agree already.
std::vector<Error> differences(const Scene& scene, const Scene& said);

}  // namespace standee::mover
