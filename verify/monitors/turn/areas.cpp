#include <algorithm>
#include <range/v3/action/sort.hpp>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <vector>

#include "verify/monitors/turn/monitor.hpp"

// Areas: how they are laid, whom they hit, and targets besides.

namespace standee::verify {
namespace of_areas {
namespace {

const Area* area_of(TurnView& view) { return view.stunned() ? nullptr : view.facts().plan().area; }

bool made_with_area(TurnView& view, std::size_t option) {
    return area_of(view) != nullptr && view.outcomes()[option].targets != 0;
}

std::vector<Hex> laid(const std::vector<Hex>& pattern, int orientation, Hex by) {
    return pattern |
           ranges::views::transform([&](Hex hex) { return transformed(hex, orientation) + by; }) |
           ranges::to<std::vector> | ranges::actions::sort;
}

/// Calls `what` with each way to turn the area so that its red hexes lie as told, and how far it is
/// moved for that; stops where it says so.
template <class What>
bool of_some_way_to_lay(TurnView& view, std::size_t option, What what) {
    const Area& area = *area_of(view);
    std::vector<Hex> red = view.option(option).area;
    std::ranges::sort(red);
    for (int i = 0; !red.empty() && i < orientation_count; ++i) {
        const Hex by = red.front() - laid(area.red, i, {}).front();
        if (laid(area.red, i, by) == red && what(i, by)) {
            return true;
        }
    }
    return false;
}

bool grey_is_its_own(TurnView& view, std::size_t option, int orientation, Hex by) {
    const Area& area = *area_of(view);
    return !area.grey || transformed(*area.grey, orientation) + by == view.option(option).end;
}

bool red_within_range(TurnView& view, std::size_t option) {
    TurnFacts& facts = view.facts();
    return area_of(view)->grey || std::ranges::any_of(view.option(option).area, [&](Hex red) {
               const int tile = facts.ground().find(red);
               const int range = tile == nowhere
                                     ? nowhere
                                     : facts.ground().range(view.outcomes()[option].end, tile);
               return range != nowhere && range <= facts.plan().range;
           });
}

bool laid_wrongly(TurnView& view, std::size_t option) {
    if (!made_with_area(view, option)) {
        return !view.option(option).area.empty();
    }
    return !red_within_range(view, option) ||
           !of_some_way_to_lay(view, option, [&](int orientation, Hex by) {
               return grey_is_its_own(view, option, orientation, by);
           });
}

/// The targets from a tile must come of one way to aim there, and so must the focus.
bool no_such_aim(TurnView& view, const Outcome& outcome, bool any_number) {
    oracle::AttackReach& battle = view.facts().battle();
    return std::ranges::none_of(battle.aims(outcome.end), [&](const oracle::Aim& aim) {
        const FigureSet further = outcome.targets & ~aim.hit;
        return (aim.hit & ~outcome.targets) == 0 && (further & ~aim.outside) == 0 &&
               (any_number || oracle::count(further) <= std::max(0, aim.more));
    });
}

bool cannot_be_laid(TurnView& view, const Outcome& outcome) {
    if (area_of(view) == nullptr) {
        return false;
    }
    const bool misses_focus =
        outcome.attack_hex != nowhere && outcome.focus != nobody &&
        !oracle::has(view.facts().battle().could_hit(outcome.attack_hex), outcome.focus);
    return misses_focus || (outcome.targets != 0 && no_such_aim(view, outcome, true));
}

Verdict placement(TurnView& view) {
    const auto rotated = [&](std::size_t i) {
        return made_with_area(view, i) &&
               !of_some_way_to_lay(view, i, [&](int orientation, Hex by) {
                   return orientation == 0 && grey_is_its_own(view, i, orientation, by);
               });
    };
    return verdict(area_of(view) != nullptr && view.nearest().possible(),
                   area_of(view) != nullptr && of_some_option(view, rotated));
}

// ---- sight ----

FigureSet in_red(TurnView& view, std::size_t option) {
    FigureSet covered = 0;
    oracle::for_each(view.facts().company().enemies(), [&](int enemy) {
        for (const Hex red : view.option(option).area) {
            const int tile = view.facts().ground().find(red);
            const bool there = tile != nowhere && view.facts().company().on(tile) == enemy;
            covered |= there ? only(enemy) : 0;
        }
    });
    return covered;
}

bool hits_unseen(TurnView& view, const Outcome& outcome) {
    return area_of(view) != nullptr &&
           view.facts().battle().seen_of(outcome.targets, outcome.end) != outcome.targets;
}

Verdict sight(TurnView& view) {
    const auto covers_unseen = [&](std::size_t i) {
        const FigureSet covered = in_red(view, i);
        return made_with_area(view, i) &&
               view.facts().battle().seen_of(covered, view.outcomes()[i].end) != covered;
    };
    const bool some = area_of(view) != nullptr &&
                      of_some_option(view, [&](std::size_t i) { return made_with_area(view, i); });
    return verdict(some, some && of_some_option(view, covers_unseen));
}

// ---- blue hexes ----

bool has_blue(TurnView& view) { return area_of(view) != nullptr && !area_of(view)->blue.empty(); }

bool allies_stand_in(TurnView& view, const std::vector<Hex>& hexes) {
    return std::ranges::all_of(hexes, [&](Hex hex) {
        const int tile = view.facts().ground().find(hex);
        const int there = tile == nowhere ? nobody : view.facts().company().on(tile);
        return there != nobody && oracle::has(view.facts().company().allies(), there);
    });
}

bool without_ally_in_blue(TurnView& view, std::size_t option) {
    return has_blue(view) && made_with_area(view, option) &&
           !of_some_way_to_lay(view, option, [&](int orientation, Hex by) {
               return grey_is_its_own(view, option, orientation, by) &&
                      allies_stand_in(view, laid(area_of(view)->blue, orientation, by));
           });
}

/// Whether from a nearer hex an enemy could be covered but for the blue hexes.
bool blue_prevents(TurnView& view, int tile) {
    const Area& area = *area_of(view);
    TurnFacts& facts = view.facts();
    for (int i = 0; i < orientation_count; ++i) {
        for (Hex red : area.red) {
            bool found = false;
            oracle::for_each(facts.company().enemies(), [&](int enemy) {
                for (const int stands : facts.company().tiles(enemy)) {
                    const Hex by = facts.ground().tile(stands).at - transformed(red, i);
                    const bool fits =
                        area.grey ? transformed(*area.grey, i) + by == facts.ground().tile(tile).at
                                  : facts.battle().range(tile, enemy) != nowhere &&
                                        facts.battle().range(tile, enemy) <= facts.plan().range;
                    found = found || (fits && facts.battle().in_sight(tile, enemy) &&
                                      !allies_stand_in(view, laid(area.blue, i, by)));
                }
            });
            if (found) {
                return true;
            }
        }
    }
    return false;
}

Verdict blue(TurnView& view) {
    return !has_blue(view) ? Verdict::silent
                           : verdict(true, of_some_nearer_end(view, [&](int tile) {
                                         return blue_prevents(view, tile);
                                     }));
}

// ---- further targets ----

bool allows_more(TurnView& view) {
    return area_of(view) != nullptr && view.facts().plan().targets > 0;
}

bool too_many_besides(TurnView& view, const Outcome& outcome) {
    return area_of(view) != nullptr && outcome.targets != 0 && no_such_aim(view, outcome, false);
}

bool besides_wrongly(TurnView& view, std::size_t option) {
    if (!made_with_area(view, option)) {
        return false;
    }
    const Outcome& outcome = view.outcomes()[option];
    oracle::AttackReach& battle = view.facts().battle();
    const FigureSet besides = outcome.targets & ~in_red(view, option);
    return oracle::count(besides) > std::max(0, view.facts().plan().targets) ||
           (besides != 0 && (besides & ~battle.within_range(outcome.end)) != 0);
}

Verdict besides(TurnView& view) {
    const auto some = [&](std::size_t i) {
        return made_with_area(view, i) && (view.outcomes()[i].targets & ~in_red(view, i)) != 0;
    };
    return verdict(allows_more(view), allows_more(view) && of_some_option(view, some));
}

constexpr std::array monitors{
    TurnMonitor{
        "area.placement"_clause,
        "the area is rotated, reflected and moved, its grey hex under the figure, or one red "
        "hex within range",
        placement, cannot_be_laid, laid_wrongly},
    TurnMonitor{"area.line-of-sight"_clause, "a figure in a red hex is a target only in sight",
                sight, hits_unseen},
    TurnMonitor{"area.blue"_clause, "an ally stands in each blue hex", blue, nullptr,
                without_ally_in_blue},
    TurnMonitor{"area.extra-target"_clause,
                "targets outside the area are within range, and no more than the attack adds",
                besides, too_many_besides, besides_wrongly},
};

}  // namespace
}  // namespace of_areas

std::span<const TurnMonitor> area_monitors() { return of_areas::monitors; }

}  // namespace standee::verify
