#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game_state.hpp"

namespace standee {

/// Why a figure may not enter a hex, or what it meets there.
struct Hindrance {
    Clause clause;
    std::string what;  ///< "an obstacle"
};

/// What keeps a figure from entering a hex by walking, its own or forced: an obstacle, an enemy,
/// an objective, a closed door; nothing keeps it from a flying figure but the door [map.obstacle,
/// map.end-unoccupied, map.objective, map.closed-door].
std::optional<Hindrance> hindrance(GameState& table, const Figure& figure, Hex hex);

/// What of a way a figure feels.
enum class Contact : bool {
    none,  ///< flying, or jumped over
    full   ///< it enters the hex as by a step
};

/// The figure comes into a hex: a trap is sprung, hazardous terrain hurts. Tells the move itself
/// too. Returns whether it is still on the map [map.trap, map.hazardous].
bool enter(GameState& table, const std::string& figure, Hex to, MoveKind how, Contact contact);

/// The hex into which a figure in the icy hex `at` slides on; none where something stops it
/// [map.icy].
std::optional<Hex> next_slide(GameState& table, const std::string& figure, Hex at, Direction direction);

/// From an icy hex just entered in `direction` the figure slides on, hex by hex. A character that
/// moves itself opens a closed door. Returns whether it is still on the map [map.icy].
bool slide(GameState& table, const std::string& figure, Direction direction, bool own_move);

/// The direction from a hex to one beside it; none over a link or a wall line.
std::optional<Direction> direction_to(GameState& table, Hex from, Hex to);

/// A figure moves along the hexes that it enters by its own steps; slides come between them.
/// Points are not counted. Refuses a way that it may not take [move.points, move.jump,
/// move.flying, map.end-unoccupied].
void move_along(GameState& table, const std::string& figure, const std::vector<Hex>& path, bool jump);

/// Any hex free to end in, walls between ignored; what lies in it takes effect [move.teleport].
void teleport(GameState& table, const std::string& figure, Hex to);

/// The figure of that hex, if it is not `id`, keeps it from ending there [map.end-unoccupied].
void check_free(GameState& table, const std::string& id);

}  // namespace standee
