#pragma once

#include <vector>

#include "lib/hex.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The damage that a figure suffers on a move along `path`, its start first, then every hex
/// entered: traps and hazardous terrain, in each hex or, with `jump`, in the last one; ward and
/// brittle are used up [map.trap-damage, map.hazardous, move.jump, condition.ward,
/// condition.brittle].
int damage_on_the_way(const Scene& scene, const Figure& figure, const std::vector<Hex>& path,
                      bool jump);

}  // namespace standee
