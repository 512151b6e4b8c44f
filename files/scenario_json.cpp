#include "files/scenario_json.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "files/coordinates.hpp"
#include "files/figure_json.hpp"
#include "files/map_json.hpp"
#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "files/stat_cards.hpp"
#include "files/value_forms.hpp"
#include "files/writing.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

constexpr Limits party_sizes{1, 4};

// The map and the figures of a room are read and written beside the scene that they join: it has
// the edition, the level and the stat cards.

constexpr std::array room_head_fields{
    field<&ScenarioRoom::id>("id").id().required(),
    field_as<DistinctHexes, &ScenarioRoom::doors>("doors").says(
        "Opening any of these doors reveals the room. Without doors, the rules of the scenario say "
        "when it is revealed."),
};
constexpr std::array room_own_fields{
    field_read_elsewhere<ScenarioRoom>("map", "@map")
        .says("The hexes of the room, and what lies on them. A hex that the map has already, such "
              "as that of the door, stays as it is. Hexes are written as in the scene. A room "
              "without a map has not been drawn, or adds no hexes."),
    field_read_elsewhere<ScenarioRoom>(
        "figures", R"({"type":"array","items":"@scenario#roomFigure","maxItems":256})"),
};
constexpr std::array room_tail_fields{
    field<&ScenarioRoom::loot>("loot").says("One hex for each loot token."),
    field<&ScenarioRoom::text>("text").says("What the party reads when the room is revealed."),
    field<&ScenarioRoom::revealed>("revealed")
        .says("The room is visible from the start: it is here for its figures that lack a hex."),
};
constexpr auto room_fields = standee::all_of(room_head_fields, room_own_fields, room_tail_fields);

constexpr std::array players_field{
    field<&RoomFigure::players>("players")
        .within({2, party_sizes.greatest})
        .says("The numbers of characters for which the figure comes; all if left out. A single "
              "character meets the figures of two."),
};

void check_shared_fields(const Reader& map, const Map& scene, Map& room) {
    room.coordinates = map.has("coordinates") ? room.coordinates : scene.coordinates;
    room.edges = map.has("edges") ? room.edges : scene.edges;
    if (room.coordinates != scene.coordinates) {
        map.at("coordinates").fail(ErrorCode::bad_reference, "the coordinates of the scene");
    }
    if (room.edges != scene.edges) {
        map.at("edges").fail(ErrorCode::bad_reference, "the edges of the scene");
    }
}

/// The figure's own form: without the numbers of characters, and with a hex where it has none.
RoomFigure read_room_figure(const Reader& reader, const Scene& scene) {
    RoomFigure figure;
    read_fields(reader, players_field, &figure);
    Json form = reader.json();
    form.erase("players");
    figure.placed = reader.has("at");
    if (!figure.placed) {
        form["at"] = {0, 0};
    }
    const Json complete = with_stat_card(form, scene.monsters);
    figure.figure = read_figure(reader, complete);
    if (figure.figure.summoner) {
        reader.at("summoner")
            .fail(ErrorCode::bad_reference, "no summoner, of a figure that comes with its room");
    }
    if (!figure.placed && is_large(figure.figure)) {
        reader.at("alsoAt").fail(ErrorCode::bad_reference, "a hex \"at\" beside it");
    }
    return figure;
}

Json write_room_figure(const RoomFigure& figure, const Scene& scene) {
    Json form = write_figure_beside_card(figure.figure, scene.monsters);
    if (!figure.placed) {
        form.erase("at");
    }
    write_fields(players_field, &figure, form);
    return form;
}

ScenarioRoom read_room(const Reader& reader, const Scene& scene) {
    ScenarioRoom room;
    demand_only(reader, room_fields);
    read_fields(reader, room_head_fields, &room);
    if (const auto map = reader.find("map")) {
        room.map = read_map(*map);
        check_shared_fields(*map, scene.map, *room.map);
    }
    room.figures = reader.list_or_none(
        "figures", [&](const Reader& item) { return read_room_figure(item, scene); });
    read_fields(reader, room_tail_fields, &room);
    return room;
}

Json write_room(const ScenarioRoom& room, const Scene& scene) {
    Json json = Json::object();
    write_fields(room_head_fields, &room, json);
    if (room.map) {
        json["map"] = write_map(*room.map, scene.edition, scene.level);
        json["map"].erase("coordinates");
        json["map"].erase("edges");
    }
    put_list(json, "figures", room.figures,
             [&](const RoomFigure& figure) { return write_room_figure(figure, scene); });
    write_fields(room_tail_fields, &room, json);
    return json;
}

// What holds between the rooms

void check_ids(const Reader& rooms, const Scenario& scenario) {
    std::vector<std::string> ids;
    std::vector<std::string> figures;
    for (const Figure& figure : scenario.scene.figures) {
        figures.push_back(figure.id);
    }
    std::ranges::sort(figures);
    for (std::size_t i = 0; i < scenario.rooms.size(); ++i) {
        const ScenarioRoom& room = scenario.rooms[i];
        if (std::ranges::count(ids, room.id) > 0) {
            rooms[i].at("id").fail(ErrorCode::duplicate, "an id that no other room has");
        }
        ids.push_back(room.id);
        for (std::size_t j = 0; j < room.figures.size(); ++j) {
            const std::string& id = room.figures[j].figure.id;
            const auto place = std::ranges::lower_bound(figures, id);
            if (place != figures.end() && *place == id) {
                rooms[i].at("figures")[j].at("id").fail(ErrorCode::duplicate,
                                                        "an id that no other figure has");
            }
            figures.insert(place, id);
        }
    }
}

/// What figures and loot of a room may stand and lie on.
struct HexesWithRoom {
    const ListedHexes& scene;
    ListedHexes room;

    void demand(const Reader& reader, Hex hex) const {
        if (!scene.contain(hex)) {
            room.demand(reader, hex);
        }
    }
};

/// For each number of characters, no two figures of the room stand in one hex.
void check_figures(const Reader& figures, const ScenarioRoom& room, const HexesWithRoom& listed) {
    std::array<std::map<Hex, std::string>, 3> taken;
    for (std::size_t i = 0; i < room.figures.size(); ++i) {
        const RoomFigure& figure = room.figures[i];
        const std::vector<Hex> hexes = figure.placed ? hexes_of(figure.figure) : std::vector<Hex>{};
        for (std::size_t h = 0; h < hexes.size(); ++h) {
            const Reader place = h == 0 ? figures[i].at("at") : figures[i].at("alsoAt")[h - 1];
            listed.demand(place, hexes[h]);
            for (int players = 2; players <= party_sizes.greatest; ++players) {
                auto& there = taken.at(static_cast<std::size_t>(players) - 2);
                const auto other = there.find(hexes[h]);
                if (!comes_for(figure, players)) {
                    continue;
                }
                if (other != there.end()) {
                    place.fail(ErrorCode::duplicate,
                               "a hex of its own: " + in_quotes(other->second) + " stands there");
                }
                there[hexes[h]] = figure.figure.id;
            }
        }
    }
}

bool is_door(const Scenario& scenario, Hex hex) {
    const auto has = [&](const Map& map) {
        return std::ranges::count(map.doors, hex, &Door::at) > 0;
    };
    return has(scenario.scene.map) ||
           std::ranges::any_of(scenario.rooms, [&](const ScenarioRoom& room) {
               return room.map && has(*room.map);
           });
}

void check_room(const Reader& reader, const Scenario& scenario, const ListedHexes& of_scene,
                const ScenarioRoom& room) {
    const HexesWithRoom listed{of_scene,
                               ListedHexes{room.map ? room.map->hexes : std::vector<Hex>{}}};
    if (const auto figures = reader.find("figures")) {
        check_figures(*figures, room, listed);
    }
    for (std::size_t i = 0; i < room.loot.size(); ++i) {
        listed.demand(reader.at("loot")[i], room.loot[i]);
    }
    for (std::size_t i = 0; i < room.doors.size(); ++i) {
        if (!is_door(scenario, room.doors[i])) {
            reader.at("doors")[i].fail(ErrorCode::bad_reference,
                                       "a door of the scene or of a room");
        }
    }
}

/// When every room is revealed, the map is still one, and the figures are not too many.
void check_whole(const Reader& rooms, const Scenario& scenario) {
    Map whole = scenario.scene.map;
    std::size_t figures = scenario.scene.figures.size();
    for (std::size_t i = 0; i < scenario.rooms.size(); ++i) {
        const ScenarioRoom& room = scenario.rooms[i];
        if (room.map) {
            spend(whole.hexes.size());
            add_room(whole, *room.map);
            check_size(rooms[i].at("map"), whole);
        }
        figures += static_cast<std::size_t>(std::ranges::count_if(
            room.figures, [&](const RoomFigure& f) { return comes_for(f, scenario.players); }));
    }
    if (figures > max_figures) {
        rooms.fail_with(ErrorCode::out_of_range, std::to_string(figures) + " figures in all",
                        "at most " + std::to_string(max_figures));
    }
}

void read_rooms(const Reader& reader, Scenario& scenario) {
    const Reader rooms = reader.with(scenario.scene.map.coordinates).with(scenario.scene.edition);
    scenario.rooms =
        rooms.list([&](const Reader& item) { return read_room(item, scenario.scene); });
}
Json write_rooms(const Scenario& scenario) {
    return write_list(scenario.rooms,
                      [&](const ScenarioRoom& room) { return write_room(room, scenario.scene); });
}

void check_scenario(const Reader& reader, void* object) {
    const Scenario& scenario = *static_cast<Scenario*>(object);
    const Reader rooms = reader.at("rooms");
    check_ids(rooms, scenario);
    const ListedHexes of_scene{scenario.scene.map.hexes};
    for (std::size_t i = 0; i < scenario.rooms.size(); ++i) {
        check_room(rooms[i], scenario, of_scene, scenario.rooms[i]);
    }
    check_whole(rooms, scenario);
}

void read_ability_decks(const Reader& reader, Scenario& scenario) {
    for (const std::string& name : reader.field_names()) {
        const Reader deck = reader.at(name);
        deck.only({"draw", "discards"});
        std::set<std::string> known;
        for (const auto& [set, monster] : scenario.scene.monsters) {
            for (const MonsterCard& card : monster.cards) {
                if (monster.deck == name || set == name) {
                    known.insert(card.id);
                }
            }
        }
        const auto card = [&](const Reader& id) {
            if (known.erase(id.text()) == 0) {
                id.fail(ErrorCode::bad_reference,
                        "a card of the deck " + in_quotes(name) + ", each once");
            }
            return id.text();
        };
        scenario.ability_decks[name] = {deck.list_or_none("draw", card),
                                        deck.list_or_none("discards", card)};
    }
}
Json write_ability_decks(const Scenario& scenario) {
    Json json;
    for (const auto& [name, deck] : scenario.ability_decks) {
        json[name] = {{"draw", deck.draw}, {"discards", deck.discards}};
    }
    return json;
}

Json write_format(const Scenario& /*scenario*/) { return scenario_format; }
Json write_scene_of(const Scenario& scenario) { return write_scene(scenario.scene); }

/// The sets to which figures of rooms belong: the scene may name them too.
std::vector<std::string> sets_of_rooms(const Reader& rooms) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        for (const Reader& figure :
             rooms[i].list_or_none("figures", [](const Reader& item) { return item; })) {
            for (const std::string_view field : {"id", "name", "set"}) {
                if (const auto name = figure.find(field); name && name->is_text()) {
                    names.push_back(name->text());
                }
            }
        }
    }
    return names;
}

template <void (*read)(const Reader&, Scenario&), Json (*write)(const Scenario&)>
constexpr FieldForm scenario_field(std::string_view name, std::string_view schema) {
    return field_of_whole<WholeValue<Scenario, read, write>>(name).described_by(schema);
}

constexpr std::array scenario_fields{
    scenario_field<read_elsewhere<Scenario>, write_format>("format", R"({"const":"scenario/1"})")
        .required(),
    scenario_field<read_elsewhere<Scenario>, write_scene_of>("scene",
                                                             R"({"$ref":"scene.schema.json"})")
        .required()
        .says("What is visible when the scenario begins."),
    scenario_field<read_rooms, write_rooms>("rooms", R"({"type":"array","items":"@scenario#room"})")
        .required()
        .says("The rooms that are hidden when the scenario begins."),
    field<&Scenario::players>("players")
        .within(party_sizes)
        .required()
        .says("The number of characters."),
    field<&Scenario::victory>("victory").says("When the scenario is won, in words."),
    field<&Scenario::defeat>("defeat").says("When the scenario is lost, in words."),
    field<&Scenario::rules>("rules").says("The special rules, in words."),
    scenario_field<read_ability_decks, write_ability_decks>(
        "abilityDecks",
        R"({"type":"object","additionalProperties":{"type":"object","properties":{)"
        R"("draw":{"type":"array","items":{"type":"string"}},)"
        R"("discards":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}})")
        .says("Ability decks from which cards have been drawn, by the name of the deck: the ids of "
              "the cards still to be drawn, from the top, and of the discards, the last one last. "
              "A deck that is not here has all its cards and is shuffled."),
};

}  // namespace

constexpr Form scenario_form{scenario_fields, check_scenario};
constexpr Form room_form{room_fields};
constexpr Form room_figure_form{players_field};

bool is_scenario(const Document& document) { return document.format() == scenario_format; }

Scenario read_scenario(const Reader& reader) {
    demand_format(reader, scenario_format);
    demand_only(reader, scenario_fields);
    Scenario scenario;
    scenario.scene = read_scene(reader.at("scene"), nullptr, sets_of_rooms(reader.at("rooms")));
    read_form(reader, scenario_form, &scenario);
    return scenario;
}

Scenario read_scenario(const Document& document) { return read_scenario(Reader{document}); }

Json write_scenario(const Scenario& scenario) {
    Json json = Json::object();
    write_fields(scenario_fields, &scenario, json);
    return in_coordinates(std::move(json), scenario.scene.map.coordinates);
}

}  // namespace standee
