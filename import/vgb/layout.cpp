#include "import/vgb/layout.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "files/coordinates.hpp"
#include "files/render.hpp"
#include "files/values_json.hpp"
#include "lib/work.hpp"

namespace standee::vgb {
namespace {

constexpr Limits turn_limits{0, 5};
constexpr Limits cell_limits{-999, 999};
constexpr std::array<std::string_view, 3> rank_words{"none", "normal", "elite"};
constexpr std::array<std::string_view, 7> door_types{
    "stone", "wooden", "altar", "breakable-wall", "dark-fog", "light-fog", "corridor"};
/// For a scenario in which a room is a place without a map tile.
constexpr std::string_view no_tile = "empty";

std::optional<Rank> read_rank_word(const Reader& reader) {
    const std::size_t word = reader.one_of(rank_words, "a rank");
    return word == 0 ? std::nullopt : std::optional{word == 1 ? Rank::normal : Rank::elite};
}

Hex cell_at(const Reader& reader, std::string_view column, std::string_view row) {
    return from_columns(reader.at(column).integer(cell_limits),
                        reader.at(row).integer(cell_limits));
}

/// The second hex of a two-hex corridor, rotated about the first by the corridor's direction.
Hex second_cell(Hex first, const std::string& direction) {
    const int turns = direction == "diagonal-left" ? 1 : direction == "diagonal-right" ? 2 : 0;
    return first + rotated_by({1, 0}, turns);
}

/// Puts rooms side by side, each next to the door that leads to it.
class Layer {
public:
    explicit Layer(const Tiles& tiles) : tiles_{tiles} {}

    /// Places a room so that its hex `entry` lies at `at`. Returns the room's number.
    std::size_t lay(const Reader& room, Hex at, Hex entry) {
        room.only({"ref", "doors", "overlays", "monsters", "turns"});
        const int turns = room.at("turns").integer(turn_limits);
        const Placement place{at, entry, turns};
        const std::size_t number = add_floor(room.at("ref"), place);
        const Reader overlays = room.at("overlays");
        for (std::size_t i = 0; i < overlays.size(); ++i) {
            Overlay overlay = read_overlay(overlays[i]);
            count_hexes(hexes_, overlay.cells.size(), overlays[i]);
            add_overlay(std::move(overlay), number, place);
        }
        const Reader monsters = room.at("monsters");
        for (std::size_t i = 0; i < monsters.size(); ++i) {
            add_monster(monsters[i], number, place);
        }
        const Reader doors = room.at("doors");
        for (std::size_t i = 0; i < doors.size(); ++i) {
            add_door(doors[i], number, place);
        }
        return number;
    }

    /// The layout, moved so that no hex of a tile's rectangle has a negative column or row.
    Layout finished() && {
        const int up = low_row_ - (low_row_ & 1);  // an odd row stays odd
        const Hex shift{-low_column_ + up / 2, -up};
        const auto move = [shift](std::vector<Hex>& cells) {
            for (Hex& cell : cells) {
                cell = cell + shift;
            }
        };
        for (Room& room : layout_.rooms) {
            move(room.floor);
        }
        for (Overlay& overlay : layout_.overlays) {
            move(overlay.cells);
        }
        for (Door& door : layout_.doors) {
            move(door.cells);
        }
        for (PlacedMonster& monster : layout_.monsters) {
            monster.at = monster.at + shift;
        }
        return std::move(layout_);
    }

private:
    /// The place of a room's hex on the map: `entry` lies at `at`, and the room is rotated about
    /// it.
    struct Placement {
        Hex at;
        Hex entry;
        int turns = 0;
        [[nodiscard]] Hex operator()(Hex cell) const {
            return at + rotated_by(cell - entry, turns);
        }
    };

    void note(Hex hex) {
        const Hex cell = from_axial(hex, Coordinates::odd_r);
        low_column_ = std::min(low_column_, cell.q);
        low_row_ = std::min(low_row_, cell.r);
    }

    /// The number of the room. Its hexes are added to those that it already has from another door.
    std::size_t add_floor(const Reader& ref, const Placement& place) {
        const std::string name = ref.text();
        const auto tile = tiles_.find(name);
        if (tile == tiles_.end() && name != no_tile) {
            ref.fail(ErrorCode::unknown_name, "a map tile whose shape the tiles file has");
        }
        spend(200 + layout_.rooms.size());
        const std::size_t number = layout_.find_room(name).value_or(layout_.rooms.size());
        if (number == layout_.rooms.size()) {
            layout_.rooms.push_back({name, {}});
            laid_.emplace_back();
        }
        if (tile == tiles_.end()) {
            return number;
        }
        std::vector<Hex>& floor = layout_.rooms[number].floor;
        const std::size_t before = floor.size();
        spend(12 * (tile->second.floor.size() + tile->second.box.size()));
        for (const Hex hex : tile->second.floor) {
            if (laid_[number].insert(place(hex)).second) {
                floor.push_back(place(hex));
            }
        }
        count_hexes(hexes_, floor.size() - before, ref);
        for (const Hex hex : tile->second.box) {
            note(place(hex));
        }
        return number;
    }

    void add_overlay(Overlay overlay, std::size_t room, const Placement& place) {
        overlay.room = room;
        for (Hex& cell : overlay.cells) {
            cell = place(cell);
            note(cell);
        }
        layout_.overlays.push_back(std::move(overlay));
    }

    void add_monster(const Reader& reader, std::size_t room, const Placement& place) {
        reader.only({"monster", "initialX", "initialY", "twoPlayer", "threePlayer", "fourPlayer"});
        layout_.monsters.push_back(
            {reader.at("monster").id(),
             place(cell_at(reader, "initialX", "initialY")),
             room,
             {read_rank_word(reader.at("twoPlayer")), read_rank_word(reader.at("threePlayer")),
              read_rank_word(reader.at("fourPlayer"))}});
    }

    void add_door(const Reader& reader, std::size_t room, const Placement& place) {
        reader.only({"subType", "material", "size", "direction", "room1X", "room1Y", "room2X",
                     "room2Y", "mapTileData"});
        const std::size_t type = reader.at("subType").one_of(door_types, "a door");
        const bool corridor = door_types[type] == "corridor";
        const Hex cell = cell_at(reader, "room1X", "room1Y");
        Door door;
        // A corridor in the dark hides the next room as a door does.
        door.closes = !corridor || reader.text_or("material", "") == "dark";
        door.cells.push_back(place(cell));
        note(door.cells.front());
        if (corridor && reader.integer_or("size", 1, {1, 2}) == 2) {
            door.cells.push_back(place(second_cell(cell, reader.at("direction").text())));
        }
        const std::size_t position = layout_.doors.size();
        layout_.doors.push_back(door);
        const std::size_t next =
            lay(reader.at("mapTileData"), door.cells.front(), cell_at(reader, "room2X", "room2Y"));
        layout_.doors[position].rooms = {room, next};
    }

    const Tiles& tiles_;
    Layout layout_;
    std::vector<std::set<Hex>> laid_;  ///< the floor of each room
    std::size_t hexes_ = 0;
    int low_column_ = 0;
    int low_row_ = 0;
};

}  // namespace

std::optional<std::size_t> Layout::find_room(std::string_view ref) const {
    const auto found = std::ranges::find(rooms, ref, &Room::ref);
    return found == rooms.end() ? std::nullopt
                                : std::optional{static_cast<std::size_t>(found - rooms.begin())};
}

void count_hexes(std::size_t& count, std::size_t more, const Reader& where) {
    count += more;
    if (count > most_hexes) {
        where.fail_with(ErrorCode::too_many, "more hexes than a board has",
                        "at most " + std::to_string(most_hexes) + " in all rooms and overlays");
    }
}

Hex read_cell(const Reader& reader) {
    if (!reader.is_array() || reader.size() != 2) {
        reader.fail(ErrorCode::wrong_type, "a hex: [column, row]");
    }
    return from_columns(reader[0].integer(cell_limits), reader[1].integer(cell_limits));
}

Overlay read_overlay(const Reader& reader) {
    reader.only({"ref", "direction", "cells", "id"});
    const Reader ref = reader.at("ref");
    Overlay overlay;
    overlay.type = ref.at("type").id();
    overlay.sub_type = ref.text_or("subType", "");
    overlay.amount = ref.integer_or("amount", 1, {0, 99});
    overlay.links = ref.list_or_none("links", [](const Reader& link) { return link.text(); });
    overlay.cells = reader.at("cells").list(read_cell);
    return overlay;
}

Layout read_scenario(const Reader& reader, const Tiles& tiles) {
    reader.only({"id", "title", "angle", "additionalMonsters", "mapTileData"});
    Layer layer{tiles};
    layer.lay(reader.at("mapTileData"), {}, {});
    Layout layout = std::move(layer).finished();
    layout.additional =
        reader.list_or_none("additionalMonsters", [](const Reader& name) { return name.id(); });
    return layout;
}

}  // namespace standee::vgb
