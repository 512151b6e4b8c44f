#include "rulebook/entering.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "lib/words.hpp"
#include "lib/work.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/forced_movement.hpp"
#include "rulebook/open_order.hpp"
#include "rulebook/tiles.hpp"

namespace standee::rulebook {
namespace {

/// By which clause a figure comes into a hex, for each `MoveKind`.
constexpr std::array clause_of_entry{
    "move.points"_clause,   "move.jump"_clause,   "move.flying"_clause, "map.icy"_clause,
    "move.teleport"_clause, "forced.push"_clause, "forced.pull"_clause, "move.flying-lost"_clause};

/// The trap in a hex, or null.
const Trap* trap_in(const Table& table, Hex hex) {
    const std::vector<Trap>& traps = table.scene.map.traps;
    const auto found = std::ranges::find(traps, hex, &Trap::at);
    return found == traps.end() ? nullptr : &*found;
}

/// Whether a trap stuns or immobilizes.
bool holds(const Trap* trap) {
    return trap != nullptr && std::ranges::any_of(trap->conditions, [](Condition condition) {
               return condition == Condition::stun || condition == Condition::immobilize;
           });
}

/// Nothing on the ground concerns a figure that flies, that has only water around it, or that
/// cannot be interacted with [move.flying, card.water-only, ally.no-interaction].
bool feels_the_ground(const Table& table, const Figure& figure) {
    return !flies(table, figure) && !keeps_to_water(table, figure) &&
           !(figure.no_interaction &&
             table.on("ally.no-interaction"_clause, "nothing on the ground concerns it"));
}

/// A trap does the damage that it says; if it says nothing, it is the scenario's
/// [map.trap-damage].
int damage_of(const Table& table, const Trap& trap) {
    if (trap.damage) {
        return *trap.damage;
    }
    const auto level = static_cast<std::size_t>(table.scene.level);
    return table.on("map.trap-damage"_clause) ? table.book().trap_damage.at(level) : 0;
}

/// The trap that a figure enters is sprung: it leaves the map, deals its damage, and gives its
/// conditions if the figure survives [map.trap].
void spring_trap(Table& table, const std::string& id, Hex hex, const std::string& forced_by) {
    if (trap_in(table, hex) == nullptr || !table.on("map.trap"_clause)) {
        return;
    }
    const Trap trap = *trap_in(table, hex);
    table.record("map.trap"_clause, event::TrapSprung{id, hex});
    std::vector<Trap>& traps = table.change_map().traps;
    if (table.on("map.trap"_clause, "leaves the map")) {
        traps.erase(std::ranges::find(traps, hex, &Trap::at));
    }

    std::vector<Effect> effects{DamageEffect{.value = damage_of(table, trap)}};
    effects.insert(effects.end(), trap.conditions.begin(), trap.conditions.end());
    for (const Effect& effect : put_in_order(table, id, std::move(effects))) {
        const auto* condition = std::get_if<Condition>(&effect);
        if (!table.is_here(id)) {
            return;
        }
        if (condition != nullptr) {
            gain(table, id, *condition, "map.trap"_clause);
        } else {
            suffer(table, {id, damage_of(table, trap), DamageSource::trap, forced_by});
        }
    }
}

/// Whether hazardous terrain is nothing to the figure there: any, or that of a water tile
/// [card.unaffected].
bool is_spared(const Table& table, const Figure& figure, Hex hex) {
    return (figure.minds_no_hazard ||
            (figure.minds_no_water && lies_in(table.scene.map.water, hex))) &&
           table.on("card.unaffected"_clause);
}

/// Hazardous terrain hurts each time that it is entered, and stays [map.hazardous].
void enter_hazard(Table& table, const std::string& id, Hex hex, const std::string& forced_by) {
    if (lies_in(table.scene.map.hazardous, hex) && !is_spared(table, table.figure(id), hex) &&
        table.on("map.hazardous"_clause)) {
        const auto level = static_cast<std::size_t>(table.scene.level);
        const int damage = table.book().hazardous_damage.at(level);
        suffer(table, {id, damage, DamageSource::hazardous, forced_by});
    }
}

/// The room behind a door: all unrevealed hexes that are connected to it [map.reveal].
std::vector<Hex> room_behind(const Table& table, Hex door) {
    const std::vector<Hex>& unrevealed = table.scene.map.unrevealed;
    const std::set<Hex> hidden{unrevealed.begin(), unrevealed.end()};
    std::set<Hex> room;
    std::vector<Hex> open{door};
    while (!open.empty()) {
        spend(64);
        const Hex hex = open.back();
        open.pop_back();
        for (const Direction direction : all_directions) {
            const Hex next = neighbour(hex, direction);
            if (!hidden.contains(next) || room.contains(next)) {
                continue;
            }
            spend(table.scene.map.walls.size() / 8);
            if (!is_wall_line_between(table, hex, next)) {
                room.insert(next);
                open.push_back(next);
            }
        }
    }
    return {room.begin(), room.end()};
}

}  // namespace

/// The closed door in a hex, or null.
const Door* closed_door_in(const Table& table, Hex hex) {
    const auto found = std::ranges::find_if(
        table.scene.map.doors, [hex](const Door& door) { return door.at == hex && !door.open; });
    return found == table.scene.map.doors.end() ? nullptr : &*found;
}

/// A closed door keeps figures out; a locked one even characters [map.closed-door,
/// map.locked-door].
Clause clause_of_door(const Door& door) {
    return door.locked ? "map.locked-door"_clause : "map.closed-door"_clause;
}

bool is_wall_line_between(const Table& table, Hex a, Hex b) {
    return std::ranges::any_of(table.scene.map.walls, [a, b](const Edge& wall) {
        return wall == Edge{a, b} || wall == Edge{b, a};
    });
}

/// A character that enters a closed door opens it, which reveals the room behind it at once
/// [map.closed-door, map.locked-door, map.reveal].
void open_door(Table& table, const Figure& figure, Hex hex) {
    const Door* door = closed_door_in(table, hex);
    if (figure.kind != Kind::character || door == nullptr ||
        (door->locked && table.on("map.locked-door"_clause)) ||
        !table.on("map.closed-door"_clause)) {
        return;
    }
    const std::vector<Hex> room =
        table.on("map.reveal"_clause) ? room_behind(table, hex) : std::vector<Hex>{};
    table.record("map.closed-door"_clause, event::DoorOpens{figure.id, hex, room});
    Map& map = table.change_map();
    map.hexes.insert(map.hexes.end(), room.begin(), room.end());
    std::erase_if(map.unrevealed, [&](Hex hex) { return std::ranges::binary_search(room, hex); });
    map.doors[static_cast<std::size_t>(door - map.doors.data())].open = true;
}

/// Those joined to a hex by a link [map.linked-hexes].
std::vector<Hex> linked_to(const Table& table, Hex hex) {
    std::vector<Hex> linked;
    for (const Link& link : table.board().links()) {
        if (table.board().tile(link.from).at == hex && table.on("map.linked-hexes"_clause)) {
            linked.push_back(table.board().tile(link.to).at);
        }
    }
    return linked;
}

bool flies(const Table& table, const Figure& figure) {
    return figure.flying && table.on("move.flying"_clause);
}

bool keeps_to_water(const Table& table, const Figure& figure) {
    return figure.water_only && table.on("card.water-only"_clause);
}

bool would_hurt(const Table& table, const Figure& figure, Hex hex) {
    const bool there = trap_in(table, hex) != nullptr ||
                       (lies_in(table.scene.map.hazardous, hex) && !is_spared(table, figure, hex));
    return there && feels_the_ground(table, figure);
}

/// Doors, obstacles, objectives and enemies keep a figure out, and for one that stays in water
/// everything but water. A figure passes its allies and, where the edition says so, enemies that it
/// does not see, but nobody who flies over a trap that would hold it. Nothing but a door stops one
/// that flies [map.closed-door, map.locked-door, card.water-only, map.obstacle, map.objective,
/// move.flying, map.end-unoccupied].
std::optional<Hindrance> hindrance(const Table& table, const Figure& figure, Hex hex) {
    static_cast<void>(table.tile(hex));
    if (const Door* door = closed_door_in(table, hex); door && table.on(clause_of_door(*door))) {
        return Hindrance{clause_of_door(*door), "a closed door"};
    }
    if (flies(table, figure)) {
        return std::nullopt;
    }
    const bool swims = keeps_to_water(table, figure);
    if (swims && !lies_in(table.scene.map.water, hex)) {
        return Hindrance{"card.water-only"_clause, "no water"};
    }
    if (!swims && lies_in(table.scene.map.obstacles, hex) && table.on("map.obstacle"_clause)) {
        return Hindrance{"map.obstacle"_clause, "an obstacle"};
    }
    const Figure* other = table.standing_in(hex, figure.id);
    if (other == nullptr) {
        return std::nullopt;
    }
    if (other->kind == Kind::objective && table.on("map.objective"_clause, "in the way")) {
        return Hindrance{"map.objective"_clause, "the objective " + quoted(other->id)};
    }
    if (table.book().flier_above_trap_blocks && !swims && other->flying &&
        holds(trap_in(table, hex)) && table.on("move.flying"_clause)) {
        return Hindrance{"move.flying"_clause, quoted(other->id) + ", flying over a trap"};
    }
    const bool unseen = other->has(Condition::invisible) && !other->no_interaction;
    if (are_enemies(figure, *other) && !(unseen && table.book().passes_invisible_enemies) &&
        table.on("map.end-unoccupied"_clause, "not through enemies")) {
        return Hindrance{"map.end-unoccupied"_clause, "the enemy " + quoted(other->id)};
    }
    return std::nullopt;
}

/// Each hex takes effect as the figure enters it, whether it moves by itself or is forced
/// [move.points, map.trap, map.hazardous].
bool enter(Table& table, const std::string& id, const Entry& entry) {
    Figure& figure = table.figure(id);
    table.record(clause_of_entry.at(static_cast<std::size_t>(entry.how)),
                 event::Move{id, figure.at, entry.to, entry.how});
    figure.at = entry.to;
    if (entry.lands && would_hurt(table, figure, entry.to)) {
        spring_trap(table, id, entry.to, entry.forced_by);
        if (table.is_here(id)) {
            enter_hazard(table, id, entry.to, entry.forced_by);
        }
    }
    return table.is_here(id);
}

/// A slide stops at a wall, a figure or an obstacle [map.icy].
std::optional<Hex> next_slide(const Table& table, const Figure& figure, Hex at, Direction towards) {
    spend((table.scene.map.icy.size() + table.scene.map.obstacles.size()) / 8);
    const bool on_dry_feet = figure.minds_no_water && lies_in(table.scene.map.water, at) &&
                             table.on("card.unaffected"_clause);
    if (!lies_in(table.scene.map.icy, at) || keeps_to_water(table, figure) || on_dry_feet ||
        !table.on("map.icy"_clause)) {
        return std::nullopt;
    }
    const int next = table.tile(at).beside[static_cast<std::size_t>(towards)];
    if (next == nowhere) {
        return std::nullopt;
    }
    const Hex hex = table.board().tile(next).at;
    const bool stops =
        (table.standing_in(hex, figure.id) && table.on("map.icy"_clause, "stops at figures")) ||
        (lies_in(table.scene.map.obstacles, hex) &&
         table.on("map.icy"_clause, "stops at obstacles"));
    return stops ? std::nullopt : std::optional{hex};
}

std::vector<GroundStep> ground_steps(const Table& table, const Figure& figure, Hex from,
                                     const std::function<bool(Hex, Hex)>& leads_on) {
    std::vector<GroundStep> steps;
    const auto add = [&](Hex into, std::optional<Direction> direction) {
        if (!leads_on(from, into) || hindrance(table, figure, into)) {
            return;
        }
        GroundStep step{direction, {into}};
        while (direction && !flies(table, figure)) {
            const auto next = next_slide(table, figure, step.entered.back(), *direction);
            if (!next || (!leads_on(step.entered.back(), *next) &&
                          table.on("forced.normal-rules"_clause, "slides only where it leads"))) {
                break;
            }
            step.entered.push_back(*next);
        }
        steps.push_back(std::move(step));
    };
    for (const Direction direction : all_directions) {
        const int beside = table.tile(from).beside[static_cast<std::size_t>(direction)];
        if (beside != nowhere) {
            add(table.board().tile(beside).at, direction);
        }
    }
    for (const Hex linked : linked_to(table, from)) {
        add(linked, std::nullopt);
    }
    std::ranges::stable_sort(steps, {}, [](const GroundStep& s) { return s.entered.front(); });
    return steps;
}

/// In icy terrain a figure slides on in the same direction. Its own slide opens a door as a step
/// does; one that is forced goes on only where the force leads [map.icy].
bool slide(Table& table, const std::string& id, Direction towards, const ForcedMove* force) {
    while (true) {
        const Figure& figure = table.figure(id);
        const Hex at = figure.at;
        const Hex ahead = neighbour(at, towards);
        if (force == nullptr && lies_in(table.scene.map.icy, at) &&
            !keeps_to_water(table, figure) && !is_wall_line_between(table, at, ahead)) {
            open_door(table, figure, ahead);
        }
        const auto next = next_slide(table, figure, at, towards);
        if (!next || (force != nullptr && !leads_on(table, *force, at, *next) &&
                      table.on("forced.normal-rules"_clause, "slides only where it leads"))) {
            return true;
        }
        const std::string by = force == nullptr ? std::string{} : force->by;
        const bool lands =
            !would_hurt(table, figure, *next) || table.on("map.icy"_clause, "takes effect");
        if (!enter(table, id, {*next, MoveKind::slide, lands, by})) {
            return false;
        }
    }
}

}  // namespace standee::rulebook
