#pragma once

#include <vector>

#include "lib/error.hpp"
#include "lib/scene.hpp"

namespace standee::mover {

/// The fields of `scene` that have another value in `from_link`, in the order in which they are
/// written. For a list of the map, the entries that `from_link` lacks. Ids and the order of lists
/// must already agree.
std::vector<Error> differences(const Scene& scene, const Scene& from_link);

}  // namespace standee::mover
