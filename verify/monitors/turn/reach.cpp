#include <algorithm>

#include "verify/monitors/turn/monitor.hpp"

// Range and line of sight.

namespace standee::verify {
namespace of_reach {
namespace {

/// Whether something holds of a target and the hex it is attacked from: the targets, and the focus
/// from the attack hex. Not with an area, which has its own rules.
template <class Holds>
bool of_its_targets(TurnView& view, const Outcome& outcome, Holds holds) {
    if (view.facts().plan().area != nullptr) {
        return false;
    }
    bool found = outcome.focus != nobody && outcome.attack_hex != nowhere &&
                 holds(outcome.attack_hex, outcome.focus);
    oracle::for_each(outcome.targets,
                     [&](int target) { found = found || holds(outcome.end, target); });
    return found;
}

/// The reach of a figure that must come within so many hexes.
bool within(TurnView& view, int tile, int figure, int most) {
    const int range = view.facts().battle().range(tile, figure);
    return range != nowhere && range <= most;
}

bool targets_someone(TurnView& view) {
    return !view.stunned() && view.facts().company().enemies() != 0;
}

// ---- range ----

bool out_of_range(TurnView& view, const Outcome& outcome) {
    return of_its_targets(view, outcome, [&](int tile, int figure) {
        return !within(view, tile, figure, view.facts().plan().range);
    });
}

/// Whether an enemy in sight cannot be attacked from a nearer hex only because it is too far off.
bool someone_too_far(TurnView& view, int most) {
    return of_some_nearer_end(view, [&](int tile) {
        bool found = false;
        oracle::for_each(view.facts().company().enemies(), [&](int enemy) {
            found = found || (!within(view, tile, enemy, most) &&
                              view.facts().battle().in_sight(tile, enemy));
        });
        return found;
    });
}

Verdict range(TurnView& view) {
    const bool counts = targets_someone(view) && view.facts().plan().area == nullptr;
    return verdict(counts, counts && someone_too_far(view, view.facts().plan().range));
}

/// The attack when neither the card nor, where the rulebook asks it, the stat card gives a range.
bool range_is_left_out(TurnView& view) {
    const AttackAbility* attack = view.facts().plan().attack;
    const bool plus =
        view.facts().actor().kind == Kind::summon && attack != nullptr && attack->value.relative;
    const bool own =
        (view.rules().attacks_at_own_range || plus) && view.facts().actor().range.has_value();
    return attack != nullptr && view.facts().plan().attacks && !attack->range && !attack->area &&
           (attack->melee || !own);
}

bool beyond_melee(TurnView& view, const Outcome& outcome) {
    return range_is_left_out(view) && of_its_targets(view, outcome, [&](int tile, int figure) {
               return !within(view, tile, figure, 1);
           });
}

Verdict melee(TurnView& view) {
    const bool counts = targets_someone(view) && range_is_left_out(view);
    return verdict(counts, counts && someone_too_far(view, 1));
}

/// "+Y" range of a figure that has none.
bool range_is_added(TurnView& view) {
    const AttackAbility* attack = view.facts().plan().attack;
    return attack != nullptr && view.facts().plan().attacks && attack->range && !attack->area &&
           attack->range->relative && attack->range->number > 0 && !view.facts().actor().range;
}

bool beyond_the_added(TurnView& view, const Outcome& outcome) {
    return range_is_added(view) && of_its_targets(view, outcome, [&](int tile, int figure) {
               return !within(view, tile, figure, 1 + view.facts().plan().attack->range->number);
           });
}

Verdict added_range(TurnView& view) {
    const bool counts = targets_someone(view) && range_is_added(view);
    return verdict(counts, counts && of_some_option(view, [&](std::size_t i) {
                               return of_its_targets(view, view.outcomes()[i],
                                                     [&](int tile, int figure) {
                                                         return !within(view, tile, figure, 1);
                                                     });
                           }));
}

// ---- sight ----

bool unseen(TurnView& view, const Outcome& outcome) {
    return of_its_targets(view, outcome, [&](int tile, int figure) {
        return !view.facts().battle().in_sight(tile, figure);
    });
}

Verdict sight(TurnView& view) {
    const bool counts = targets_someone(view) && view.facts().plan().area == nullptr;
    const auto hidden = [&](int tile) {
        oracle::AttackReach& battle = view.facts().battle();
        const FigureSet near = battle.within_range(tile);
        return battle.seen_of(near, tile) != near;
    };
    return verdict(counts, counts && of_some_nearer_end(view, hidden));
}

constexpr std::array monitors{
    TurnMonitor{"los.line"_clause, "every target is in sight of the hex it is attacked from", sight,
                unseen},
    TurnMonitor{"range.count"_clause, "every target is within range, counted round walls", range,
                out_of_range},
    TurnMonitor{"range.default"_clause, "an attack that names no range is melee", melee,
                beyond_melee},
    TurnMonitor{"range.ranged-bonus-on-melee"_clause,
                "\"+Y\" range on a melee attack reaches 1 + Y", added_range, beyond_the_added},
};

}  // namespace
}  // namespace of_reach

std::span<const TurnMonitor> reach_monitors() { return of_reach::monitors; }

}  // namespace standee::verify
