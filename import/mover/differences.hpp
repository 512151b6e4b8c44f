#pragma once

#include <vector>

#include "lib/error.hpp"
#include "lib/scene.hpp"

namespace standee::mover {

/// The fields of `scene` that have another value in `said`, in the order in which they are written.
/// For a list of the map, the entries that `said` lacks. Ids and the order of lists must already
/// agree.
std::vector<Error> differences(const Scene& scene, const Scene& said);

}  // namespace standee::mover
