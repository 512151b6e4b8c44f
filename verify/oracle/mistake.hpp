#pragma once

#include <cstdint>

namespace standee::oracle {

/// A wrong rule that an implementation may have, for the oracle to work a turn out by: it then says
/// what such an implementation would. None of them can be had by changing the scene.
enum class Mistake : std::uint8_t {
    none,
    // ways
    walks_through_enemies,
    walks_through_objectives,
    ends_on_allies,
    flight_pays,  ///< for difficult terrain, and shuns negative hexes
    // reach
    sees_through_walls,
    counts_range_straight,  ///< through walls
    reaches_one_farther,
    minds_no_adjacency,  ///< no disadvantage of a ranged attack on an adjacent enemy
    // focus
    focus_by_range,     ///< the nearest by range that can be attacked, however far to walk
    focus_by_distance,  ///< the same, counted straight
    // out of reach
    approaches_straight  ///< to where the focus is nearest, counted straight
};

}  // namespace standee::oracle
