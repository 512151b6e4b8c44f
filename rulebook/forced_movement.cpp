#include "rulebook/forced_movement.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

#include "lib/error.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"
#include "rulebook/movement.hpp"

namespace standee::rulebook {
namespace {

using Path = std::vector<Hex>;  ///< the hexes entered by the target's own steps

constexpr std::size_t most_paths = 1'000;  // that are offered to choose from

bool is_push(const ForcedMove& move) { return move.force == Force::push; }

Clause clause_of_force(const ForcedMove& move) {
    return is_push(move) ? "forced.push"_clause : "forced.pull"_clause;
}

bool is_farther_or_nearer(const ForcedMove& move, int before, int after) {
    return is_push(move) ? after > before : after < before;
}

/// How many hexes a step leads, the slide after it included [forced.normal-rules].
int hexes_of_step(const Table& table, const GroundStep& step) {
    const bool slides =
        step.entered.size() > 1 && table.on("forced.normal-rules"_clause, "slides included");
    return slides ? static_cast<int>(step.entered.size()) : 1;
}

/// Where one push or pull can make its target go while nothing changes on the way.
class Paths {
public:
    Paths(const Table& table, const ForcedMove& move) : table_{table}, move_{move} {}

    /// Each step leads on, the slide after it too [forced.push, forced.pull, map.icy].
    [[nodiscard]] std::vector<GroundStep> steps(Hex from) const {
        return ground_steps(table_, table_.figure(move_.target), from,
                            [&](Hex a, Hex b) { return leads_on(table_, move_, a, b); });
    }
    /// Whether the target can end there [map.end-unoccupied].
    [[nodiscard]] bool can_end(Hex hex) const {
        return table_.standing_in(hex, move_.target) == nullptr ||
               !table_.on("map.end-unoccupied"_clause);
    }
    /// The most hexes that so many steps lead from a hex to one where the target can end, slides
    /// included; -1: it can end nowhere [forced.normal-rules].
    int longest(Hex from, int points) { return most_hexes(from, points, true); }
    /// The same wherever the steps lead: what kills the target on the way may end it there.
    int farthest(Hex from, int points) { return most_hexes(from, points, false); }
    /// Whether something stops the target in a direction that leads straight away (nearer): it
    /// cannot step there, or step there and end anywhere [forced.normal-rules].
    bool is_stopped(Hex at, int points) {
        const Figure& by = table_.figure(move_.by);
        const auto distance = [&](Hex hex) {
            return least_over_hexes_of(by, [hex](Hex own) { return hex_distance(own, hex); });
        };
        const std::vector<GroundStep> open = steps(at);
        return std::ranges::any_of(all_directions, [&](Direction direction) {
            const Hex ahead = neighbour(at, direction);
            const auto step = std::ranges::find(
                open, ahead, [](const GroundStep& each) { return each.entered.front(); });
            const bool goes = step != open.end() && longest(step->entered.back(), points - 1) >= 0;
            return !goes && is_farther_or_nearer(move_, distance(at), distance(ahead));
        });
    }

private:
    int most_hexes(Hex from, int points, bool to_an_end) {
        const auto known = most_.find({from, points, to_an_end});
        if (known != most_.end()) {
            return known->second;
        }
        int most = !to_an_end || can_end(from) ? 0 : -1;
        for (const GroundStep& step : points > 0 ? steps(from) : std::vector<GroundStep>{}) {
            const int onward = most_hexes(step.entered.back(), points - 1, to_an_end);
            if (onward >= 0) {
                most = std::max(most, hexes_of_step(table_, step) + onward);
            }
        }
        return most_[{from, points, to_an_end}] = most;
    }

    const Table& table_;
    const ForcedMove& move_;
    std::map<std::tuple<Hex, int, bool>, int> most_;
};

/// How far a path has led.
struct Led {
    int steps = 0;
    int hexes = 0;      ///< slides included
    Hex at{};           ///< where the target is now
    bool dies = false;  ///< in the last of these hexes
};

/// How far the target must go. In Gloomhaven it goes all hexes unless something stops it, and a
/// character may leave that out. Elsewhere a character decides how far, and whatever a monster
/// forces goes as far as possible. A target that dies on the way goes no farther, if it was on a
/// path long enough [forced.normal-rules].
bool is_far_enough(Paths& paths, const ForcedMove& move, ForcedDistance distance, Hex start,
                   const Led& led) {
    const int left = move.points - led.steps;
    const int onward = paths.longest(led.at, left);
    switch (distance) {
        case ForcedDistance::up_to_full: return true;
        case ForcedDistance::longest:
            return led.hexes + (led.dies ? std::max(0, onward) : 0) >=
                   std::max(0, paths.longest(start, move.points));
        case ForcedDistance::full_or_none: return led.dies || led.steps == 0 || onward == 0;
        case ForcedDistance::full_or_blocked:
            return led.dies || left == 0 || onward == 0 || paths.is_stopped(led.at, left);
        case ForcedDistance::full_blocked_or_none:
            return led.dies || led.steps == 0 || left == 0 || onward == 0 ||
                   paths.is_stopped(led.at, left);
    }
    return false;
}

/// The acting figure decides, unless somebody decides in its place; for a monster the party does
/// [forced.normal-rules].
ForcedDistance distance_of(const Table& table, const ForcedMove& move) {
    if (!table.on("forced.normal-rules"_clause)) {
        return ForcedDistance::up_to_full;
    }
    const Figure* decides = table.find(move.controlled_by);
    const Figure& figure = decides != nullptr ? *decides : table.figure(move.by);
    return figure.kind == Kind::character ? table.book().character_forces
                                          : table.book().monster_forces;
}

/// Why the target cannot be made to take a step. That it is immobilized or stunned is no reason
/// [forced.stopped-by].
[[noreturn]] void refuse_step(const Table& table, const ForcedMove& move, Hex into) {
    const Figure& target = table.figure(move.target);
    const std::string step =
        quoted(target.id) + " from " + text_of(target.at) + " to " + text_of(into);
    const auto hindered = hindrance(table, target, into);
    if (!table.adjacent(target.at, into)) {
        const bool door = table.tile(into).closed_door;
        refuse(door ? "map.closed-door"_clause : "map.wall-line"_clause, step,
               "a step to an adjacent hex");
    }
    if (hindered) {
        refuse(hindered->clause, step + ": " + hindered->what, "a hex that it may enter");
    }
    refuse(
        clause_of_force(move), step,
        std::string{"a hex "} + (is_push(move) ? "farther from " : "nearer to ") + quoted(move.by));
}

/// One step of the target, with the slide after it; whether it is still on the map.
bool force_step(Table& table, const ForcedMove& move, Hex into) {
    const Figure& target = table.figure(move.target);
    static_cast<void>(table.tile(into));
    const std::vector<GroundStep> steps = Paths{table, move}.steps(target.at);
    const auto step =
        std::ranges::find(steps, into, [](const GroundStep& each) { return each.entered.front(); });
    if (step == steps.end()) {
        refuse_step(table, move, into);
    }
    const bool lands = !flies(table, target);
    const MoveKind how = is_push(move) ? MoveKind::push : MoveKind::pull;
    if (!enter(table, move.target, {into, how, lands, move.by})) {
        return false;
    }
    return !lands || !step->direction || slide(table, move.target, *step->direction, &move);
}

/// All paths that are far enough, in hex order, each up to where the target dies if it does
/// [forced.normal-rules].
class AllPaths {
public:
    AllPaths(const Table& table, const ForcedMove& move, ForcedDistance distance)
        : move_{move},
          distance_{distance},
          start_{table.figure(move.target).at},
          field_{table, move},
          longest_{field_.longest(start_, move.points)} {
        go_on(table, {.at = start_});
        std::ranges::sort(found_);
        found_.erase(std::ranges::unique(found_).begin(), found_.end());
    }
    [[nodiscard]] const std::vector<Path>& found() const { return found_; }

private:
    void go_on(const Table& now, const Led& led) {
        spend(100);
        if (led.dies || field_.can_end(led.at)) {
            keep_if_far_enough(led);
        }
        if (led.dies || led.steps == move_.points) {
            return;
        }
        for (const GroundStep& step : field_.steps(led.at)) {
            const Led on{led.steps + 1, led.hexes + hexes_of_step(now, step), step.entered.back()};
            if (distance_ == ForcedDistance::longest &&
                on.hexes + field_.farthest(on.at, move_.points - on.steps) < longest_) {
                continue;  // however it goes on, it falls short
            }
            path_.push_back(step.entered.front());
            go_into(now, led.at, step, on);
            path_.pop_back();
        }
    }
    /// What hurts is tried out: it may kill.
    void go_into(const Table& now, Hex from, const GroundStep& step, Led led) {
        const Figure& target = now.figure(move_.target);
        if (std::ranges::none_of(step.entered,
                                 [&](Hex hex) { return would_hurt(now, target, hex); })) {
            go_on(now, led);
            return;
        }
        Table trial = now.trial();
        trial.figure(move_.target).at = from;
        led.dies = !force_step(trial, move_, step.entered.front());
        now.also_asked(trial);
        go_on(trial, led);
    }
    void keep_if_far_enough(const Led& led) {
        if (!is_far_enough(field_, move_, distance_, start_, led)) {
            return;
        }
        found_.push_back(path_);
        if (found_.size() > most_paths) {
            throw InputError(
                {ErrorCode::too_many, "", "more than " + std::to_string(most_paths) + " paths",
                 "a path in the step, which chooses one of them", "forced.normal-rules"_clause});
        }
    }

    const ForcedMove& move_;
    ForcedDistance distance_;
    Hex start_;
    Paths field_;
    int longest_;
    Path path_;
    std::vector<Path> found_;
};

/// How far each step of the path leads as long as the target lives.
std::vector<Led> stages_of(const Table& table, const ForcedMove& move, const Paths& paths) {
    std::vector<Led> stages{{.at = table.figure(move.target).at}};
    for (const Hex into : *move.path) {
        const Led& led = stages.back();
        const std::vector<GroundStep> steps = paths.steps(led.at);
        const auto step = std::ranges::find(
            steps, into, [](const GroundStep& each) { return each.entered.front(); });
        if (step == steps.end()) {
            break;  // it is refused when it is made
        }
        stages.push_back(
            {led.steps + 1, led.hexes + hexes_of_step(table, *step), step->entered.back()});
    }
    return stages;
}

/// Moves the target along the path, as far as it lives; how many of the steps it took.
std::size_t force_along(Table& table, const ForcedMove& move, const Path& path) {
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (!force_step(table, move, path[i])) {
            return i + 1;
        }
    }
    check_ends_alone(table, move.target);
    return path.size();
}

/// A path that has been chosen is walked, and must have been far enough.
void force_along_chosen(Table& table, const ForcedMove& move) {
    const Path& path = *move.path;
    if (path.size() > static_cast<std::size_t>(move.points) && table.on(clause_of_force(move))) {
        refuse(clause_of_force(move), std::to_string(path.size()) + " hexes",
               "at most " + std::to_string(move.points));
    }
    const Table before = table.trial();
    Paths paths{before, move};
    const std::vector<Led> stages = stages_of(before, move, paths);
    const std::size_t steps = force_along(table, move, path);
    Led led = stages.at(std::min(steps, stages.size() - 1));
    led.dies = !table.is_here(move.target);
    if (!is_far_enough(paths, move, distance_of(before, move), stages.front().at, led)) {
        refuse("forced.normal-rules"_clause,
               std::to_string(led.hexes) + " hexes for " + quoted(move.by),
               "a path that is long enough");
    }
    table.also_asked(before);
}

/// Nobody has chosen: of several paths, one is a choice. A step that says everything must name one
/// of the longest [forced.normal-rules].
void force_along_any(Table& table, const ForcedMove& move) {
    const Clause clause = "forced.normal-rules"_clause;
    const bool step_says_all = table.choices.steps_say_all();
    const ForcedDistance distance =
        step_says_all ? ForcedDistance::longest : distance_of(table, move);
    const std::vector<Path> paths = AllPaths{table, move, distance}.found();
    if (step_says_all && paths.size() > 1 && table.on(clause)) {
        ask_for(clause, "no path, although " + std::to_string(paths.size()) + " are the longest",
                "one of them as the path");
    }
    event::Choice choice{is_push(move) ? ChoiceKind::push : ChoiceKind::pull, move.target, {}, 0};
    for (const Path& path : paths) {
        choice.options.push_back({.path = path});
    }
    const std::size_t chosen = table.choose(clause, std::move(choice));
    force_along(table, move, paths.empty() ? Path{} : paths[chosen]);
}

}  // namespace

bool leads_on(const Table& table, const ForcedMove& move, Hex from, Hex to) {
    const Figure& by = table.figure(move.by);
    const auto range = [&](Hex hex) {
        return table.range(hex, by).value_or(std::numeric_limits<int>::max());
    };
    return is_farther_or_nearer(move, range(from), range(to)) || !table.on(clause_of_force(move));
}

/// Nothing forces an objective, or a figure whose stat card says so; immobilize and stun do not
/// protect from it [map.objective, forced.push, forced.pull, forced.stopped-by].
void force(Table& table, const ForcedMove& move) {
    const Figure& target = table.figure(move.target);
    const Clause clause = clause_of_force(move);
    if (move.by == move.target) {
        refuse(clause, quoted(move.by) + " by itself", "another figure");
    }
    const Undertaking forced = is_push(move) ? Undertaking::push : Undertaking::pull;
    if (target.kind == Kind::objective && table.on("map.objective"_clause)) {
        table.record("map.objective"_clause, event::NoEffect{target.id, forced, Obstacle::immune});
        return;
    }
    if (is_push(move) ? target.immune_to_push : target.immune_to_pull) {
        table.record(clause, event::NoEffect{target.id, forced, Obstacle::immune});
        return;
    }
    const bool held = target.has(Condition::immobilize) || target.has(Condition::stun);
    if (held && !table.on("forced.stopped-by"_clause)) {
        refuse("condition.immobilize"_clause, quoted(target.id), "a figure that can move");
    }
    if (move.path) {
        force_along_chosen(table, move);
    } else {
        force_along_any(table, move);
    }
}

}  // namespace standee::rulebook
