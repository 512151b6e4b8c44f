#pragma once

#include "rulebook/attack.hpp"
#include "rulebook/card_in_progress.hpp"
#include "rulebook/targeting.hpp"

namespace standee::rulebook {

/// Does something to each of the targets, and then to the same figure what else the ability says,
/// as long as both the target and the acting figure are on the map [condition.after-main-effect,
/// damage.monster-death]. Without a target the ability is not performed [ability.needs-target].
template <class Act>
void for_each_target(CardInProgress& card, const Ids& targets, const std::vector<Effect>& effects,
                     Act act) {
    for (const std::string& target : targets) {
        if (!card.is_here() || !card.table.is_here(target)) {
            continue;
        }
        card.does();
        act(target);
        apply_effects(card.table, card.id, target, effects);
    }
    if (targets.empty() && !card.table.on("ability.needs-target"_clause)) {
        card.does();
    }
}

}  // namespace standee::rulebook
