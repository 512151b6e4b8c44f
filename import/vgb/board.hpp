#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "import/vgb/layout.hpp"
#include "lib/scene.hpp"

namespace standee::vgb {

using Rooms = std::set<std::size_t>;

/// Which rooms each hex of the map belongs to. A door belongs to the rooms that it joins.
using RoomsOfHexes = std::map<Hex, Rooms>;

/// The rooms that are seen at the start, those with starting locations or else the first one, and
/// those of `names`; with each room the rooms that a corridor joins to it. "all" names every room.
/// Throws InputError, with the pointer /reveal, for a room that the scenario does not have.
Rooms revealed_rooms(const Layout& layout, const std::vector<std::string>& names);

/// The rooms of each hex. A hex outside every map tile on which an overlay lies belongs to the
/// overlay's room, and to each revealed room that it touches: it lies in the seam between them.
RoomsOfHexes rooms_of_hexes(const Layout& layout, const Rooms& revealed);

/// The map: hexes in hex order, a wall line between hexes of different rooms, doors, open where
/// both rooms are revealed.
Map map_of(const Layout& layout, const RoomsOfHexes& rooms, const Rooms& revealed);

/// The rooms that cannot be reached from the first one, not even through closed doors.
std::vector<std::string> unconnected_rooms(const Layout& layout, const RoomsOfHexes& rooms);

/// Lays an overlay on the scene: terrain, a trap, a treasure tile, loot tokens, a wall. Returns
/// what it leaves out or assumes, in a few words; empty in the usual case. Doors and starting
/// locations are not laid.
std::string lay_overlay(const Overlay& overlay, Scene& scene);

}  // namespace standee::vgb
