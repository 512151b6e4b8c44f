#include "import/vgb/board.hpp"

#include <algorithm>
#include <boost/pending/disjoint_sets.hpp>
#include <numeric>

#include "files/render.hpp"
#include "lib/work.hpp"

namespace standee::vgb {
namespace {

bool share_a_room(const Rooms& a, const Rooms& b) {
    return std::ranges::any_of(a, [&](std::size_t room) { return b.contains(room); });
}

/// Adds a room, and every room that corridors join to it.
void reveal(const Layout& layout, std::size_t room, Rooms& revealed) {
    spend(1);
    if (!revealed.insert(room).second) {
        return;
    }
    spend(layout.doors.size());
    for (const Door& door : layout.doors) {
        if (!door.closes && std::ranges::find(door.rooms, room) != door.rooms.end()) {
            reveal(layout, door.rooms[0], revealed);
            reveal(layout, door.rooms[1], revealed);
        }
    }
}

RoomsOfHexes rooms_of_tiles(const Layout& layout) {
    RoomsOfHexes rooms;
    for (std::size_t i = 0; i < layout.rooms.size(); ++i) {
        spend(20 * layout.rooms[i].floor.size());
        for (const Hex hex : layout.rooms[i].floor) {
            rooms[hex].insert(i);
        }
    }
    return rooms;
}

[[noreturn]] void refuse_room(const Layout& layout, const std::string& name, std::size_t number) {
    std::vector<std::string_view> known{"all"};
    for (const Room& room : layout.rooms) {
        known.push_back(room.ref);
    }
    throw InputError{{ErrorCode::unknown_name,
                      "/options/reveal/" + std::to_string(number),
                      in_quotes(name),
                      "a room of the scenario: " + listed(known),
                      {}}};
}

}  // namespace

Rooms revealed_rooms(const Layout& layout, const std::vector<std::string>& names) {
    Rooms revealed;
    const RoomsOfHexes tiles = rooms_of_tiles(layout);
    for (const Overlay& overlay : layout.overlays) {
        if (overlay.type != "starting-location") {
            continue;
        }
        const Rooms own{*overlay.room};
        for (const Hex cell : overlay.cells) {
            const auto rooms = tiles.find(cell);
            spend(20);
            for (const std::size_t room : rooms == tiles.end() ? own : rooms->second) {
                reveal(layout, room, revealed);
            }
        }
    }
    if (revealed.empty()) {
        reveal(layout, 0, revealed);
    }
    for (std::size_t number = 0; number < names.size(); ++number) {
        spend(4 * layout.rooms.size());
        const auto room = layout.find_room(names[number]);
        if (!room && names[number] != "all") {
            refuse_room(layout, names[number], number);
        }
        for (std::size_t i = 0; i < layout.rooms.size(); ++i) {
            if (!room || *room == i) {
                reveal(layout, i, revealed);
            }
        }
    }
    return revealed;
}

RoomsOfHexes rooms_of_hexes(const Layout& layout, const Rooms& revealed) {
    const RoomsOfHexes tiles = rooms_of_tiles(layout);
    RoomsOfHexes rooms = tiles;
    const Rooms none;
    for (const Overlay& overlay : layout.overlays) {
        for (const Hex cell : overlay.cells) {
            if (tiles.contains(cell)) {
                continue;
            }
            rooms[cell].insert(*overlay.room);
            for (const Direction direction : all_directions) {
                const auto beside = tiles.find(neighbour(cell, direction));
                const Rooms& there = beside == tiles.end() ? none : beside->second;
                spend(10 + 4 * there.size());
                for (const std::size_t room : there) {
                    if (revealed.contains(room) && revealed.contains(*overlay.room)) {
                        rooms[cell].insert(room);
                    }
                }
            }
        }
    }
    for (const Door& door : layout.doors) {
        for (const Hex cell : door.cells) {
            rooms[cell].insert(door.rooms.begin(), door.rooms.end());
        }
    }
    return rooms;
}

Map map_of(const Layout& layout, const RoomsOfHexes& rooms, const Rooms& revealed) {
    Map map;
    map.coordinates = Coordinates::odd_r;
    for (const auto& [hex, own] : rooms) {
        spend(30 + own.size());
        map.hexes.push_back(hex);
        for (const Direction direction : {Direction::ne, Direction::se, Direction::s}) {
            const auto beside = rooms.find(neighbour(hex, direction));
            if (beside != rooms.end() && !share_a_room(own, beside->second)) {
                map.walls.push_back({hex, beside->first});
            }
        }
    }
    for (const Door& door : layout.doors) {
        const bool open = revealed.contains(door.rooms[0]) && revealed.contains(door.rooms[1]);
        for (const Hex cell : door.cells) {
            spend(10 + map.doors.size() / 4);
            if (door.closes &&
                std::ranges::find(map.doors, cell, &standee::Door::at) == map.doors.end()) {
                map.doors.push_back({cell, open});
            }
        }
    }
    return map;
}

std::vector<std::string> unconnected_rooms(const Layout& layout, const RoomsOfHexes& rooms) {
    std::vector<Hex> hexes;
    std::map<Hex, std::size_t> numbers;
    for (const auto& [hex, own] : rooms) {
        spend(60 + own.size());
        numbers[hex] = hexes.size();
        hexes.push_back(hex);
    }
    std::vector<std::size_t> rank(hexes.size()), parent(hexes.size());
    std::iota(parent.begin(), parent.end(), std::size_t{0});
    boost::disjoint_sets<std::size_t*, std::size_t*> parts{rank.data(), parent.data()};
    for (const auto& [hex, own] : rooms) {
        for (const Direction direction : {Direction::ne, Direction::se, Direction::s}) {
            const auto beside = rooms.find(neighbour(hex, direction));
            if (beside != rooms.end() && share_a_room(own, beside->second)) {
                parts.union_set(numbers[hex], numbers[beside->first]);
            }
        }
    }
    std::vector<std::string> result;
    std::optional<std::size_t> first;
    for (const Room& room : layout.rooms) {
        for (const Hex hex : room.floor) {
            const std::size_t part = parts.find_set(numbers[hex]);
            first = first.value_or(part);
            if (part != *first) {
                result.push_back(room.ref);
                break;
            }
        }
    }
    return result;
}

}  // namespace standee::vgb
