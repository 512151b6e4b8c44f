#include <algorithm>
#include <bit>
#include <functional>

#include "verify/monitors/turn/monitor.hpp"
#include "verify/rulebooks.hpp"

// Where the figure goes for its focus, and whom it attacks besides.

namespace standee::verify {
namespace of_destination {
namespace {

template <std::size_t clause_index>
bool falls_short(TurnView& view, const Outcome& outcome) {
    const auto clause = view.against(outcome);
    return clause && clause->index() == clause_index;
}

/// Whether something holds of the places to attack some focus from.
template <class Holds>
bool of_some_focus(TurnView& view, Holds holds) {
    bool found = false;
    oracle::for_each(view.foci(), [&](int focus) {
        found = found || (view.nearest_to(focus).possible() && holds(view.narrowing(focus)));
    });
    return found;
}

template <std::size_t clause_index>
bool drops(TurnView& view) {
    return of_some_focus(view, [](const Narrowing& places) {
        return places.drops(Clause::of(clause_ids[clause_index]));
    });
}

bool attacks(TurnView& view) { return !view.stunned() && view.facts().plan().attacks; }

// ---- focus and further targets ----

Verdict attacks_focus(TurnView& view) {
    const bool counts = attacks(view) && of_some_focus(view, std::mem_fn(&Narrowing::in_reach));
    return verdict(
        counts, counts && of_some_option(view, [&](std::size_t i) {
                    const Outcome& outcome = view.outcomes()[i];
                    return (view.facts().battle().could_hit(outcome.end) & ~outcome.targets) != 0;
                }));
}

bool many_targets(TurnView& view) {
    const oracle::Plan& plan = view.facts().plan();
    return attacks(view) && (plan.area != nullptr || plan.all || plan.targets > 1) &&
           view.foci() != 0;
}

Verdict max_targets(TurnView& view) {
    return !many_targets(view)
               ? Verdict::silent
               : verdict(true, drops<"monster.move-max-targets"_clause.index()>(view));
}

Verdict disadvantage(TurnView& view) {
    const bool counts =
        attacks(view) && view.facts().plan().minds_who && view.foci() != 0 &&
        (view.facts().plan().ranged || view.facts().company().hard_to_attack() != 0);
    return verdict(counts, counts && drops<"monster.move-disadvantage"_clause.index()>(view));
}

/// Whether an end with these targets is among the options.
bool offered(TurnView& view, int end, FigureSet targets) {
    return std::ranges::any_of(view.outcomes(), [&](const Outcome& outcome) {
        return outcome.end == end && outcome.targets == targets;
    });
}

bool leaves_out_a_set(TurnView& view) {
    return attacks(view) && of_some_focus(view, [&](const Narrowing& places) {
               return places.in_reach() &&
                      !std::ranges::all_of(places.left(), [&](const Place& place) {
                          return offered(view, place.tile, place.targets);
                      });
           });
}

Verdict extra_targets(TurnView& view) {
    if (!many_targets(view)) {
        return Verdict::silent;
    }
    const bool several = of_some_focus(view, [](const Narrowing& places) {
        return std::ranges::any_of(places.left(), [&](const Place& place) {
            return place.targets != places.left().front().targets;
        });
    });
    const bool open = !settles_sets_first(view.rules()) && several;
    return verdict(true, open || drops<"monster.extra-targets"_clause.index()>(view));
}

// ---- points ----

bool dearer_than_need_be(TurnView& view, std::size_t option) {
    const Cost way = view.facts().way_to(view.outcomes()[option].end);
    return way.possible() && view.option(option).movement != way.points();
}

/// Whether something holds of the way to an attack hex out of reach.
template <class Holds>
bool of_some_approach(TurnView& view, Holds holds) {
    return of_some_option(view, [&](std::size_t i) {
        const Outcome& outcome = view.outcomes()[i];
        return outcome.attack_hex != nowhere && outcome.attack_hex != outcome.end &&
               view.facts().ways().to(outcome.attack_hex).possible() &&
               holds(view.approach(outcome.attack_hex));
    });
}

Verdict minimum(TurnView& view) {
    const bool counts = !view.stunned() && view.foci() != 0;
    return verdict(counts, counts && (drops<"monster.move-minimum"_clause.index()>(view) ||
                                      of_some_approach(view, [](const Approach& approach) {
                                          return approach.spent_drops;
                                      })));
}

Verdict shorten(TurnView& view) {
    if (view.stunned() || !of_some_approach(view, [](const Approach&) { return true; })) {
        return Verdict::silent;
    }
    return verdict(
        true, of_some_approach(view, [](const Approach& approach) { return approach.left_drops; }));
}

// ---- equal attack hexes ----

/// Every hex that does as well is an option; of one out of reach every end that comes as near.
bool leaves_out_a_hex(TurnView& view) {
    const auto approached = [&](int attack_hex) {
        const Approach best = view.approach(attack_hex);
        return std::ranges::all_of(view.facts().ends(), [&](int end) {
            return !view.facts().within_points(end) || !view.facts().ways().left(end).possible() ||
                   view.falls_short(best, end) || offered(view, end, 0);
        });
    };
    return !view.stunned() && of_some_focus(view, [&](const Narrowing& places) {
        return !std::ranges::all_of(places.left(), [&](const Place& place) {
            return places.in_reach() ? std::ranges::find(view.outcomes(), place.tile,
                                                         &Outcome::end) != view.outcomes().end()
                                     : approached(place.tile);
        });
    });
}

Verdict equal_attack_hexes(TurnView& view) {
    const bool several = of_some_focus(view, [](const Narrowing& places) {
        return std::ranges::any_of(places.left(), [&](const Place& place) {
            return place.tile != places.left().front().tile;
        });
    });
    return verdict(!view.stunned() && view.foci() != 0, several);
}

constexpr std::array monitors{
    TurnMonitor{"monster.attacks-focus"_clause,
                "it attacks its focus where it can this turn, and nobody where it cannot",
                attacks_focus, falls_short<"monster.attacks-focus"_clause.index()>},
    TurnMonitor{"monster.move-max-targets"_clause,
                "it goes where it attacks its focus and as many others as it can", max_targets,
                falls_short<"monster.move-max-targets"_clause.index()>},
    TurnMonitor{"monster.move-disadvantage"_clause,
                "it goes where it has least disadvantage, in the order of its edition",
                disadvantage, falls_short<"monster.move-disadvantage"_clause.index()>},
    TurnMonitor{
        "monster.extra-targets"_clause,
        "further targets: all sets that are equally good (Gloomhaven, Jaws of the Lion: the best "
        "ranked)",
        extra_targets, falls_short<"monster.extra-targets"_clause.index()>, nullptr,
        leaves_out_a_set},
    TurnMonitor{"monster.move-minimum"_clause,
                "no more points are spent than its best outcome needs", minimum,
                falls_short<"monster.move-minimum"_clause.index()>, dearer_than_need_be},
    TurnMonitor{"monster.move-shorten"_clause,
                "with the attack hex out of reach it goes where the remaining way is shortest",
                shorten, falls_short<"monster.move-shorten"_clause.index()>},
    TurnMonitor{"monster.move-equal-attack-hexes"_clause,
                "every equally good attack hex may be picked", equal_attack_hexes, nullptr, nullptr,
                leaves_out_a_hex},
};

}  // namespace
}  // namespace of_destination

std::span<const TurnMonitor> destination_monitors() { return of_destination::monitors; }

}  // namespace standee::verify
