#include "import/vgb/hidden_rooms.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "lib/work.hpp"

namespace standee::vgb {
namespace {

constexpr int fewest_players = 2;  ///< of the columns of a scenario

bool meet(const Rooms& a, const Rooms& b) {
    return std::ranges::any_of(a, [&](std::size_t room) { return b.contains(room); });
}

/// The room and the hidden rooms that corridors join to it.
void add_joined(const Layout& layout, std::size_t room, Rooms& group) {
    spend(1);
    if (!group.insert(room).second) {
        return;
    }
    spend(layout.doors.size());
    for (const Door& door : layout.doors) {
        if (!door.closes && std::ranges::count(door.rooms, room) > 0) {
            add_joined(layout, door.rooms[0], group);
            add_joined(layout, door.rooms[1], group);
        }
    }
}

std::string id_of(const Layout& layout, const Rooms& group) {
    std::string id;
    for (const std::size_t room : group) {
        id += (id.empty() ? "" : "+") + layout.rooms[room].ref;
    }
    return id;
}

std::vector<Hex> doors_to(const Layout& layout, const Rooms& group) {
    std::set<Hex> doors;
    for (const Door& door : layout.doors) {
        if (door.closes && group.contains(door.rooms[0]) != group.contains(door.rooms[1])) {
            doors.insert(door.cells.begin(), door.cells.end());
        }
    }
    return {doors.begin(), doors.end()};
}

/// The numbers of characters for which a monster has this rank.
std::vector<int> players_with(const PlacedMonster& monster, Rank rank) {
    std::vector<int> players;
    for (std::size_t i = 0; i < monster.ranks.size(); ++i) {
        if (monster.ranks.at(i) == rank) {
            players.push_back(static_cast<int>(i) + fewest_players);
        }
    }
    return players;
}

/// How much a map has that may have to be taken out.
std::size_t size_of(const Map& map) {
    return map.hexes.size() + map.wall_hexes.size() + map.obstacles.size() + map.difficult.size() +
           map.hazardous.size() + map.treasure.size() + map.traps.size() + map.doors.size() +
           map.walls.size();
}

class RoomMaker {
public:
    RoomMaker(const Layout& layout, const std::set<Hex>& visible, Pieces& pieces)
        : layout_{layout}, visible_{visible}, pieces_{pieces} {}

    ScenarioRoom make(const Rooms& group, const std::set<Hex>& hexes, const Scene& whole) {
        ScenarioRoom room;
        spend(2 * size_of(whole.map) + 8 * whole.loot.size() + 4 * layout_.doors.size() +
              4 * layout_.monsters.size());
        room.id = id_of(layout_, group);
        room.doors = doors_to(layout_, group);
        room.map = part_of(whole.map, hexes);
        std::ranges::copy_if(whole.loot, std::back_inserter(room.loot),
                             [&](Hex hex) { return hexes.contains(hex); });
        floor_ = {room.map->hexes.begin(), room.map->hexes.end()};
        taken_ = {};
        for (const PlacedMonster& monster : layout_.monsters) {
            if (group.contains(monster.room)) {
                add(monster, room);
            }
        }
        if (room.map->hexes.empty()) {
            room.map.reset();
        }
        return room;
    }

private:
    void add(const PlacedMonster& monster, ScenarioRoom& room) {
        for (const Rank rank : {Rank::normal, Rank::elite}) {
            std::vector<int> players = players_with(monster, rank);
            if (players.empty()) {
                continue;
            }
            Figure figure = pieces_.new_monster(monster.name, rank, 0);
            figure.at = monster.at;
            const bool free = std::ranges::all_of(
                players, [&](int number) { return taken_.insert({number, monster.at}).second; });
            const bool floor = floor_.contains(monster.at) || visible_.contains(monster.at);
            if (!free || !floor) {
                pieces_.note_left_out(figure, free ? "is not a floor hex of its room"
                                                   : "is taken by another monster of its room");
                continue;
            }
            if (players.size() == monster.ranks.size()) {
                players.clear();
            }
            room.figures.push_back({std::move(figure), true, std::move(players)});
        }
    }

    const Layout& layout_;
    const std::set<Hex>& visible_;
    Pieces& pieces_;
    std::set<Hex> floor_;                  ///< of the room, besides what is visible
    std::set<std::pair<int, Hex>> taken_;  ///< for each number of characters
};

}  // namespace

std::set<Hex> visible_hexes(const RoomsOfHexes& rooms, const Rooms& revealed) {
    std::set<Hex> visible;
    for (const auto& [hex, own] : rooms) {
        spend(10 + own.size());
        if (meet(own, revealed)) {
            visible.insert(hex);
        }
    }
    return visible;
}

std::vector<ScenarioRoom> hidden_rooms(const Layout& layout, const RoomsOfHexes& rooms,
                                       const Rooms& revealed, const Scene& whole, Pieces& pieces) {
    const std::set<Hex> visible = visible_hexes(rooms, revealed);
    RoomMaker maker{layout, visible, pieces};
    std::vector<ScenarioRoom> result;
    Rooms done = revealed;
    for (std::size_t room = 0; room < layout.rooms.size(); ++room) {
        if (done.contains(room)) {
            continue;
        }
        Rooms group;
        add_joined(layout, room, group);
        done.insert(group.begin(), group.end());
        std::set<Hex> hexes;
        for (const auto& [hex, own] : rooms) {
            spend(4 + own.size());
            if (!visible.contains(hex) && meet(own, group)) {
                hexes.insert(hex);
            }
        }
        result.push_back(maker.make(group, hexes, whole));
    }
    return result;
}

}  // namespace standee::vgb
