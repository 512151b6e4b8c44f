#include "play/turn/monster_attack.hpp"

#include <algorithm>

#include "focus/acting.hpp"
#include "focus/marked_hexes.hpp"
#include "lib/work.hpp"
#include "play/attack/attack_sequence.hpp"
#include "play/attack/attack_step.hpp"
#include "play/turn/lost_for_attack.hpp"
#include "play/turn/turn_course.hpp"

namespace standee {
namespace {

/// The number of allies of the attacker that are adjacent to the target, without the attacker.
int allies_next_to(const GameState& state, const Figure& by, const Figure& target) {
    spend(state.scene().figures.size());
    int count = 0;
    for (const Figure& figure : state.scene().figures) {
        const bool ally = figure.id != by.id && !are_enemies(figure, by) && !figure.no_interaction;
        count += ally && state.adjacent(figure, target) ? 1 : 0;
    }
    return count;
}

/// Whether another figure of the sets in `none_of` is within the range.
bool has_near(const GameState& state, const Figure& by, const AddIf& condition) {
    spend(state.scene().figures.size() * (1 + condition.none_of.size() / 2));
    return std::ranges::any_of(state.scene().figures, [&](const Figure& other) {
        const auto range = state.range(by, other);
        return other.id != by.id && is_of(condition.none_of, other) && !other.no_interaction &&
               (!condition.none_within || (range && *range <= *condition.none_within));
    });
}

/// The number of figures of the sets that are adjacent to the target, including the attacker.
int of_sets_next_to(const GameState& state, const AddIf& condition, const Figure& target) {
    spend(state.scene().figures.size() * (1 + condition.of.size() / 2));
    return static_cast<int>(std::ranges::count_if(state.scene().figures, [&](const Figure& figure) {
        return is_of(condition.of, figure) && !figure.no_interaction &&
               state.adjacent(figure, target);
    }));
}

bool holds_for(const GameState& state, const Add& add, const Figure& by, const Figure& target) {
    if (!add.condition) {
        return true;
    }
    const AddIf& condition = *add.condition;
    return (!condition.target_has || target.has(*condition.target_has)) &&
           (!condition.allies_next_to_target ||
            allies_next_to(state, by, target) >= *condition.allies_next_to_target) &&
           (!condition.target_on_water ||
            any_hex_of(target, [&](Hex hex) { return state.has_water(hex); })) &&
           (!condition.target_damaged || (target.hp && target.hp < target.max_hp)) &&
           (!condition.target_adjacent || state.adjacent(by, target)) &&
           (!condition.next_to_target ||
            of_sets_next_to(state, condition, target) >= *condition.next_to_target) &&
           (condition.none_of.empty() || !has_near(state, by, condition));
}

/// The reason for the bonus, as the log gives it.
std::string reason_for(const Add& add) {
    if (!add.condition) {
        return "card";
    }
    const AddIf& condition = *add.condition;
    if (condition.target_has) {
        return "target has " + std::string{name_of(*condition.target_has)};
    }
    if (condition.allies_next_to_target) {
        return "allies next to the target";
    }
    if (condition.target_on_water) {
        return "target in water";
    }
    if (condition.target_damaged || condition.target_adjacent) {
        return condition.target_damaged ? "target damaged" : "target adjacent";
    }
    if (condition.next_to_target) {
        return "its set next to the target";
    }
    if (condition.lose) {
        return std::string{name_of(*condition.lose)} + " lost";
    }
    return condition.none_of.empty() ? "element consumed" : "alone";
}

bool is_melee(const AttackAbility& attack) {
    return attack.melee || (attack.area && attack.area->grey);
}

/// The range of an attack. An area without a grey hex is a ranged attack, with range 1 if the card
/// gives none. An attack on marked hexes reaches any distance [area.placement, card.marked].
std::optional<Amount> range_of(const AttackAbility& attack, const Figure& by,
                               const Edition& rules) {
    if (!attack.marked.empty()) {
        return Amount{any_range, false};
    }
    const auto range = range_or_default(by, attack.range, attack.value, is_melee(attack), rules);
    const bool ranged = attack.area && !attack.area->grey;
    return ranged ? range.value_or(Amount{1, false}) : range;
}

/// Whether the area of the plan covers a hex of the target. If the target stands in several hexes,
/// the covered hex must also be in sight [map.objective].
bool is_in_area(const GameState& state, const TurnPlan& plan, const Figure& by,
                const Figure& target) {
    return any_hex_of(target, [&](Hex hex) {
        return std::ranges::count(plan.option.area, hex) > 0 &&
               (!is_large(target) || state.sees(by.at, hex));
    });
}

step::Attack attack_on(const GameState& state, const Figure& by, const Figure& target,
                       const AttackAbility& attack, const TurnPlan& plan) {
    step::Attack step;
    step.by = by.id;
    step.target = target.id;
    step.value = attack.value;
    step.range = range_of(attack, by, state.rules());
    step.melee = is_melee(attack);
    step.on_the_way = attack.along.has_value();
    step.in_area = is_in_area(state, plan, by, target);
    step.pierce = attack.pierce;
    step.effects = attack.effects;
    step.advantage = attack.advantage;
    step.disadvantage = attack.disadvantage;
    for (const Add& add : attack.adds) {
        if (!holds_for(state, add, by, target)) {
            continue;
        }
        // [card.counted]
        const int value = add.count ? number_of(*add.count, target.tokens) : add.value;
        if (value != 0) {
            step.bonuses.push_back({AttackBonus::Kind::plus, value});
            step.bonus_names.push_back(add.count ? "tokens" : reason_for(add));
        }
        step.pierce += add.pierce;
        step.effects.insert(step.effects.end(), add.effects.begin(), add.effects.end());
    }
    return step;
}

/// An earlier attack may have moved or removed one of the two figures.
bool can_still_attack(const GameState& state, const step::Attack& step) {
    const Figure& by = state.figure(step.by);
    const Figure& target = state.figure(step.target);
    if (!may_attack(by) || target.has(Condition::invisible)) {
        return false;
    }
    if (step.on_the_way) {
        return true;
    }
    return step.in_area ? state.sees(by, target)
                        : state.sees_within(by, target, reach_of(by, step.range).range);
}

}  // namespace

// [target.count, monster.target-stat]
int attacks_on_one(const Figure& by, const AttackAbility& attack) {
    const int own = by.targets.value_or(1);
    int count = attack.targets ? attack.targets->count.against(own).value_or(own) : own;
    for (const Add& add : attack.adds) {
        const bool for_all = !add.condition || !add.condition->is_about_target();
        count += for_all ? add.targets : 0;
    }
    return std::max(1, count);
}

namespace {

/// Makes one of the attacks of an ability, if it can still be made.
Flow attack_target(Game& game, const std::string& id, const std::string& target,
                   const AttackAbility& attack, const TurnPlan& plan) {
    const GameState& state = game.state();
    if (state.find(id) == nullptr || state.find(target) == nullptr) {
        return Flow::goes_on;
    }
    const step::Attack step =
        attack_on(state, state.figure(id), state.figure(target), attack, plan);
    return can_still_attack(state, step) ? perform_attack(game, step) : Flow::goes_on;
}

/// One further attack of an ability, outside its area.
AttackAbility one_more(const AttackAbility& attack, const Figure& by, const Edition& rules) {
    AttackAbility one = attack;
    one.melee = is_melee(attack);
    one.range = range_of(attack, by, rules);
    one.area.reset();
    one.targets = TargetCount{};
    for (Add& add : one.adds) {
        add.targets = 0;
    }
    return one;
}

/// The targets that can be replaced by others when they have left the map: those of an attack on a
/// number of targets. An area, or an attack on all enemies, has no attack left for another target.
std::vector<std::string> replaceable(const GameState& state, const Figure& by,
                                     const AttackAbility& attack, const TurnPlan& plan) {
    std::vector<std::string> found;
    if (attack.along || (attack.targets && attack.targets->all)) {
        return found;
    }
    std::ranges::copy_if(plan.targets, std::back_inserter(found), [&](const std::string& target) {
        const Figure* figure = state.find(target);
        return figure != nullptr && !is_in_area(state, plan, by, *figure);
    });
    return found;
}

// For an attack whose target has left the map, the figure finds a new focus among the figures that
// the ability does not attack [monster.new-focus-after-kill].
Flow attack_each(Game& game, const std::string& id, const AttackAbility& attack,
                 const TurnPlan& plan) {
    const GameState& state = game.state();
    const std::vector<std::string> may_be_replaced =
        replaceable(state, state.figure(id), attack, plan);
    auto targets = attack_sequence(game, id, plan.targets);
    if (!targets) {
        return Flow::stops;
    }
    for (std::string& target : *targets) {
        const bool left_over = state.find(id) != nullptr && state.find(target) == nullptr &&
                               std::ranges::count(may_be_replaced, target) > 0;
        if (left_over) {
            const AttackAbility one = one_more(attack, state.figure(id), state.rules());
            auto next = plan_left_over(game, id, aimed(plan, one), *targets);
            if (!next) {
                return Flow::stops;
            }
            if (next->targets.empty()) {
                continue;
            }
            note_further_attack(game, id, *next);
            target = next->targets.front();
        }
        if (attack_target(game, id, target, attack, plan) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

// If the focus dies while attacks are left, the figure finds a new focus for them
// [monster.new-focus-after-kill].
Flow attack_one(Game& game, const std::string& id, const AttackAbility& attack, TurnPlan plan) {
    const GameState& state = game.state();
    for (int left = attacks_on_one(state.figure(id), attack);
         left > 0 && state.find(id) != nullptr && can_act(state.figure(id)); --left) {
        if (state.find(plan.targets.front()) == nullptr) {
            auto next = plan_on(game, id, aimed(plan, attack));
            if (!next) {
                return Flow::stops;
            }
            plan = std::move(*next);
            if (plan.targets.empty()) {
                break;
            }
            note_further_attack(game, id, plan);
        }
        if (attack_target(game, id, plan.targets.front(), attack, plan) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

Flow attack_all(Game& game, const std::string& id, const AttackAbility& attack,
                const TurnPlan& plan) {
    return attack.all_on_one ? attack_one(game, id, attack, plan)
                             : attack_each(game, id, attack, plan);
}

}  // namespace

// [attack.one-by-one, effect.conditional, monster.target-stat]
Flow perform_card_attack(Game& game, const std::string& id, const AttackAbility& attack,
                         const TurnPlan& plan) {
    if (plan.targets.empty()) {
        return Flow::goes_on;
    }
    if (!costs_conditions(attack)) {
        return attack_all(game, id, attack, plan);
    }
    const auto performed = with_conditions_lost(game, id, attack);
    return performed ? attack_all(game, id, *performed, plan) : Flow::stops;
}

}  // namespace standee
