#pragma once

#include <cstdint>

#include "lib/figure.hpp"

namespace standee {

/// How many cards an attack compares [attack.advantage, attack.disadvantage].
enum class DrawMode : std::uint8_t { one, advantage, disadvantage };

/// Advantage and disadvantage together cancel each other; several of one kind count once
/// [attack.no-stacking].
constexpr DrawMode draw_mode(bool advantage, bool disadvantage) {
    if (advantage == disadvantage) {
        return DrawMode::one;
    }
    return advantage ? DrawMode::advantage : DrawMode::disadvantage;
}

/// Whether anything gives an attack advantage, and whether anything gives it disadvantage.
struct Advantage {
    bool advantage = false;
    bool disadvantage = false;

    [[nodiscard]] constexpr DrawMode mode() const { return draw_mode(advantage, disadvantage); }
};

/// What an attack has against every target: from its card (`printed`), from the attacker's stat
/// card, or from the attacker's conditions [condition.strengthen, condition.muddle].
Advantage advantage_of(const Figure& attacker, Advantage printed);

/// What an attack has against one target. `always` is what it has against every target. The stat
/// card of the target may give its attackers disadvantage [attack.disadvantage], and a ranged
/// attack has disadvantage on an adjacent target [attack.adjacent-ranged].
Advantage advantage_against(const Figure& target, Advantage always, bool ranged, bool adjacent);

}  // namespace standee
