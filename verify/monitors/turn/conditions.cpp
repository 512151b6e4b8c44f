#include <algorithm>
#include <bit>

#include "verify/monitors/turn/monitor.hpp"

// Conditions of the figure that acts, and disadvantage.

namespace standee::verify {
namespace of_conditions {
namespace {

bool actor_has(TurnView& view, Condition condition) { return view.facts().actor().has(condition); }

FigureSet told_disadvantaged(TurnView& view, std::size_t option) {
    FigureSet told = 0;
    for (FigureIndex index : view.option(option).disadvantaged) {
        told |= only(view.facts().company().number(index));
    }
    return told;
}

bool attacks_in_some_option(TurnView& view) {
    return of_some_option(view, [&](std::size_t i) { return view.outcomes()[i].targets != 0; });
}

// ---- stun, disarm, immobilize ----

bool acts_though_stunned(TurnView& view, const Outcome& outcome) {
    return view.stunned() && (outcome.end != view.facts().start() || outcome.targets != 0 ||
                              outcome.focus != nobody || outcome.attack_hex != nowhere);
}

bool focuses_though_stunned(TurnView& view, std::size_t) {
    return view.stunned() && view.foci() != 0;
}

Verdict stun(TurnView& view) {
    return verdict(view.stunned(), view.stunned() && view.nearest().possible());
}

bool attacks_though_disarmed(TurnView& view, const Outcome& outcome) {
    return actor_has(view, Condition::disarm) && outcome.targets != 0;
}

Verdict disarm(TurnView& view) {
    return verdict(actor_has(view, Condition::disarm) && !view.stunned(),
                   view.facts().plan().has_attack && view.nearest().possible());
}

bool is_held(TurnView& view) {
    return actor_has(view, Condition::immobilize) && view.gait() != oracle::Gait::teleports;
}

bool moves_though_immobilized(TurnView& view, const Outcome& outcome) {
    return is_held(view) && outcome.end != view.facts().start();
}

Verdict immobilize(TurnView& view) {
    return verdict(actor_has(view, Condition::immobilize) && !view.stunned(),
                   is_held(view) && view.facts().plan().card_points > 0 &&
                       of_some_option(view, [&](std::size_t i) {
                           const Outcome& outcome = view.outcomes()[i];
                           return outcome.attack_hex != nowhere &&
                                  outcome.attack_hex != outcome.end;
                       }));
}

// ---- disadvantage ----

/// Whether every attack of this figure has advantage.
bool has_advantage(TurnView& view) {
    const AttackAbility* attack = view.facts().plan().attack;
    return actor_has(view, Condition::strengthen) || view.facts().actor().advantage ||
           (attack != nullptr && attack->advantage);
}

/// Whether another figure gives it advantage where it ends its move.
bool gains_advantage_at(TurnView& view, const Outcome& outcome) {
    return view.facts().battle().has_advantage_nearby(outcome.end);
}

bool free_of_muddle(TurnView& view, std::size_t option) {
    return actor_has(view, Condition::muddle) && !has_advantage(view) &&
           !gains_advantage_at(view, view.outcomes()[option]) &&
           told_disadvantaged(view, option) != view.outcomes()[option].targets;
}

Verdict muddle(TurnView& view) {
    const bool counts = actor_has(view, Condition::muddle) && attacks_in_some_option(view);
    return verdict(counts, counts && !has_advantage(view));
}

bool troubled_though_strengthened(TurnView& view, std::size_t option) {
    return actor_has(view, Condition::strengthen) && told_disadvantaged(view, option) != 0;
}

/// Targets that would be attacked with disadvantage but for advantage.
FigureSet hard_targets(TurnView& view, const Outcome& outcome) {
    const bool ranged = view.facts().plan().ranged;
    const FigureSet adjacent = ranged ? view.facts().battle().adjacent(outcome.end) : 0;
    return outcome.targets & (adjacent | view.facts().company().hard_to_attack());
}

bool some_hard_target(TurnView& view) {
    return of_some_option(
        view, [&](std::size_t i) { return hard_targets(view, view.outcomes()[i]) != 0; });
}

Verdict strengthen(TurnView& view) {
    const bool counts = actor_has(view, Condition::strengthen) && attacks_in_some_option(view);
    return verdict(counts,
                   counts && (actor_has(view, Condition::muddle) || some_hard_target(view)));
}

/// Whether the figure has both.
bool has_both(TurnView& view) {
    const AttackAbility* attack = view.facts().plan().attack;
    const bool worse = actor_has(view, Condition::muddle) ||
                       (attack != nullptr && attack->disadvantage) || some_hard_target(view);
    return has_advantage(view) && worse && attacks_in_some_option(view);
}

bool troubled_though_cancelled(TurnView& view, std::size_t option) {
    return has_advantage(view) && told_disadvantaged(view, option) != 0;
}

Verdict cancelled(TurnView& view) {
    return !has_advantage(view) ? Verdict::silent : verdict(true, has_both(view));
}

/// Disadvantage against this target or that, and nothing that settles it for all.
bool depends_on_target(TurnView& view) {
    const AttackAbility* attack = view.facts().plan().attack;
    return !has_advantage(view) && !actor_has(view, Condition::muddle) &&
           !(attack != nullptr && attack->disadvantage);
}

bool troubled_though_near(TurnView& view, std::size_t option) {
    return gains_advantage_at(view, view.outcomes()[option]) &&
           told_disadvantaged(view, option) != 0;
}

Verdict advantage_nearby(TurnView& view) {
    const bool counts = of_some_option(view, [&](std::size_t i) {
        return view.outcomes()[i].targets != 0 && gains_advantage_at(view, view.outcomes()[i]);
    });
    return verdict(counts, counts && !has_advantage(view) &&
                               (actor_has(view, Condition::muddle) || some_hard_target(view)));
}

bool adjacent_mistold(TurnView& view, std::size_t option) {
    const Outcome& outcome = view.outcomes()[option];
    if (!depends_on_target(view) || !view.facts().plan().ranged ||
        gains_advantage_at(view, outcome)) {
        return false;
    }
    const FigureSet easy = ~view.facts().company().hard_to_attack();
    const FigureSet adjacent = view.facts().battle().adjacent(outcome.end) & outcome.targets;
    return (told_disadvantaged(view, option) & easy) != (adjacent & easy);
}

Verdict adjacent(TurnView& view) {
    const bool counts =
        depends_on_target(view) && view.facts().plan().ranged && attacks_in_some_option(view);
    return verdict(counts,
                   counts && of_some_option(view, [&](std::size_t i) {
                       const Outcome& outcome = view.outcomes()[i];
                       return (view.facts().battle().adjacent(outcome.end) & outcome.targets) != 0;
                   }));
}

bool hard_mistold(TurnView& view, std::size_t option) {
    const Outcome& outcome = view.outcomes()[option];
    const AttackAbility* attack = view.facts().plan().attack;
    if (has_advantage(view) || outcome.targets == 0 || gains_advantage_at(view, outcome)) {
        return false;
    }
    const FigureSet due = attack != nullptr && attack->disadvantage
                              ? outcome.targets
                              : outcome.targets & view.facts().company().hard_to_attack();
    const FigureSet told = told_disadvantaged(view, option);
    return (due & ~told) != 0 || (told & ~outcome.targets) != 0 ||
           (depends_on_target(view) && !view.facts().plan().ranged && told != due);
}

Verdict disadvantage(TurnView& view) {
    const bool counts = attacks_in_some_option(view) && !has_advantage(view);
    const AttackAbility* attack = view.facts().plan().attack;
    const bool always = attack != nullptr && attack->disadvantage;
    return verdict(counts && (always || view.facts().company().hard_to_attack() != 0),
                   counts && (always || some_hard_target(view)));
}

constexpr std::array monitors{
    TurnMonitor{"condition.stun"_clause, "a stunned figure has no focus and does nothing", stun,
                acts_though_stunned, focuses_though_stunned},
    TurnMonitor{"condition.disarm"_clause, "a disarmed figure attacks nobody", disarm,
                attacks_though_disarmed},
    TurnMonitor{"condition.immobilize"_clause, "an immobilized figure moves by teleport only",
                immobilize, moves_though_immobilized},
    TurnMonitor{"condition.muddle"_clause, "a muddled figure has disadvantage on every target",
                muddle, nullptr, free_of_muddle},
    TurnMonitor{"condition.strengthen"_clause, "a strengthened figure has disadvantage on none",
                strengthen, nullptr, troubled_though_strengthened},
    TurnMonitor{"attack.no-stacking"_clause, "advantage and disadvantage cancel each other",
                cancelled, nullptr, troubled_though_cancelled},
    TurnMonitor{"card.advantage-nearby"_clause,
                "a figure near enough to one that gives advantage has disadvantage on no target",
                advantage_nearby, nullptr, troubled_though_near},
    TurnMonitor{"attack.adjacent-ranged"_clause,
                "a ranged attack has disadvantage on adjacent targets and on no others", adjacent,
                nullptr, adjacent_mistold},
    TurnMonitor{"attack.disadvantage"_clause,
                "an attack has disadvantage where it or its target says so", disadvantage, nullptr,
                hard_mistold},
};

}  // namespace
}  // namespace of_conditions

std::span<const TurnMonitor> condition_monitors() { return of_conditions::monitors; }

}  // namespace standee::verify
