#include "verify/oracle/card.hpp"

#include <algorithm>
#include <variant>

#include "verify/rulebooks.hpp"

namespace standee::oracle {
namespace {

bool at_hand(const Elements& elements, Element element) {
    return elements[static_cast<std::size_t>(element)] != ElementState::inert;
}

/// What is left when each of the choices from `first` on has consumed an element of its own that
/// was strong or waning; nothing where that cannot be [element.consume, element.wild].
std::optional<Elements> consumed(const Elements& elements,
                                 const std::vector<ElementChoice>& choices, std::size_t first = 0) {
    if (first == choices.size()) {
        return elements;
    }
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const auto element = static_cast<Element>(i);
        if (choices[first].allows(element) && at_hand(elements, element)) {
            Elements rest = elements;
            rest[i] = ElementState::inert;
            if (const auto left = consumed(rest, choices, first + 1)) {
                return left;
            }
        }
    }
    return std::nullopt;
}

/// Consumes what is asked for, if it is all there.
bool consume(Elements& elements, const std::vector<ElementChoice>& choices) {
    const std::optional<Elements> left = consumed(elements, choices);
    elements = left.value_or(elements);
    return left.has_value();
}

/// A summon's Move +0, Attack +0 [summon.card].
std::vector<Ability> summon_card() {
    const Amount own{0, true};
    AttackAbility attack;
    attack.value = own;
    attack.range = own;
    return {{MoveAbility{.points = own}}, {attack}};
}

int added_targets(Elements elements, const AttackAbility& attack) {
    int sum = 0;
    for (const Add& add : attack.adds) {
        const bool applies = !add.condition ||
                             (!add.condition->target_has && !add.condition->allies_next_to_target &&
                              consume(elements, add.condition->consume));
        sum += applies ? add.targets : 0;
    }
    return sum;
}

bool is_of_rank(const Figure& actor, const std::string& rank) {
    return (actor.rank == Rank::normal && rank == "normal") ||
           (actor.rank == Rank::elite && rank == "elite");
}

/// [range.default, range.ranged-bonus-on-melee]
void take_range(Plan& plan, const AttackAbility& attack, const Figure& actor,
                const Edition& rules) {
    const bool grey = attack.area && attack.area->grey;
    if (!attack.range && rules.attacks_at_own_range && actor.range && !attack.melee && !grey) {
        plan.range = *actor.range;
        plan.ranged = true;
    } else if (!attack.range) {
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
void take_targets(Plan& plan, const AttackAbility& attack, const Elements& elements,
                  const Figure& actor) {
    const int own = actor.targets.value_or(1);
    plan.targets = own;
    if (attack.targets) {
        plan.all = attack.targets->all;
        const Amount count = attack.targets->count;
        plan.targets = count.relative ? own + count.number : count.number;
    }
    plan.targets += added_targets(elements, attack);
}

void take_attack(Plan& plan, const AttackAbility& attack, const Elements& elements,
                 const Figure& actor, const Edition& rules) {
    plan.attack = &attack;
    take_range(plan, attack, actor, rules);
    take_targets(plan, attack, elements, actor);
    plan.has_attack = plan.attacks = plan.all || plan.targets > 0;
    if (attack.all_on_one && plan.targets > 0) {
        plan.targets = 1;
    }
    plan.advantage = attack.advantage;
    plan.always_disadvantaged = attack.disadvantage;
    plan.area = attack.area ? &*attack.area : nullptr;
    if (plan.area != nullptr) {
        --plan.targets;  // [area.extra-target]
    }
}

/// Takes the moves up to the first attack that is performed, and that attack: the plan is for
/// these. What elements pay for stands in its place if they are there; each serves once a turn, so
/// it is taken from `elements`. Whether the attack was found.
bool take_abilities(Plan& plan, const std::vector<Ability>& card, Elements& elements,
                    const Figure& actor, const Edition& rules) {
    for (const Ability& ability : card) {
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
        } else if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
            if (attack->along) {
                continue;  // it belongs to the move [card.along-move]
            }
            if (attack->value.against(actor.attack)) {
                take_attack(plan, *attack, elements, actor, rules);
                return true;
            }
        } else if (const auto* paid = std::get_if<ConsumeAbility>(&ability.what)) {
            const bool consumed = consume(elements, paid->elements);
            const auto& lines = consumed ? paid->to : paid->otherwise;
            if (take_abilities(plan, lines, elements, actor, rules)) {
                return true;
            }
        } else if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
            const bool its_own = is_of_rank(actor, ranked->rank);
            const auto& lines = its_own ? ranked->to : ranked->otherwise;
            if (take_abilities(plan, lines, elements, actor, rules)) {
                return true;
            }
        }
    }
    return false;
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

}  // namespace

Plan plan_of(const Scene& scene, const Figure& actor) {
    Plan plan;
    Elements elements = scene.elements;
    static const std::vector<Ability> of_a_summon = summon_card();
    const auto& card = scene.turn->abilities;
    take_abilities(plan, card ? *card : of_a_summon, elements, actor,
                   verify::rulebook(scene.edition));
    if (!plan.attacks || actor.has(Condition::disarm)) {
        as_for_single_melee(plan);
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

}  // namespace standee::oracle
