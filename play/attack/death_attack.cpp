#include "play/attack/death_attack.hpp"

#include <vector>

#include "play/attack/attack_step.hpp"
#include "play/clause_sites.hpp"
#include "play/turn/own_stats.hpp"
#include "play/turn/turn_plan.hpp"

namespace standee {
namespace {

bool can_be_attacked(const GameState& state, const Figure& fallen, const Figure& other) {
    return are_enemies(fallen, other) && is_open_to_enemies(other) &&
           state.adjacent(fallen, other) && state.sees_within(fallen, other, 1);
}

}  // namespace

// clang-format off: the first clause stands on the line of the call
constexpr auto perform_death_attack_rule = decided_by("card.when-dies"_clause,
                                                      "condition.stun"_clause,
                                                      "condition.disarm"_clause,
                                                      "summon.card"_clause);
// clang-format on
Flow perform_death_attack(Game& game, const DueAttack& due) {
    const Figure& fallen = due.fallen;
    if (fallen.has(Condition::stun) || fallen.has(Condition::disarm) ||
        !value_as_it_dies(due.value, fallen)) {
        return Flow::goes_on;
    }
    std::vector<std::string> beside;
    for (const Figure& other : game.state().scene().figures) {
        if (can_be_attacked(game.state(), fallen, other)) {
            beside.push_back(other.id);
        }
    }
    const auto targets = attack_sequence(game, fallen.id, std::move(beside));
    if (!targets) {
        return Flow::stops;
    }
    for (const std::string& target : *targets) {
        const Figure* other = game.state().find(target);
        if (other == nullptr || !can_be_attacked(game.state(), fallen, *other)) {
            continue;
        }
        step::Attack attack;
        attack.by = fallen.id;
        attack.target = target;
        attack.value = due.value;
        attack.melee = true;
        if (perform_attack_of_fallen(game, fallen, attack) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

ClauseSites clause_sites::play::death_attack() {
    static constexpr auto sites = sites_of(perform_death_attack_rule);
    return sites;
}

}  // namespace standee
