#pragma once

#include <optional>

#include "lib/figure.hpp"

// What its own conditions keep a figure from.

namespace standee {

/// Whether it performs any ability [condition.stun].
inline bool can_act(const Figure& figure) { return !figure.has(Condition::stun); }

/// The condition that keeps it from attacking; none: it may [condition.stun, condition.disarm].
inline std::optional<Condition> kept_from_attacking_by(const Figure& figure) {
    for (const Condition condition : {Condition::stun, Condition::disarm}) {
        if (figure.has(condition)) {
            return condition;
        }
    }
    return std::nullopt;
}

/// Whether it may attack.
inline bool may_attack(const Figure& figure) { return !kept_from_attacking_by(figure); }

/// Whether it may make an attack of that value: not if its stat card has a dash and the card only
/// adds to it [summon.card].
inline bool may_attack(const Figure& figure, Amount value) {
    return may_attack(figure) && value.against(figure.attack).has_value();
}

}  // namespace standee
