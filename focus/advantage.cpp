#include "focus/advantage.hpp"

#include <algorithm>

namespace standee {

// [attack.advantage, condition.strengthen, condition.muddle]
Advantage advantage_of(const Figure& attacker, Advantage printed) {
    return {printed.advantage || attacker.advantage || attacker.has(Condition::strengthen),
            printed.disadvantage || attacker.has(Condition::muddle)};
}

// [attack.disadvantage, attack.adjacent-ranged, bonus.limited]
Advantage advantage_against(const Figure& target, Advantage always, bool ranged, bool adjacent) {
    const bool too_near = ranged && adjacent;
    const bool for_round = std::ranges::any_of(target.bonuses, [&](const ActiveBonus& bonus) {
        const bool meant = bonus.limit.against == BonusLimit::Against::any ||
                           (bonus.limit.against == BonusLimit::Against::ranged) == ranged;
        return bonus.kind == ActiveBonus::Kind::attackers_disadvantage && bonus.item.empty() &&
               meant;
    });
    always.disadvantage =
        always.disadvantage || target.attackers_disadvantage || for_round || too_near;
    return always;
}

}  // namespace standee
