#include "play/ground/forced.hpp"

#include <algorithm>

#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "play/ground/forced_paths.hpp"
#include "play/ground/movement.hpp"
#include "play/refusal.hpp"

namespace standee {
namespace {

constexpr std::size_t most_paths = 1'000;  // the most paths that a choice offers

Clause clause_of(Force force) {
    return force == Force::push ? "forced.push"_clause : "forced.pull"_clause;
}

bool is_immune(const Figure& figure, Force force) {
    return figure.kind == Kind::objective ||
           (force == Force::push ? figure.immune_to_push : figure.immune_to_pull);
}

std::string word_of(Force force) { return force == Force::push ? "push" : "pull"; }

std::string list_of(const ForcedPaths& paths) {
    constexpr std::size_t shown = 40;
    std::string text;
    for (std::size_t i = 0; i < std::min(shown, paths.size()); ++i) {
        text += i == 0 ? "[" : ", [";
        for (std::size_t hex = 0; hex < paths[i].size(); ++hex) {
            text += (hex == 0 ? "" : ",") + text_of(paths[i][hex]);
        }
        text += "]";
    }
    return paths.size() > shown ? text + " ..." : text;
}

// Immobilize and stun are not checked, because neither stops forced movement [forced.stopped-by].
void refuse_step(const GameState& state, const ForcedMove& move, Hex into) {
    const Figure& target = state.figure(move.target);
    const std::string step =
        "\"" + target.id + "\" from " + text_of(target.at) + " to " + text_of(into);
    if (!state.adjacent(target.at, into)) {
        refuse(state.terrain(into).is(Terrain::closed_door) ? "map.closed-door"_clause
                                                            : "map.wall-line"_clause,
               step, "a step to an adjacent hex");
    }
    if (const auto hindered = hindrance(state, target, into)) {
        refuse(hindered->clause, step + ": " + hindered->what, "a hex that it may enter");
    }
    refuse(clause_of(move.force), step,
           move.force == Force::push ? "a hex farther from \"" + move.by + "\""
                                     : "a hex nearer to \"" + move.by + "\"");
}

/// How far the target has been moved along a path that was given.
struct Walked {
    int steps = 0;  ///< steps of the path
    int hexes = 0;  ///< hexes entered, including slides
    int onward =
        0;  ///< the most hexes that the points left would still cover; -1: it could not end
    bool blocked = false;
    int longest = 0;  ///< the number of hexes of the longest path
    bool lives = true;
};

/// How far the target is after each step of its path if it stays alive, as far as the steps can be
/// made.
std::vector<Walked> stages_of(const GameState& state, const ForcedMove& move) {
    ForcedField field{state, move};
    Hex at = state.figure(move.target).at;
    Walked walked;
    walked.longest = std::max(0, field.longest(at, move.points));
    std::vector<Walked> stages;
    const auto add_stage = [&] {
        walked.onward = field.longest(at, move.points - walked.steps);
        walked.blocked = field.is_blocked_somewhere(at, move.points - walked.steps);
        stages.push_back(walked);
    };
    add_stage();
    for (const Hex into : *move.path) {
        const std::vector<ForcedStep> steps = field.steps(at);
        const auto step = std::ranges::find(steps, into, &ForcedStep::into);
        if (step == steps.end()) {
            break;  // the step is refused when it is made
        }
        at = step->rest;
        ++walked.steps;
        walked.hexes += step->hexes;
        add_stage();
    }
    return stages;
}

bool is_far_enough(const Walked& walked, ForcedDistance distance, int points) {
    const bool ends = !walked.lives || walked.onward == 0;
    switch (distance) {
        case ForcedDistance::up_to_full: return true;
        case ForcedDistance::longest:
            // A target that dies only has to have been on a longest path.
            return walked.hexes + (walked.lives ? 0 : std::max(0, walked.onward)) >= walked.longest;
        case ForcedDistance::full_or_none: return ends || walked.steps == 0;
        case ForcedDistance::full_or_blocked:
            return ends || walked.steps == points || walked.blocked;
        case ForcedDistance::full_blocked_or_none:
            return ends || walked.steps == 0 || walked.steps == points || walked.blocked;
    }
    return false;
}

/// Who decides how far the target is moved: the figure that moves it, or whoever controls that
/// figure [command.grant-control].
const Figure& decider(const GameState& state, const ForcedMove& move) {
    const Figure* controller = state.find(move.controlled_by);
    return controller != nullptr ? *controller : state.figure(move.by);
}

/// Checks the length of a given path after the target has been moved to its end, or to where it
/// died. `decides` is the figure that decided how far. It is passed as it was before, because the
/// target's death may have killed it.
void check_length(const Edition& rules, const ForcedMove& move, const Figure& decides,
                  const Walked& walked) {
    if (!is_far_enough(walked, forced_distance(decides, rules), move.points)) {
        refuse("forced.normal-rules"_clause,
               "a " + word_of(move.force) + " of " + std::to_string(walked.hexes) + " by \"" +
                   move.by + "\"",
               decides.kind == Kind::character ? "all of " + std::to_string(move.points) +
                                                     ", fewer if something blocks it, or none"
                                               : "a path that is as long as possible");
    }
}

/// Moves the target along the path as long as it is on the map. Returns the number of steps made.
std::size_t walk(Game& game, const ForcedMove& move, const std::vector<Hex>& path) {
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (!force_step(game, move, path[i])) {
            return i + 1;
        }
    }
    check_free(game.state(), move.target);
    return path.size();
}

void walk_given(Game& game, const ForcedMove& move) {
    const std::vector<Hex>& path = *move.path;
    if (path.size() > static_cast<std::size_t>(move.points)) {
        refuse(clause_of(move.force), std::to_string(path.size()) + " hexes",
               "at most " + std::to_string(move.points));
    }
    const Figure decides = decider(game.state(), move);
    const std::vector<Walked> stages = stages_of(game.state(), move);
    const std::size_t steps = walk(game, move, path);
    Walked walked = stages.at(std::min(steps, stages.size() - 1));
    walked.lives = game.state().find(move.target) != nullptr;
    check_length(game.state().rules(), move, decides, walked);
}

Flow walk_chosen(Game& game, const ForcedMove& move) {
    const Figure& by = decider(game.state(), move);
    const bool has_to_say = game.decisions().steps_say_all();
    const ForcedDistance distance =
        has_to_say ? ForcedDistance::longest : forced_distance(by, game.state().rules());
    const ForcedPaths paths = forced_paths(game, move, distance, most_paths);
    if (paths.size() > 1 && has_to_say) {
        ask_for("forced.normal-rules"_clause,
                "no path, although there are " + std::to_string(paths.size()) + " longest paths",
                "as the path one of " + list_of(paths));
    }
    event::Choice choice{
        move.force == Force::push ? ChoiceKind::push : ChoiceKind::pull, move.target, {}, 0};
    for (const std::vector<Hex>& path : paths) {
        choice.options.push_back({.path = path});
    }
    const auto chosen = game.choose("forced.normal-rules"_clause, std::move(choice));
    if (!chosen) {
        return Flow::stops;
    }
    walk(game, move, paths.at(*chosen));
    return Flow::goes_on;
}

}  // namespace

ForcedDistance forced_distance(const Figure& by, const Edition& edition) {
    return by.kind == Kind::character ? edition.character_forces : edition.monster_forces;
}

bool force_step(Game& game, const ForcedMove& move, Hex into) {
    const Figure& target = game.state().figure(move.target);
    game.state().require_listed(into);
    const std::vector<ForcedStep> steps = ForcedField{game.state(), move}.steps(target.at);
    const auto step = std::ranges::find(steps, into, &ForcedStep::into);
    if (step == steps.end()) {
        refuse_step(game.state(), move, into);
    }
    const bool flying = target.flying;
    const MoveKind how = move.force == Force::push ? MoveKind::push : MoveKind::pull;
    if (!enter(game, move.target, into, how, flying ? Contact::none : Contact::full, move.by)) {
        return false;
    }
    return flying || !step->direction || slide(game, move.target, *step->direction, &move);
}

Flow force(Game& game, const ForcedMove& move) {
    const Figure& target = game.state().figure(move.target);
    if (move.by == move.target) {
        refuse(clause_of(move.force), "\"" + move.by + "\" by itself", "another figure");
    }
    if (is_immune(target, move.force)) {
        game.emit(target.kind == Kind::objective ? "map.objective"_clause : clause_of(move.force),
                  event::NoEffect{target.id,
                                  move.force == Force::push ? Undertaking::push : Undertaking::pull,
                                  Obstacle::immune});
        return Flow::goes_on;
    }
    if (!move.path) {
        return walk_chosen(game, move);
    }
    walk_given(game, move);
    return Flow::goes_on;
}

}  // namespace standee
