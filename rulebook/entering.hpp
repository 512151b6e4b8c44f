#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "play/forced_move.hpp"
#include "rulebook/table.hpp"

// What happens to a figure that enters a hex, by its own move or by force [forced.normal-rules].

namespace standee::rulebook {

/// Whether the figure moves through the air [move.flying].
bool flies(const Table& table, const Figure& figure);
/// Whether the figure treats water as corridors and everything else as obstacles [card.water-only].
bool keeps_to_water(const Table& table, const Figure& figure);
/// Whether a trap or hazardous terrain in the hex would affect the figure [map.trap,
/// map.hazardous].
bool would_hurt(const Table& table, const Figure& figure, Hex hex);

/// What keeps a figure out of a hex, and the clause by which it does.
struct Hindrance {
    Clause clause;
    std::string what;
};
/// What keeps a figure that walks, slides or is forced out of a hex [map.closed-door, map.obstacle,
/// map.objective, map.end-unoccupied].
std::optional<Hindrance> hindrance(const Table& table, const Figure& figure, Hex hex);

/// The way in which a figure enters a hex.
struct Entry {
    Hex to;
    MoveKind how{};
    bool lands = true;        ///< else it flies or jumps over what lies in the hex
    std::string forced_by{};  ///< empty: nobody
};
/// Moves the figure into a hex, whose trap or hazardous terrain takes effect. Returns whether the
/// figure is still on the map [map.trap, map.hazardous].
bool enter(Table& table, const std::string& id, const Entry& entry);
/// The hex into which a figure in the icy hex `at` would slide [map.icy].
std::optional<Hex> next_slide(const Table& table, const Figure& figure, Hex at, Direction towards);
/// A step on the ground: the hex that the figure enters, then those into which it slides.
struct GroundStep {
    std::optional<Direction> direction;  ///< none: over a link
    std::vector<Hex> entered;
};
/// The steps that a figure can make from a hex, in hex order. `leads_on` says whether a step may go
/// on from one hex to the next.
std::vector<GroundStep> ground_steps(const Table& table, const Figure& figure, Hex from,
                                     const std::function<bool(Hex, Hex)>& leads_on);
/// Lets the figure slide over ice, hex by hex, after a step in that direction. Returns whether it
/// is still on the map. `force` is the push or pull that moves it, if any [map.icy].
bool slide(Table& table, const std::string& id, Direction towards, const ForcedMove* force);

/// The closed door in a hex, or null.
const Door* closed_door_in(const Table& table, Hex hex);
/// The clause by which a closed door keeps figures out [map.closed-door, map.locked-door].
Clause clause_of_door(const Door& door);
/// Opens the closed door in a hex if the figure may [map.closed-door].
void open_door(Table& table, const Figure& figure, Hex hex);
bool is_wall_line_between(const Table& table, Hex a, Hex b);
/// The hexes that a link joins to one [map.linked-hexes].
std::vector<Hex> linked_to(const Table& table, Hex hex);

}  // namespace standee::rulebook
