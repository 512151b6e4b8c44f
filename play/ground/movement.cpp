#include "play/ground/movement.hpp"

#include <algorithm>
#include <set>

#include "focus/turn_context.hpp"
#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"
#include "pathing/movement.hpp"
#include "play/ground/forced_paths.hpp"
#include "play/ground/trap_damage.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/harm/effect_order.hpp"

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

void spring_trap(Game& game, const std::string& id, const Trap& trap,
                 const std::string& forced_by) {
    game.emit("map.trap"_clause, event::TrapSprung{id, trap.at});
    const int damage = trap_damage(trap, game.state().rules(), game.state().scene().level);
    std::vector<Effect> written{DamageEffect{.value = damage}};
    written.insert(written.end(), trap.conditions.begin(), trap.conditions.end());
    const auto [effects, decided] = in_chosen_order(game, {}, id, std::move(written));
    std::vector<PendingEffect> waiting;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        if (const auto* condition = std::get_if<Condition>(&effects[i])) {
            const Clause clause =
                clause_of_place(game.state().figure(id), *condition, "map.trap"_clause);
            waiting.push_back({EffectKind::condition, clause, i, *condition});
        } else {
            waiting.push_back({EffectKind::trap_damage, "map.trap-damage"_clause, i});
        }
    }
    for (const std::size_t i : game.order(TimingPoint::trap_sprung, waiting, decided)) {
        if (game.state().find(id) == nullptr) {
            return;
        }
        if (waiting[i].due == EffectKind::trap_damage) {
            suffer(game, {id, damage, DamageSource::trap, forced_by});
        } else {
            gain(game, id, *waiting[i].condition, "map.trap"_clause);
        }
    }
}

void spring_traps_in(Game& game, const std::string& id, Hex hex, const std::string& forced_by) {
    const std::vector<Trap>& traps = game.state().scene().map.traps;
    if (const auto found = std::ranges::find(traps, hex, &Trap::at); found != traps.end()) {
        spring_trap(game, id, Trap{*found}, forced_by);
    }
}

bool helpless(const Figure& figure) {
    return figure.has(Condition::immobilize) || figure.has(Condition::stun);
}

/// The unrevealed hexes that are connected to a door, in hex order. Hexes with a wall between them
/// are not connected [map.reveal].
std::vector<Hex> room_behind(const GameState& state, Hex door) {
    const std::vector<Hex>& unrevealed = state.scene().map.unrevealed;
    std::set<Hex> hidden{unrevealed.begin(), unrevealed.end()};
    hidden.erase(door);
    std::vector<Hex> room{door};
    for (std::size_t next = 0; next < room.size(); ++next) {
        spend(64);
        for (const Direction direction : all_directions) {
            const Hex hex = neighbour(room[next], direction);
            if (hidden.contains(hex) && !state.board().wall_between(room[next], hex)) {
                hidden.erase(hex);
                room.push_back(hex);
            }
        }
    }
    room.erase(room.begin());
    std::ranges::sort(room);
    return room;
}

/// Opens a closed door for a character that enters it, unless the door is locked [map.locked-door].
void open_door(Game& game, const Figure& figure, Hex hex) {
    const Map& map = game.state().scene().map;
    const auto door = std::ranges::find(map.doors, hex, &Door::at);
    if (door != map.doors.end() && !door->open && !door->locked) {
        game.emit("map.closed-door"_clause,
                  event::DoorOpens{figure.id, hex, room_behind(game.state(), hex)});
    }
}

/// The clause by which a closed door stops a figure that would enter it.
Clause clause_of_door(const GameState& state, Hex hex) {
    const std::vector<Door>& doors = state.scene().map.doors;
    const auto door = std::ranges::find(doors, hex, &Door::at);
    const bool locked = door != doors.end() && door->locked;
    return locked ? "map.locked-door"_clause : "map.closed-door"_clause;
}

bool is_closed_door(const GameState& state, Hex hex) {
    return state.terrain(hex).is(Terrain::closed_door);
}

/// Whether one step can lead from a hex to another: they are neighbours with no wall between, or
/// linked.
bool joined(const GameState& state, Hex from, Hex to) {
    const auto& links = state.board().links(state.index(from));
    return state.adjacent(from, to) || std::ranges::count(links, state.index(to)) > 0;
}

void refuse_hex(const Figure& figure, Hex hex, const Hindrance& why) {
    refuse(why.clause, "\"" + figure.id + "\" entering " + text_of(hex) + ": " + why.what,
           "a hex that it may enter");
}

// [map.closed-door]
void check_joined(const GameState& state, const Figure& figure, Hex to) {
    if (joined(state, figure.at, to)) {
        return;
    }
    if (is_closed_door(state, to)) {
        refuse_hex(figure, to, {clause_of_door(state, to), "a closed door"});
    }
    refuse(are_neighbours(figure.at, to) ? "map.wall-line"_clause : "move.points"_clause,
           "a step from " + text_of(figure.at) + " to " + text_of(to),
           "a step to a hex that is adjacent or linked");
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

/// Opens the door ahead of a character, unless a wall line is between. A teleport, which ignores
/// wall lines, calls open_door itself.
void open_door_ahead(Game& game, const Figure& figure, Hex hex) {
    if (figure.kind == Kind::character && !game.state().board().wall_between(figure.at, hex)) {
        open_door(game, figure, hex);
    }
}

/// Makes one step of the figure. Returns whether it can continue.
bool take_step(Game& game, const std::string& id, Hex to, bool jump, bool last) {
    const Figure figure = game.state().figure(id);
    open_door_ahead(game, figure, to);
    check_joined(game.state(), figure, to);
    const bool over = figure.flying || (jump && !last);
    if (!over) {
        if (const auto hindered = hindrance(game.state(), figure, to)) {
            refuse_hex(figure, to, *hindered);
        }
    }
    const auto direction = direction_to(game.state(), figure.at, to);
    const MoveKind how = figure.flying ? MoveKind::fly : jump ? MoveKind::jump : MoveKind::walk;
    if (!enter(game, id, to, how, over ? Contact::none : Contact::full)) {
        return false;
    }
    if (how == MoveKind::walk && direction && !slide(game, id, *direction)) {
        return false;
    }
    // A figure that was stunned or immobilized on the way has no move left [condition.immobilize].
    return !helpless(game.state().figure(id));
}

}  // namespace

std::optional<Direction> direction_to(const GameState& state, Hex from, Hex to) {
    for (const Direction direction : all_directions) {
        if (neighbour(from, direction) == to && state.adjacent(from, to)) {
            return direction;
        }
    }
    return std::nullopt;
}

// [map.closed-door]
std::optional<Hindrance> hindrance(const GameState& state, const Figure& figure, Hex hex) {
    const Terrain terrain = state.terrain_for(figure, hex);
    if (terrain.is(Terrain::closed_door)) {
        return Hindrance{clause_of_door(state, hex), "a closed door"};
    }
    if (figure.flying) {
        return std::nullopt;
    }
    if (figure.water_only && !state.has_water(hex)) {
        return Hindrance{"card.water-only"_clause, "no water, in which it stays"};
    }
    if (terrain.is(Terrain::obstacle)) {
        return Hindrance{"map.obstacle"_clause, "an obstacle"};
    }
    const Figure* there = state.standing_in(hex, figure.id);
    if (there == nullptr) {
        return std::nullopt;
    }
    const Edition& rules = state.rules();
    if (lets_walkers_pass(presence_of(*there, figure, terrain, rules), rules)) {
        return std::nullopt;
    }
    if (there->kind == Kind::objective) {
        return Hindrance{"map.objective"_clause, "the objective \"" + there->id + "\""};
    }
    if (rules.flier_above_trap_blocks && there->flying && terrain.is(Terrain::holding)) {
        return Hindrance{"move.flying"_clause,
                         "\"" + there->id + "\", which flies over a trap that holds"};
    }
    return Hindrance{"map.end-unoccupied"_clause, "the enemy \"" + there->id + "\""};
}

// [map.hazardous, ally.no-interaction]
bool enter(Game& game, const std::string& id, Hex to, MoveKind how, Contact contact,
           const std::string& forced_by) {
    const GameState& state = game.state();
    game.emit(clause_of(how), event::Move{id, state.figure(id).at, to, how});
    const Figure& figure = state.figure(id);
    if (contact == Contact::none || figure.flying || figure.water_only || figure.no_interaction) {
        return true;
    }
    spring_traps_in(game, id, to, forced_by);
    const Figure* there = state.find(id);
    if (there != nullptr && state.terrain_for(*there, to).is(Terrain::hazardous)) {
        const int damage = at_level(state.rules().hazardous_damage, state.scene().level);
        suffer(game, {id, damage, DamageSource::hazardous, forced_by});
    }
    return state.find(id) != nullptr;
}

std::optional<Hex> next_slide(const GameState& state, const std::string& id, Hex at,
                              Direction direction) {
    const Board& board = state.board();
    const Figure* figure = state.find(id);
    if (figure != nullptr && figure->water_only) {
        return std::nullopt;  // it treats all water as a corridor [card.water-only]
    }
    const Gait gait = figure != nullptr ? gait_of(*figure, MovementKind::walk) : Gait{};
    const HexIndex next =
        next_slide(board, gait, state.index(at), static_cast<std::size_t>(direction),
                   [&](HexIndex hex) { return state.standing_in(board.hex(hex), id) != nullptr; });
    return next == no_hex ? std::nullopt : std::optional{board.hex(next)};
}

bool slide(Game& game, const std::string& id, Direction direction, const ForcedMove* force) {
    const GameState& state = game.state();
    while (true) {
        const Figure& figure = state.figure(id);
        if (force == nullptr && !figure.water_only &&
            state.terrain_for(figure, figure.at).is(Terrain::icy)) {
            open_door_ahead(game, figure, neighbour(figure.at, direction));
        }
        const auto next = next_slide(state, id, figure.at, direction);
        if (!next || (force != nullptr && !ForcedField{state, *force}.leads_on(figure.at, *next))) {
            return true;
        }
        if (!enter(game, id, *next, MoveKind::slide, Contact::full,
                   force == nullptr ? std::string{} : force->by)) {
            return false;
        }
    }
}

void check_free(const GameState& state, const std::string& id) {
    const Figure* figure = state.find(id);
    if (figure == nullptr) {
        return;
    }
    if (const Figure* other = state.standing_in(figure->at, id)) {
        refuse("map.end-unoccupied"_clause,
               "\"" + id + "\" ending in " + text_of(figure->at) + ", where \"" + other->id +
                   "\" stands",
               "a hex with no other figure");
    }
}

void move_along(Game& game, const std::string& id, const std::vector<Hex>& path, bool jump) {
    check_may_move(game.state().figure(id));
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (!take_step(game, id, path[i], jump, i + 1 == path.size())) {
            break;
        }
    }
    check_free(game.state(), id);
}

void teleport(Game& game, const std::string& id, Hex to, const std::string& forced_by) {
    const Figure figure = game.state().figure(id);
    if (std::ranges::count(game.state().scene().map.unrevealed, to) > 0) {
        refuse("move.teleport"_clause,
               "\"" + id + "\" entering " + text_of(to) + ", in a room that is not revealed",
               "a hex of a revealed room");
    }
    game.state().require_listed(to);
    if (figure.kind == Kind::objective) {
        refuse("map.objective"_clause, "\"" + id + "\", an objective", "a figure that can move");
    }
    if (figure.kind == Kind::character) {
        open_door(game, figure, to);
    }
    if (const auto hindered = hindrance(game.state(), figure, to)) {
        refuse_hex(figure, to, *hindered);
    }
    enter(game, id, to, MoveKind::teleport, Contact::full, forced_by);
    check_free(game.state(), id);
}

}  // namespace standee
