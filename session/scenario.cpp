#include "session/scenario.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "files/monster_card_json.hpp"
#include "files/scene_json.hpp"
#include "files/step_json.hpp"
#include "files/values_json.hpp"
#include "lib/error.hpp"
#include "play/deck/decks.hpp"
#include "play/round/round.hpp"

namespace standee {
namespace {

constexpr Limits player_counts{1, 9};

/// Whether a figure of a room is placed with so many characters.
bool is_placed(const Json& figure, int players) {
    const auto numbers = figure.find("players");
    return numbers == figure.end() ||
           std::ranges::find(*numbers, Json(players)) != numbers->end();
}

/// Monsters are revealed by the rules; everything else is simply there.
bool is_monster(const Json& figure) {
    const std::string kind = figure.value("kind", "monster");
    return (kind == "monster" || kind == "boss") &&
           figure.value("side", "monsters") == "monsters" && !figure.contains("alsoAt");
}

/// Those of a room's figures for which `wanted` holds, without `players`.
template <class Wanted>
Json figures_of(const Room& room, int players, Wanted wanted) {
    Json figures = Json::array();
    for (Json figure : room.document.value("figures", Json::array())) {
        if (is_placed(figure, players) && wanted(figure)) {
            figure.erase("players");
            figures.push_back(std::move(figure));
        }
    }
    return figures;
}

/// Adds those of a list that are not in it yet.
void add_to(Json& list, const Json& more) {
    if (list.is_null()) {
        list = Json::array();
    }
    for (const Json& one : more) {
        if (std::ranges::find(list, one) == list.end()) {
            list.push_back(one);
        }
    }
}

/// A door that is there already stays as it is.
void add_doors(Json& doors, const Json& more) {
    for (const Json& door : more) {
        const bool there = doors.is_array() && std::ranges::any_of(doors, [&](const Json& other) {
            return other["at"] == door["at"];
        });
        if (!there) {
            doors.push_back(door);
        }
    }
}

void add_map(Json& map, const Json& room) {
    for (const auto& [field, more] : room.items()) {
        if (field == "doors") {
            add_doors(map[field], more);
        } else if (more.is_array()) {
            add_to(map[field], more);
        }
    }
    if (map.contains("unrevealed")) {
        Json& unrevealed = map["unrevealed"];
        Json left = Json::array();
        for (const Json& hex : unrevealed) {
            if (std::ranges::find(map["hexes"], hex) == map["hexes"].end()) {
                left.push_back(hex);
            }
        }
        unrevealed = std::move(left);
        if (unrevealed.empty()) {
            map.erase("unrevealed");
        }
    }
}

constexpr std::array<std::string_view, 6> room_fields{"id",      "doors", "map",
                                                      "figures", "loot",  "text"};

Room read_room(const Reader& reader) {
    reader.only(room_fields);
    Room room;
    room.id = reader.at("id").id();
    room.doors = read_hexes(reader.at("doors"));
    room.text = reader.text_or("text", "");
    if (!reader.at("map").is_object()) {
        reader.at("map").fail(ErrorCode::wrong_type, "a map");
    }
    if (const auto figures = reader.find("figures")) {
        for (std::size_t i = 0; i < figures->size(); ++i) {
            if (const auto players = (*figures)[i].find("players")) {
                static_cast<void>(players->list(
                    [](const Reader& number) { return number.integer(player_counts); }));
            }
        }
    }
    room.document = reader.json();
    return room;
}

std::map<std::string, std::vector<MonsterCard>> read_decks(const Reader& reader) {
    std::map<std::string, std::vector<MonsterCard>> decks;
    for (const std::string& set : reader.field_names()) {
        decks[set] = reader.at(set).list(read_monster_card);
    }
    return decks;
}

constexpr std::array<std::string_view, 9> scenario_fields{
    "format", "scene", "rooms", "decks", "players", "victory", "defeat", "rules", "name"};

int characters_of(const Scene& scene) {
    return static_cast<int>(std::ranges::count(scene.figures, Kind::character, &Figure::kind));
}

/// Every hex of a scenario, seen or not.
std::vector<Hex> all_hexes(const Scene& scene) {
    std::vector<Hex> hexes = scene.map.hexes;
    for (const auto* more : {&scene.map.unrevealed, &scene.map.wall_hexes}) {
        hexes.insert(hexes.end(), more->begin(), more->end());
    }
    return hexes;
}

/// Reveals every room of a copy, so that a mistake is told before the game and not in it.
void check_rooms(Scenario& scenario) {
    Scene whole = scenario.scene;
    std::vector<Hex> hexes = all_hexes(whole);
    for (std::size_t i = 0; i < scenario.rooms.size(); ++i) {
        const Room& room = scenario.rooms[i];
        try {
            whole = with_room(whole, room, scenario.players);
            const Json spawn{
                {"spawn", {{"figures", monsters_of_room(room, scenario.players)}}}};
            static_cast<void>(
                read_step(Reader{spawn}.with(whole.map.coordinates), whole));
        } catch (const InputError& error) {
            Error located = error.error();
            located.pointer = "/rooms/" + std::to_string(i) + located.pointer;
            throw InputError{located};
        }
        const std::vector<Hex> more = all_hexes(whole);
        hexes.insert(hexes.end(), more.begin(), more.end());
    }
    scenario.names = HexNames{hexes};
}

Scenario read_whole(const Reader& reader) {
    reader.only(scenario_fields);
    Scenario scenario;
    scenario.scene = read_scene(reader.at("scene"));
    const Reader here = reader.with(scenario.scene.map.coordinates).with(scenario.scene.edition);
    scenario.rooms = here.list_or_none("rooms", read_room);
    if (const auto decks = here.find("decks")) {
        scenario.decks = read_decks(*decks);
    }
    scenario.players =
        reader.integer_or("players", characters_of(scenario.scene), player_counts);
    scenario.victory = reader.text_or("victory", "");
    scenario.defeat = reader.text_or("defeat", "");
    scenario.rules =
        reader.list_or_none("rules", [](const Reader& rule) { return rule.text(); });
    return scenario;
}

}  // namespace

Json monsters_of_room(const Room& room, int players) {
    Json monsters = figures_of(room, players, is_monster);
    for (Json& monster : monsters) {
        monster.emplace("origin", "placed");
    }
    return monsters;
}

Scene with_room(const Scene& scene, const Room& room, int players) {
    Json form = write_scene(scene);
    add_map(form["map"], room.document["map"]);
    for (Json& figure :
         figures_of(room, players, [](const Json& one) { return !is_monster(one); })) {
        form["figures"].push_back(std::move(figure));
    }
    for (const Json& token : room.document.value("loot", Json::array())) {
        form["loot"].push_back(token);
    }
    return read_scene(form);
}

Scenario read_scenario(const Json& document) {
    Scenario scenario;
    const auto format = document.is_object() ? document.find("format") : document.end();
    if (document.is_object() && format != document.end() && *format == scenario_format) {
        scenario = read_whole(Reader{document});
    } else {
        const Fixture fixture = read_fixture(document);
        scenario.scene = scene_of(fixture);
        scenario.players = characters_of(scenario.scene);
    }
    check_rooms(scenario);
    return scenario;
}

}  // namespace standee
