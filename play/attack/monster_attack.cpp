#include "play/attack/monster_attack.hpp"

#include <algorithm>

#include "play/attack/attack_step.hpp"
#include "play/elements/consuming.hpp"

namespace standee {
namespace {

/// The conditional effects that hold for all targets: those without a condition, and those whose
/// elements are consumed now. What depends on a target waits for it.
std::vector<Add> adds_for_all(GameState& table, const std::string& id, const AttackAbility& attack) {
    std::vector<Add> adds;
    for (const Add& add : attack.adds) {
        const bool costs = add.condition && !add.condition->consume.empty();
        if (!costs || consume_all(table, table.figure(id), add.condition->consume)) {
            adds.push_back(add);
        }
    }
    return adds;
}

/// Allies of the attacker next to the target, the attacker left out.
int allies_next_to(GameState& table, const Figure& by, const Figure& target) {
    int count = 0;
    for (const Figure& figure : table.scene().figures) {
        const bool ally = figure.id != by.id && !are_enemies(figure, by);
        count += ally && table.adjacent(figure.at, target.at) ? 1 : 0;
    }
    return count;
}

bool holds_for(GameState& table, const Add& add, const Figure& by, const Figure& target) {
    if (!add.condition) {
        return true;
    }
    const AddIf& condition = *add.condition;
    return (!condition.target_has || target.has(*condition.target_has)) &&
           (!condition.allies_next_to_target ||
            allies_next_to(table, by, target) >= *condition.allies_next_to_target);
}

/// An area without a grey hex is a ranged attack, of range 1 where nothing is said
/// [area.placement].
std::optional<Amount> range_of(const AttackAbility& attack) {
    const bool ranged = attack.area && !attack.area->grey;
    return ranged ? attack.range.value_or(Amount{1, false}) : attack.range;
}

step::Attack attack_on(GameState& table, const Figure& by, const Figure& target,
                       const AttackAbility& attack, const std::vector<Add>& adds,
                       const TurnPlan& plan) {
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
    for (const Add& add : adds) {
        if (!holds_for(table, add, by, target)) {
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
bool can_still_attack(GameState& table, const std::string& id, const std::string& target_id,
                      const step::Attack& step) {
    const Figure& by = table.figure(id);
    const Figure& target = table.figure(target_id);
    if (by.has(Condition::disarm) || by.has(Condition::stun) || target.has(Condition::invisible) ||
        !table.sees(by.at, target.at)) {
        return false;
    }
    const auto range = table.range(by.at, target.at);
    return step.in_area || (range && *range <= reach_of(by, step.range).range);
}

}  // namespace

int attacks_on_one(const Figure& by, const AttackAbility& attack, const std::vector<Add>& adds) {
    const int own = by.targets.value_or(1);
    int count = attack.targets ? attack.targets->count.against(own).value_or(own) : own;
    for (const Add& add : adds) {
        const bool for_all =
            !add.condition || !(add.condition->target_has || add.condition->allies_next_to_target);
        count += for_all ? add.targets : 0;
    }
    return std::max(1, count);
}

void perform_card_attack(GameState& table, const std::string& id, const AttackAbility& attack,
                         const TurnPlan& plan) {
    if (plan.targets.empty()) {
        return;
    }
    const std::vector<Add> adds = adds_for_all(table, id, attack);
    std::vector<std::string> targets = plan.targets;
    if (attack.all_on_one) {
        const int count = attacks_on_one(table.figure(id), attack, adds);
        targets.assign(static_cast<std::size_t>(count), plan.targets.front());
    } else {
        targets = attack_sequence(table, id, std::move(targets));
    }
    for (const std::string& target : targets) {
        if (table.find(id) == nullptr || table.find(target) == nullptr) {
            continue;
        }
        const step::Attack step =
            attack_on(table, table.figure(id), table.figure(target), attack, adds, plan);
        if (can_still_attack(table, id, target, step)) {
            perform_attack(table, step);
        }
    }
}

}  // namespace standee
