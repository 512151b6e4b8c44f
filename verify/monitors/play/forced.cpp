#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"

// Push and pull.

namespace standee::verify {
namespace of_forced {
namespace {

constexpr Kinds moves = kinds<event::Move>();

bool is_forced(MoveKind how) { return how == MoveKind::push || how == MoveKind::pull; }

/// Who forces the movements of this step; empty where a whole turn is played.
std::string forcing(const PlayView& view) {
    if (const auto* forced = view.step_as<step::Forced>()) {
        return forced->move.by;
    }
    const auto* attack = view.step_as<step::Attack>();
    return attack == nullptr ? "" : attack->by;
}

std::string of(const event::Move& move) {
    return move.figure + " from [" + std::to_string(move.from.q) + "," +
           std::to_string(move.from.r) + "] to [" + std::to_string(move.to.q) + "," +
           std::to_string(move.to.r) + "]";
}

/// Each hex entered is farther (push) or nearer (pull) by range, those slid into as well.
Seen direction(const PlayView& view, MoveKind how) {
    Judgement judged;
    const std::string by = forcing(view);
    MoveKind last = MoveKind::walk;
    for (std::size_t i = 0; i < view.end() && !by.empty(); ++i) {
        const auto* move = view.event_as<event::Move>(i);
        if (move == nullptr) {
            continue;
        }
        last = move->how == MoveKind::slide ? last : move->how;
        if (last != how) {
            continue;
        }
        const FigureState& from = *view.standing(i, by);
        const Plane plane = view.plane(i);
        const int before = range_between(plane, move->from, from).value_or(999);
        const int after = range_between(plane, move->to, from).value_or(999);
        const bool kept = how == MoveKind::push ? after > before : after < before;
        judged.expect(kept, true, [&] {
            return of(*move) + " is no step " +
                   (how == MoveKind::push ? "away from " : "towards ") + by;
        });
    }
    return judged.seen();
}

Seen push(const PlayView& view) { return direction(view, MoveKind::push); }
Seen pull(const PlayView& view) { return direction(view, MoveKind::pull); }

/// Whether a figure may not enter a hex by its own rules of movement.
bool keeps_out(const PlayView& view, std::size_t i, const FigureState& mover, Hex hex) {
    const Plane plane = view.plane(i);
    if (plane.is_closed_door(hex)) {
        return true;
    }
    if (mover.flying) {
        return false;
    }
    const FigureState* there = view.standing_in(i, hex, mover.figure->id);
    const bool enemy = there != nullptr && there->figure->side != mover.figure->side;
    const bool passable = there != nullptr && there->has(Condition::invisible) &&
                          !there->figure->no_interaction && view.rules().passes_invisible_enemies;
    const bool objective = there != nullptr && there->figure->kind == Kind::objective;
    const bool ground_bars =
        mover.figure->water_only ? !plane.is_water(hex) : plane.is_obstacle(hex);
    return ground_bars || objective || (enemy && !passable);
}

// Nothing is entered that the target may not enter, and it ends on no figure.
Seen normal_rules(const PlayView& view) {
    Judgement judged;
    std::string moved;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* move = view.event_as<event::Move>(i);
        if (move == nullptr || !is_forced(move->how)) {
            continue;
        }
        const FigureState* mover = view.standing(i, move->figure);
        const Plane plane = view.plane(i);
        const bool step =
            plane.adjacent(move->from, move->to) || plane.linked(move->from, move->to);
        const bool crowded = view.standing_in(i, move->to, move->figure) != nullptr ||
                             plane.is_hazardous(move->to) || plane.is_icy(move->to) ||
                             view.trap(i, move->to) != nullptr;
        judged.expect(step && !keeps_out(view, i, *mover, move->to), crowded,
                      [&] { return of(*move) + " is no step that it could make"; });
        moved = move->figure;
    }
    if (moved.empty() || view.step_as<step::Turn>() != nullptr) {
        return judged.seen();
    }
    const FigureState* last = view.standing(view.end(), moved);
    if (last->here && view.standing_in(view.end(), last->at, moved) != nullptr) {
        judged.breaks(moved + " is forced to where another figure stands");
    }
    return judged.seen();
}

/// Points of all pushes (or pulls) of an attack.
struct Forces {
    int count = 0;
    int points = 0;
    int greatest = 0;
};

template <class Effects>
Forces forces_of(const ObservedAttack& hit) {
    Forces forces;
    const auto add = [&](const std::vector<Effect>& effects) {
        for (const Effect& effect : effects) {
            if (const auto* force = std::get_if<Effects>(&effect)) {
                ++forces.count;
                forces.points += force->points;
                forces.greatest = std::max(forces.greatest, force->points);
            }
        }
    };
    add(hit.said->effects);
    add(hit.by->figure->attack_effects);
    for (const Card* card : hit.used()) {
        add(card->effects);
    }
    return forces;
}

int steps_of(const PlayView& view, const ObservedAttack& hit, MoveKind how) {
    int steps = 0;
    for (std::size_t i = hit.at; i < hit.end; ++i) {
        const auto* move = view.event_as<event::Move>(i);
        steps += move != nullptr && move->how == how && move->figure == hit.event->target ? 1 : 0;
    }
    return steps;
}

// Decisive: more hexes than the greatest of several, which only their sum allows.
Seen sum(const PlayView& view) {
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.said == nullptr) {
            continue;
        }
        for (const MoveKind how : {MoveKind::push, MoveKind::pull}) {
            const Forces forces =
                how == MoveKind::push ? forces_of<PushEffect>(hit) : forces_of<PullEffect>(hit);
            const int steps = steps_of(view, hit, how);
            if (forces.count > 1 || steps > forces.points) {
                judged.expect(steps <= forces.points, steps > forces.greatest, [&] {
                    return hit.event->target + " is moved " + std::to_string(steps) + " hexes of " +
                           std::to_string(forces.points);
                });
            }
        }
    }
    return judged.seen();
}

// Push and pull move the immobilized and the stunned.
Seen stopped_by(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* move = view.event_as<event::Move>(i);
        if (move != nullptr && is_forced(move->how) &&
            (view.had(i, move->figure, Condition::immobilize) ||
             view.had(i, move->figure, Condition::stun))) {
            judged.holds(true);
        }
    }
    const auto* forced = view.step_as<step::Forced>();
    if (forced != nullptr && view.refusal() != nullptr) {
        const FigureState* target = view.standing(0, forced->move.target);
        const FigureState* by = view.standing(0, forced->move.by);
        const bool held = target != nullptr && target->has(Condition::immobilize) &&
                          view.is_refused_by("condition.immobilize");
        const bool stunned = target != nullptr && target->has(Condition::stun) && by != nullptr &&
                             !by->has(Condition::stun) && view.is_refused_by("condition.stun");
        if (held || stunned) {
            judged.breaks(forced->move.target + " is not moved for a condition of its own");
        }
    }
    return judged.seen();
}

Seen objectives_stay(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (const auto* move = view.event_as<event::Move>(i)) {
            const bool falls = move->how == MoveKind::fall;
            if (!falls && view.standing(i, move->figure)->figure->kind == Kind::objective) {
                judged.breaks(move->figure + ", an objective, moves");
            }
        } else if (const auto* none = view.event_as<event::NoEffect>(i)) {
            // One that found no place was never there.
            const auto* stands = view.standing(i, none->figure);
            const bool objective = stands != nullptr && stands->figure->kind == Kind::objective;
            if (objective && none->reason == Obstacle::immune) {
                judged.holds(true);
            }
        } else if (const auto* start = view.event_as<event::TurnStarts>(i)) {
            if (view.standing(i, start->figure)->figure->kind == Kind::objective) {
                judged.breaks(start->figure + ", an objective, takes a turn");
            }
        }
    }
    if (view.is_refused_by("map.objective")) {
        const bool there = std::ranges::any_of(
            view.before().figures, [](const Figure& f) { return f.kind == Kind::objective; });
        judged.expect(there, true, [] { return "refused for an objective, and there is none"; });
    }
    return judged.seen();
}

constexpr std::array monitors{
    PlayMonitor{"forced.push"_clause, "each hex entered is farther by range", moves, push},
    PlayMonitor{"forced.pull"_clause, "each hex entered is nearer by range", moves, pull},
    PlayMonitor{"forced.normal-rules"_clause,
                "the target enters only what it may enter, and ends on no figure", moves,
                normal_rules},
    PlayMonitor{"forced.sum"_clause, "several pushes go no farther than all together",
                kinds<event::Attack>(), sum},
    PlayMonitor{"forced.stopped-by"_clause, "the immobilized and the stunned are pushed and pulled",
                moves | refusals, stopped_by},
    PlayMonitor{"map.objective"_clause,
                "an objective does not move, takes no turn, and is immune as its edition says",
                moves | kinds<event::NoEffect, event::TurnStarts>() | refusals, objectives_stay},
};

}  // namespace
}  // namespace of_forced

std::span<const PlayMonitor> forced_play_monitors() { return of_forced::monitors; }

}  // namespace standee::verify
