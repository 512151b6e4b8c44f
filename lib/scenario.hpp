#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// A figure that comes when its room is revealed.
struct RoomFigure {
    Figure figure;
    bool placed = true;        ///< otherwise it has no hex yet: the party puts it on one
    std::vector<int> players;  ///< the numbers of characters for which it comes; empty: any

    friend bool operator==(const RoomFigure&, const RoomFigure&) = default;
};

/// A room that is hidden when the scenario begins.
struct ScenarioRoom {
    std::string id;
    std::vector<Hex> doors;  ///< opening any of them reveals it
    std::optional<Map> map;  ///< none: it has not been drawn yet, or it adds no hexes
    std::vector<RoomFigure> figures;
    std::vector<Hex> loot;
    std::string text;       ///< for the party, when the room is revealed
    bool revealed = false;  ///< it is visible from the start: its figures only lack their hexes

    friend bool operator==(const ScenarioRoom&, const ScenarioRoom&) = default;
};

/// The ability deck of a set from which cards have been drawn, by their ids.
struct DrawnDeck {
    std::vector<std::string> draw;      ///< from the top
    std::vector<std::string> discards;  ///< the card discarded last is the last

    friend bool operator==(const DrawnDeck&, const DrawnDeck&) = default;
};
using DrawnDecks = std::map<std::string, DrawnDeck>;

/// A scenario as it begins: a value, read from and written to "scenario/1".
struct Scenario {
    Scene scene;  ///< what is visible
    std::vector<ScenarioRoom> rooms;
    int players = 2;  ///< the number of characters
    std::string victory, defeat;
    std::vector<std::string> rules;  ///< special rules, in words
    /// By the name of the deck. A deck that is not here has all its cards, and is shuffled.
    DrawnDecks ability_decks;

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// Whether the figure comes for that number of characters. A single one meets what two meet.
inline bool comes_for(const RoomFigure& figure, int players) {
    return figure.players.empty() || std::ranges::count(figure.players, std::max(players, 2)) > 0;
}

/// Adds a room to the map. A hex that the map has already, such as that of the door between two
/// rooms, stays as it is. Hexes of the room are no longer `unrevealed`.
void add_room(Map& map, const Map& room);

/// The map with each of its hexes so far away.
Map moved(Map map, Hex by);

/// The map with only these of its hexes: what lies on them, and the walls and links at them.
Map part_of(Map map, const std::set<Hex>& hexes);

}  // namespace standee
