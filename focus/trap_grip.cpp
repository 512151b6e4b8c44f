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

bool may_be_held(const Figure& figure, const Scene& scene, Hex hex) {
    if (!feels_the_ground_on_foot(figure) || figure.permanent.contains(Condition::safeguard)) {
        return false;
    }
    int holds = 0;
    int negative_anywhere = 0;
    for (const Trap& trap : scene.map.traps) {
        const TrapGrip grip = grip_of(trap, figure, scene.edition);
        holds += trap.at == hex ? grip.holds : 0;
        negative_anywhere += grip.negative;
    }
    return holds > 0 && !(negative_anywhere == 1 && figure.has(Condition::safeguard));
}

}  // namespace standee
