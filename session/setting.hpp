#pragma once

#include "files/document.hpp"
#include "files/hex_names.hpp"
#include "lib/scenario.hpp"

namespace standee {

/// A game as it is set up: what is visible at the start, what is not, and how people call its
/// hexes, hidden ones included. A scene alone is a scenario without rooms.
struct Setting {
    Scenario scenario;
    HexNames names;
    bool at_terminal = false;  ///< which answers help and ?
};

/// Reads "scenario/1", "scene/1" or a fixture with a scene. Throws InputError.
Setting read_setting(const Json& document);

/// The scene with a room's hexes, what lies on them, its loot and those of its figures that are no
/// monsters.
Scene with_room(const Scene& scene, const ScenarioRoom& room, int players);

/// The figures that a room has for so many characters and that are still to be placed: monsters,
/// which appear by the rules, and those to which the scenario gives no hex.
std::vector<RoomFigure> coming_with(const ScenarioRoom& room, int players);

}  // namespace standee
