#pragma once

#include <cstdint>

#include "lib/figure.hpp"

namespace standee {

/// How many cards an attack compares [attack.advantage, attack.disadvantage].
enum class DrawMode : std::uint8_t { one, advantage, disadvantage };

/// Both together are neither, and neither stacks [attack.no-stacking].
constexpr DrawMode draw_mode(bool advantage, bool disadvantage) {
    if (advantage == disadvantage) {
        return DrawMode::one;
    }
    return advantage ? DrawMode::advantage : DrawMode::disadvantage;
}

/// Whether something gives an attack advantage, and whether something gives it disadvantage.
struct Advantage {
    bool advantage = false;
    bool disadvantage = false;

    [[nodiscard]] constexpr DrawMode mode() const { return draw_mode(advantage, disadvantage); }
};

/// What an attack has whatever its target: `printed` on the card, on the attacker's stat card, or
/// by its conditions [condition.strengthen, condition.muddle].
Advantage advantage_of(const Figure& attacker, Advantage printed);

/// What it has against one target, whose stat card may give its attackers disadvantage
/// [attack.disadvantage]; a ranged attack has disadvantage on an adjacent target
/// [attack.adjacent-ranged]. `always`: what it has whatever its target.
Advantage advantage_against(const Figure& target, Advantage always, bool ranged, bool adjacent);

}  // namespace standee
