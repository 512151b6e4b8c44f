#pragma once

#include "files/document.hpp"
#include "files/hex_names.hpp"
#include "lib/scenario.hpp"

namespace standee {

/// The setup of a game: what is visible at the start, what is not, and the names by which people
/// call its hexes, including hidden ones. A scene alone is a scenario without rooms.
struct Setting {
    Scenario scenario;
    HexNames names;
    bool at_terminal = false;  ///< which answers help and ?
};

/// Reads "scenario/1", "scene/1" or a fixture with a scene. Throws InputError.
Setting read_setting(const Json& document);

/// The scene extended by a room: its hexes, what lies on them, its loot, and those of its figures
/// that are not monsters.
Scene with_room(const Scene& scene, const ScenarioRoom& room, int players);

/// The figures of a room for so many characters that still have to be placed: monsters, which
/// appear by the rules, and figures for which the scenario gives no hex.
std::vector<RoomFigure> coming_with(const ScenarioRoom& room, int players);

}  // namespace standee
