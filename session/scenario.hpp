#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "files/document.hpp"
#include "files/hex_names.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The name and version of the form of a scenario with hidden rooms.
inline constexpr std::string_view scenario_format = "scenario/1";

/// A room that nobody has seen yet.
struct Room {
    std::string id;
    std::vector<Hex> doors;  ///< opening any of them reveals it
    std::string text;        ///< what the scenario says when it is revealed
    Json document;           ///< as written: `map`, `figures`, `loot`
};

/// A game as it is set up: what is visible at the start, and what is not.
struct Scenario {
    Scene scene;
    std::vector<Room> rooms;
    int players = 0;  ///< how many characters: which monsters are placed
    /// Ability decks of sets beside those of their stat cards.
    std::map<std::string, std::vector<MonsterCard>> decks;
    std::string victory, defeat;
    std::vector<std::string> rules;  ///< special rules, for people to read
    HexNames names;                  ///< of all hexes, hidden ones included
};

/// Reads "scenario/1", "scene/1" or a fixture with a scene, and tries to reveal every room. Throws
/// InputError for anything that does not hold together.
Scenario read_scenario(const Json& document);

/// The scene with a room's hexes, what lies on them, its loot and those of its figures that are no
/// monsters. Throws InputError.
Scene with_room(const Scene& scene, const Room& room, int players);

/// The monsters that a room has for so many characters, as a list of figures of a scene.
Json monsters_of_room(const Room& room, int players);

}  // namespace standee
