#pragma once

#include <cstdint>

#include "lib/scene.hpp"

namespace standee {

/// What the conditions of a trap mean for the way of a figure that walks into it.
struct TrapGrip {
    std::uint8_t holds = 0;     ///< how many of them stun or immobilize the figure
    std::uint8_t negative = 0;  ///< how many of them are negative
    bool guards = false;        ///< it gives a safeguard
};
/// Counts the conditions to which the figure is not immune [map.trap, condition.single].
TrapGrip grip_of(const Trap& trap, const Figure& figure, const Edition& edition);

/// Whether traps and hazardous terrain affect the figure where it walks [card.water-only,
/// ally.no-interaction].
bool feels_the_ground_on_foot(const Figure& figure);

/// Whether the trap in a hex may hold a figure that walks there, so that it ends its movement in
/// the hex. It surely does not if the figure is immune. A safeguard is counted on only if nothing
/// else on the map could use it up first [condition.stun, condition.immobilize,
/// condition.safeguard].
bool may_be_held(const Figure& figure, const Scene& scene, Hex hex);

}  // namespace standee
