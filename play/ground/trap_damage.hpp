#pragma once

#include "lib/edition.hpp"
#include "lib/map.hpp"

namespace standee {

/// The damage of a trap at a scenario level of 0 to 7: its own or, without one, the scenario's
/// [map.trap-damage].
inline int trap_damage(const Trap& trap, const Edition& rules, int level) {
    return trap.damage.value_or(at_level(rules.trap_damage, level));
}

}  // namespace standee
