#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/attack/attack_effects.hpp"
#include "play/turn/card_performance.hpp"

namespace standee {

/// Does something to each of the figures, and then what else they gain or suffer, as long as both
/// they and the figure are there. Stops where there are no `targets`: nobody has decided.
template <class Act>
Flow for_each_target(CardPerformance& card, const std::optional<std::vector<std::string>>& targets,
                     const std::vector<Effect>& effects, Act act) {
    if (!targets) {
        return Flow::stops;
    }
    for (const std::string& target : *targets) {
        if (!card.is_here(target) || !card.is_here(card.id())) {
            continue;
        }
        card.does();
        if (act(target) == Flow::stops ||
            apply_effects(card.game(), card.id(), target, effects) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

/// The figure as the target of its own ability, if any ability can target it [ally.no-interaction].
inline std::vector<std::string> itself(const CardPerformance& card) {
    return card.figure().no_interaction ? std::vector<std::string>{} : std::vector{card.id()};
}

}  // namespace standee
