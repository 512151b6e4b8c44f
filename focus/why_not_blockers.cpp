#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "focus/trap_grip.hpp"
#include "focus/why_not_question.hpp"
#include "lib/clause.hpp"
#include "lib/copy_work.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

// Finds what keeps a figure from ever attacking an enemy, or from ever reaching a hex.

namespace standee {
namespace {

constexpr std::size_t most_blockers = 4;

/// A thing that blocks a path, and the change that removes it.
struct Blocker {
    std::string what;
    Clause clause;
    SceneChange away;
};

/// All things that can block a path: closed doors, obstacles, then figures.
std::vector<Blocker> all_blockers(const Scene& scene, FigureIndex actor, FigureIndex kept) {
    using Act = SceneChange::Act;
    using What = SceneChange::What;
    std::vector<Blocker> all;
    std::vector<Door> doors = scene.map.doors;
    std::ranges::sort(doors, {}, &Door::at);
    for (const Door& door : doors) {
        if (!door.open) {
            all.push_back({"the closed door at " + text_of(door.at),
                           "map.closed-door"_clause,
                           {Act::open, What::door, {}, door.at, door.at}});
        }
    }
    std::vector<Hex> obstacles = scene.map.obstacles;
    std::ranges::sort(obstacles);
    for (const Hex hex : obstacles) {
        all.push_back({"the obstacle at " + text_of(hex),
                       "map.obstacle"_clause,
                       {Act::remove, What::obstacle, {}, hex, hex}});
    }
    std::vector<const Figure*> figures;
    for (FigureIndex i = 0; i < scene.figures.size(); ++i) {
        if (i != actor && i != kept) {
            figures.push_back(&scene.figures[i]);
        }
    }
    std::ranges::sort(figures, {}, &Figure::id);
    for (const Figure* figure : figures) {
        const Figure& walker = scene.figures[actor];
        const bool holds = !walker.flying && may_be_held(walker, scene, figure->at);
        all.push_back({figure->id + " at " + text_of(figure->at) + (holds ? " above a trap" : ""),
                       "map.end-unoccupied"_clause,
                       {Act::remove, What::figure, figure->id, figure->at, figure->at}});
    }
    return all;
}

/// The things that block: without any single one of them, `holds` would be true of the facts of the
/// plan. At most a few.
std::vector<Blocker> blockers(
    const Question& q, FigureIndex kept,
    const std::function<bool(const Scene&, const Board&, const TurnFacts&)>& holds) {
    spend(copy_work(q.scene));
    Scene without = q.scene;
    std::vector<Blocker> found;
    for (Blocker& thing : all_blockers(q.scene, q.answer.figure, kept)) {
        if (found.size() == most_blockers) {
            break;
        }
        spend(table_work(q.scene));
        without = changed(std::move(without), thing.away);
        try {
            const Board board{without.map};
            if (holds(without, board, q.planner.facts(without, board))) {
                found.push_back(std::move(thing));
            }
        } catch (const InputError&) {
            // throws again if the limit of work was exceeded; else there is no turn to plan
            spend(0);
        }
        without.map = q.scene.map;
        without.figures = q.scene.figures;
    }
    return found;
}

/// The blockers in words: "; the closed door at [3,0] is in the way". Each of several would be
/// enough: "; without the closed door at [3,0] or M2 at [4,0] there would be one".
std::string in_the_way(const std::vector<Blocker>& blockers) {
    if (blockers.empty()) {
        return "; taking away one figure or obstacle, or opening one door, would not help";
    }
    std::vector<std::string> names;
    for (const Blocker& blocker : blockers) {
        names.push_back(blocker.what);
    }
    return blockers.size() == 1 ? "; " + names.front() + " is in the way"
                                : "; without " + joined(names, "or") + " there would be one";
}

/// How close the figure comes to an attack on one enemy.
struct Chances {
    bool reached = false;   ///< the enemy is in reach of a hex to which the figure has a path
    bool seen = false;      ///< the enemy is in reach and in sight of some hex
    bool has_room = false;  ///< the figure could end its move in such a hex
};

Chances chances_of(const Question& q, FigureIndex enemy) {
    Chances chances;
    for (const PlaceFacts& place : q.facts.places) {
        const bool sees = contains(place.in_sight, enemy);
        chances.reached = chances.reached || (contains(place.in_reach, enemy) && place.cost);
        chances.seen = chances.seen || sees;
        chances.has_room = chances.has_room || (sees && place.can_end);
    }
    return chances;
}

std::vector<Blocker> blockers_of_attack(const Question& q, FigureIndex enemy) {
    return blockers(q, enemy, [&](const Scene& scene, const Board&, const TurnFacts& facts) {
        const auto there = std::ranges::find(scene.figures, q.id(enemy), &Figure::id);
        const auto* known = facts.enemy(static_cast<FigureIndex>(there - scene.figures.begin()));
        return known != nullptr && known->cost;
    });
}

/// What is missing for an attack on that enemy, with the clause that counts if nothing is in the
/// way.
std::pair<Clause, std::string> what_is_missing(const Question& q, FigureIndex enemy) {
    const std::string& id = q.id(enemy);
    const std::string& who = q.actor().id;
    const Chances chances = chances_of(q, enemy);
    if (chances.reached) {
        return {"los.line"_clause,
                fmt::format("there is no hex within range of {} that {} can get to and that has "
                            "line of sight to it",
                            id, who)};
    }
    if (chances.has_room) {
        return {"monster.no-focus"_clause,
                fmt::format("there is no path to a hex from which {} could attack {}", who, id)};
    }
    if (chances.seen) {
        return {"map.end-unoccupied"_clause,
                fmt::format("there is no free hex from which {} could attack {}", who, id)};
    }
    if (q.facts.card.attack.area != nullptr) {
        return {
            "area.placement"_clause,
            fmt::format("there is no hex from which {} could place the area of its attack on {}",
                        who, id)};
    }
    return {"range.count"_clause,
            fmt::format("there is no hex with range and line of sight from which {} could attack "
                        "{}",
                        who, id)};
}

}  // namespace

Reason unreachable(const Question& q, FigureIndex enemy) {
    const std::string& id = q.id(enemy);
    if (q.scene.figures[enemy].has(Condition::invisible)) {
        return {"condition.invisible"_clause,
                fmt::format("it can neither focus on {} nor attack it: {} is invisible", id, id),
                {},
                {id}};
    }
    if (q.scene.figures[enemy].no_interaction) {
        return {
            "ally.no-interaction"_clause,
            fmt::format("it can neither focus on {} nor attack it: nothing can interact with {}",
                        id, id),
            {},
            {id}};
    }
    const auto [missing, says] = what_is_missing(q, enemy);
    const std::vector<Blocker> found = blockers_of_attack(q, enemy);
    const bool in_way = !found.empty() && missing != "los.line"_clause;
    return {in_way ? found.front().clause : missing, says + in_the_way(found), {}, {id}};
}

/// Whether the figure could end in a hex if the hex were not icy [map.icy].
bool slides_past(const Question& q, Hex hex) {
    if (!q.board.terrain(q.board.find(hex)).is(Terrain::icy)) {
        return false;
    }
    const Scene without =
        changed(q.scene, {SceneChange::Act::remove, SceneChange::What::icy, {}, hex, hex});
    const Board board{without.map};
    return q.planner.facts(without, board).places[board.find(hex)].cost.has_value();
}

Reason no_path_to(const Question& q, Hex hex) {
    if (slides_past(q, hex)) {
        return {"map.icy"_clause,
                fmt::format("{} cannot stop in {}: it would slide on over the ice", q.actor().id,
                            text_of(hex)),
                {},
                {text_of(hex)}};
    }
    const auto found =
        blockers(q, q.answer.figure, [&](const Scene&, const Board& board, const TurnFacts& facts) {
            return facts.places[board.find(hex)].cost.has_value();
        });
    return {found.empty() ? "move.points"_clause : found.front().clause,
            fmt::format("there is no path to {}{}", text_of(hex), in_the_way(found)),
            {},
            {text_of(hex)}};
}

}  // namespace standee
