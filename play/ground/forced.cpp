#include "play/ground/forced.hpp"

#include <algorithm>

#include "lib/words.hpp"
#include "play/clause_sites.hpp"
#include "play/ground/forced_paths.hpp"
#include "play/ground/movement.hpp"
#include "play/refusal.hpp"

namespace standee {
namespace {

constexpr std::size_t most_ways = 1'000;  // that are offered to choose from

constexpr auto clause_of_rule = decided_by("forced.push"_clause, "forced.pull"_clause);
Clause clause_of(Force force) {
    return force == Force::push ? "forced.push"_clause : "forced.pull"_clause;
}

bool is_immune(const Figure& figure, Force force) {
    return figure.kind == Kind::objective ||
           (force == Force::push ? figure.immune_to_push : figure.immune_to_pull);
}

std::string word_of(Force force) { return force == Force::push ? "push" : "pull"; }

std::string list_of(const ForcedWays& ways) {
    constexpr std::size_t shown = 40;
    std::string text;
    for (std::size_t i = 0; i < std::min(shown, ways.size()); ++i) {
        text += i == 0 ? "[" : ", [";
        for (std::size_t hex = 0; hex < ways[i].size(); ++hex) {
            text += (hex == 0 ? "" : ",") + text_of(ways[i][hex]);
        }
        text += "]";
    }
    return ways.size() > shown ? text + " ..." : text;
}

constexpr auto refuse_step_rule =
    decided_by("map.closed-door"_clause, "map.wall-line"_clause, "forced.stopped-by"_clause);
// Immobilize and stun are not asked about: neither stops it.
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

constexpr auto check_length_rule = decided_by("forced.normal-rules"_clause);
/// Checks a path that was given and has been walked to its end.
void check_length(const GameState& state, const ForcedMove& move, int length, int longest) {
    const Figure& by = state.figure(move.by);
    const Hex end = state.figure(move.target).at;
    ForcedField field{state, move};
    bool allowed = true;
    switch (forced_distance(by, state.rules())) {
        case ForcedDistance::up_to_full: break;
        case ForcedDistance::longest: allowed = length == longest; break;
        case ForcedDistance::full_or_none:
            allowed = length == 0 || field.longest(end, move.points - length) == 0;
            break;
        case ForcedDistance::full_or_blocked:
            allowed = length == move.points || field.is_blocked_somewhere(end) ||
                      field.longest(end, move.points - length) == 0;
            break;
    }
    if (!allowed) {
        refuse("forced.normal-rules"_clause,
               "a " + word_of(move.force) + " of " + std::to_string(length) + " by \"" + move.by +
                   "\"",
               by.kind == Kind::character ? "all of " + std::to_string(move.points) + " or none"
                                          : "one as far as possible");
    }
}

void walk(Game& game, const ForcedMove& move, const std::vector<Hex>& path) {
    for (const Hex into : path) {
        if (!force_step(game, move, into)) {
            return;
        }
    }
    check_free(game.state(), move.target);
}

void walk_given(Game& game, const ForcedMove& move) {
    const std::vector<Hex>& path = *move.path;
    if (path.size() > static_cast<std::size_t>(move.points)) {
        refuse(clause_of(move.force), std::to_string(path.size()) + " hexes",
               "at most " + std::to_string(move.points));
    }
    const Hex start = game.state().figure(move.target).at;
    const int longest = ForcedField{game.state(), move}.longest(start, move.points);
    walk(game, move, path);
    if (game.state().find(move.target) != nullptr) {
        check_length(game.state(), move, static_cast<int>(path.size()), longest);
    }
}

constexpr auto walk_chosen_rule = decided_by("forced.normal-rules"_clause);
Flow walk_chosen(Game& game, const ForcedMove& move) {
    const Figure& by = game.state().figure(move.by);
    const bool has_to_say = game.decisions().steps_say_all();
    const ForcedDistance distance =
        has_to_say ? ForcedDistance::longest : forced_distance(by, game.state().rules());
    const ForcedWays ways = forced_ways(game, move, distance, most_ways);
    if (ways.size() > 1 && has_to_say) {
        ask_for("forced.normal-rules"_clause,
                "no path, and " + std::to_string(ways.size()) + " longest ways",
                "as path one of " + list_of(ways));
    }
    event::Choice choice{
        move.force == Force::push ? ChoiceKind::push : ChoiceKind::pull, move.target, {}, 0};
    for (const std::vector<Hex>& way : ways) {
        choice.options.push_back({.path = way});
    }
    const auto chosen = game.choose("forced.normal-rules"_clause, std::move(choice));
    if (!chosen) {
        return Flow::stops;
    }
    walk(game, move, ways.at(*chosen));
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
    return flying || !step->direction || slide(game, move.target, *step->direction, false, move.by);
}

constexpr auto force_rule = decided_by("map.objective"_clause);
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

ClauseSites clause_sites::play::forced() {
    static constexpr auto sites =
        sites_of(clause_of_rule, refuse_step_rule, check_length_rule, walk_chosen_rule, force_rule);
    return sites;
}

}  // namespace standee
