#include <algorithm>
#include <iterator>
#include <utility>

#include "lib/work.hpp"
#include "rulebook/attack.hpp"
#include "rulebook/card_in_progress.hpp"
#include "rulebook/card_plan.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/course.hpp"

// The attacks of a card: whom each is made on, in which order, and with what added.

namespace standee::rulebook {
namespace {

/// With a grey hex an area is melee, however far its red hexes lie [area.placement].
bool is_melee(const AttackAbility& attack) {
    return attack.melee || (attack.area && attack.area->grey);
}

/// The range that an attack has of its own. An area without a grey hex is a ranged attack, of range
/// 1 where nothing is said; one on marked hexes reaches any distance [area.placement,
/// range.default, card.marked].
std::optional<Amount> range_of(const Table& table, const Figure& by, const AttackAbility& attack) {
    if (!attack.marked.empty() && table.on("card.marked"_clause, "targets in marked hexes")) {
        return Amount{planning::as_far_as_the_map, false};
    }
    const bool ranged_area = attack.area && !attack.area->grey;
    if (attack.range || !ranged_area || reach_of(table, by, {}, attack.value, attack.melee).given) {
        return attack.range;
    }
    return Amount{1, false};
}

/// Allies of the attacker adjacent to the target.
int allies_next_to(const Table& table, const Figure& by, const Figure& target) {
    spend(table.scene.figures.size());
    return static_cast<int>(std::ranges::count_if(table.scene.figures, [&](const Figure& other) {
        return other.id != by.id && !are_enemies(other, by) && !other.no_interaction &&
               table.adjacent(other, target);
    }));
}

/// Whether nobody else of these sets is within so many hexes of the attacker.
bool is_alone(const Table& table, const Figure& by, const AddIf& condition) {
    spend(table.scene.figures.size() * (1 + condition.none_of.size() / 2));
    return std::ranges::none_of(table.scene.figures, [&](const Figure& other) {
        if (other.id == by.id || other.no_interaction || !is_of(condition.none_of, other)) {
            return false;
        }
        const auto range = table.range(by, other);
        return !condition.none_within || (range && *range <= *condition.none_within);
    });
}

/// How many figures of these sets stand next to the target: the attacker is one of them.
int of_these_next_to(const Table& table, const AddIf& condition, const Figure& target) {
    spend(table.scene.figures.size() * (1 + condition.of.size() / 2));
    int count = 0;
    for (const Figure& other : table.scene.figures) {
        const bool counts = !other.no_interaction && is_of(condition.of, other);
        count += counts && table.adjacent(other, target) ? 1 : 0;
    }
    return count;
}

/// Whether a conditional effect applies to this target: without the condition no effect
/// [effect.conditional].
bool applies(const Table& table, const Add& add, const Figure& by, const Figure& target) {
    if (!add.condition || !table.on("effect.conditional"_clause)) {
        return true;
    }
    const AddIf& condition = *add.condition;
    const auto in_water = [&](Hex hex) {
        return std::ranges::count(table.scene.map.water, hex) > 0;
    };
    return (!condition.target_has || target.has(*condition.target_has)) &&
           (!condition.allies_next_to_target ||
            allies_next_to(table, by, target) >= *condition.allies_next_to_target) &&
           (!condition.target_on_water || any_hex_of(target, in_water)) &&
           (!condition.target_damaged || (target.hp && *target.hp < target.max_hp)) &&
           (!condition.target_adjacent || table.adjacent(by, target)) &&
           (!condition.next_to_target ||
            of_these_next_to(table, condition, target) >= *condition.next_to_target) &&
           (condition.none_of.empty() || is_alone(table, by, condition));
}

/// What the card gives a bonus for, as the record of the attack names it.
std::string reason_of(const Add& add) {
    if (!add.condition) {
        return "card";
    }
    if (add.condition->target_has) {
        return "target has " + std::string{name_of(*add.condition->target_has)};
    }
    return add.condition->allies_next_to_target ? "allies next to the target"
           : add.condition->target_on_water     ? "target in water"
           : add.condition->target_damaged      ? "target damaged"
           : add.condition->target_adjacent     ? "target adjacent"
           : add.condition->next_to_target      ? "its set next to the target"
           : add.condition->lose            ? std::string{name_of(*add.condition->lose)} + " lost"
           : add.condition->none_of.empty() ? "element consumed"
                                            : "alone";
}

/// Whether the area of the plan covers the target. One that stands in several hexes must be seen in
/// a covered one [area.line-of-sight, map.objective].
bool is_in_area(const Table& table, const Plan& plan, const Figure& by, const Figure& target) {
    return any_hex_of(target, [&](Hex hex) {
        return std::ranges::count(plan.outcome.area, hex) > 0 &&
               (!is_large(target) || table.sees(by.at, hex));
    });
}

/// What is added to the value: as written, or counted in tokens of the target [card.counted].
int added_value(const Table& table, const Add& add, const Figure& target) {
    if (!add.count) {
        return add.value;
    }
    return table.on("card.counted"_clause, "tokens of the target")
               ? number_of(*add.count, target.tokens)
               : 0;
}

/// The attack of the ability on one target, with what the card adds for that target.
step::Attack attack_of_card(const Table& table, const Figure& by, const Figure& target,
                            const AttackAbility& attack, const Plan& plan) {
    step::Attack step;
    step.by = by.id;
    step.target = target.id;
    step.value = attack.value;
    step.range = range_of(table, by, attack);
    step.melee = is_melee(attack);
    step.on_the_way = attack.along.has_value();
    step.in_area = is_in_area(table, plan, by, target);
    step.pierce = attack.pierce;
    step.effects = attack.effects;
    step.advantage = attack.advantage;
    step.disadvantage = attack.disadvantage;
    for (const Add& add : attack.adds) {
        if (!applies(table, add, by, target)) {
            continue;
        }
        const int value = added_value(table, add, target);
        if (value != 0) {
            step.bonuses.push_back({AttackBonus::Kind::plus, value});
            step.bonus_names.push_back(add.count ? "tokens" : reason_of(add));
        }
        step.pierce += add.pierce;
        step.effects.insert(step.effects.end(), add.effects.begin(), add.effects.end());
    }
    return step;
}

/// Whether an attack can still be made: an earlier one may have moved, disarmed or stunned the
/// attacker or moved the target [condition.disarm, condition.stun, condition.invisible,
/// area.line-of-sight, los.line].
bool can_still_attack(const Table& table, const step::Attack& step) {
    const Figure& by = table.figure(step.by);
    const Figure& target = table.figure(step.target);
    if ((by.has(Condition::disarm) && table.on("condition.disarm"_clause)) ||
        (by.has(Condition::stun) && table.on("condition.stun"_clause)) ||
        (target.has(Condition::invisible) && table.on("condition.invisible"_clause))) {
        return false;
    }
    if (step.on_the_way) {
        return true;
    }
    if (step.in_area) {
        return !table.on("area.line-of-sight"_clause) || table.sees(by, target);
    }
    const Reach reach = reach_of(table, by, step.range, step.value, step.melee);
    return table.sees_within(by, target, reach.range);
}

/// One of the attacks of the ability, with its retaliate, before the next [attack.one-by-one].
void attack_target(CardInProgress& card, const std::string& target, const AttackAbility& ability,
                   const Plan& plan) {
    Table& table = card.table;
    if (!card.is_here() || !table.is_here(target)) {
        return;
    }
    const step::Attack step =
        attack_of_card(table, card.figure(), table.figure(target), ability, plan);
    if (can_still_attack(table, step)) {
        attack(table, step);
    }
}

/// The same ability with one attack outside its area.
AttackAbility one_more(const Table& table, const Figure& by, const AttackAbility& attack) {
    AttackAbility one = attack;
    one.melee = is_melee(attack);
    one.range = range_of(table, by, attack);
    one.area.reset();
    one.targets = TargetCount{};
    for (Add& add : one.adds) {
        add.targets = 0;
    }
    return one;
}

/// The targets of a number of attacks: where one of these is gone, its attack is left for another.
/// An area, or an attack on all, leaves none [monster.new-focus-after-kill].
std::vector<std::string> leaving_attacks(const CardInProgress& card, const AttackAbility& attack,
                                         const Plan& plan) {
    std::vector<std::string> found;
    const bool on_all = attack.along || (attack.targets && attack.targets->all);
    for (const std::string& target : plan.outcome.targets) {
        const Figure* figure = card.table.find(target);
        if (!on_all && figure != nullptr && !is_in_area(card.table, plan, card.figure(), *figure)) {
            found.push_back(target);
        }
    }
    return found;
}

/// An objective is attacked once, however many of its hexes the area covers [map.objective].
std::ptrdiff_t attacks_on(const Table& table, const Plan& plan, const std::string& target) {
    const Figure* figure = table.find(target);
    if (figure == nullptr || !is_large(*figure) || plan.outcome.area.empty() ||
        table.on("map.objective"_clause, "attacked once")) {
        return 1;
    }
    return std::max<std::ptrdiff_t>(1, std::ranges::count_if(plan.outcome.area, [&](Hex hex) {
                                        return stands_in(*figure, hex);
                                    }));
}

/// Attacks the targets of the plan one by one, in an order that the party chooses. An attack whose
/// target is gone finds a new focus among those that the ability does not attack
/// [attack.one-by-one, monster.new-focus-after-kill].
void attack_each(CardInProgress& card, const AttackAbility& attack, const Plan& plan) {
    const std::vector<std::string> leaving = leaving_attacks(card, attack, plan);
    std::vector<std::string> targets = attack_sequence(card.table, card.id, plan.outcome.targets);
    for (std::string& target : targets) {
        const bool left_over = card.is_here() && !card.table.is_here(target) &&
                               std::ranges::count(leaving, target) > 0;
        if (left_over && card.table.on("monster.new-focus-after-kill"_clause)) {
            const AttackAbility one = one_more(card.table, card.figure(), attack);
            const Plan next = plan_attack_on_another(card, plan, one, targets);
            if (next.outcome.targets.empty()) {
                continue;
            }
            note_attack(card, next, nullptr);
            target = next.outcome.targets.front();
        }
        for (auto left = attacks_on(card.table, plan, target); left > 0; --left) {
            attack_target(card, target, attack, plan);
        }
    }
}

/// Makes all attacks of the ability on the focus, as many as it has targets [target.count,
/// monster.target-stat]. If attacks are left when it dies, it finds a new focus for them
/// [monster.new-focus-after-kill].
void attack_one(CardInProgress& card, const AttackAbility& attack, Plan plan) {
    const Table& table = card.table;
    const int count = planning::target_count(table.rules(), card.figure(), attack);
    for (int left = std::max(1, count); left > 0 && card.can_act(); --left) {
        if (!table.is_here(plan.outcome.targets.front())) {
            if (!table.on("monster.new-focus-after-kill"_clause)) {
                return;
            }
            plan = plan_attack(card, plan, attack);
            if (plan.outcome.targets.empty()) {
                return;
            }
            note_attack(card, plan, nullptr);
        }
        attack_target(card, plan.outcome.targets.front(), attack, plan);
    }
}

/// Whether the party has the figure lose the condition that is the price of an effect. It must have
/// it, as more than a trait of its stat card, and if the card names a character, that one is here
/// [card.lose-for-attack].
bool gives_up(CardInProgress& card, const AddIf& price) {
    const Clause clause = "card.lose-for-attack"_clause;
    Table& table = card.table;
    const auto held =
        std::ranges::count(card.figure().conditions, *price.lose, &HeldCondition::name);
    const bool somebody_decides =
        price.decides.empty() || std::ranges::any_of(table.scene.figures, [&](const Figure& one) {
            return one.kind == Kind::character &&
                   (one.name == price.decides || one.id == price.decides);
        });
    if (held == 0 || card.figure().permanent.contains(*price.lose) || !somebody_decides ||
        !table.on(clause)) {
        return false;
    }
    event::Choice choice{ChoiceKind::lose,
                         card.id,
                         {{.words = "lose " + std::string{name_of(*price.lose)}}, {.words = "no"}},
                         0};
    if (table.choose(clause, std::move(choice)) != 0) {
        return false;
    }
    if (table.on(clause, "it is gone")) {
        lose(table, card.id, *price.lose, clause);
    }
    return true;
}

/// The attack without the effects for whose price the party does not decide.
AttackAbility with_effects_chosen(CardInProgress& card, AttackAbility attack) {
    std::vector<Add> chosen;
    for (Add& add : attack.adds) {
        const bool costs = add.condition && add.condition->lose;
        if (!costs || gives_up(card, *add.condition)) {
            chosen.push_back(std::move(add));
        }
    }
    attack.adds = std::move(chosen);
    return attack;
}

void attack_targets(CardInProgress& card, const AttackAbility& written, const Plan& plan) {
    const AttackAbility attack = with_effects_chosen(card, written);
    if (attack.all_on_one) {
        attack_one(card, attack, plan);
    } else {
        attack_each(card, attack, plan);
    }
}

/// The attack with numbers for X [card.counted].
AttackAbility with_numbers(const CardInProgress& card, AttackAbility attack) {
    if (attack.count) {
        attack.value = {number_of(card, *attack.count), false};
        attack.count.reset();
    }
    if (attack.range_count) {
        attack.range = Amount{number_of(card, *attack.range_count), false};
        attack.range_count.reset();
    }
    return attack;
}

/// The attack as it is performed: without the effects for which elements are not consumed. It
/// consumes now unless its set has done so [element.consume].
AttackAbility with_effects_paid(CardInProgress& card, const AttackAbility& attack) {
    AttackAbility performed = attack;
    performed.adds.clear();
    Reading paid;
    for (Add add : attack.adds) {
        if (has_price(add)) {
            const Consumption consumption = take_next_consumption(card);
            if (!consumption.paid) {
                continue;
            }
            add.condition->consume.clear();
            paid.push_back(consumption);
        }
        performed.adds.push_back(std::move(add));
    }
    if (!has_consumed_at_start(card)) {
        Pledge made = pledge(card, paid);
        confirm(card, made);
    }
    return performed;
}

/// The attack is not performed: what it would have consumed is there for the rest of the card
/// [element.consume].
void pass_over(CardInProgress& card, const AttackAbility& attack) {
    const auto prices = std::ranges::count_if(attack.adds, has_price);
    for (auto i = prices; i > 0; --i) {
        pass_consumption(card);
    }
    if (prices > 0 && !has_consumed_at_start(card) && card.can_act()) {
        read_consumptions(card);
    }
}

/// Its stat, where the value is relative to one: with a dash on its stat card a figure performs no
/// attack [summon.card].
std::optional<int> value_of(const AttackAbility& attack, const Figure& figure) {
    const bool has_stat_card = figure.kind != Kind::character && figure.kind != Kind::objective;
    if (has_stat_card && attack.value.relative && !figure.attack && !figure.dashes.attack) {
        ask_for("summon.card"_clause, figure.id + ", whose attack is missing", "that stat");
    }
    return attack.value.against(figure.attack);
}

/// Whether the figure makes the attack: it is not disarmed, and the attack has targets
/// [condition.disarm, target.count].
bool makes(const CardInProgress& card, const AttackAbility& attack) {
    const Figure& figure = card.figure();
    const Ability now{attack};
    const auto planned = as_planned(card, {&now});
    const auto& as_paid = std::get<AttackAbility>(planned.back().what);
    if (!value_of(attack, figure) && card.table.on("summon.card"_clause)) {
        return false;
    }
    const bool on_all = as_paid.targets && as_paid.targets->all;
    return (on_all || planning::target_count(card.table.rules(), figure, as_paid) > 0) &&
           !(figure.has(Condition::disarm) && card.table.on("condition.disarm"_clause));
}

/// The enemies within so many hexes of those that the last move entered [card.along-move].
std::vector<std::string> passed_on_the_way(const CardInProgress& card, int within) {
    std::vector<std::string> passed;
    for (const Figure& other : card.table.scene.figures) {
        const bool near = std::ranges::any_of(card.entered, [&](Hex hex) {
            const auto range = card.table.range(hex, other);
            return range && *range <= within;
        });
        if (near && are_enemies(other, card.figure()) && is_open_to_enemies(other)) {
            passed.push_back(other.id);
        }
    }
    return passed;
}

/// An attack on every enemy that the figure has passed on its move [card.along-move].
void attack_along(CardInProgress& card, const AttackAbility& attack) {
    const Figure& figure = card.figure();
    const bool disarmed = figure.has(Condition::disarm) && card.table.on("condition.disarm"_clause);
    Plan on_the_way;
    if (!disarmed && attack.value.against(figure.attack) &&
        card.table.on("card.along-move"_clause)) {
        on_the_way.outcome.targets = passed_on_the_way(card, *attack.along);
    }
    if (on_the_way.outcome.targets.empty()) {
        pass_over(card, attack);
        return;
    }
    note_along(card, on_the_way.outcome.targets);
    card.does();
    card.plan_is_old = true;
    attack_targets(card, with_effects_paid(card, attack), on_the_way);
}

}  // namespace

/// An attack on the targets of the plan. Without a valid target it is not performed
/// [ability.needs-target]; a figure that makes no attack focuses all the same, as if for a melee
/// attack [monster.focus-as-melee].
void perform(CardInProgress& card, const AttackAbility& ability) {
    if (ability.along) {
        attack_along(card, with_numbers(card, ability));
        return;
    }
    card.attack_passed = true;
    if (!makes(card, ability)) {
        card.plan.reset();  // which went as far as this attack
        pass_over(card, ability);
        find_focus_without(card, Ability{ability});
        return;
    }
    const AttackAbility attack = with_numbers(card, ability);
    make_plan(card, Ability{attack});
    const Plan plan = std::move(*card.plan);
    card.plan.reset();
    note_attack(card, plan, &attack);
    if (plan.outcome.targets.empty()) {
        if (!card.table.on("ability.needs-target"_clause)) {
            card.does();
        }
        pass_over(card, attack);
        return;
    }
    card.does();
    attack_targets(card, with_effects_paid(card, attack), plan);
}

bool perform_attack(CardInProgress& card, const Ability& ability) {
    return performs<AttackAbility>(card, ability);
}

}  // namespace standee::rulebook
