#include "focus/card_plan.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "focus/acting.hpp"
#include "focus/counted.hpp"
#include "focus/element_payment.hpp"
#include "focus/marked_hexes.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

constexpr int most_points = 9'999;

/// The abilities in the order performed: in the place of a branch, what the figure's rank or its
/// hit points allow. Consumptions have been settled before [element.consume].
void flatten(const std::vector<Ability>& abilities, const Figure& actor,
             std::vector<const Ability*>& result) {
    for (const Ability& ability : abilities) {
        if (const auto* settled = settled_branch(ability, actor)) {
            flatten(*settled, actor, result);
        } else {
            result.push_back(&ability);
        }
    }
}

// [target.count]
int target_count(const AttackAbility& attack, const Figure& actor) {
    const int own = actor.targets.value_or(1);
    int count = attack.targets ? target_count(*attack.targets, own) : own;
    if (count == PlannedAttack::all_targets) {
        return count;
    }
    for (const Add& add : attack.adds) {
        const bool about_target = add.condition && add.condition->is_about_target();
        if (!about_target && !has_price(add)) {
            count += add.targets;
        }
    }
    return count;
}

/// Plans an attack. It is not made if the figure may not attack or if the attack has no targets
/// [card.marked].
PlannedAttack plan_attack(const AttackAbility& attack, const Scene& scene, const Figure& actor) {
    PlannedAttack plan;
    plan.targets = target_count(attack, actor);
    if (plan.targets <= 0 || !may_attack(actor)) {
        return {.listed = true};
    }
    plan.listed = true;
    plan.made = true;
    if (attack.all_on_one) {
        plan.targets = 1;
    }
    plan.ability = &attack;
    plan.area = attack.area ? &*attack.area : nullptr;
    const bool melee = attack.melee || (attack.area && attack.area->grey);
    const auto range = attack.range_count ? with_numbers(attack, scene, actor).range : attack.range;
    const AttackReach reach =
        reach_of(actor, range_or_default(actor, range, attack.value, melee, scene.edition));
    plan.range = reach.range;
    plan.ranged = reach.ranged && !attack.melee;
    if (!attack.marked.empty()) {
        plan.marked = &hexes_marked(scene.map, attack.marked);
        plan.range = any_range;
        plan.ranged = true;
    }
    if (plan.area != nullptr) {
        plan.ranged = !plan.area->grey.has_value();  // [area.placement]
    }
    return plan;
}

enum class MoveKind { none, walk, jump, teleport };

/// The kind of a move that the figure performs; `none` for any other ability.
MoveKind kind_of(const Ability& ability, const Figure& actor) {
    if (const auto* move = std::get_if<MoveAbility>(&ability.what)) {
        return !move->points.against(actor.move) ? MoveKind::none
               : move->jump && !actor.flying     ? MoveKind::jump
                                                 : MoveKind::walk;
    }
    return std::holds_alternative<TeleportAbility>(ability.what) ? MoveKind::teleport
                                                                 : MoveKind::none;
}

[[noreturn]] void refuse_mixed_moves() {
    throw InputError{{.code = ErrorCode::refused,
                      .pointer = "/turn/abilities",
                      .found = "moves of different kinds before the attack",
                      .expected = "only walking, only jumping or only teleporting before it",
                      .clause = "monster.focus-path"_clause}};
}

/// Adds the ability to the plan if it is a move that the figure performs [card.heads-for].
void add_move(const Ability& ability, const Figure& actor, CardPlan& plan, MoveKind& kind) {
    const MoveKind this_kind = kind_of(ability, actor);
    if (this_kind == MoveKind::none) {
        return;
    }
    int points = 0;
    if (const auto* move = std::get_if<MoveAbility>(&ability.what)) {
        plan.heads_for = move->towards.empty() ? plan.heads_for : move->towards;
        points =
            actor.has(Condition::immobilize) ? 0 : std::max(0, *move->points.against(actor.move));
    } else {
        points = std::get<TeleportAbility>(ability.what).range;
    }
    if (kind != MoveKind::none && kind != this_kind) {
        refuse_mixed_moves();
    }
    kind = this_kind;
    plan.points = std::min(plan.points + points, most_points);
    plan.moves.push_back(points);
}

MovementKind manner_of(MoveKind kind, bool flying) {
    if (kind == MoveKind::teleport) {
        return flying ? MovementKind::fly_teleport : MovementKind::teleport;
    }
    return standee::manner_of(flying, kind == MoveKind::jump);
}

}  // namespace

// [summon.card]
const std::vector<Ability>& summon_card() {
    static const std::vector<Ability> card{
        Ability{MoveAbility{.points = {0, true}}},
        Ability{AttackAbility{.value = {0, true}, .range = Amount{0, true}}}};
    return card;
}

// [range.default]
std::optional<Amount> range_or_default(const Figure& figure, std::optional<Amount> range,
                                       Amount value, bool melee, const Edition& rules) {
    const bool has_stat_card = figure.kind != Kind::character && figure.kind != Kind::objective;
    const bool as_summon = figure.kind == Kind::summon && value.relative;
    const bool own = (rules.attacks_at_own_range && has_stat_card) || as_summon;
    return !range && own && figure.range && !melee ? Amount{0, true} : range;
}

// [range.default, range.ranged-bonus-on-melee]
AttackReach reach_of(const Figure& figure, std::optional<Amount> range) {
    if (!range) {
        return {1, false};
    }
    const bool bonus_on_melee = range->relative && !figure.range;
    return {std::max(1, *range->against(figure.range.value_or(1))),
            !bonus_on_melee || range->number > 0};
}

// [target.count]
int target_count(const TargetCount& targets, int own) {
    if (targets.all) {
        return PlannedAttack::all_targets;
    }
    return *targets.count.against(own);
}

// Only the moves before the first attack bring the figure anywhere before it attacks. If there is
// none, the moves after that attack say how the figure would move [monster.focus-path].
CardPlan plan_card(const Scene& scene, const TurnOrder& turn, const Figure& actor,
                   std::size_t passed_over) {
    CardPlan plan;
    plan.acts = can_act(actor);
    plan.heads_for = actor.heads_for;
    const std::vector<Ability>& abilities = turn.abilities ? *turn.abilities : summon_card();
    // this function is called once for each attack that has no target
    spend(abilities.size() / 4);
    std::vector<const Ability*> card;
    card.reserve(abilities.size());
    flatten(abilities, actor, card);
    MoveKind kind = MoveKind::none;
    for (const Ability* ability : card) {
        const auto* attack = std::get_if<AttackAbility>(&ability->what);
        // The turn is planned as if an attack along the move were not there [card.along-move].
        if (attack != nullptr && !attack->along && attack->value.against(actor.attack)) {
            if (passed_over == 0) {
                plan.attack = plan_attack(*attack, scene, actor);
                break;
            }
            --passed_over;
            plan.later_attack = true;
        }
        if (plan.later_attack) {
            kind = kind == MoveKind::none ? kind_of(*ability, actor) : kind;
            continue;
        }
        const bool is_along = attack != nullptr && attack->along && !plan.moves.empty();
        if (is_along && may_attack(actor, attack->value)) {
            plan.along = std::max(plan.along.value_or(0), *attack->along);
        }
        if (const auto* focus = std::get_if<FocusAbility>(&ability->what)) {
            plan.focus = *focus;
        }
        add_move(*ability, actor, plan, kind);
    }
    plan.focus.no_summons = plan.focus.no_summons || actor.ignores_summons;
    plan.manner = manner_of(kind, actor.flying);
    return plan;
}

}  // namespace standee
