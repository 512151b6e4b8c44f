#include "focus/trap_grip.hpp"

#include "lib/immunity.hpp"

namespace standee {

TrapGrip grip_of(const Trap& trap, const Figure& figure, const Edition& edition) {
    TrapGrip grip;
    for (const Condition condition : trap.conditions) {
        if (!is_immune(figure, condition, edition)) {
            const bool holds = condition == Condition::stun || condition == Condition::immobilize;
            grip.holds = static_cast<std::uint8_t>(grip.holds + (holds ? 1 : 0));
            grip.negative = static_cast<std::uint8_t>(grip.negative + (is_negative(condition)));
            grip.guards = grip.guards || condition == Condition::safeguard;
        }
    }
    return grip;
}

bool feels_the_ground_on_foot(const Figure& figure) {
    return !figure.water_only && !figure.no_interaction;
}

}  // namespace standee
