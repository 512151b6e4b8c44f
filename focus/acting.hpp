#pragma once

#include <optional>

#include "lib/figure.hpp"

// How a figure's conditions limit what it does on its turn.

namespace standee {

/// Whether the figure can perform any ability at all [condition.stun].
inline bool can_act(const Figure& figure) { return !figure.has(Condition::stun); }

/// The condition that keeps the figure from attacking; none if it may attack [condition.stun,
/// condition.disarm].
inline std::optional<Condition> kept_from_attacking_by(const Figure& figure) {
    for (const Condition condition : {Condition::stun, Condition::disarm}) {
        if (figure.has(condition)) {
            return condition;
        }
    }
    return std::nullopt;
}

/// Whether the conditions of the figure let it attack.
inline bool may_attack(const Figure& figure) { return !kept_from_attacking_by(figure); }

/// Whether the figure may make an attack of that value. It may not if its stat card has a dash for
/// attack and the value is relative to it [summon.card].
inline bool may_attack(const Figure& figure, Amount value) {
    return may_attack(figure) && value.against(figure.attack).has_value();
}

}  // namespace standee
