#pragma once

#include <map>
#include <string>
#include <vector>

#include "import/ghs/setting.hpp"
#include "lib/scenario.hpp"

// Scenarios of Gloomhaven Secretariat. Its files list the rooms of a scenario with their monsters,
// and no hexes: the party draws each room.

namespace standee::ghs {

/// What a scenario file does not contain.
struct ScenarioOptions {
    /// Section files; those count whose parent is the scenario.
    std::vector<Json> sections;
    /// Stat files and ability decks, and label files for the texts.
    std::vector<Json> files, labels;
    int players = 2;
    int level = 1;
    std::vector<std::string> characters;  ///< "Brute", "Brute:15" or "Brute:15:10"
    /// The drawings of rooms by id: a scene; a map of hexes or a picture; or the lines of a
    /// picture; or an object with one of these as `map`, and `at`, where its hex [0,0] lies on the
    /// scenario's map, or "door": its first closed door lies on that of a room that leads to it
    /// ("door2": its second). A figure of a drawn scene that has the id of one of the room stands
    /// there.
    std::map<std::string, Json> drawings;
    std::map<std::string, Json> places;  ///< hexes of figures by id, as the first room writes them
};

/// A room as the files list it.
struct ListedRoom {
    ScenarioRoom room;               ///< its figures without places
    std::string tile;                ///< the map tile; empty where it is not known
    bool is_start = false;           ///< it is visible when the scenario begins
    std::vector<std::string> opens;  ///< the rooms to which it leads
};

/// The rooms of a scenario: those of its file, then those of its sections. Throws InputError.
std::vector<ListedRoom> listed_rooms(const Json& scenario, const ScenarioOptions& options);

/// The rooms in words, one line for each, with the figures for the number of players.
std::string rooms_in_words(const std::vector<ListedRoom>& rooms, int players);

/// A scenario, and one line for each thing that it leaves out or assumes.
struct ImportedScenario {
    Scenario scenario;
    std::vector<std::string> notes;
};

/// Puts the drawn rooms together: a door that lies in or beside two rooms joins them, and elsewhere
/// a wall stands between rooms that touch. Figures without a place wait for one. Throws InputError,
/// also where no room is drawn that is visible when the scenario begins.
ImportedScenario import_scenario(const Json& scenario, const ScenarioOptions& options);

}  // namespace standee::ghs
