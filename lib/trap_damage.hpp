#pragma once

#include "lib/map.hpp"

namespace standee {

/// Damage of the scenario's damage trap at a scenario level of 0 to 7 [map.trap-damage].
constexpr int trap_damage(int level) { return 2 + level; }

/// Damage of one trap: its own, or the scenario's.
inline int trap_damage(const Trap& trap, int level) {
    return trap.damage.value_or(trap_damage(level));
}

}  // namespace standee
