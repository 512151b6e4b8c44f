#include "import/ghs/drawing.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/coordinates.hpp"
#include "files/map_json.hpp"
#include "files/scene_json.hpp"
#include "files/values_json.hpp"
#include "lib/scenario.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

/// "door", or "door2" for the second one; none for a hex.
std::optional<std::size_t> door_named(const Reader& at) {
    if (!at.is_text()) {
        return std::nullopt;
    }
    constexpr std::string_view door = "door";
    const std::string text = at.text();
    const std::string number = text.starts_with(door) ? text.substr(door.size()) : "x";
    if (number.empty()) {
        return 0;
    }
    if (number.size() != 1 || number.front() < '1' || number.front() > '9') {
        at.fail(ErrorCode::unknown_name, "\"door\", \"door2\" for its second one, or a hex");
    }
    return static_cast<std::size_t>(number.front() - '1');
}

/// Whether a door lies in or beside the map.
bool touches(const Map& map, Hex door) {
    return has_hex(map, door) || std::ranges::any_of(all_directions, [&](Direction direction) {
               return has_hex(map, neighbour(door, direction));
           });
}

}  // namespace

void move_by(Drawing& drawing, Hex shift) {
    drawing.map = moved(std::move(drawing.map), shift);
    for (auto& [id, place] : drawing.places) {
        place = place + shift;
    }
    for (Hex& hex : drawing.loot) {
        hex = hex + shift;
    }
}

std::vector<Hex> doors_in_order(const Map& map) {
    std::vector<Hex> doors;
    spend(8 * map.doors.size());
    for (const Door& door : map.doors) {
        if (!door.open) {
            doors.push_back(door.at);
        }
    }
    std::ranges::sort(doors, {}, [](Hex hex) { return std::pair{2 * hex.r + hex.q, hex.q}; });
    return doors;
}

Drawing read_drawing(const Reader& whole) {
    const bool is_wrapped = whole.is_object() && whole.has("map");
    const Reader drawn = is_wrapped ? whole.at("map") : whole;
    const Json lines{{"picture", drawn.json()}};
    const Reader unshared = drawn.is_array() ? drawn.instead(lines) : drawn;
    const Reader map = unshared.with(read_coordinates(unshared));
    Drawing drawing;
    drawing.map = read_map(map);
    if (is_wrapped) {
        const Reader here = whole.with(map.coordinates());
        for (const Reader& figure :
             here.list_or_none("figures", [](const Reader& item) { return item; })) {
            drawing.places[figure.at("id").id()] = read_hex(figure.at("at"));
        }
        drawing.loot = here.list_or_none("loot", read_hex);
        if (const auto at = here.find("at")) {
            drawing.at_door = door_named(*at);
            if (!drawing.at_door) {
                move_by(drawing, read_hex(*at));
            }
        }
    }
    return drawing;
}

bool has_hex(const Map& map, Hex hex) { return std::ranges::count(map.hexes, hex) > 0; }

DrawingsOfHexes::DrawingsOfHexes(const Drawings& drawings) {
    std::size_t number = 0;
    for (const auto& [id, drawing] : drawings) {
        spend(20 * drawing.map.hexes.size());
        for (const Hex hex : drawing.map.hexes) {
            drawings_[hex].push_back(number);
        }
        ++number;
    }
}

const std::vector<std::size_t>& DrawingsOfHexes::at(Hex hex) const {
    static const std::vector<std::size_t> none;
    const auto found = drawings_.find(hex);
    return found == drawings_.end() ? none : found->second;
}

namespace {

void count_each(const std::vector<std::size_t>& numbers, std::vector<std::size_t>& counts) {
    spend(10 + numbers.size());
    for (const std::size_t number : numbers) {
        ++counts[number];
    }
}

}  // namespace

std::vector<std::string> overlaps(const Drawings& drawings) {
    const DrawingsOfHexes hexes{drawings};
    std::vector<std::string> notes;
    for (auto drawing = drawings.begin(); drawing != drawings.end(); ++drawing) {
        spend(4 * drawings.size());
        std::vector<std::size_t> shared(drawings.size());
        std::vector<std::size_t> doors(drawings.size());
        for (const Hex hex : drawing->second.map.hexes) {
            count_each(hexes.at(hex), shared);
        }
        for (const Door& door : drawing->second.map.doors) {
            count_each(hexes.at(door.at), doors);
        }
        auto number = static_cast<std::size_t>(std::distance(drawings.begin(), drawing)) + 1;
        for (auto other = std::next(drawing); other != drawings.end(); ++other, ++number) {
            if (shared[number] > std::max<std::size_t>(1, doors[number])) {
                spend(200);
                notes.push_back("rooms " + drawing->first + " and " + other->first + " share " +
                                counted(shared[number], "hex", "hexes") +
                                ": one of them should lie elsewhere");
            }
        }
    }
    return notes;
}

void share_doors(std::vector<Map*>& maps) {
    std::map<Hex, Door> doors;
    for (const Map* map : maps) {
        for (const Door& door : map->doors) {
            doors.emplace(door.at, door);
        }
    }
    for (const auto& [hex, door] : doors) {
        for (Map* map : maps) {
            spend(map->hexes.size());
            if (touches(*map, hex)) {
                spend(16 * map->hexes.size());
                Map with_door;
                with_door.hexes = {hex};
                with_door.doors = {door};
                add_room(*map, with_door);
            }
        }
    }
}

void wall_off(Map& room, const Map& other) {
    for (const Hex hex : room.hexes) {
        spend(room.hexes.size() + other.hexes.size());
        for (const Direction direction : all_directions) {
            const Hex beside = neighbour(hex, direction);
            if (has_hex(other, beside) && !has_hex(room, beside) && !has_hex(other, hex)) {
                spend(100);  // it is written too
                room.walls.push_back({hex, beside});
            }
        }
    }
}

}  // namespace standee::ghs
