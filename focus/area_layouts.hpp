#pragma once

#include <vector>

#include "lib/ability.hpp"
#include "lib/hex.hpp"

namespace standee {

/// An area rotated or reflected one way. Offsets are from the grey hex where there is one, else
/// from the first red hex.
struct AreaLayout {
    std::vector<Hex> red;   ///< in hex order
    std::vector<Hex> blue;  ///< in hex order

    friend auto operator<=>(const AreaLayout&, const AreaLayout&) = default;
};

/// The different layouts of an area among the twelve, each once and in a fixed order
/// [area.placement].
std::vector<AreaLayout> layouts_of(const Area& area);

}  // namespace standee
