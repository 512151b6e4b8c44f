#pragma once

#include <set>
#include <string>
#include <vector>

#include "import/vgb/board.hpp"
#include "import/vgb/pieces.hpp"
#include "lib/scenario.hpp"

namespace standee::vgb {

/// The hexes of a scenario that can be seen when it begins: those of revealed rooms.
std::set<Hex> visible_hexes(const RoomsOfHexes& rooms, const Rooms& revealed);

/// The rooms that are hidden when a scenario begins, in the order of the file; rooms that a
/// corridor joins are one. `whole` is the map with everything on it, with the walls that there are
/// when all rooms are revealed. Every monster of a room is there, with the numbers of characters
/// for which it comes; `pieces` gives it its id. What cannot stand in its hex is left out, and
/// noted.
std::vector<ScenarioRoom> hidden_rooms(const Layout& layout, const RoomsOfHexes& rooms,
                                       const Rooms& revealed, const Scene& whole, Pieces& pieces);

}  // namespace standee::vgb
