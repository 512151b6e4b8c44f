#include "files/map_json.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "files/picture.hpp"
#include "files/value_forms.hpp"
#include "lib/board.hpp"
#include "play/ground/trap_damage.hpp"

namespace standee {
namespace {

constexpr std::array<std::string_view, 2> border_names{"walls", "open"};

constexpr std::array door_fields{
    field<&Door::at>("at").required(),
    field<&Door::open>("open").always_written(),
    field<&Door::locked>("locked").says("Nobody can open it. A locked door is not open."),
};
}  // namespace

constexpr Form door_form{door_fields,
                         nullptr,
                         {},
                         R"({"not":{"properties":{"open":{"const":true},"locked":{"const":true}},
               "required":["open","locked"]}})",
                         "door"};

constexpr std::array trap_fields{
    field<&Trap::at>("at").required(),
    field<&Trap::damage>("damage").within(limits::amount),
    field<&Trap::conditions>("conditions"),
};

constexpr Form trap_form{trap_fields};

/// A bare hex is the scenario's damage trap.
template <>
struct ValueOf<Trap> : CodecOf<Trap> {
    static void read(const Reader& reader, Trap& trap) {
        if (!reader.is_object()) {
            trap.at = read_hex(reader);
            return;
        }
        read_form(reader, trap_form, &trap);
        if (!trap.damage && !trap.conditions.empty()) {
            trap.damage = 0;
        }
    }
    static Json write(const Trap& trap) {
        if (!trap.damage && trap.conditions.empty()) {
            return write_hex(trap.at);
        }
        Json json = Json::object();
        write_fields(trap_fields, &trap, json);
        return json;
    }
    static constexpr std::string_view schema = "@trap";
};

namespace {

/// Hexes of the map, each of them listed and none twice; those of a picture come first.
struct ListedHexList : ValueOf<std::vector<Hex>> {
    static constexpr std::string_view schema = "@hexes";
    static constexpr bool list = false;
};
template <auto member>
constexpr FieldForm hexes_field(std::string_view name) {
    return field_as<ListedHexList, member>(name);
}

constexpr std::array map_fields{
    field<&Map::coordinates>("coordinates")
        .named(coordinates_names, "a way to write hexes")
        .says("How hexes are written in this scene and in answers about it: axial, or as "
              "[column,row]. In odd-q and even-q, hexes are flat-top and the odd or even columns "
              "are shifted down; in odd-r and even-r, hexes are pointy-top and the odd or even "
              "rows are shifted to the right. The hexes of an area are always axial."),
    field<&Map::edges>("edges")
        .named(border_names, "what lies around the map")
        .says("What surrounds the listed hexes: walls (the default), or more of a larger map."),
    field_read_elsewhere<Map>("picture", R"({"type":"array","items":{"type":"string"}})")
        .says("The map drawn in lines of text, instead of hexes. Every other column of text is a "
              "column of hexes, and a line of text is half a hex high. '.', a capital letter or a "
              "digit is floor, 'o' obstacle, 'd' difficult, 'i' icy, 't' trap, 'h' hazardous, '#' "
              "wall hex, '+' closed door, '/' open door."),
    field_read_elsewhere<Map>("origin", "@hex")
        .says("The hex at the first character of the picture; [0,0] if left out."),
    field<&Map::hexes>("hexes")
        .always_written()
        .described_by(R"({"type":"array","items":"@hex","minItems":1,"maxItems":20000,
                          "uniqueItems":true})")
        .says("Every hex that a figure can stand in or fly over."),
    field<&Map::wall_hexes>("wallHexes")
        .described_by(R"({"type":"array","items":"@hex","maxItems":20000,"uniqueItems":true})")
        .says("Hexes that are completely wall. None of them may be in hexes."),
    field<&Map::walls>("walls").says(
        "Wall lines between adjacent hexes. One of the two hexes may be missing from the list of "
        "hexes."),
    form_field<door_form, &Map::doors>("doors"),
    hexes_field<&Map::obstacles>("obstacles"),
    hexes_field<&Map::difficult>("difficult"),
    hexes_field<&Map::icy>("icy"),
    hexes_field<&Map::hazardous>("hazardous"),
    field<&Map::traps>("traps"),
    field<&Map::links>("links").says(
        "Hexes that are joined for steps of walking, jumping and flying."),
    hexes_field<&Map::treasure>("treasure"),
    hexes_field<&Map::water>("water").says(
        "Hexes with a water tile. What the water is to most figures, the other lists say."),
    field<&Map::water_is>("waterIs")
        .named(water_names, "what a water tile counts as")
        .says("What a water tile that is created counts as; difficult if left out."),
    hexes_field<&Map::starting_hexes>("startingHexes")
        .says("The starting hexes of the characters."),
    hexes_field<&Map::pressure_plates>("pressurePlates")
        .says("They do not affect movement, and their hexes count as empty; the scenario says what "
              "they do."),
    hexes_field<&Map::negative>("negative")
        .says("Hexes that the scenario calls negative. Figures avoid them as they avoid hazardous "
              "terrain."),
    field_as<MapOf<DistinctHexes>, &Map::marks>("marks").says(
        "Hexes by the letter or name with which the scenario marks them. Cards that name a place "
        "use them."),
    field_as<DistinctHexes, &Map::unrevealed>("unrevealed")
        .says("Hexes of rooms that are not revealed yet. None of them may be in hexes. When a "
              "character opens a door beside such a room, its hexes join the map; play its "
              "monsters and tiles as spawn and tile steps then."),
};

Hex place_of(Hex hex) { return hex; }
Hex place_of(const Door& door) { return door.at; }
Hex place_of(const Trap& trap) { return trap.at; }

/// A list of the map, of which the picture has drawn the first items and the field has the others.
template <class T>
class WrittenList {
public:
    WrittenList(const Reader& map, std::string_view field, const std::vector<T>& all)
        : written_{map.find(field)},
          all_{&all},
          drawn_{all.size() - (written_ ? written_->size() : 0)} {}

    /// Calls `check(Reader, item)` for each item of the field.
    template <class Check>
    void each(Check check) const {
        for (std::size_t i = drawn_; i < all_->size(); ++i) {
            check((*written_)[i - drawn_], (*all_)[i]);
        }
    }
    /// An error where a hex is there twice.
    void demand_distinct() const {
        std::vector<Hex> hexes;
        hexes.reserve(all_->size());
        for (const T& item : *all_) {
            hexes.push_back(place_of(item));
        }
        if (const auto again = repeated(hexes); again && written_) {
            (*again < drawn_ ? *written_ : (*written_)[*again - drawn_])
                .fail(ErrorCode::duplicate, "each hex of this list once");
        }
    }

private:
    std::optional<Reader> written_;
    const std::vector<T>* all_;
    std::size_t drawn_;
};

void check_wall_hexes(const Reader& reader, const Map& map, const ListedHexes& listed) {
    const WrittenList walls{reader, "wallHexes", map.wall_hexes};
    walls.demand_distinct();
    walls.each([&](const Reader& item, Hex hex) {
        if (listed.contain(hex)) {
            item.fail(ErrorCode::duplicate, "a hex that is not in map.hexes too");
        }
    });
}

/// Hexes of rooms not yet revealed: none is a hex of the map.
void check_unrevealed(const Reader& reader, const Map& map, const ListedHexes& listed) {
    const ListedHexes solid{map.wall_hexes};
    WrittenList{reader, "unrevealed", map.unrevealed}.each([&](const Reader& item, Hex hex) {
        if (listed.contain(hex) || solid.contain(hex)) {
            item.fail(ErrorCode::duplicate, "a hex that is in neither map.hexes nor map.wallHexes",
                      "map.reveal"_clause);
        }
    });
}

/// Marks are on hexes of the map or of a room not yet revealed.
void check_marks(const Reader& reader, const Map& map, const ListedHexes& any_room) {
    const auto marks = reader.find("marks");
    for (const auto& [name, hexes] : map.marks) {
        const Reader written = marks->at(name);
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            any_room.demand(written[i], hexes[i]);
        }
    }
}

/// Walls are between neighbours, one of them a hex of the map or of a room not yet revealed; links
/// between hexes of the map.
void check_edges(const Reader& reader, const Map& map, const ListedHexes& listed,
                 const ListedHexes& any_room) {
    WrittenList{reader, "walls", map.walls}.each([&](const Reader& item, const Edge& wall) {
        if (!are_neighbours(wall.a, wall.b)) {
            item.fail(ErrorCode::bad_reference, "two hexes that are adjacent");
        }
        if (!any_room.contain(wall.a) && !any_room.contain(wall.b)) {
            item.fail(ErrorCode::bad_reference, "at least one hex of map.hexes");
        }
    });
    WrittenList{reader, "links", map.links}.each([&](const Reader& item, const Edge& link) {
        listed.demand(item[0], link.a);
        listed.demand(item[1], link.b);
    });
}

/// What lies on the map lies on listed hexes, no two of a kind on one.
void check_overlay(const Reader& reader, Map& map, const ListedHexes& listed) {
    const auto is_listed = [&](const Reader& item, const auto& there) {
        listed.demand(item.is_object() ? item.at("at") : item, place_of(there));
    };
    for (const FieldForm& form : map_fields) {
        if (form.value == &value_form<ListedHexList>) {
            const WrittenList list{reader, form.name,
                                   *static_cast<const std::vector<Hex>*>(form.part(&map))};
            list.each(is_listed);
            list.demand_distinct();
        }
    }
    const WrittenList doors{reader, "doors", map.doors};
    doors.each([&](const Reader& item, const Door& door) {
        is_listed(item, door);
        if (door.open && door.locked) {
            item.at("locked").fail(ErrorCode::out_of_range,
                                   "a door that is open or locked, not both");
        }
    });
    doors.demand_distinct();
    const WrittenList traps{reader, "traps", map.traps};
    traps.each(is_listed);
    traps.demand_distinct();
}

void check_map(const Reader& reader, void* object) {
    Map& map = *static_cast<Map*>(object);
    WrittenList{reader, "hexes", map.hexes}.demand_distinct();
    check_size(reader, map);
    const ListedHexes listed{map.hexes};
    check_wall_hexes(reader, map, listed);
    check_unrevealed(reader, map, listed);
    const auto check_rooms = [&](const ListedHexes& any_room) {
        check_edges(reader, map, listed, any_room);
        check_marks(reader, map, any_room);
    };
    if (map.unrevealed.empty()) {
        check_rooms(listed);
    } else {
        Map whole = map;  // as it is when every room is revealed
        whole.hexes.insert(whole.hexes.end(), map.unrevealed.begin(), map.unrevealed.end());
        check_size(reader, whole);
        check_rooms(ListedHexes{std::move(whole.hexes)});
    }
    check_overlay(reader, map, listed);
}

/// What a picture draws comes before what the lists say.
void read_picture_of(const Reader& reader, Map& map) {
    const auto picture = reader.find("picture");
    const auto origin = reader.find("origin");
    if (!picture && origin) {
        origin->fail_with(ErrorCode::unknown_field, "\"origin\" without \"picture\"",
                          "a picture, of which it is the first hex");
    }
    if (!picture) {
        static_cast<void>(reader.at("hexes"));
        return;
    }
    if (const auto hexes = reader.find("hexes")) {
        hexes->fail_with(ErrorCode::duplicate, "\"hexes\" beside \"picture\"", "one of them");
    }
    read_picture(*picture, origin ? std::optional{read_hex(*origin)} : std::nullopt, map);
}

}  // namespace

constexpr Form map_form{map_fields,
                        check_map,
                        {},
                        R"({"anyOf":[{"required":["hexes"]},{"required":["picture"]}]})",
                        "map"};

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

ListedHexes::ListedHexes(std::vector<Hex> hexes) : sorted_{std::move(hexes)} {
    if (!std::ranges::is_sorted(sorted_)) {
        std::ranges::sort(sorted_);
    }
}

bool ListedHexes::contain(Hex hex) const { return std::ranges::binary_search(sorted_, hex); }

void ListedHexes::demand(const Reader& reader, Hex hex) const {
    if (!contain(hex)) {
        reader.fail(ErrorCode::bad_reference, "a hex of map.hexes");
    }
}

Coordinates read_coordinates(const Reader& map) {
    Map read;
    read_fields(map, std::span{map_fields}.first(1), &read);
    return read.coordinates;
}

Map read_map(const Reader& reader) {
    demand_only(reader, map_fields);
    Map map;
    read_picture_of(reader, map);
    read_form(reader, map_form, &map);
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
    Map written = map;
    for (Trap& trap : written.traps) {
        if (!trap.conditions.empty()) {
            trap.damage = trap_damage(trap, rules, level);
        }
    }
    Json json = Json::object();
    write_fields(map_fields, &written, json);
    return json;
}

}  // namespace standee
