#pragma once

#include <algorithm>

#include "rulebook/attack.hpp"
#include "rulebook/card_in_progress.hpp"
#include "rulebook/deaths.hpp"
#include "rulebook/targeting.hpp"

namespace standee::rulebook {

/// Whether effects do more to a figure than give it conditions.
inline bool does_more(const std::vector<Effect>& effects) {
    return std::ranges::any_of(effects, [](const Effect& effect) {
        return !std::holds_alternative<Condition>(effect) &&
               !std::holds_alternative<InfuseEffect>(effect);
    });
}

/// Does something to each of the targets, as long as both the target and the acting figure are on
/// the map [damage.monster-death]. Without a target the ability is not performed
/// [ability.needs-target]. If it harms, or does more to a figure than give it conditions, the party
/// chooses who comes first [monster.ambiguity].
template <class Act>
void for_each_of(CardInProgress& card, const Ids& targets, bool does_more, bool harms, Act act) {
    const Ids order =
        harms || does_more ? order_harmed(card.table, card.id, targets, does_more) : targets;
    for (const std::string& target : order) {
        if (!card.is_here() || !card.table.is_here(target)) {
            continue;
        }
        card.does();
        act(target);
    }
    if (targets.empty() && !card.table.on("ability.needs-target"_clause)) {
        card.does();
    }
}

/// The same, and then to the same figure what else the ability says [condition.after-main-effect].
template <class Act>
void for_each_target(CardInProgress& card, const Ids& targets, const std::vector<Effect>& effects,
                     bool harms, Act act) {
    for_each_of(card, targets, does_more(effects), harms, [&](const std::string& target) {
        act(target);
        apply_effects(card.table, card.id, target, effects);
    });
}

}  // namespace standee::rulebook
