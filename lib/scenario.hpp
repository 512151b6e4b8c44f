#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// A figure that appears when its room is revealed.
struct RoomFigure {
    Figure figure;
    bool placed = true;        ///< false: it has no hex yet, and the party places it
    std::vector<int> players;  ///< the numbers of characters with which it appears; empty: any

    friend bool operator==(const RoomFigure&, const RoomFigure&) = default;
};

/// A room that is hidden when the scenario begins.
struct ScenarioRoom {
    std::string id;
    std::vector<Hex> doors;  ///< opening any of them reveals it
    std::optional<Map> map;  ///< none: it has not been drawn yet, or it adds no hexes
    std::vector<RoomFigure> figures;
    std::vector<Hex> loot;
    std::string text;       ///< read to the party when the room is revealed
    bool revealed = false;  ///< it is visible from the start; only its figures have no hexes yet

    friend bool operator==(const ScenarioRoom&, const ScenarioRoom&) = default;
};

/// The ability deck of a set after cards have been drawn from it, as ids of cards.
struct DrawnDeck {
    std::vector<std::string> draw;      ///< the topmost card first
    std::vector<std::string> discards;  ///< the card discarded last comes last

    friend bool operator==(const DrawnDeck&, const DrawnDeck&) = default;
};
using DrawnDecks = std::map<std::string, DrawnDeck>;

/// A scenario at its beginning: a value, read from and written to "scenario/1".
struct Scenario {
    Scene scene;  ///< what is visible
    std::vector<ScenarioRoom> rooms;
    int players = 2;  ///< the number of characters
    std::string victory, defeat;
    std::vector<std::string> rules;  ///< special rules as text
    /// By the name of the deck. A deck that is not listed here has all its cards and is shuffled.
    DrawnDecks ability_decks;

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// Whether the figure appears with that number of characters. One character meets the same figures
/// as two.
inline bool comes_for(const RoomFigure& figure, int players) {
    return figure.players.empty() || std::ranges::count(figure.players, std::max(players, 2)) > 0;
}

/// Adds a room to the map. A hex that the map already has, such as the one of the door between two
/// rooms, stays as it is. The hexes of the room are removed from `unrevealed`.
void add_room(Map& map, const Map& room);

/// The map with all its hexes moved by `by`.
Map moved(Map map, Hex by);

/// The part of the map in these hexes: what lies in them, and the walls and links with an end in
/// one of them.
Map part_of(Map map, const std::set<Hex>& hexes);

}  // namespace standee
