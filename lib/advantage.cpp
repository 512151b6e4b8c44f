#include "lib/advantage.hpp"

#include <algorithm>

#include "lib/clause_sites.hpp"

namespace standee {

constexpr auto advantage_of_rule =
    decided_by("attack.advantage"_clause, "condition.strengthen"_clause, "condition.muddle"_clause);
Advantage advantage_of(const Figure& attacker, Advantage printed) {
    return {printed.advantage || attacker.advantage || attacker.has(Condition::strengthen),
            printed.disadvantage || attacker.has(Condition::muddle)};
}

constexpr auto advantage_against_rule =
    decided_by("attack.disadvantage"_clause, "attack.adjacent-ranged"_clause);
Advantage advantage_against(const Figure& target, Advantage always, bool ranged, bool adjacent) {
    const bool too_near = ranged && adjacent;
    const bool for_round = std::ranges::any_of(target.bonuses, [](const ActiveBonus& bonus) {
        return bonus.kind == ActiveBonus::Kind::attackers_disadvantage;
    });
    always.disadvantage =
        always.disadvantage || target.attackers_disadvantage || for_round || too_near;
    return always;
}

ClauseSites clause_sites::lib::advantage() {
    static constexpr auto sites =
        sites_of(draw_mode_rule, advantage_of_rule, advantage_against_rule);
    return sites;
}

}  // namespace standee
