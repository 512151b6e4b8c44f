#pragma once

#include <vector>

#include "lib/ability.hpp"
#include "lib/hex.hpp"

namespace standee {

/// An area in one orientation, rotated and perhaps reflected. Offsets are from the grey hex if the
/// area has one, otherwise from the first red hex.
struct AreaLayout {
    std::vector<Hex> red;   ///< in hex order
    std::vector<Hex> blue;  ///< in hex order

    friend auto operator<=>(const AreaLayout&, const AreaLayout&) = default;
};

/// The layouts of an area in the twelve orientations, without repetitions and in a fixed order
/// [area.placement].
std::vector<AreaLayout> layouts_of(const Area& area);

}  // namespace standee
