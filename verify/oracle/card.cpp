#include "verify/oracle/card.hpp"

#include <algorithm>
#include <variant>

#include "verify/oracle/payments.hpp"
#include "verify/rulebooks.hpp"

namespace standee::oracle {
namespace {

/// A summon's Move +0, Attack +0 [summon.card].
std::vector<Ability> summon_card() {
    const Amount own{0, true};
    AttackAbility attack;
    attack.value = own;
    attack.range = own;
    return {{MoveAbility{.points = own}}, {attack}};
}

/// What is added for all targets; what is paid for has no price any more.
int added_targets(const AttackAbility& attack) {
    int sum = 0;
    for (const Add& add : attack.adds) {
        const bool applies = !add.condition ||
                             (!add.condition->target_has && !add.condition->allies_next_to_target &&
                              !add.condition->target_on_water);
        sum += applies ? add.targets : 0;
    }
    return sum;
}

/// [range.default, range.ranged-bonus-on-melee]
void take_range(Plan& plan, const AttackAbility& attack, const Figure& actor,
                const Edition& rules) {
    const bool grey = attack.area && attack.area->grey;
    const bool granted_to_summon = actor.kind == Kind::summon && attack.value.relative;
    const bool own = rules.attacks_at_own_range || granted_to_summon;
    if (!attack.range && own && actor.range && !attack.melee && !grey) {
        plan.range = *actor.range;
        plan.ranged = true;
    } else if (!attack.range) {
        plan.range = 1;
        plan.ranged = attack.area && !grey;
    } else if (!attack.range->relative) {
        plan.range = attack.range->number;
        plan.ranged = !attack.melee;
    } else if (actor.range) {
        plan.range = std::max(1, *actor.range + attack.range->number);
        plan.ranged = true;
    } else {
        plan.range = 1 + std::max(0, attack.range->number);
        plan.ranged = attack.range->number > 0 || (attack.area && !grey);
    }
    plan.ranged = plan.ranged && !grey;
}

/// [target.count, monster.target-stat]
void take_targets(Plan& plan, const AttackAbility& attack, const Figure& actor) {
    const int own = actor.targets.value_or(1);
    plan.targets = own;
    if (attack.targets) {
        plan.all = attack.targets->all;
        const Amount count = attack.targets->count;
        plan.targets = count.relative ? own + count.number : count.number;
    }
    plan.targets += added_targets(attack);
}

/// X, counted before the turn: the figures of some sets, or the hit points of the figure
/// [card.counted].
int counted_now(const Count& count, const Scene& scene, const Figure& actor) {
    int counted = actor.hp.value_or(0);
    if (count.per == Counted::figures) {
        counted = 0;
        for (const Figure& figure : scene.figures) {
            const bool named =
                count.of.empty() || std::ranges::find(count.of, figure.name) != count.of.end();
            counted += named && !figure.no_interaction ? 1 : 0;
        }
    }
    const int number = counted * count.times / count.divide + count.plus;
    return std::min(number, count.most.value_or(number));
}

/// `written`: the attack as it stands on the card.
void take_attack(Plan& plan, AttackAbility attack, const AttackAbility& written, const Scene& scene,
                 const Figure& actor, const Edition& rules) {
    plan.attack = &written;
    if (attack.range_count) {
        const int counted = counted_now(*attack.range_count, scene, actor);
        attack.range = Amount{std::max(1, counted), false};
    }
    take_range(plan, attack, actor, rules);
    take_targets(plan, attack, actor);
    plan.has_attack = plan.attacks = plan.all || plan.targets > 0;
    if (attack.all_on_one && plan.targets > 0) {
        plan.targets = 1;
    }
    plan.advantage = attack.advantage;
    plan.always_disadvantaged = attack.disadvantage;
    plan.area = written.area ? &*written.area : nullptr;
    if (plan.area != nullptr) {
        // [area.extra-target]
        plan.targets = plan.all ? static_cast<int>(scene.figures.size()) : plan.targets - 1;
    }
}

/// Takes the moves up to the first attack that is performed, and that attack: the plan is for
/// these.
void take_abilities(Plan& plan, const Reading& reading, const Scene& scene, const Figure& actor,
                    const Edition& rules) {
    for (std::size_t i = 0; i < reading.card.size(); ++i) {
        const Ability& ability = reading.card[i];
        if (const auto* move = std::get_if<MoveAbility>(&ability.what)) {
            if (const std::optional<int> points = move->points.against(actor.move)) {
                plan.points += std::max(0, *points);
                plan.moves.push_back(std::max(0, *points));
                plan.gait = move->jump ? Gait::jumps : plan.gait;
            }
        } else if (const auto* teleport = std::get_if<TeleportAbility>(&ability.what)) {
            plan.points += teleport->range;
            plan.moves.push_back(teleport->range);
            plan.gait = Gait::teleports;
        } else if (const auto* focus = std::get_if<FocusAbility>(&ability.what)) {
            plan.focus = *focus;
        } else if (const auto* on_the_way = std::get_if<AttackAbility>(&ability.what);
                   on_the_way != nullptr && on_the_way->along) {
            const bool made = on_the_way->value.against(actor.attack) && !plan.moves.empty() &&
                              !actor.has(Condition::disarm);
            if (made && (!plan.along || *plan.along < *on_the_way->along)) {
                plan.along = on_the_way->along;
            }
        } else if (const auto* attack = std::get_if<AttackAbility>(&ability.what);
                   attack != nullptr && attack->value.against(actor.attack)) {
            take_attack(plan, *attack, std::get<AttackAbility>(reading.written[i]->what), scene,
                        actor, rules);
            return;
        }
    }
}

/// [monster.focus-as-melee]
void as_for_single_melee(Plan& plan) {
    plan.attacks = false;
    plan.ranged = false;
    plan.advantage = false;
    plan.always_disadvantaged = false;
    plan.range = 1;
    plan.area = nullptr;
    plan.all = false;
    plan.targets = 1;
}

Plan plan_of(const Reading& reading, const Scene& scene, const Figure& actor,
             const Edition& rules) {
    Plan plan;
    take_abilities(plan, reading, scene, actor, rules);
    if (!plan.attacks || actor.has(Condition::disarm)) {
        as_for_single_melee(plan);
    }
    if (actor.ignores_summons) {
        plan.focus.no_summons = true;
    }
    if (actor.flying && plan.gait != Gait::teleports) {
        plan.gait = Gait::flies;  // whatever its move says [move.flying]
    }
    plan.card_points = plan.points;
    if (actor.has(Condition::immobilize) && plan.gait != Gait::teleports) {
        plan.points = 0;  // [condition.immobilize]
        plan.moves.assign(plan.moves.size(), 0);
    }
    // A muddled figure has disadvantage anyway, a strengthened one none [attack.no-stacking].
    plan.advantage = plan.advantage || actor.advantage || actor.has(Condition::strengthen);
    plan.always_disadvantaged =
        (plan.always_disadvantaged || actor.has(Condition::muddle)) && !plan.advantage;
    plan.minds_who = plan.attacks && !plan.advantage && !plan.always_disadvantaged;
    plan.minds_adjacency = plan.ranged && plan.minds_who;
    return plan;
}

}  // namespace

std::vector<Plan> plans_of(const Scene& scene, const Figure& actor) {
    static const std::vector<Ability> of_a_summon = summon_card();
    const auto& card = scene.turn->abilities;
    const Edition rules = verify::rulebook(scene.edition);
    std::vector<Plan> plans;
    for (const Reading& reading : readings(card ? *card : of_a_summon, actor, scene.elements,
                                           consumes_at_once(actor, rules))) {
        plans.push_back(plan_of(reading, scene, actor, rules));
    }
    return plans;
}

}  // namespace standee::oracle
