#include "rulebook/movement.hpp"

#include <algorithm>

#include "lib/words.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/summons.hpp"
#include "rulebook/tiles.hpp"

namespace standee::rulebook {
namespace {

/// The direction of a step to an adjacent hex; none over a link.
std::optional<Direction> direction_to(const Table& table, Hex from, Hex to) {
    for (const Direction direction : all_directions) {
        if (neighbour(from, direction) == to && table.adjacent(from, to)) {
            return direction;
        }
    }
    return std::nullopt;
}

void check_may_enter(const Table& table, const Figure& figure, Hex hex) {
    if (const auto hindered = hindrance(table, figure, hex)) {
        refuse(hindered->clause,
               quoted(figure.id) + " entering " + text_of(hex) + ": " + hindered->what,
               "a hex that it may enter");
    }
}

/// A step leads to an adjacent or linked hex, through no wall line and no closed door
/// [move.points, map.wall-line, map.closed-door, map.linked-hexes].
void check_is_beside(const Table& table, const Figure& figure, Hex to) {
    const Hex from = figure.at;
    if (table.adjacent(from, to) || lies_in(linked_to(table, from), to)) {
        return;
    }
    if (const Door* door = closed_door_in(table, to)) {
        if (table.on(clause_of_door(*door))) {
            check_may_enter(table, figure, to);
        }
        return;
    }
    const Door* left = closed_door_in(table, from);
    const Clause clause = left != nullptr            ? clause_of_door(*left)
                          : are_neighbours(from, to) ? "map.wall-line"_clause
                                                     : "move.points"_clause;
    if (table.on(clause)) {
        refuse(clause, "a step from " + text_of(from) + " to " + text_of(to),
               "a step to a hex that is adjacent or linked");
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
    check_is_beside(table, figure, to);
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
