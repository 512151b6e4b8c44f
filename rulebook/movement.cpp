#include "rulebook/movement.hpp"

#include <algorithm>
#include <array>

#include "lib/words.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/forced_movement.hpp"
#include "rulebook/open_order.hpp"
#include "rulebook/summons.hpp"
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
    std::vector<Hex> room;
    std::vector<Hex> open{door};
    while (!open.empty()) {
        const Hex hex = open.back();
        open.pop_back();
        for (const Direction direction : all_directions) {
            const Hex next = neighbour(hex, direction);
            if (lies_in(table.scene.map.unrevealed, next) && !lies_in(room, next) &&
                !is_wall_line_between(table, hex, next)) {
                room.push_back(next);
                open.push_back(next);
            }
        }
    }
    std::ranges::sort(room);
    return room;
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
    std::erase_if(map.unrevealed, [&](Hex unrevealed) { return lies_in(room, unrevealed); });
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

/// The direction of a step to an adjacent hex; none over a link.
std::optional<Direction> direction_to(const Table& table, Hex from, Hex to) {
    for (const Direction direction : all_directions) {
        if (neighbour(from, direction) == to && table.adjacent(from, to)) {
            return direction;
        }
    }
    return std::nullopt;
}

/// A step leads to an adjacent or linked hex, through no wall line and no closed door
/// [move.points, map.wall-line, map.closed-door, map.linked-hexes].
void check_is_beside(const Table& table, Hex from, Hex to) {
    if (table.adjacent(from, to) || lies_in(linked_to(table, from), to)) {
        return;
    }
    const Door* door = closed_door_in(table, to);
    door = door != nullptr ? door : closed_door_in(table, from);
    const Clause clause = door != nullptr            ? clause_of_door(*door)
                          : are_neighbours(from, to) ? "map.wall-line"_clause
                                                     : "move.points"_clause;
    if (table.on(clause)) {
        refuse(clause, "a step from " + text_of(from) + " to " + text_of(to),
               "a step to a hex that is adjacent or linked");
    }
}

void check_may_enter(const Table& table, const Figure& figure, Hex hex) {
    if (const auto hindered = hindrance(table, figure, hex)) {
        refuse(hindered->clause,
               quoted(figure.id) + " entering " + text_of(hex) + ": " + hindered->what,
               "a hex that it may enter");
    }
}

/// A figure that is stunned or immobilized makes no move, nor does an objective [condition.stun,
/// condition.immobilize, map.objective].
std::optional<Clause> keeps_from_moving(const Table& table, const Figure& figure) {
    if (figure.has(Condition::stun) && table.on("condition.stun"_clause)) {
        return "condition.stun"_clause;
    }
    if (figure.has(Condition::immobilize) && table.on("condition.immobilize"_clause)) {
        return "condition.immobilize"_clause;
    }
    if (figure.kind == Kind::objective && table.on("map.objective"_clause)) {
        return "map.objective"_clause;
    }
    return std::nullopt;
}

/// One step of a move. A figure that flies, or jumps and does not land yet, ignores what is in the
/// hex; on foot it slides on over ice [move.flying, move.jump, map.icy]. Whether it is still there.
bool take_step(Table& table, const std::string& id, Hex to, bool jumps, bool last) {
    const Figure figure = table.figure(id);
    const Hex from = figure.at;
    if (!is_wall_line_between(table, from, to)) {
        open_door(table, figure, to);
    }
    check_is_beside(table, from, to);
    const bool air = flies(table, figure);
    const bool lands = !air && (!jumps || last);
    if (lands) {
        check_may_enter(table, figure, to);
    }
    const auto direction = direction_to(table, from, to);
    const MoveKind how = air ? MoveKind::fly : jumps ? MoveKind::jump : MoveKind::walk;
    if (!enter(table, id, {to, how, lands})) {
        return false;
    }
    return how != MoveKind::walk || !direction || slide(table, id, *direction, nullptr);
}

}  // namespace

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

void check_ends_alone(const Table& table, const std::string& id) {
    const Figure* figure = table.find(id);
    const Figure* other = figure == nullptr ? nullptr : table.standing_in(figure->at, id);
    if (other != nullptr && table.on("map.end-unoccupied"_clause)) {
        refuse("map.end-unoccupied"_clause,
               quoted(id) + " ending in " + text_of(figure->at) + ", where " + quoted(other->id) +
                   " stands",
               "a hex with no other figure");
    }
}

/// Hex by hex, as far as the figure lives and nothing holds it; it does not end where another
/// stands [move.points, condition.stun, condition.immobilize, map.end-unoccupied].
void move_along(Table& table, const std::string& id, const std::vector<Hex>& path, bool jump) {
    if (const auto clause = keeps_from_moving(table, table.figure(id))) {
        refuse(*clause, quoted(id), "a figure that can move");
    }
    const bool jumps = jump && table.on("move.jump"_clause);
    for (std::size_t i = 0; i < path.size(); ++i) {
        const bool stays = take_step(table, id, path[i], jumps, i + 1 == path.size());
        if (!stays || keeps_from_moving(table, table.figure(id))) {
            break;
        }
    }
    check_ends_alone(table, id);
}

/// To any hex of a revealed room that the figure may enter, walls ignored. A character opens a door
/// that it enters; the hex takes effect, but ice does not slide the figure [move.teleport].
void teleport(Table& table, const std::string& id, Hex to, const std::string& forced_by) {
    const Figure figure = table.figure(id);
    if (lies_in(table.scene.map.unrevealed, to) && table.on("move.teleport"_clause)) {
        refuse("move.teleport"_clause, text_of(to) + ", in a room that is not revealed",
               "a hex of a revealed room");
    }
    static_cast<void>(table.tile(to));
    if (figure.kind == Kind::objective && table.on("map.objective"_clause)) {
        refuse("map.objective"_clause, quoted(id) + ", an objective", "a figure that can move");
    }
    open_door(table, figure, to);
    check_may_enter(table, figure, to);
    enter(table, id, {to, MoveKind::teleport, true, forced_by});
    check_ends_alone(table, id);
}

namespace {

/// Where a figure that falls from over an obstacle can come down: in an unoccupied hex without one,
/// which must be empty where the fall hurts [move.flying-lost].
bool can_come_down(const Table& table, const std::string& id, Hex hex) {
    return table.standing_in(hex, id) == nullptr && !lies_in(table.scene.map.obstacles, hex) &&
           closed_door_in(table, hex) == nullptr &&
           (!table.book().lost_flight_hurts || is_empty(table, hex));
}

/// The one of them that is named; if only one is as close, it need not be.
Hex where_to_come_down(const std::vector<Hex>& closest, std::optional<Hex> named) {
    const Clause clause = "move.flying-lost"_clause;
    if (!named && closest.size() > 1) {
        ask_for(clause, std::to_string(closest.size()) + " hexes as close",
                "one of them as \"to\"");
    }
    if (closest.empty() || (named && !lies_in(closest, *named))) {
        refuse(clause, named ? text_of(*named) : "no hex", "the closest hex to come down in");
    }
    return named.value_or(closest.front());
}

}  // namespace

/// The figure enters the hex below it as by a normal move. Over an obstacle it comes down in the
/// closest hex instead, and in some editions it hurts as a trap does [move.flying-lost].
void lose_flying(Table& table, const std::string& id, std::optional<Hex> to) {
    const Clause clause = "move.flying-lost"_clause;
    Figure& figure = table.figure(id);
    if (!figure.flying) {
        refuse(clause, quoted(id) + ", which does not fly", "a figure that flies");
    }
    const Hex over = figure.at;
    table.record(clause, event::Lose{id, std::nullopt});
    figure.flying = false;
    if (!table.on(clause)) {
        return;
    }
    if (!lies_in(table.scene.map.obstacles, over)) {
        enter(table, id, {over, MoveKind::fall});
        return;
    }
    if (table.book().lost_flight_hurts) {
        const auto level = static_cast<std::size_t>(table.scene.level);
        suffer(table, {id, table.book().trap_damage.at(level), DamageSource::lost_flight});
    }
    if (table.is_here(id)) {
        const auto closest =
            closest_hexes(table, over, [&](Hex hex) { return can_come_down(table, id, hex); });
        if (!to && closest.size() > 1 && !table.choices.steps_say_all()) {
            to = choose_place(table, clause, id, closest);
        }
        enter(table, id, {where_to_come_down(closest, to), MoveKind::fall});
    }
}

}  // namespace standee::rulebook
