#include "lib/advantage.hpp"

namespace standee {

Advantage advantage_of(const Figure& attacker, Advantage printed) {
    return {printed.advantage || attacker.advantage || attacker.has(Condition::strengthen),
            printed.disadvantage || attacker.has(Condition::muddle)};
}

Advantage advantage_against(const Figure& target, Advantage always, bool ranged, bool adjacent) {
    const bool too_near = ranged && adjacent;
    always.disadvantage = always.disadvantage || target.attackers_disadvantage || too_near;
    return always;
}

}  // namespace standee
