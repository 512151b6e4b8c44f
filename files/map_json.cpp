#include "files/map_json.hpp"

#include <algorithm>
#include <array>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <string>
#include <utility>

#include "files/fields.hpp"
#include "files/picture.hpp"
#include "files/render.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "lib/board.hpp"
#include "lib/trap_damage.hpp"

namespace standee {
namespace {

constexpr std::array<std::string_view, 2> border_names{"walls", "open"};

/// The lists of a map that hold nothing but hexes, each of them listed.
constexpr std::array<std::pair<std::string_view, std::vector<Hex> Map::*>, 9> plain_lists{{
    {"obstacles", &Map::obstacles},
    {"difficult", &Map::difficult},
    {"icy", &Map::icy},
    {"hazardous", &Map::hazardous},
    {"treasure", &Map::treasure},
    {"water", &Map::water},
    {"startingHexes", &Map::starting_hexes},
    {"pressurePlates", &Map::pressure_plates},
    {"negative", &Map::negative},
}};

void check_size(const Reader& reader, const Map& map) {
    const char* const drawn = reader.has("picture") ? "picture" : nullptr;
    if (map.hexes.empty()) {
        reader.at(drawn != nullptr ? drawn : "hexes")
            .fail(ErrorCode::out_of_range, "at least one hex");
    }
    for (const auto& [field, list] :
         {std::pair{"hexes", &map.hexes}, std::pair{"wallHexes", &map.wall_hexes}}) {
        if (list->size() > max_hexes) {
            reader.at(drawn != nullptr ? drawn : field)
                .fail_with(ErrorCode::out_of_range, std::to_string(list->size()) + " hexes",
                           "at most " + std::to_string(max_hexes));
        }
    }
    constexpr std::int64_t margins = 2 * board_margin + 1;
    Hex low = map.hexes.front();
    Hex high = low;
    for (const auto* list : {&map.hexes, &map.wall_hexes}) {
        for (const Hex h : *list) {
            low = {std::min(low.q, h.q), std::min(low.r, h.r)};
            high = {std::max(high.q, h.q), std::max(high.r, h.r)};
        }
    }
    const std::int64_t width = high.q - low.q + margins;
    const std::int64_t height = high.r - low.r + margins;
    if (width * height > max_box) {
        reader.fail_with(ErrorCode::out_of_range,
                         "hexes spread over " + std::to_string(width) + " by " +
                             std::to_string(height) + " cells",
                         "a box round the map of at most " + std::to_string(max_box) + " cells");
    }
}

void check_wall_hexes(const Reader& reader, const Map& map, const ListedHexes& listed) {
    for (std::size_t i = 0; i < map.wall_hexes.size(); ++i) {
        if (listed.contain(map.wall_hexes[i])) {
            const std::size_t drawn = map.wall_hexes.size() -
                                      (reader.has("wallHexes") ? reader.at("wallHexes").size() : 0);
            reader.at("wallHexes")[i - drawn].fail(ErrorCode::duplicate,
                                                   "a hex that is not in map.hexes too");
        }
    }
}

/// Hexes of rooms not yet revealed: none is a hex of the map.
void read_unrevealed(const Reader& reader, const ListedHexes& listed, Map& map) {
    const auto unrevealed = reader.find("unrevealed");
    if (!unrevealed) {
        return;
    }
    map.unrevealed = read_distinct_hexes(*unrevealed);
    const ListedHexes solid{map.wall_hexes};
    for (std::size_t i = 0; i < map.unrevealed.size(); ++i) {
        if (listed.contain(map.unrevealed[i]) || solid.contain(map.unrevealed[i])) {
            (*unrevealed)[i].fail(ErrorCode::duplicate,
                                  "a hex that is in neither map.hexes nor map.wallHexes",
                                  "map.reveal"_clause);
        }
    }
}

Edge read_wall(const Reader& reader, const ListedHexes& listed) {
    const Edge wall = read_edge(reader);
    if (!are_neighbours(wall.a, wall.b)) {
        reader.fail(ErrorCode::bad_reference, "two hexes that are adjacent");
    }
    if (!listed.contain(wall.a) && !listed.contain(wall.b)) {
        reader.fail(ErrorCode::bad_reference, "at least one hex of map.hexes");
    }
    return wall;
}

Edge read_link(const Reader& reader, const ListedHexes& listed) {
    const Edge link = read_edge(reader);
    listed.demand(reader[0], link.a);
    listed.demand(reader[1], link.b);
    return link;
}

Door read_door(const Reader& reader, const ListedHexes& listed) {
    reader.only(fields::door);
    const Door door{read_hex(reader.at("at")), reader.boolean_or("open", false),
                    reader.boolean_or("locked", false)};
    listed.demand(reader.at("at"), door.at);
    if (door.open && door.locked) {
        reader.at("locked").fail(ErrorCode::out_of_range,
                                 "a door that is open or locked, not both");
    }
    return door;
}

Trap read_trap(const Reader& reader, const ListedHexes& listed, const Edition& edition) {
    Trap trap;
    if (!reader.is_object()) {
        trap.at = read_hex(reader);
        listed.demand(reader, trap.at);
        return trap;
    }
    reader.only(fields::trap);
    trap.at = read_hex(reader.at("at"));
    listed.demand(reader.at("at"), trap.at);
    trap.damage = reader.integer_at("damage", limits::amount);
    if (const auto conditions = reader.find("conditions")) {
        trap.conditions =
            conditions->list([&](const Reader& item) { return read_condition(item, edition); });
    }
    if (!trap.damage && !trap.conditions.empty()) {
        trap.damage = 0;
    }
    return trap;
}

Hex place_of(Hex hex) { return hex; }
Hex place_of(const Door& door) { return door.at; }
Hex place_of(const Trap& trap) { return trap.at; }

/// Adds the list in a field to what the picture has drawn. An error where a hex is there twice.
template <class T, class Read>
void add_list(const Reader& reader, std::string_view field, std::vector<T>& list, Read read) {
    const auto there = reader.find(field);
    if (!there) {
        return;
    }
    const std::size_t drawn = list.size();
    const std::vector<T> more = there->list(read);
    list.insert(list.end(), more.begin(), more.end());
    const auto hexes = list |
                       ranges::views::transform([](const T& item) { return place_of(item); }) |
                       ranges::to<std::vector>;
    if (const auto again = repeated(hexes)) {
        (*again < drawn ? *there : (*there)[*again - drawn])
            .fail(ErrorCode::duplicate, "each hex of this list once");
    }
}

/// The hexes and what lies on them, from the picture where there is one.
void read_hexes_of(const Reader& reader, Map& map) {
    const auto picture = reader.find("picture");
    const auto origin = reader.find("origin");
    if (!picture) {
        if (origin) {
            origin->fail_with(ErrorCode::unknown_field, "\"origin\" without \"picture\"",
                              "a picture, of which it is the first hex");
        }
        map.hexes = read_distinct_hexes(reader.at("hexes"));
    } else {
        if (const auto hexes = reader.find("hexes")) {
            hexes->fail_with(ErrorCode::duplicate, "\"hexes\" beside \"picture\"", "one of them");
        }
        read_picture(*picture, origin ? std::optional{read_hex(*origin)} : std::nullopt, map);
    }
    add_list(reader, "wallHexes", map.wall_hexes, read_hex);
}

Json write_trap(const Trap& trap, const Edition& rules, int level) {
    if (!trap.damage && trap.conditions.empty()) {
        return write_hex(trap.at);
    }
    Json json{{"at", write_hex(trap.at)}, {"damage", trap_damage(trap, rules, level)}};
    put_list(json, "conditions", trap.conditions, [](Condition c) { return name_of(c); });
    return json;
}

Json write_door(const Door& door) {
    Json json{{"at", write_hex(door.at)}, {"open", door.open}};
    put_unless(json, "locked", door.locked, false);
    return json;
}

}  // namespace

ListedHexes::ListedHexes(std::vector<Hex> hexes) : sorted_{std::move(hexes)} {
    std::ranges::sort(sorted_);
}

bool ListedHexes::contain(Hex hex) const { return std::ranges::binary_search(sorted_, hex); }

void ListedHexes::demand(const Reader& reader, Hex hex) const {
    if (!contain(hex)) {
        reader.fail(ErrorCode::bad_reference, "a hex of map.hexes");
    }
}

Coordinates read_coordinates(const Reader& map) {
    const auto there = map.find("coordinates");
    return there ? there->named<Coordinates>(coordinates_names, "a way to write hexes")
                 : Coordinates::axial;
}

Map read_map(const Reader& reader, const Edition& edition) {
    reader.only(fields::map);
    Map map;
    map.coordinates = reader.coordinates();
    if (const auto edges = reader.find("edges")) {
        map.edges = edges->named<Border>(border_names, "what lies around the map");
    }
    read_hexes_of(reader, map);
    check_size(reader, map);
    const ListedHexes listed{map.hexes};
    check_wall_hexes(reader, map, listed);
    read_unrevealed(reader, listed, map);
    Map whole = map;  // as it is when every room is revealed
    whole.hexes.insert(whole.hexes.end(), map.unrevealed.begin(), map.unrevealed.end());
    check_size(reader, whole);
    const ListedHexes any_room{std::move(whole.hexes)};
    map.walls =
        reader.list_or_none("walls", [&](const Reader& item) { return read_wall(item, any_room); });
    map.links =
        reader.list_or_none("links", [&](const Reader& item) { return read_link(item, listed); });
    for (const auto& [field, list] : plain_lists) {
        add_list(reader, field, map.*list, [&](const Reader& item) {
            const Hex hex = read_hex(item);
            listed.demand(item, hex);
            return hex;
        });
    }
    if (const auto water = reader.find("waterIs")) {
        map.water_is = water->named<WaterIs>(water_names, "what a water tile counts as");
    }
    add_list(reader, "doors", map.doors,
             [&](const Reader& item) { return read_door(item, listed); });
    add_list(reader, "traps", map.traps,
             [&](const Reader& item) { return read_trap(item, listed, edition); });
    return map;
}

Json write_map_as_picture(const Map& map, const Edition& rules, int level) {
    const Picture picture = picture_of(map);
    Json json{{"picture", picture.lines}};
    if (picture.origin != Hex{}) {
        json["origin"] = write_hex(picture.origin);
    }
    json.update(write_map(beside_picture(map), rules, level));
    json.erase("hexes");
    return json;
}

Json write_map(const Map& map, const Edition& rules, int level) {
    Json json = Json::object();
    if (map.coordinates != Coordinates::axial) {
        json["coordinates"] = coordinates_names[static_cast<std::size_t>(map.coordinates)];
    }
    if (map.edges != Border::walls) {
        json["edges"] = border_names[static_cast<std::size_t>(map.edges)];
    }
    json["hexes"] = write_hexes(map.hexes);
    put_list(json, "wallHexes", map.wall_hexes, write_hex);
    put_list(json, "walls", map.walls, write_edge);
    put_list(json, "doors", map.doors, write_door);
    put_list(json, "obstacles", map.obstacles, write_hex);
    put_list(json, "difficult", map.difficult, write_hex);
    put_list(json, "icy", map.icy, write_hex);
    put_list(json, "hazardous", map.hazardous, write_hex);
    put_list(json, "traps", map.traps,
             [&](const Trap& trap) { return write_trap(trap, rules, level); });
    put_list(json, "links", map.links, write_edge);
    put_list(json, "treasure", map.treasure, write_hex);
    put_list(json, "water", map.water, write_hex);
    if (map.water_is != WaterIs::difficult) {
        json["waterIs"] = water_names[static_cast<std::size_t>(map.water_is)];
    }
    put_list(json, "startingHexes", map.starting_hexes, write_hex);
    put_list(json, "pressurePlates", map.pressure_plates, write_hex);
    put_list(json, "negative", map.negative, write_hex);
    put_list(json, "unrevealed", map.unrevealed, write_hex);
    return json;
}

}  // namespace standee
