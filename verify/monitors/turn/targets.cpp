#include <algorithm>

#include "verify/monitors/turn/monitor.hpp"

// Who may be a target, and how many.

namespace standee::verify {
namespace of_targets {
namespace {

using oracle::count;

bool attacks(TurnView& view) { return !view.stunned() && view.facts().plan().attacks; }
bool has_area(TurnView& view) { return view.facts().plan().area != nullptr; }

// ---- number ----

bool too_many(TurnView& view, const Outcome& outcome) {
    const oracle::Plan& plan = view.facts().plan();
    return attacks(view) && !has_area(view) && !plan.all && count(outcome.targets) > plan.targets;
}

bool names_twice(TurnView& view, std::size_t option) {
    return view.option(option).targets.size() != at(count(view.outcomes()[option].targets));
}

Verdict number(TurnView& view) {
    if (!attacks(view) || has_area(view) || view.facts().plan().all) {
        return Verdict::silent;
    }
    return verdict(view.nearest().possible(), of_some_option(view, [&](std::size_t i) {
                       const Outcome& outcome = view.outcomes()[i];
                       return outcome.targets != 0 &&
                              count(view.facts().battle().could_hit(outcome.end)) >
                                  count(outcome.targets);
                   }));
}

// ---- sides ----

FigureSet own_side(TurnView& view) {
    return view.facts().company().allies() | only(view.facts().company().actor());
}

bool attacks_its_own(TurnView& view, const Outcome& outcome) {
    const FigureSet focus = outcome.focus == nobody ? 0 : only(outcome.focus);
    return ((outcome.targets | focus) & own_side(view)) != 0;
}

/// Whether a figure stands where an attack from a hex no dearer than the nearest would reach it.
bool within_reach(TurnView& view, int figure) {
    TurnFacts& facts = view.facts();
    for (int tile : facts.ends()) {
        if (view.nearest() < facts.ways().to(tile)) {
            return false;
        }
        const int range = facts.battle().range(tile, figure);
        if (range != nowhere && range <= facts.plan().range &&
            facts.battle().in_sight(tile, figure)) {
            return true;
        }
    }
    return false;
}

Verdict sides(TurnView& view) {
    const FigureSet allies = view.facts().company().allies();
    bool decisive = false;
    oracle::for_each(allies, [&](int ally) { decisive = decisive || within_reach(view, ally); });
    return verdict(allies != 0 && !view.stunned(), decisive && !view.stunned());
}

// ---- invisible figures ----

bool attacks_unseen(TurnView& view, const Outcome& outcome) {
    const FigureSet focus = outcome.focus == nobody ? 0 : only(outcome.focus);
    return ((outcome.targets | focus) & view.facts().company().unseen()) != 0;
}

Verdict invisible(TurnView& view) {
    const FigureSet unseen = view.facts().company().unseen();
    bool decisive = false;
    oracle::for_each(unseen, [&](int enemy) { decisive = decisive || within_reach(view, enemy); });
    return verdict(unseen != 0 && !view.stunned(), decisive && !view.stunned());
}

// ---- figures that cannot be interacted with ----

bool meets_who_cannot_be_met(TurnView& view, const Outcome& outcome) {
    const FigureSet focus = outcome.focus == nobody ? 0 : only(outcome.focus);
    return ((outcome.targets | focus) & view.facts().company().beyond_interaction()) != 0;
}

Verdict no_interaction(TurnView& view) {
    const FigureSet beyond = view.facts().company().beyond_interaction();
    bool decisive = view.facts().actor().no_interaction;
    oracle::for_each(beyond, [&](int figure) {
        const bool enemy = are_enemies(view.facts().company().figure(figure), view.facts().actor());
        decisive = decisive || (enemy && within_reach(view, figure));
    });
    const bool fired = (beyond != 0 || view.facts().actor().no_interaction) && !view.stunned();
    return verdict(fired, fired && decisive);
}

constexpr std::array monitors{
    TurnMonitor{"target.count"_clause, "no more targets than the attack has, none of them twice",
                number, too_many, names_twice},
    TurnMonitor{"target.allies-enemies"_clause, "an attack targets enemies only", sides,
                attacks_its_own},
    TurnMonitor{"condition.invisible"_clause, "an invisible enemy is neither a focus nor a target",
                invisible, attacks_unseen},
    TurnMonitor{"ally.no-interaction"_clause,
                "a figure that cannot be interacted with is neither a focus nor a target",
                no_interaction, meets_who_cannot_be_met},
};

}  // namespace
}  // namespace of_targets

std::span<const TurnMonitor> target_monitors() { return of_targets::monitors; }

}  // namespace standee::verify
