#include "verify/oracle/card.hpp"

#include <algorithm>
#include <variant>

namespace standee::oracle {
namespace {

bool at_hand(const Elements& elements, Element element) {
    return elements[static_cast<std::size_t>(element)] != ElementState::inert;
}

/// Whether each of the choices from `first` on can be met by an element of its own that is
/// strong or waning [element.consume, element.wild].
bool can_consume(Elements elements, const std::vector<ElementChoice>& choices,
                 std::size_t first = 0) {
    if (first == choices.size()) {
        return true;
    }
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const auto element = static_cast<Element>(i);
        if (choices[first].allows(element) && at_hand(elements, element)) {
            Elements rest = elements;
            rest[i] = ElementState::inert;
            if (can_consume(rest, choices, first + 1)) {
                return true;
            }
        }
    }
    return false;
}

/// The card with what elements pay for put in its place, and the rest of that left out.
void unfold(const Elements& elements, const std::vector<Ability>& abilities,
            std::vector<Ability>& card) {
    for (const Ability& ability : abilities) {
        const auto* consume = std::get_if<ConsumeAbility>(&ability.what);
        if (consume == nullptr) {
            card.push_back(ability);
        } else if (can_consume(elements, consume->elements)) {
            unfold(elements, consume->to, card);
        }
    }
}

std::vector<Ability> card_of(const Scene& scene) {
    std::vector<Ability> card;
    if (scene.turn->abilities) {
        unfold(scene.elements, *scene.turn->abilities, card);
        return card;
    }
    const Amount own{0, true};  // a summon's Move +0, Attack +0 [summon.card]
    AttackAbility attack;
    attack.value = own;
    attack.range = own;
    card.push_back({MoveAbility{.points = own}});
    card.push_back({attack});
    return card;
}

int added_targets(const Elements& elements, const AttackAbility& attack) {
    int sum = 0;
    for (const Add& add : attack.adds) {
        const bool applies = !add.condition ||
                             (!add.condition->target_has && !add.condition->allies_next_to_target &&
                              can_consume(elements, add.condition->consume));
        sum += applies ? add.targets : 0;
    }
    return sum;
}

/// [range.default, range.ranged-bonus-on-melee]
void take_range(Plan& plan, const AttackAbility& attack, const Figure& actor) {
    const bool grey = attack.area && attack.area->grey;
    if (!attack.range) {
        plan.range = 1;
        plan.ranged = attack.area && !grey;
    } else if (!attack.range->relative) {
        plan.range = attack.range->number;
        plan.ranged = true;
    } else if (actor.range) {
        plan.range = *actor.range + attack.range->number;
        plan.ranged = true;
    } else {
        plan.range = 1 + std::max(0, attack.range->number);
        plan.ranged = attack.range->number > 0 || (attack.area && !grey);
    }
    plan.ranged = plan.ranged && !grey;
}

/// [target.count, monster.target-stat]
void take_targets(Plan& plan, const AttackAbility& attack, const Scene& scene,
                  const Figure& actor) {
    const int own = actor.targets.value_or(1);
    plan.targets = own;
    if (attack.targets) {
        plan.all = attack.targets->all;
        const Amount count = attack.targets->count;
        plan.targets = count.relative ? own + count.number : count.number;
    }
    plan.targets += added_targets(scene.elements, attack);
}

void take_attack(Plan& plan, const AttackAbility& attack, const Scene& scene, const Figure& actor) {
    take_range(plan, attack, actor);
    take_targets(plan, attack, scene, actor);
    plan.attacks = plan.all || plan.targets > 0;
    plan.area = attack.area;
    if (plan.area) {
        --plan.targets;  // [area.extra-target]
    }
}

/// [monster.focus-as-melee]
void as_for_single_melee(Plan& plan) {
    plan.attacks = false;
    plan.ranged = false;
    plan.range = 1;
    plan.area.reset();
    plan.all = false;
    plan.targets = 1;
}

}  // namespace

Plan plan_of(const Scene& scene, const Figure& actor) {
    Plan plan;
    for (const Ability& ability : card_of(scene)) {
        if (const auto* move = std::get_if<MoveAbility>(&ability.what)) {
            if (const std::optional<int> points = move->points.against(actor.move)) {
                plan.points += std::max(0, *points);
                plan.gait = move->jump ? Gait::jumps : plan.gait;
            }
        } else if (const auto* teleport = std::get_if<TeleportAbility>(&ability.what)) {
            plan.points += teleport->range;
            plan.gait = Gait::teleports;
        } else if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
            if (attack->value.against(actor.attack)) {
                take_attack(plan, *attack, scene, actor);
                break;  // the plan is for the first attack on the card
            }
        }
    }
    if (!plan.attacks || actor.has(Condition::disarm)) {
        as_for_single_melee(plan);
    }
    if (actor.flying && plan.gait != Gait::teleports) {
        plan.gait = Gait::flies;  // whatever its move says [move.flying]
    }
    if (actor.has(Condition::immobilize) && plan.gait != Gait::teleports) {
        plan.points = 0;  // [condition.immobilize]
    }
    // A muddled figure has disadvantage anyway, a strengthened one none [attack.no-stacking].
    plan.minds_adjacency =
        plan.ranged && !actor.has(Condition::muddle) && !actor.has(Condition::strengthen);
    plan.always_disadvantaged = actor.has(Condition::muddle) && !actor.has(Condition::strengthen);
    return plan;
}

}  // namespace standee::oracle
