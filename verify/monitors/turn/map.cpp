#include <algorithm>

#include "verify/monitors/turn/monitor.hpp"

// Walls, doors and links, and who or what stands in the way.

namespace standee::verify {
namespace of_map {
namespace {

using oracle::Gait;
using oracle::Who;

bool teleports(TurnView& view) { return view.gait() == Gait::teleports; }

int steps_beside(TurnView& view, int tile, Direction d) {
    return view.facts().ground().find(neighbour(view.tile(tile).at, d));
}

bool lined(const Tile& tile, int direction) {
    return direction != nowhere && (tile.lines >> static_cast<unsigned>(direction) & 1U) != 0;
}

// ---- wall lines ----

bool crosses_a_line(TurnView& view, std::size_t option) {
    return !teleports(view) && of_some_stride(view, option, [&](const Stride& s) {
        return !s.linked && lined(view.tile(s.from), s.direction);
    });
}

Verdict wall_lines(TurnView& view) {
    if (view.facts().ground().map().walls.empty() || teleports(view)) {
        return Verdict::silent;
    }
    return verdict(
        true, of_some_tile(view, [&](int tile) {
            return std::ranges::any_of(all_directions, [&](Direction d) {
                const int next = steps_beside(view, tile, d);
                return next != nowhere && lined(view.tile(tile), static_cast<int>(d)) &&
                       !view.tile(next).closed_door &&
                       (!view.walks() || view.facts().ways().mover().may_walk_into(next)) &&
                       view.would_shorten(tile, next, {0, 1});
            });
        }));
}

// ---- doors ----

bool enters_a_closed_door(TurnView& view, std::size_t option) {
    return of_some_stride(view, option,
                          [&](const Stride& s) { return view.tile(s.to).closed_door; });
}

bool ends_in_a_closed_door(TurnView& view, const Outcome& outcome) {
    return of_its_places(view, outcome, [&](int tile) { return view.tile(tile).closed_door; });
}

bool has_door(TurnView& view, bool open) {
    return std::ranges::any_of(view.facts().ground().map().doors,
                               [&](const Door& door) { return door.open == open; });
}

Verdict closed_doors(TurnView& view) {
    return !has_door(view, false)
               ? Verdict::silent
               : verdict(true, of_some_tile(view, [&](int tile) {
                             return view.tile(tile).closed_door &&
                                    std::ranges::any_of(all_directions, [&](Direction d) {
                                        const int from = steps_beside(view, tile, d);
                                        return from != nowhere &&
                                               !lined(view.tile(tile), static_cast<int>(d)) &&
                                               view.facts().ways().through(from) < view.nearest();
                                    });
                         }));
}

bool is_open_door(TurnView& view, int tile) {
    const Hex hex = view.tile(tile).at;
    return std::ranges::any_of(view.facts().ground().map().doors,
                               [&](const Door& door) { return door.open && door.at == hex; });
}

bool through_an_open_door(TurnView& view, std::size_t option) {
    return of_some_stride(view, option, [&](const Stride& s) { return is_open_door(view, s.to); });
}

Verdict open_doors(TurnView& view) {
    return !has_door(view, true) ? Verdict::silent
                                 : verdict(true, of_some_option(view, [&](std::size_t i) {
                                               return through_an_open_door(view, i);
                                           }));
}

/// Entering an open door costs what entering floor does.
bool door_costs_more(TurnView& view, std::size_t option) {
    const Outcome& outcome = view.outcomes()[option];
    const Cost way = view.facts().way_to(outcome.end);
    return through_an_open_door(view, option) && way.possible() &&
           Cost{0, view.option(option).movement} > Cost{0, way.points()} &&
           view.option(option).negative_hexes == way.negative();
}

// ---- obstacles, objectives, figures ----

bool walks_into_an_obstacle(TurnView& view, std::size_t option) {
    return view.walks() &&
           of_some_stride(view, option, [&](const Stride& s) { return view.tile(s.to).obstacle; });
}

bool ends_on_an_obstacle(TurnView& view, const Outcome& outcome) {
    return !view.facts().actor().flying &&
           of_its_places(view, outcome, [&](int tile) { return view.tile(tile).obstacle; });
}

Verdict obstacles(TurnView& view) {
    if (view.facts().ground().map().obstacles.empty() || view.facts().actor().flying) {
        return Verdict::silent;
    }
    return verdict(true, of_some_tile(view, [&](int tile) {
                       const Tile& here = view.tile(tile);
                       return here.obstacle && !here.closed_door &&
                              view.facts().company().on(tile) == nobody && view.would_open(tile);
                   }));
}

bool who_stands(TurnView& view, int tile, Who who) {
    return view.facts().company().who(tile) == who;
}

bool walks_into_an_objective(TurnView& view, std::size_t option) {
    return view.walks() && of_some_stride(view, option, [&](const Stride& s) {
               return who_stands(view, s.to, Who::objective);
           });
}

bool ends_in_an_objective(TurnView& view, const Outcome& outcome) {
    return of_its_places(view, outcome,
                         [&](int tile) { return who_stands(view, tile, Who::objective); });
}

Verdict objectives(TurnView& view) {
    const FigureSet there = view.facts().company().objectives();
    bool bars = false;
    oracle::for_each(there, [&](int objective) {
        const int tile = view.facts().company().tile(objective);
        bars = bars ||
               (!view.tile(tile).obstacle && !view.tile(tile).closed_door && view.would_open(tile));
    });
    return verdict(there != 0, bars);
}

bool bars_the_way(TurnView& view, int tile) {
    const bool blocks_unseen = !view.rules().passes_invisible_enemies;
    return who_stands(view, tile, Who::enemy) ||
           (blocks_unseen && who_stands(view, tile, Who::unseen_enemy));
}

bool walks_into_an_enemy(TurnView& view, std::size_t option) {
    return view.walks() &&
           of_some_stride(view, option, [&](const Stride& s) { return bars_the_way(view, s.to); });
}

bool ends_with_another(TurnView& view, const Outcome& outcome) {
    return of_its_places(view, outcome,
                         [&](int tile) { return view.facts().company().on(tile) != nobody; });
}

Verdict others(TurnView& view) {
    const oracle::Roster& company = view.facts().company();
    const oracle::Ways& ways = view.facts().ways();
    const auto in_the_way = [&](int other) {
        const int tile = company.tile(other);
        if (other == company.actor() || view.tile(tile).obstacle || view.tile(tile).closed_door) {
            return false;
        }
        if (ways.through(tile).possible()) {  // it may come through, and not end there
            return ways.through(tile) < view.nearest() &&
                   (view.facts().battle().could_hit(tile) & ~only(other)) != 0;
        }
        return view.would_open(tile);
    };
    bool decisive = false;
    for (int other = 0; other < company.size() && !decisive; ++other) {
        decisive = in_the_way(other);
    }
    return verdict(company.size() > 1, decisive);
}

// ---- links ----

/// A path goes from neighbour to neighbour, or along a link.
bool leaps(TurnView& view, std::size_t option) {
    return !teleports(view) && of_some_stride(view, option, [](const Stride& s) {
        return s.direction == nowhere && !s.linked;
    });
}

Verdict links(TurnView& view) {
    if (view.facts().ground().links().empty() || teleports(view)) {
        return Verdict::silent;
    }
    return verdict(true, of_some_option(view, [&](std::size_t i) {
                       return of_some_stride(view, i, [](const Stride& s) {
                           return s.linked && s.direction == nowhere;
                       });
                   }));
}

constexpr std::array monitors{
    TurnMonitor{"map.wall-line"_clause, "no step of a path crosses a wall line", wall_lines,
                nullptr, crosses_a_line},
    TurnMonitor{"map.closed-door"_clause, "no path leads into a closed door", closed_doors,
                ends_in_a_closed_door, enters_a_closed_door},
    TurnMonitor{"map.open-door"_clause, "an open door costs no more than floor", open_doors,
                nullptr, door_costs_more},
    TurnMonitor{"map.obstacle"_clause,
                "no walk through an obstacle, and no end on one unless flying", obstacles,
                ends_on_an_obstacle, walks_into_an_obstacle},
    TurnMonitor{"map.objective"_clause, "no walk through an objective, no end on one", objectives,
                ends_in_an_objective, walks_into_an_objective},
    TurnMonitor{"map.linked-hexes"_clause, "hexes that are not beside each other need a link",
                links, nullptr, leaps},
    TurnMonitor{"map.end-unoccupied"_clause,
                "no end on another figure, no walk through an enemy (Frosthaven: a visible one)",
                others, ends_with_another, walks_into_an_enemy},
};

}  // namespace
}  // namespace of_map

std::span<const TurnMonitor> map_monitors() { return of_map::monitors; }

}  // namespace standee::verify
