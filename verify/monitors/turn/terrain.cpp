#include <algorithm>

#include "verify/monitors/turn/monitor.hpp"

// What the ground is like: negative hexes, difficult terrain, ice.

namespace standee::verify {
namespace of_terrain {
namespace {

using oracle::Gait;
using oracle::Who;

// ---- negative hexes ----

/// What harms others is nothing to a figure that cannot be interacted with.
template <bool Tile::* kind>
bool minds(TurnView& view) {
    return kind == &Tile::called_negative || !view.facts().actor().no_interaction;
}

/// How many hexes of a kind the path enters so that they count: flying none, else the last, and
/// walking all.
template <bool Tile::* kind>
int counted(TurnView& view, std::size_t option) {
    const std::span<const Stride> strides = view.strides(option);
    if (strides.empty() || view.facts().actor().flying || view.gait() == Gait::flies ||
        !minds<kind>(view)) {
        return 0;
    }
    if (!view.walks()) {
        return view.tile(strides.back().to).*kind ? 1 : 0;
    }
    return static_cast<int>(
        std::ranges::count_if(strides, [&](const Stride& s) { return view.tile(s.to).*kind; }));
}

int counted_twice(TurnView& view, std::size_t option) {
    return counted<&Tile::trap>(view, option) + counted<&Tile::hazardous>(view, option) +
           counted<&Tile::called_negative>(view, option);
}

/// A hex that is negative for several reasons is one negative hex.
template <bool Tile::* kind>
bool miscounted(TurnView& view, std::size_t option) {
    const int negative = view.option(option).negative_hexes;
    return counted<kind>(view, option) > negative ||
           (counted<kind>(view, option) > 0 && counted_twice(view, option) < negative);
}

/// Whether ways that avoid this kind of hex were taken though others are shorter.
template <bool Tile::* kind>
bool avoided(TurnView& view) {
    const oracle::Ways& ways = view.facts().ways();
    const Cost nearest = view.nearest();
    return of_some_tile(view, [&](int tile) {
        if (!(view.tile(tile).*kind)) {
            return false;
        }
        const Cost end = ways.to(tile);
        if (end.possible() && end.negative() > nearest.negative() &&
            end.points() < nearest.points() && view.facts().battle().could_hit(tile) != 0) {
            return true;
        }
        return view.walks() && ways.through(tile).possible() &&
               std::ranges::any_of(ways.steps_from(tile), [&](const oracle::Step& step) {
                   const Cost by = ways.through(tile) + step.cost;
                   return by.points() < ways.through(step.to).points() &&
                          by.points() < nearest.points();
               });
    });
}

template <bool Tile::* kind>
Verdict negative_hexes(TurnView& view) {
    const Map& map = view.facts().ground().map();
    const bool some = kind == &Tile::trap ? !map.traps.empty() : !map.hazardous.empty();
    const bool counts =
        !view.facts().actor().flying && view.gait() != Gait::flies && minds<kind>(view);
    return verdict(some && counts, some && counts && avoided<kind>(view));
}

// ---- difficult terrain ----

/// What the path costs at least: a point for each hex entered by a step, one more for each
/// difficult one that counts.
int least_points(TurnView& view, std::size_t option) {
    const std::span<const Stride> strides = view.strides(option);
    int points = 0;
    for (const Stride& s : strides) {
        const bool hard = view.tile(s.to).difficult && !view.tile(s.to).icy;
        points += s.slid ? 0 : view.walks() && hard ? 2 : 1;
    }
    const bool lands = view.gait() == Gait::jumps && !strides.empty() &&
                       view.rules().jump_pays_difficult_landing &&
                       view.tile(strides.back().to).difficult;
    return points + (lands ? 1 : 0);
}

bool enters_difficult(TurnView& view, std::size_t option) {
    return of_some_stride(view, option, [&](const Stride& s) { return view.tile(s.to).difficult; });
}

/// Of several jumps each pays for where it lands, and a path does not tell where that is.
bool difficult_too_cheap(TurnView& view, std::size_t option) {
    if (view.gait() == Gait::teleports || !enters_difficult(view, option)) {
        return false;
    }
    const int movement = view.option(option).movement;
    const int least = least_points(view, option);
    const bool lands_unseen = view.gait() == Gait::jumps && view.facts().several_moves();
    return lands_unseen ? movement < least : movement != least;
}

Verdict difficult_terrain(TurnView& view) {
    const bool counts =
        view.walks() || (view.gait() == Gait::jumps && view.rules().jump_pays_difficult_landing);
    if (view.facts().ground().map().difficult.empty() || !counts) {
        return Verdict::silent;
    }
    const oracle::Ways& ways = view.facts().ways();
    const auto delays = [&](int tile) {
        const Tile& here = view.tile(tile);
        if (!here.difficult) {
            return false;
        }
        if (!view.walks()) {
            return ways.to(tile).possible() && !(view.nearest() < ways.through(tile)) &&
                   view.facts().battle().could_hit(tile) != 0;
        }
        return !here.icy && view.facts().ways().mover().may_walk_into(tile) &&
               std::ranges::any_of(here.beside, [&](int from) {
                   return from != nowhere &&
                          view.would_shorten(from, tile, {ways.mover().minds(tile) ? 1 : 0, 1});
               });
    };
    return verdict(true, of_some_tile(view, delays));
}

// ---- ice ----

/// Ice carries on until something stops the slide, and nowhere else.
bool slides_wrongly(TurnView& view, std::size_t option) {
    if (!view.walks()) {
        return false;
    }
    const std::span<const Stride> strides = view.strides(option);
    const oracle::Mover& mover = view.facts().ways().mover();
    for (std::size_t i = 0; i < strides.size(); ++i) {
        const Stride& s = strides[i];
        if (s.direction == nowhere || s.linked || !view.tile(s.to).icy) {
            continue;
        }
        const int next = view.tile(s.to).beside[at(s.direction)];
        const bool carried =
            next != nowhere && mover.who(next) == Who::none && !view.tile(next).obstacle;
        const bool goes_on = i + 1 < strides.size() && strides[i + 1].slid;
        if (carried != goes_on) {
            return true;
        }
    }
    return false;
}

Verdict ice(TurnView& view) {
    if (!view.walks() || view.facts().ground().map().icy.empty()) {
        return Verdict::silent;
    }
    const bool slid = of_some_option(view, [&](std::size_t i) {
        return of_some_stride(view, i, [](const Stride& s) { return s.slid; });
    });
    const oracle::Ways& ways = view.facts().ways();
    const auto could_stop = [&](const oracle::Step& step) {
        const Cost entering{ways.mover().minds(step.entered) ? 1 : 0, 1};
        return step.to != step.entered && ways.mover().may_end_in(step.entered) &&
               view.would_shorten(step.from, step.entered, entering);
    };
    return verdict(true, slid || std::ranges::any_of(ways.steps(), could_stop));
}

// ---- water ----

bool has_water(TurnView& view, int tile) {
    return std::ranges::count(view.facts().scene().map.water, view.tile(tile).at) > 0;
}

/// Only what it walks into or ends in counts: over anything else it flies or jumps.
bool leaves_water(TurnView& view, std::size_t option) {
    const std::span<const Stride> strides = view.strides(option);
    if (!view.facts().actor().water_only || view.facts().actor().flying || strides.empty()) {
        return false;
    }
    const auto dry = [&](const Stride& s) { return !has_water(view, s.to); };
    return view.walks() ? std::ranges::any_of(strides, dry) : dry(strides.back());
}

Verdict water_only(TurnView& view) {
    if (!view.facts().actor().water_only) {
        return Verdict::silent;
    }
    return verdict(true, of_some_tile(view, [&](int tile) { return !has_water(view, tile); }));
}

constexpr std::array monitors{
    TurnMonitor{"map.trap"_clause,
                "each trap entered counts as a negative hex, jumping only the last, flying none",
                negative_hexes<&Tile::trap>, nullptr, miscounted<&Tile::trap>},
    TurnMonitor{"map.hazardous"_clause,
                "hazardous terrain entered counts as negative, jumping only the last, flying none",
                negative_hexes<&Tile::hazardous>, nullptr, miscounted<&Tile::hazardous>},
    TurnMonitor{"map.difficult"_clause, "difficult terrain costs two movement points",
                difficult_terrain, nullptr, difficult_too_cheap},
    TurnMonitor{"map.icy"_clause, "ice carries a walking figure straight on until it is stopped",
                ice, nullptr, slides_wrongly},
    TurnMonitor{"card.water-only"_clause, "a figure that stays in water enters no other hex",
                water_only, nullptr, leaves_water},
};

}  // namespace
}  // namespace of_terrain

std::span<const TurnMonitor> terrain_monitors() { return of_terrain::monitors; }

}  // namespace standee::verify
