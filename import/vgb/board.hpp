#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "import/vgb/layout.hpp"
#include "lib/scene.hpp"

namespace standee::vgb {

using Rooms = std::set<std::size_t>;

/// The rooms that each hex of the map belongs to. A door belongs to the rooms that it joins.
using RoomsOfHexes = std::map<Hex, Rooms>;

/// The revealed rooms: the rooms with starting locations, or else the first room; the rooms in
/// `names`; and every room that a corridor joins to one of these. "all" names every room.
/// Throws InputError, with a pointer below /options/reveal, for a room that the scenario does not
/// have.
Rooms revealed_rooms(const Layout& layout, const std::vector<std::string>& names);

/// The rooms of each hex. A hex outside every map tile on which an overlay lies belongs to the
/// overlay's room, and to each revealed room that it touches: it lies in the seam between them.
RoomsOfHexes rooms_of_hexes(const Layout& layout, const Rooms& revealed);

/// The map: hexes in hex order, a wall line between hexes of different rooms, and doors, which are
/// open if both rooms are revealed.
Map map_of(const Layout& layout, const RoomsOfHexes& rooms, const Rooms& revealed);

/// The rooms that cannot be reached from the first one, not even through closed doors.
std::vector<std::string> unconnected_rooms(const Layout& layout, const RoomsOfHexes& rooms);

/// Puts an overlay on the scene: terrain, a trap, a treasure tile, loot tokens, a wall. Returns
/// what it leaves out or assumes, in a few words; usually empty. It does not put down doors and
/// starting locations.
std::string lay_overlay(const Overlay& overlay, Scene& scene);

}  // namespace standee::vgb
