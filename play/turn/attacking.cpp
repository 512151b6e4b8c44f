#include <algorithm>

#include "focus/acting.hpp"
#include "focus/counted.hpp"
#include "play/card/own_stats.hpp"
#include "play/turn/monster_attack.hpp"
#include "play/turn/performing.hpp"
#include "play/turn/turn_course.hpp"

// Performs attacks: on the focus and further targets, or along a move.

namespace standee {
namespace {

/// The attack, with numbers in place of everything that it counts.
AttackAbility with_counts(const CardPerformance& card, const AttackAbility& attack) {
    AttackAbility resolved = with_numbers(attack, card.state().scene(), card.figure());
    if (attack.count) {
        resolved.value = {card.number(*attack.count), false};
        resolved.count.reset();
    }
    return resolved;
}

// [card.along-move]
Flow attack_along(CardPerformance& card, const AttackAbility& attack) {
    const Figure& figure = card.figure();
    if (!may_attack(figure, attack.value)) {
        card.payments().pass_over(attack, card.upcoming());
        return Flow::goes_on;
    }
    std::vector<std::string> targets;
    for (const Figure& other : card.state().scene().figures) {
        const bool near = std::ranges::any_of(card.record().entered, [&](Hex hex) {
            const auto range = card.state().range(hex, other);
            return range && *range <= *attack.along;
        });
        if (near && are_enemies(other, card.figure()) && is_open_to_enemies(other)) {
            targets.push_back(other.id);
        }
    }
    if (targets.empty()) {
        card.payments().pass_over(attack, card.upcoming());
        return Flow::goes_on;
    }
    card.does();
    card.course().outdate();
    const auto as_performed = card.payments().pay_for(attack);
    if (!as_performed) {
        return Flow::stops;
    }
    note_along(card.game(), card.id(), targets);
    TurnPlan on_the_way;
    on_the_way.targets = std::move(targets);
    return perform_card_attack(card.game(), card.id(), *as_performed, on_the_way);
}

}  // namespace

Flow perform(CardPerformance& card, const AttackAbility& attack) {
    if (attack.along) {
        return attack_along(card, with_counts(card, attack));
    }
    const Ability now{attack};
    const Ability* const only[]{&now};
    if (!value_of(attack, card.figure()) ||
        !makes_attack(card.state(), card.id(), card.planned(only))) {
        card.course().drop();  // later moves are not part of that plan
        card.payments().pass_over(attack, card.upcoming());
        return card.find_focus_without(now);
    }
    if (attack.count || attack.range_count) {
        return perform(card, with_counts(card, attack));
    }
    if (card.make_plan(now) == Flow::stops) {
        return Flow::stops;
    }
    const TurnPlan plan = card.course().take();
    if (note_attack(card.game(), card.id(), plan, attack, card.upcoming())) {
        return Flow::stops;
    }
    if (plan.targets.empty()) {
        card.payments().pass_over(attack, card.upcoming());
        return Flow::goes_on;
    }
    card.does();
    const auto as_performed = card.payments().pay_for(attack);
    return as_performed ? perform_card_attack(card.game(), card.id(), *as_performed, plan)
                        : Flow::stops;
}

}  // namespace standee
