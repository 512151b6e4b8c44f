#pragma once

#include <cstdint>

#include "lib/scene.hpp"

namespace standee {

/// What copying a scene takes, in units of work. It grows with everything in the scene of which a
/// file may list many.
std::uint64_t copy_work(const Scene& scene);

}  // namespace standee
