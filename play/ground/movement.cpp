#include "play/ground/movement.hpp"

#include <algorithm>

#include "focus/turn_context.hpp"
#include "lib/trap_damage.hpp"
#include "pathing/movement.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"

namespace standee {
namespace {

Clause clause_of(MoveKind how) {
    switch (how) {
        case MoveKind::walk: return "move.points"_clause;
        case MoveKind::jump: return "move.jump"_clause;
        case MoveKind::fly: return "move.flying"_clause;
        case MoveKind::slide: return "map.icy"_clause;
        case MoveKind::teleport: return "move.teleport"_clause;
        case MoveKind::push: return "forced.push"_clause;
        case MoveKind::pull: return "forced.pull"_clause;
        case MoveKind::fall: return "move.flying-lost"_clause;
    }
    return "move.points"_clause;
}

void spring_trap(GameState& table, const std::string& id, const Trap& trap) {
    table.happened("map.trap"_clause, event::TrapSprung{id, trap.at});
    std::vector<PendingEffect> waiting{{EffectKind::trap_damage, "map.trap-damage"_clause}};
    for (std::size_t i = 0; i < trap.conditions.size(); ++i) {
        waiting.push_back({EffectKind::condition, "map.trap"_clause, i, trap.conditions[i]});
    }
    const int damage = trap_damage(trap, table.scene().level);
    for (const std::size_t i : table.order(TimingPoint::trap_sprung, waiting)) {
        if (table.find(id) == nullptr) {
            return;
        }
        if (waiting[i].due == EffectKind::trap_damage) {
            suffer(table, {id, damage, DamageSource::trap, table.mover()});
        } else {
            gain(table, id, trap.conditions[waiting[i].number], "map.trap"_clause);
        }
    }
}

void spring_traps_in(GameState& table, const std::string& id, Hex hex) {
    std::vector<Trap>& traps = table.scene().map.traps;
    const auto found = std::ranges::find(traps, hex, &Trap::at);
    if (found == traps.end()) {
        return;
    }
    const Trap trap = *found;
    traps.erase(found);
    table.map_changed();
    spring_trap(table, id, trap);
}

bool helpless(const Figure& figure) {
    return figure.has(Condition::immobilize) || figure.has(Condition::stun);
}

bool is_wall_between(const Map& map, Hex a, Hex b) {
    return std::ranges::any_of(
        map.walls, [a, b](const Edge& wall) { return wall == Edge{a, b} || wall == Edge{b, a}; });
}

/// A closed door opens to a character that enters it [map.closed-door].
void open_door(GameState& table, const Figure& figure, Hex hex) {
    for (Door& door : table.scene().map.doors) {
        if (door.at == hex && !door.open && !is_wall_between(table.scene().map, figure.at, hex)) {
            door.open = true;
            table.map_changed();
            table.happened("map.closed-door"_clause, event::DoorOpens{figure.id, hex});
        }
    }
}

bool is_closed_door(GameState& table, Hex hex) { return table.terrain(hex).is(Terrain::closed_door); }

/// Whether one step leads from a hex to another: neighbours with no wall between, or linked.
bool joined(GameState& table, Hex from, Hex to) {
    const auto& links = table.board().links(table.index(from));
    return table.adjacent(from, to) || std::ranges::count(links, table.index(to)) > 0;
}

void check_joined(GameState& table, Hex from, Hex to) {
    if (!joined(table, from, to)) {
        const Clause clause = is_closed_door(table, to)  ? "map.closed-door"_clause
                              : are_neighbours(from, to) ? "map.wall-line"_clause
                                                         : "move.points"_clause;
        refuse(clause, "a step from " + text_of(from) + " to " + text_of(to),
               "a step to a hex that is adjacent or linked");
    }
}

void refuse_hex(const Figure& figure, Hex hex, const Hindrance& why) {
    refuse(why.clause, "\"" + figure.id + "\" entering " + text_of(hex) + ": " + why.what,
           "a hex that it may enter");
}

void check_may_move(const Figure& figure) {
    if (figure.has(Condition::stun)) {
        refuse("condition.stun"_clause, "\"" + figure.id + "\", stunned", "a figure that can move");
    }
    if (figure.has(Condition::immobilize)) {
        refuse("condition.immobilize"_clause, "\"" + figure.id + "\", immobilized",
               "a figure that can move");
    }
    if (figure.kind == Kind::objective) {
        refuse("map.objective"_clause, "\"" + figure.id + "\", an objective",
               "a figure that can move");
    }
}

/// One own step; whether the figure can go on.
bool take_step(GameState& table, const std::string& id, Hex to, bool jump, bool last) {
    const Figure figure = table.figure(id);
    if (figure.kind == Kind::character) {
        open_door(table, figure, to);
    }
    check_joined(table, figure.at, to);
    const bool over = figure.flying || (jump && !last);
    if (!over) {
        if (const auto hindered = hindrance(table, figure, to)) {
            refuse_hex(figure, to, *hindered);
        }
    }
    const auto direction = direction_to(table, figure.at, to);
    const MoveKind how = figure.flying ? MoveKind::fly : jump ? MoveKind::jump : MoveKind::walk;
    if (!enter(table, id, to, how, over ? Contact::none : Contact::full)) {
        return false;
    }
    if (how == MoveKind::walk && direction && !slide(table, id, *direction, true)) {
        return false;
    }
    // Stunned or immobilized on the way, it has no move left [condition.immobilize].
    return !helpless(table.figure(id));
}

}  // namespace

std::optional<Direction> direction_to(GameState& table, Hex from, Hex to) {
    for (const Direction direction : all_directions) {
        if (neighbour(from, direction) == to && table.adjacent(from, to)) {
            return direction;
        }
    }
    return std::nullopt;
}

std::optional<Hindrance> hindrance(GameState& table, const Figure& figure, Hex hex) {
    const Terrain terrain = table.terrain(hex);
    if (terrain.is(Terrain::closed_door)) {
        return Hindrance{"map.closed-door"_clause, "a closed door"};
    }
    if (figure.flying) {
        return std::nullopt;
    }
    if (terrain.is(Terrain::obstacle)) {
        return Hindrance{"map.obstacle"_clause, "an obstacle"};
    }
    const Figure* there = table.standing_in(hex, figure.id);
    if (there == nullptr) {
        return std::nullopt;
    }
    const Edition& rules = table.rules();
    if (lets_walkers_pass(presence_of(*there, figure, terrain, rules), rules)) {
        return std::nullopt;
    }
    if (there->kind == Kind::objective) {
        return Hindrance{"map.objective"_clause, "the objective \"" + there->id + "\""};
    }
    if (rules.held_below_flier && there->flying && terrain.is(Terrain::holding)) {
        return Hindrance{"move.flying"_clause,
                         "\"" + there->id + "\", which flies over a trap that holds"};
    }
    return Hindrance{"map.end-unoccupied"_clause, "the enemy \"" + there->id + "\""};
}

bool enter(GameState& table, const std::string& id, Hex to, MoveKind how, Contact contact) {
    Figure& figure = table.figure(id);
    table.happened(clause_of(how), event::Move{id, figure.at, to, how});
    figure.at = to;
    if (contact == Contact::none || figure.flying) {
        return true;
    }
    spring_traps_in(table, id, to);
    if (table.find(id) != nullptr && table.terrain(to).is(Terrain::hazardous)) {
        const int damage = table.rules().hazardous_damage(table.scene().level);
        suffer(table, {id, damage, DamageSource::hazardous, table.mover()});
    }
    return table.find(id) != nullptr;
}

std::optional<Hex> next_slide(GameState& table, const std::string& id, Hex at, Direction direction) {
    const Board& board = table.board();
    const HexIndex next =
        next_slide(board, table.index(at), static_cast<std::size_t>(direction),
                   [&](HexIndex hex) { return table.standing_in(board.hex(hex), id) != nullptr; });
    return next == no_hex ? std::nullopt : std::optional{board.hex(next)};
}

bool slide(GameState& table, const std::string& id, Direction direction, bool own_move) {
    while (true) {
        const Figure& figure = table.figure(id);
        if (own_move && figure.kind == Kind::character &&
            table.terrain(figure.at).is(Terrain::icy)) {
            open_door(table, figure, neighbour(figure.at, direction));
        }
        const auto next = next_slide(table, id, figure.at, direction);
        if (!next) {
            return true;
        }
        if (!enter(table, id, *next, MoveKind::slide, Contact::full)) {
            return false;
        }
    }
}

void check_free(GameState& table, const std::string& id) {
    const Figure* figure = table.find(id);
    if (figure == nullptr) {
        return;
    }
    if (const Figure* other = table.standing_in(figure->at, id)) {
        refuse("map.end-unoccupied"_clause,
               "\"" + id + "\" ending in " + text_of(figure->at) + ", where \"" + other->id +
                   "\" stands",
               "a hex with no other figure");
    }
}

void move_along(GameState& table, const std::string& id, const std::vector<Hex>& path, bool jump) {
    check_may_move(table.figure(id));
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (!take_step(table, id, path[i], jump, i + 1 == path.size())) {
            break;
        }
    }
    check_free(table, id);
}

void teleport(GameState& table, const std::string& id, Hex to) {
    const Figure figure = table.figure(id);
    table.index(to);
    if (figure.kind == Kind::objective) {
        refuse("map.objective"_clause, "\"" + id + "\", an objective", "a figure that can move");
    }
    if (figure.kind == Kind::character) {
        open_door(table, figure, to);
    }
    if (const auto hindered = hindrance(table, figure, to)) {
        refuse_hex(figure, to, *hindered);
    }
    enter(table, id, to, MoveKind::teleport, Contact::full);
    check_free(table, id);
}

}  // namespace standee
