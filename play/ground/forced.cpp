#include "play/ground/forced.hpp"

#include <algorithm>

#include "play/ask_for.hpp"
#include "play/ground/forced_paths.hpp"
#include "play/ground/movement.hpp"

namespace standee {
namespace {

constexpr std::size_t most_ways = 1'000;  // that are offered to choose from

Clause clause_of(Force force) {
    return force == Force::push ? "forced.push"_clause : "forced.pull"_clause;
}

bool is_immune(const Figure& figure, Force force) {
    return figure.kind == Kind::objective ||
           (force == Force::push ? figure.immune_to_push : figure.immune_to_pull);
}

std::string name_of(Force force) { return force == Force::push ? "push" : "pull"; }

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

// Immobilize and stun are not asked about: neither stops it [forced.stopped-by].
void refuse_step(GameState& table, const ForcedMove& move, Hex into) {
    const Figure& target = table.figure(move.target);
    const std::string step =
        "\"" + target.id + "\" from " + text_of(target.at) + " to " + text_of(into);
    if (!table.adjacent(target.at, into)) {
        refuse(table.terrain(into).is(Terrain::closed_door) ? "map.closed-door"_clause
                                                            : "map.wall-line"_clause,
               step, "a step to an adjacent hex");
    }
    if (const auto hindered = hindrance(table, target, into)) {
        refuse(hindered->clause, step + ": " + hindered->what, "a hex that it may enter");
    }
    refuse(clause_of(move.force), step,
           move.force == Force::push ? "a hex farther from \"" + move.by + "\""
                                     : "a hex nearer to \"" + move.by + "\"");
}

/// Checks a path that was given and has been walked to its end.
void check_length(GameState& table, const ForcedMove& move, int length, int longest) {
    const Figure& by = table.figure(move.by);
    const Hex end = table.figure(move.target).at;
    ForcedField field{table, move};
    bool allowed = true;
    switch (forced_distance(by, table.rules())) {
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
               "a " + name_of(move.force) + " of " + std::to_string(length) + " by \"" + move.by +
                   "\"",
               by.kind == Kind::character ? "all of " + std::to_string(move.points) + " or none"
                                          : "one as far as possible");
    }
}

void walk(GameState& table, const ForcedMove& move, const std::vector<Hex>& path) {
    for (const Hex into : path) {
        if (!force_step(table, move, into)) {
            return;
        }
    }
    check_free(table, move.target);
}

void walk_given(GameState& table, const ForcedMove& move) {
    const std::vector<Hex>& path = *move.path;
    if (path.size() > static_cast<std::size_t>(move.points)) {
        refuse(clause_of(move.force), std::to_string(path.size()) + " hexes",
               "at most " + std::to_string(move.points));
    }
    const Hex start = table.figure(move.target).at;
    const int longest = ForcedField{table, move}.longest(start, move.points);
    walk(table, move, path);
    if (table.find(move.target) != nullptr) {
        check_length(table, move, static_cast<int>(path.size()), longest);
    }
}

void walk_chosen(GameState& table, const ForcedMove& move) {
    const Figure& by = table.figure(move.by);
    const ForcedDistance distance =
        table.asks() ? forced_distance(by, table.rules()) : ForcedDistance::longest;
    const ForcedWays ways = forced_ways(table, move, distance, most_ways);
    if (ways.size() > 1 && !table.asks()) {
        ask_for("forced.normal-rules"_clause,
                "no path, and " + std::to_string(ways.size()) + " longest ways",
                "as path one of " + list_of(ways));
    }
    event::Choice choice{name_of(move.force), move.target, {}, 0};
    for (const std::vector<Hex>& way : ways) {
        choice.options.push_back({.path = way});
    }
    const std::size_t chosen = table.choose("forced.normal-rules"_clause, std::move(choice));
    walk(table, move, ways.at(chosen));
}

}  // namespace

ForcedDistance forced_distance(const Figure& by, const Edition& edition) {
    return by.kind == Kind::character ? edition.character_forces : edition.monster_forces;
}

bool force_step(GameState& table, const ForcedMove& move, Hex into) {
    const Figure& target = table.figure(move.target);
    table.index(into);
    const std::vector<ForcedStep> steps = ForcedField{table, move}.steps(target.at);
    const auto step = std::ranges::find(steps, into, &ForcedStep::into);
    if (step == steps.end()) {
        refuse_step(table, move, into);
    }
    const bool flying = target.flying;
    const MoveKind how = move.force == Force::push ? MoveKind::push : MoveKind::pull;
    if (!enter(table, move.target, into, how, flying ? Contact::none : Contact::full)) {
        return false;
    }
    return flying || !step->direction || slide(table, move.target, *step->direction, false);
}

void force(GameState& table, const ForcedMove& move) {
    const Figure& target = table.figure(move.target);
    if (move.by == move.target) {
        refuse(clause_of(move.force), "\"" + move.by + "\" by itself", "another figure");
    }
    if (is_immune(target, move.force)) {
        table.happened(
            target.kind == Kind::objective ? "map.objective"_clause : clause_of(move.force),
            event::NoEffect{target.id, name_of(move.force), "immune"});
        return;
    }
    table.set_mover(move.by);  // who is credited with what happens on the way
    if (move.path) {
        walk_given(table, move);
    } else {
        walk_chosen(table, move);
    }
    table.set_mover({});
}

}  // namespace standee
