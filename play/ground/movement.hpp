#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/game.hpp"

namespace standee {

struct ForcedMove;

/// Something in a hex that keeps a figure from entering it, and the clause by which it does.
struct Hindrance {
    Clause clause;
    std::string what;  ///< "an obstacle"
};

/// What keeps a figure from entering a hex by walking, of its own accord or forced: an obstacle, an
/// enemy, an objective or a closed door. Only a closed door keeps out a figure that flies
/// [map.obstacle, map.end-unoccupied, map.objective, map.closed-door].
std::optional<Hindrance> hindrance(const GameState& state, const Figure& figure, Hex hex);

/// How a figure that enters a hex comes into contact with what lies there.
enum class Contact : bool {
    none,  ///< it flies or jumps over the hex
    full   ///< it enters the hex as by a step
};

/// Moves the figure into a hex: a trap is sprung, hazardous terrain deals damage. `forced_by` is
/// the figure that forces the move, if any. Returns whether the figure is still on the map
/// [map.trap, map.hazardous].
bool enter(Game& game, const std::string& figure, Hex to, MoveKind how, Contact contact,
           const std::string& forced_by = {});

/// The hex into which a figure in the icy hex `at` slides; none if something stops it [map.icy].
std::optional<Hex> next_slide(const GameState& state, const std::string& figure, Hex at,
                              Direction direction);

/// Lets a figure slide on, hex by hex, from an icy hex that it has just entered in `direction`. A
/// character that moves by itself opens a closed door. A figure that is forced slides only as far
/// as the push or pull may move it. Returns whether the figure is still on the map [map.icy].
bool slide(Game& game, const std::string& figure, Direction direction,
           const ForcedMove* force = nullptr);

/// The direction from a hex to an adjacent one; none over a link or a wall line.
std::optional<Direction> direction_to(const GameState& state, Hex from, Hex to);

/// Moves a figure along the hexes that it enters by its own steps; slides happen between them.
/// Movement points are not counted. Refuses a path that the figure may not take [move.points,
/// move.jump, move.flying, map.end-unoccupied].
void move_along(Game& game, const std::string& figure, const std::vector<Hex>& path, bool jump);

/// Teleports a figure to any hex in which it can end; walls do not matter. What lies in the hex
/// takes effect. `forced_by` is the figure that forces the teleport, if any [move.teleport].
void teleport(Game& game, const std::string& figure, Hex to, const std::string& forced_by = {});

/// Refuses if `id` would end its move in a hex with another figure [map.end-unoccupied].
void check_free(const GameState& state, const std::string& id);

}  // namespace standee
