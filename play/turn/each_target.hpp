#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "play/attack/attack_effects.hpp"
#include "play/harm/on_death.hpp"
#include "play/turn/card_performance.hpp"

namespace standee {

/// Whether the effects on one figure may affect another one.
inline bool may_touch_others(const std::vector<Effect>& effects) {
    return std::ranges::any_of(effects, [](const Effect& effect) {
        return !std::holds_alternative<Condition>(effect) &&
               !std::holds_alternative<InfuseEffect>(effect);
    });
}

/// Does something to each of the figures, as long as both they and the figure are there. Stops
/// where there are no `targets`: nobody has decided. If it `harms`, or `touches` others, the party
/// chooses who comes first where that matters.
template <class Act>
Flow for_each_of(CardPerformance& card, const std::optional<std::vector<std::string>>& targets,
                 bool harms, bool touches, Act act) {
    if (!targets) {
        return Flow::stops;
    }
    const std::vector<std::string> order =
        harms || touches ? in_order_of_harm(card.game(), card.id(), *targets, touches) : *targets;
    for (const std::string& target : order) {
        if (!card.is_here(target) || !card.is_here(card.id())) {
            continue;
        }
        card.does();
        if (act(target) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

/// The same, and then what else they gain or suffer.
template <class Act>
Flow for_each_target(CardPerformance& card, const std::optional<std::vector<std::string>>& targets,
                     const std::vector<Effect>& effects, bool harms, Act act) {
    return for_each_of(card, targets, harms, may_touch_others(effects),
                       [&](const std::string& target) {
                           return act(target) == Flow::stops
                                      ? Flow::stops
                                      : apply_effects(card.game(), card.id(), target, effects);
                       });
}

/// The figure as the target of its own ability, if any ability can target it [ally.no-interaction].
inline std::vector<std::string> itself(const CardPerformance& card) {
    return card.figure().no_interaction ? std::vector<std::string>{} : std::vector{card.id()};
}

}  // namespace standee
