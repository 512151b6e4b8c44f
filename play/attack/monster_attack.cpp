#include "play/attack/monster_attack.hpp"

#include <algorithm>

#include "play/attack/attack_step.hpp"
#include "play/clause_sites.hpp"

namespace standee {
namespace {

/// Allies of the attacker next to the target, the attacker left out.
int allies_next_to(const GameState& state, const Figure& by, const Figure& target) {
    int count = 0;
    for (const Figure& figure : state.scene().figures) {
        const bool ally = figure.id != by.id && !are_enemies(figure, by);
        count += ally && state.adjacent(figure.at, target.at) ? 1 : 0;
    }
    return count;
}

bool holds_for(const GameState& state, const Add& add, const Figure& by, const Figure& target) {
    if (!add.condition) {
        return true;
    }
    const AddIf& condition = *add.condition;
    return (!condition.target_has || target.has(*condition.target_has)) &&
           (!condition.allies_next_to_target ||
            allies_next_to(state, by, target) >= *condition.allies_next_to_target);
}

constexpr auto range_of_rule = decided_by("area.placement"_clause);
/// An area without a grey hex is a ranged attack, of range 1 where nothing is said.
std::optional<Amount> range_of(const AttackAbility& attack) {
    const bool ranged = attack.area && !attack.area->grey;
    return ranged ? attack.range.value_or(Amount{1, false}) : attack.range;
}

step::Attack attack_on(const GameState& state, const Figure& by, const Figure& target,
                       const AttackAbility& attack, const TurnPlan& plan) {
    step::Attack step;
    step.by = by.id;
    step.target = target.id;
    step.value = attack.value;
    step.range = range_of(attack);
    step.melee = attack.area && attack.area->grey;
    step.in_area = std::ranges::count(plan.option.area, target.at) > 0;
    step.pierce = attack.pierce;
    step.effects = attack.effects;
    step.advantage = attack.advantage;
    step.disadvantage = attack.disadvantage;
    for (const Add& add : attack.adds) {
        if (!holds_for(state, add, by, target)) {
            continue;
        }
        if (add.value != 0) {
            step.bonuses.push_back({AttackBonus::Kind::plus, add.value});
        }
        step.pierce += add.pierce;
        step.effects.insert(step.effects.end(), add.effects.begin(), add.effects.end());
    }
    return step;
}

/// An earlier attack may have moved either of them, or worse.
bool can_still_attack(const GameState& state, const step::Attack& step) {
    const Figure& by = state.figure(step.by);
    const Figure& target = state.figure(step.target);
    if (by.has(Condition::disarm) || by.has(Condition::stun) || target.has(Condition::invisible) ||
        !state.sees(by.at, target.at)) {
        return false;
    }
    const auto range = state.range(by.at, target.at);
    return step.in_area || (range && *range <= reach_of(by, step.range).range);
}

}  // namespace

constexpr auto attacks_on_one_rule =
    decided_by("target.count"_clause, "monster.target-stat"_clause);
int attacks_on_one(const Figure& by, const AttackAbility& attack) {
    const int own = by.targets.value_or(1);
    int count = attack.targets ? attack.targets->count.against(own).value_or(own) : own;
    for (const Add& add : attack.adds) {
        const bool for_all =
            !add.condition || !(add.condition->target_has || add.condition->allies_next_to_target);
        count += for_all ? add.targets : 0;
    }
    return std::max(1, count);
}

constexpr auto perform_card_attack_rule = decided_by(
    "attack.one-by-one"_clause, "effect.conditional"_clause, "monster.target-stat"_clause);
Flow perform_card_attack(Game& game, const std::string& id, const AttackAbility& attack,
                         const TurnPlan& plan) {
    if (plan.targets.empty()) {
        return Flow::goes_on;
    }
    const GameState& state = game.state();
    std::optional<std::vector<std::string>> targets = plan.targets;
    if (attack.all_on_one) {
        const int count = attacks_on_one(state.figure(id), attack);
        targets->assign(static_cast<std::size_t>(count), plan.targets.front());
    } else {
        targets = attack_sequence(game, id, plan.targets);
    }
    if (!targets) {
        return Flow::stops;
    }
    for (const std::string& target : *targets) {
        if (state.find(id) == nullptr || state.find(target) == nullptr) {
            continue;
        }
        const step::Attack step =
            attack_on(state, state.figure(id), state.figure(target), attack, plan);
        if (can_still_attack(state, step) && perform_attack(game, step) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

ClauseSites clause_sites::play::monster_attack() {
    static constexpr auto sites =
        sites_of(range_of_rule, attacks_on_one_rule, perform_card_attack_rule);
    return sites;
}

}  // namespace standee
