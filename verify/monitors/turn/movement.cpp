#include <algorithm>

#include "verify/monitors/turn/monitor.hpp"

// How far a figure gets, by walking, jumping, flying and teleporting.

namespace standee::verify {
namespace of_movement {
namespace {

using oracle::Gait;

bool moves(TurnView& view) {
    return of_some_option(
        view, [&](std::size_t i) { return view.outcomes()[i].end != view.facts().start(); });
}

/// Own steps of a path; hexes slid into cost nothing.
int own_steps(TurnView& view, std::size_t option) {
    return static_cast<int>(std::ranges::count(view.strides(option), false, &Stride::slid));
}

bool starts_and_ends_right(TurnView& view, std::size_t option) {
    const TurnOption& told = view.option(option);
    return !told.path.empty() && told.path.front() == view.facts().actor().at &&
           told.path.back() == told.end;
}

// ---- points ----

bool out_of_reach(TurnView& view, const Outcome& outcome) {
    const Cost way = view.facts().way_to(outcome.end);
    return !way.possible() || !view.facts().within_points(outcome.end);
}

bool costs_wrongly(TurnView& view, std::size_t option) {
    const int told = view.option(option).movement;
    return told > view.facts().plan().points || !starts_and_ends_right(view, option) ||
           (view.gait() != Gait::teleports && told < own_steps(view, option));
}

Verdict points(TurnView& view) {
    const bool short_of_it = of_some_option(view, [&](std::size_t i) {
        const Outcome& outcome = view.outcomes()[i];
        return outcome.attack_hex != nowhere && outcome.attack_hex != outcome.end;
    });
    return verdict(!view.stunned() && (moves(view) || short_of_it), short_of_it);
}

// ---- jumping ----

bool by(TurnView& view, Gait gait) { return !view.stunned() && view.gait() == gait; }

/// What walking is stopped or held up by.
bool hinders_walking(TurnView& view, int tile) {
    const Tile& there = view.tile(tile);
    return !view.facts().ways().mover().may_walk_into(tile) ||
           view.facts().ways().mover().minds(tile) || there.difficult || there.icy;
}

bool jumps_wrongly(TurnView& view, std::size_t option) {
    if (!by(view, Gait::jumps)) {
        return false;
    }
    const std::span<const Stride> strides = view.strides(option);
    const bool lands_hard = !strides.empty() && view.tile(strides.back().to).difficult &&
                            view.rules().jump_pays_difficult_landing;
    const bool lands_ill = !strides.empty() && view.facts().ways().mover().minds(strides.back().to);
    const TurnOption& told = view.option(option);
    // Of several jumps those before the last land too, each in one hex.
    const int moves = static_cast<int>(view.facts().plan().moves.size());
    const auto off = [&](int more) { return more < 0 || more > std::max(0, moves - 1); };
    return off(told.movement - own_steps(view, option) - (lands_hard ? 1 : 0)) ||
           off(told.negative_hexes - (lands_ill ? 1 : 0));
}

Verdict jumping(TurnView& view) {
    const auto over_something = [&](std::size_t i) {
        const std::span<const Stride> strides = view.strides(i);
        return !strides.empty() &&
               std::ranges::any_of(strides.first(strides.size() - 1),
                                   [&](const Stride& s) { return hinders_walking(view, s.to); });
    };
    return verdict(by(view, Gait::jumps), of_some_option(view, over_something));
}

// ---- flying ----

/// Whether one that flies over a trap that holds who walks there is walked past.
bool walks_below_a_flier(TurnView& view, std::size_t option) {
    const oracle::Roster& company = view.facts().company();
    return view.walks() && of_some_stride(view, option, [&](const Stride& s) {
               const int other = company.on(s.to);
               return other != oracle::nobody && oracle::has(company.in_the_way(), other);
           });
}

bool flies_wrongly(TurnView& view, std::size_t option) {
    const TurnOption& told = view.option(option);
    return walks_below_a_flier(view, option) ||
           (by(view, Gait::flies) &&
            (told.movement != own_steps(view, option) || told.negative_hexes != 0));
}

Verdict flying(TurnView& view) {
    const auto over_something = [&](std::size_t i) {
        return of_some_stride(view, i,
                              [&](const Stride& s) { return hinders_walking(view, s.to); });
    };
    return verdict(by(view, Gait::flies), of_some_option(view, over_something));
}

// ---- teleporting ----

int straight(TurnView& view, int end) {
    return hex_distance(view.facts().actor().at, view.tile(end).at);
}

bool beyond_the_teleport(TurnView& view, const Outcome& outcome) {
    return by(view, Gait::teleports) && straight(view, outcome.end) > view.facts().plan().points;
}

bool teleports_wrongly(TurnView& view, std::size_t option) {
    const TurnOption& told = view.option(option);
    const std::vector<int>& moves = view.facts().plan().moves;
    int spent = 0;
    for (std::size_t i = 1; i < told.path.size(); ++i) {
        spent += hex_distance(told.path[i - 1], told.path[i]);
    }
    const bool stays = view.outcomes()[option].end == view.facts().start();
    const bool hops = !stays || told.path.size() == 1;
    return by(view, Gait::teleports) &&
           (!hops || told.movement != spent ||
            told.path.size() > std::max<std::size_t>(1, moves.size()) + 1);
}

Verdict teleporting(TurnView& view) {
    const auto no_such_walk = [&](std::size_t i) {
        const int end = view.outcomes()[i].end;
        return view.facts().ground().range(view.facts().start(), end) != straight(view, end) ||
               (end != view.facts().start() && view.facts().actor().has(Condition::immobilize));
    };
    return verdict(by(view, Gait::teleports), of_some_option(view, no_such_walk));
}

constexpr std::array monitors{
    TurnMonitor{"move.points"_clause,
                "no more points are spent than this turn gives, one at least for each step", points,
                out_of_reach, costs_wrongly},
    TurnMonitor{"move.jump"_clause,
                "a jump costs a point for each hex, and only its last hex counts", jumping, nullptr,
                jumps_wrongly},
    TurnMonitor{"move.flying"_clause,
                "a flight costs a point for each hex, and nothing on the way counts", flying,
                nullptr, flies_wrongly},
    TurnMonitor{"move.teleport"_clause,
                "a teleport goes to a hex within its range, counted straight", teleporting,
                beyond_the_teleport, teleports_wrongly},
};

}  // namespace
}  // namespace of_movement

std::span<const TurnMonitor> movement_monitors() { return of_movement::monitors; }

}  // namespace standee::verify
