#include <algorithm>

#include "verify/monitors/turn/monitor.hpp"

// Whom the figure focuses on.

namespace standee::verify {
namespace of_focus {
namespace {

bool several(FigureSet figures) { return (figures & (figures - 1)) != 0; }

bool has_focus(TurnView& view) { return !view.stunned() && view.nearest().possible(); }

template <std::size_t clause_index>
bool falls_short(TurnView& view, const Outcome& outcome) {
    const auto clause = view.against(outcome);
    return clause && clause->index() == clause_index;
}

// ---- ways ----

bool negative_counts(TurnView& view) {
    const Map& map = view.facts().ground().map();
    return has_focus(view) && !view.facts().actor().flying &&
           (!map.traps.empty() || !map.hazardous.empty() || !map.negative.empty());
}

bool way_mistold(TurnView& view, std::size_t option) {
    const Cost way = view.facts().ways().to(view.outcomes()[option].end);
    return way.possible() && view.option(option).negative_hexes != way.negative();
}

/// Whether someone could be attacked for fewer points by a way with more negative hexes.
Verdict negative_hexes(TurnView& view) {
    const auto shorter = [&](int tile) {
        const Cost way = view.facts().ways().to(tile);
        return way.negative() > view.nearest().negative() &&
               way.points() < view.nearest().points() && view.facts().battle().could_hit(tile) != 0;
    };
    return !negative_counts(view)
               ? Verdict::silent
               : verdict(true, std::ranges::any_of(view.facts().ends(), shorter));
}

/// Whether another enemy could be attacked from farther off; looks at the next few places.
Verdict path(TurnView& view) {
    if (!has_focus(view)) {
        return Verdict::silent;
    }
    const FigureSet others = view.facts().company().enemies() & ~view.nearest_enemies();
    int looked_at = 0;
    for (int tile : view.facts().ends()) {
        constexpr int most = 8;
        if (others == 0 || looked_at == most) {
            break;
        }
        if (view.nearest() < view.facts().ways().to(tile)) {
            ++looked_at;
            if ((view.facts().battle().could_hit(tile) & others) != 0) {
                return Verdict::decisive;
            }
        }
    }
    return Verdict::fired;
}

// ---- ties ----

bool passes_over_nearer(TurnView& view, const Outcome& outcome) {
    return has_focus(view) && outcome.focus != nobody &&
           oracle::has(view.nearest_enemies() & ~view.closest_enemies(), outcome.focus);
}

Verdict proximity(TurnView& view) {
    const bool fired =
        has_focus(view) && several(view.nearest_enemies()) && view.rules().focus_by_proximity;
    return verdict(fired, view.closest_enemies() != view.nearest_enemies());
}

bool passes_over_earlier(TurnView& view, const Outcome& outcome) {
    return has_focus(view) && outcome.focus != nobody &&
           oracle::has(view.closest_enemies() & ~view.earliest_enemies(), outcome.focus);
}

Verdict initiative(TurnView& view) {
    return verdict(has_focus(view) && several(view.closest_enemies()),
                   view.earliest_enemies() != view.closest_enemies());
}

/// All that still tie may be picked, and no other.
bool leaves_out_a_focus(TurnView& view) {
    return view.foci() != (has_focus(view) ? view.earliest_enemies() : 0);
}

Verdict ambiguity(TurnView& view) {
    const bool open = view.outcomes().size() > 1;
    return verdict(open || several(view.foci()), open);
}

// ---- no attack, no focus ----

bool as_melee(TurnView& view) { return has_focus(view) && !view.facts().plan().attacks; }

bool attacks_all_the_same(TurnView& view, const Outcome& outcome) {
    if (view.facts().plan().attacks || view.stunned()) {
        return false;
    }
    const bool apart = outcome.focus != nobody && outcome.attack_hex != nowhere &&
                       view.facts().battle().range(outcome.attack_hex, outcome.focus) > 1;
    return outcome.targets != 0 || apart;
}

Verdict focus_as_melee(TurnView& view) {
    const AttackAbility* attack = view.facts().plan().attack;
    const bool other_attack = attack != nullptr && (attack->range || attack->area);
    return verdict(as_melee(view), other_attack || of_some_option(view, [&](std::size_t i) {
                                       return view.outcomes()[i].end != view.facts().start();
                                   }));
}

// ---- the focus of the whole turn ----

bool leaves_its_focus(TurnView& view, const Outcome& outcome) {
    const auto held = view.facts().held();
    return held && outcome.focus != nobody && !oracle::has(*held, outcome.focus);
}

bool attacks_without_it(TurnView& view, const Outcome& outcome) {
    const auto held = view.facts().held();
    return leaves_its_focus(view, outcome) ||
           (held && outcome.targets != 0 && (outcome.targets & *held) == 0);
}

/// Decisive where it could attack another enemy for no more than its focus.
Verdict new_focus(TurnView& view) {
    const auto held = view.facts().held();
    if (!held || view.stunned()) {
        return Verdict::silent;
    }
    for (int tile : view.facts().ends()) {
        const bool farther = view.nearest() < view.facts().ways().to(tile);
        if (!farther && (view.facts().battle().could_hit(tile) & ~*held) != 0) {
            return Verdict::decisive;
        }
    }
    return Verdict::fired;
}

/// Whether a summon without a focus may go to its summoner.
bool may_follow(TurnView& view) {
    const Figure& actor = view.facts().actor();
    return actor.kind == Kind::summon && actor.summoner && view.rules().summon_follows_summoner;
}

bool out_of_nowhere(TurnView& view, const Outcome& outcome) {
    if (view.stunned()) {
        return false;
    }
    if (outcome.focus == nobody) {
        const bool goes = outcome.end != view.facts().start() && !may_follow(view);
        return has_focus(view) || goes || outcome.targets != 0 || outcome.attack_hex != nowhere;
    }
    return !view.nearest_to(outcome.focus).possible();
}

Verdict no_focus(TurnView& view) {
    const oracle::Roster& company = view.facts().company();
    return verdict(
        !view.stunned() && !has_focus(view),
        (company.enemies() | company.unseen()) != 0 || view.facts().plan().card_points > 0);
}

// ---- the focus that the card names ----

/// What the card says the focus is, where it says so and the figure holds none yet.
const FocusAbility* named_focus(TurnView& view) {
    const FocusAbility& focus = view.facts().plan().focus;
    const bool looks_for_one = !view.stunned() && !view.facts().held();
    return focus == FocusAbility{} || !looks_for_one ? nullptr : &focus;
}

/// The cheapest way to attack an enemy, and the range to it; none where it cannot be attacked, or
/// the card leaves it out.
struct Named {
    Cost way = Cost::none();
    int range = 0;
};
Named named(TurnView& view, const FocusAbility& focus, int enemy) {
    const int range = view.facts().battle().range(view.facts().start(), enemy);
    const bool summon = view.facts().company().figure(enemy).kind == Kind::summon;
    if ((focus.range && (range == nowhere || range > *focus.range)) ||
        (focus.no_summons && summon)) {
        return {};
    }
    Named found;
    found.range = range;
    for (int tile : view.facts().ends()) {
        const Cost way = view.facts().ways().to(tile);
        if (way < found.way && oracle::has(view.facts().battle().could_hit(tile), enemy)) {
            found.way = way;
        }
    }
    return found;
}

/// Whether the card names the first rather than the second: by the way alone.
bool comes_first(const FocusAbility& focus, const Named& a, const Named& b) {
    if (!a.way.possible() || !b.way.possible() || a.way.negative() != b.way.negative()) {
        return a.way.possible() && (!b.way.possible() || a.way.negative() < b.way.negative());
    }
    return focus.farthest ? a.way.points() > b.way.points() : a.way.points() < b.way.points();
}

bool not_as_named(TurnView& view, const Outcome& outcome) {
    const FocusAbility* focus = named_focus(view);
    if (focus == nullptr || outcome.focus == nobody) {
        return false;
    }
    const Named its = named(view, *focus, outcome.focus);
    bool another = !its.way.possible();
    oracle::for_each(view.facts().company().enemies(), [&](int enemy) {
        another = another || comes_first(*focus, named(view, *focus, enemy), its);
    });
    return another;
}

// Decisive where more than one could be attacked.
Verdict focus_farthest(TurnView& view) {
    const FocusAbility* focus = named_focus(view);
    if (focus == nullptr) {
        return Verdict::silent;
    }
    int could = 0;
    oracle::for_each(view.facts().company().enemies(), [&](int enemy) {
        could += named(view, FocusAbility{}, enemy).way.possible() ? 1 : 0;
    });
    return verdict(could > 0, could > 1);
}

constexpr std::array monitors{
    TurnMonitor{"card.focus-farthest"_clause,
                "the focus is the one that the card names: the farthest by path", focus_farthest,
                not_as_named},
    TurnMonitor{"monster.focus-negative-hexes"_clause,
                "ways with fewer negative hexes come first, however long", negative_hexes,
                falls_short<"monster.focus-negative-hexes"_clause.index()>, way_mistold},
    TurnMonitor{"monster.focus-path"_clause,
                "the focus is the enemy that can be attacked for the fewest movement points", path,
                falls_short<"monster.focus-path"_clause.index()>},
    TurnMonitor{"monster.focus-proximity"_clause,
                "of those tied the focus is the nearest by range (not in Jaws of the Lion)",
                proximity, passes_over_nearer},
    TurnMonitor{"monster.focus-initiative"_clause,
                "of those still tied the focus is the earliest in the initiative order", initiative,
                passes_over_earlier},
    TurnMonitor{"monster.ambiguity"_clause,
                "all enemies that tie are the focus, as the party picks", ambiguity, nullptr,
                nullptr, leaves_out_a_focus},
    TurnMonitor{"monster.focus-as-melee"_clause,
                "without an attack it goes as for a melee attack, and attacks nobody",
                focus_as_melee, attacks_all_the_same},
    TurnMonitor{"monster.new-focus-after-kill"_clause,
                "the focus of the turn stays the focus until it is gone", new_focus,
                attacks_without_it},
    TurnMonitor{"monster.no-focus"_clause,
                "without a hex to attack from there is no focus, no move and no attack", no_focus,
                out_of_nowhere},
};

}  // namespace
}  // namespace of_focus

std::span<const TurnMonitor> focus_monitors() { return of_focus::monitors; }

}  // namespace standee::verify
