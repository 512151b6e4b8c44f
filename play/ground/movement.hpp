#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

struct ForcedMove;

/// Why a figure may not enter a hex, or what it meets there.
struct Hindrance {
    Clause clause;
    std::string what;  ///< "an obstacle"
};

/// What keeps a figure from entering a hex by walking, its own or forced: an obstacle, an enemy,
/// an objective, a closed door; nothing keeps it from a flying figure but the door [map.obstacle,
/// map.end-unoccupied, map.objective, map.closed-door].
std::optional<Hindrance> hindrance(const GameState& state, const Figure& figure, Hex hex);

/// What affects a figure on its way.
enum class Contact : bool {
    none,  ///< flying, or jumped over
    full   ///< it enters the hex as by a step
};

/// The figure moves into a hex: a trap is sprung, hazardous terrain hurts. `forced_by` is the
/// figure that forces it to, if one does. Returns whether it is still on the map [map.trap,
/// map.hazardous].
bool enter(Game& game, const std::string& figure, Hex to, MoveKind how, Contact contact,
           const std::string& forced_by = {});

/// The hex into which a figure in the icy hex `at` slides on; none where something stops it
/// [map.icy].
std::optional<Hex> next_slide(const GameState& state, const std::string& figure, Hex at,
                              Direction direction);

/// From an icy hex just entered in `direction` the figure slides on, hex by hex. A character that
/// moves itself opens a closed door; one that is forced slides only as far as the force, a push or
/// pull, may move it. Returns whether it is still on the map [map.icy].
bool slide(Game& game, const std::string& figure, Direction direction,
           const ForcedMove* force = nullptr);

/// The direction from a hex to one beside it; none over a link or a wall line.
std::optional<Direction> direction_to(const GameState& state, Hex from, Hex to);

/// A figure moves along the hexes that it enters by its own steps; slides come between them.
/// Points are not counted. Refuses a way that it may not take [move.points, move.jump,
/// move.flying, map.end-unoccupied].
void move_along(Game& game, const std::string& figure, const std::vector<Hex>& path, bool jump);

/// Any hex free to end in, walls between ignored; what lies in it takes effect. `forced_by` is the
/// figure that forces it to, if one does [move.teleport].
void teleport(Game& game, const std::string& figure, Hex to, const std::string& forced_by = {});

/// Refuses to let `id` end in a hex that holds another figure [map.end-unoccupied].
void check_free(const GameState& state, const std::string& id);

}  // namespace standee
