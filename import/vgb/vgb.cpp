#include "import/vgb/vgb.hpp"

#include <algorithm>

#include "files/render.hpp"
#include "files/scenario_json.hpp"
#include "files/scene_json.hpp"
#include "files/stat_cards.hpp"
#include "import/ghs/monster_sets.hpp"
#include "import/ghs/scenario_rules.hpp"
#include "import/vgb/hidden_rooms.hpp"
#include "import/vgb/pieces.hpp"
#include "import/vgb/state.hpp"
#include "lib/work.hpp"

namespace standee::vgb {
namespace {

constexpr int most_players = 4;

/// The notes without duplicates.
void add_note(std::vector<std::string>& notes, std::string note) {
    spend(notes.size());
    if (!note.empty() && std::ranges::find(notes, note) == notes.end()) {
        notes.push_back(std::move(note));
    }
}

void add_notes(std::vector<std::string>& notes, const std::vector<std::string>& more) {
    notes.insert(notes.end(), more.begin(), more.end());
}

std::vector<Hex> starting_locations(const Layout& layout) {
    std::vector<Hex> cells;
    for (const Overlay& overlay : layout.overlays) {
        if (overlay.type == "starting-location") {
            cells.insert(cells.end(), overlay.cells.begin(), overlay.cells.end());
        }
    }
    return cells;
}

/// The number of players for which the monsters are placed.
int players_of(const Options& options, std::size_t locations) {
    const std::size_t usual = std::max<std::size_t>(1, std::min<std::size_t>(2, locations));
    const std::size_t named = options.characters.empty() ? usual : options.characters.size();
    return options.players.value_or(static_cast<int>(named));
}

[[noreturn]] void refuse_count(std::size_t characters, std::size_t most, const std::string& of) {
    throw InputError{{ErrorCode::out_of_range,
                      "/options/character",
                      std::to_string(characters) + " characters",
                      "at most " + std::to_string(most) + ", " + of,
                      {}}};
}

/// The characters that start: those named in the options, or "C1", "C2" and so on.
std::vector<NamedCharacter> starting_characters(const Options& options, std::size_t locations,
                                                std::vector<std::string>& notes) {
    std::vector<NamedCharacter> characters = named_characters(options.characters);
    const auto players = static_cast<std::size_t>(players_of(options, locations));
    if (characters.size() > players) {
        refuse_count(characters.size(), players, "the number of players");
    }
    if (characters.size() > locations) {
        refuse_count(characters.size(), locations, "the starting locations of the scenario");
    }
    while (characters.size() < std::min(players, locations)) {
        characters.push_back({"C" + std::to_string(characters.size() + 1), {}, {}});
    }
    if (players > locations) {
        add_note(notes, "there are " + std::to_string(locations) + " starting locations for " +
                            std::to_string(players) + " characters: the others are left out");
    }
    return characters;
}

void lay_overlays(const std::vector<Overlay>& overlays, Imported& result) {
    for (const Overlay& overlay : overlays) {
        add_note(result.notes, lay_overlay(overlay, result.scene));
    }
    Map& map = result.scene.map;
    const auto listed = [&](Hex hex) { return std::ranges::binary_search(map.hexes, hex); };
    std::erase_if(map.walls, [&](const Edge& wall) { return !listed(wall.a) && !listed(wall.b); });
}

/// The figures that stand on the map when the scenario begins, in the revealed rooms.
void place_starting_figures(const Layout& layout, const Rooms& revealed, const Options& options,
                            Pieces& pieces, std::vector<std::string>& notes) {
    const std::vector<Hex> locations = starting_locations(layout);
    const auto characters = starting_characters(options, locations.size(), notes);
    for (std::size_t i = 0; i < characters.size(); ++i) {
        pieces.add_character(characters[i], locations[i]);
    }
    // One character meets the monsters of two.
    const int column = std::clamp(players_of(options, locations.size()), 2, most_players) - 2;
    for (const PlacedMonster& monster : layout.monsters) {
        const auto rank = monster.ranks[static_cast<std::size_t>(column)];
        if (rank && revealed.contains(monster.room)) {
            pieces.add_monster(monster.name, *rank, monster.at);
        }
    }
}

/// The scenario's monsters that are not on the map.
std::set<std::string> later_monsters(const Layout& layout, const std::set<std::string>& there) {
    std::set<std::string> names(layout.additional.begin(), layout.additional.end());
    for (const PlacedMonster& monster : layout.monsters) {
        names.insert(monster.name);
    }
    std::erase_if(names, [&](const std::string& name) { return there.contains(name); });
    return names;
}

ghs::Setting setting_of(const Options& options, const Scene& scene) {
    const auto characters = std::ranges::count(scene.figures, Kind::character, &Figure::kind);
    const int players = options.players.value_or(static_cast<int>(characters));
    ghs::Setting setting;
    setting.edition = scene.edition.id;
    setting.resolved = {options.level, std::clamp(players, 2, most_players)};
    return setting;
}

/// Stat cards and decks of the scenario's monsters, written; null without files of them.
Json written_monsters(const Layout& layout, const Options& options, const Scene& scene,
                      std::vector<std::string>& notes) {
    if (options.ghs.empty()) {
        return {};
    }
    ghs::Labels labels;
    for (const Json& file : options.labels) {
        labels.add(file);
    }
    std::set<std::string> there;
    for (const Figure& figure : scene.figures) {
        there.insert(figure.name);
    }
    there.erase("");
    const std::set<std::string> later = later_monsters(layout, there);
    const auto sets =
        ghs::monster_sets(options.ghs, setting_of(options, scene), labels, there, later);
    for (const std::string& name : later) {
        if (!sets.contains(name)) {
            add_note(notes, "no stat file of " + name + ", which comes later");
        }
    }
    return write_monsters(sets);
}

/// The starting hexes that are on the map.
void mark_starting_hexes(const Layout& layout, Map& map) {
    map.starting_hexes = starting_locations(layout);
    const std::set<Hex> hexes(map.hexes.begin(), map.hexes.end());
    spend(20 * (hexes.size() + map.starting_hexes.size()));
    std::erase_if(map.starting_hexes, [&](Hex hex) { return !hexes.contains(hex); });
}

/// Stat cards and decks of the monsters, and ability cards of those on the map.
void add_stat_cards(const Layout& layout, const Options& options, Imported& result) {
    Json monsters = written_monsters(layout, options, result.scene, result.notes);
    if (monsters.is_null()) {
        return;
    }
    Json form = write_scene(result.scene);
    form["monsters"] = std::move(monsters);
    result.scene = read_scene(form);  // so that the figures take their stats from the cards
    ghs::draw_ability_cards(result.scene, options.seed);
    if (std::ranges::count(result.scene.figures, starting_hex, &Figure::heads_for) > 0) {
        mark_starting_hexes(layout, result.scene.map);
    }
}

const Json& scenario_of(const Json& document, const Options& options, Json& own) {
    if (!SavedState::is_in(document)) {
        // NOLINTNEXTLINE(bugprone-return-const-ref-from-parameter): the callers keep the document
        return document;
    }
    const Reader reader{document};
    const Reader scenario = SavedState::in(reader).at("scenario");
    if (scenario.is_object() && scenario.has("custom")) {
        own = parse_document(scenario.at("custom").text());
        return own;
    }
    if (options.scenario.is_null()) {
        scenario.fail(ErrorCode::missing_field, "the scenario file of this number beside it");
    }
    return options.scenario;
}

/// A saved state says itself which rooms are seen; monsters in the others have no numbers yet.
void demand_no_reveal(const Json& document, const Options& options) {
    if (SavedState::is_in(document) && !options.reveal.empty()) {
        throw InputError{{ErrorCode::usage,
                          "/options/reveal",
                          "rooms to reveal in a saved state",
                          "none: the rooms that its visibleRooms names are revealed",
                          {}}};
    }
}

void note_unconnected(const Layout& layout, const RoomsOfHexes& rooms,
                      std::vector<std::string>& notes) {
    for (const std::string& room : unconnected_rooms(layout, rooms)) {
        add_note(notes, "room " + room +
                            " touches no room that leads to it: no door or corridor of the file "
                            "reaches it");
    }
}

/// Notes the characters of which something holds, by their names.
template <class Holds>
void note_characters(const Scene& scene, std::vector<std::string>& notes, const std::string& what,
                     Holds holds) {
    std::string names;
    for (const Figure& figure : scene.figures) {
        if (figure.kind == Kind::character && holds(figure)) {
            names += (names.empty() ? "" : ", ") + figure.id;
        }
    }
    if (!names.empty()) {
        add_note(notes, what + ": " + names);
    }
}

void note_mortality(const Scene& scene, std::vector<std::string>& notes) {
    note_characters(scene, notes, "without hit points, so they cannot be exhausted by damage",
                    [](const Figure& figure) { return !figure.hp; });
}

/// Characters without an initiative rest.
void let_rest(Imported& result) {
    const auto has_none = [](const Figure& figure) { return !figure.initiative; };
    note_characters(result.scene, result.notes,
                    "initiative 99, a long rest, until you give another", has_none);
    for (Figure& figure : result.scene.figures) {
        if (figure.kind == Kind::character && has_none(figure)) {
            figure.initiative = Initiative{long_rest, {}};
        }
    }
}

/// The sets that are allies of the characters, as the rules of the scenario say.
std::set<std::string> allied_sets(const Options& options) {
    if (options.rules.is_null()) {
        return {};
    }
    const auto names = Reader{options.rules, "/options/rules"}.list_or_none(
        "allies", [](const Reader& name) { return name.id(); });
    return {names.begin(), names.end()};
}

/// The map of a scenario with what lies on it, and nobody.
Imported laid_out(const Layout& layout, const RoomsOfHexes& rooms, const Rooms& revealed,
                  const Options& options) {
    Imported result;
    result.scene.edition = edition(EditionId::gloomhaven);
    result.scene.level = options.level;
    result.scene.map = map_of(layout, rooms, revealed);
    lay_overlays(layout.overlays, result);
    return result;
}

/// Takes away what cannot be seen yet, and what comes with a room: its own walls among them.
void hide(Scene& scene, const std::set<Hex>& visible) {
    scene.map = part_of(std::move(scene.map), visible);
    std::erase_if(scene.map.walls, [&](const Edge& wall) {
        return !visible.contains(wall.a) || !visible.contains(wall.b);
    });
    std::erase_if(scene.loot, [&](Hex hex) { return !visible.contains(hex); });
}

Rooms all_rooms(const Layout& layout) {
    Rooms all;
    for (std::size_t i = 0; i < layout.rooms.size(); ++i) {
        all.insert(i);
    }
    return all;
}

Layout layout_of(const Json& scenario, const Options& options) {
    return read_scenario(Reader{scenario}, read_tiles(Reader{options.tiles, "/options/tiles"}));
}

/// A scenario or a saved state as it stands, and what can be seen of it.
struct Visible {
    Imported imported;
    Rooms revealed;
    RoomsOfHexes rooms;
};

/// A scenario at its beginning, with nobody.
Visible at_the_start(const Layout& layout, const Options& options) {
    Visible start;
    start.revealed = revealed_rooms(layout, options.reveal);
    start.rooms = rooms_of_hexes(layout, start.revealed);
    start.imported = laid_out(layout, start.rooms, start.revealed, options);
    return start;
}

/// A saved state, with its figures.
Visible as_saved(const Json& document, const Layout& layout, const Options& options) {
    const SavedState state{Reader{document}};
    Visible now;
    now.revealed = state.visible_rooms(layout);
    now.rooms = rooms_of_hexes(layout, now.revealed);
    Scene& scene = now.imported.scene;
    scene.edition = edition(EditionId::gloomhaven);
    scene.level = options.level;
    scene.map = map_of(layout, now.rooms, now.revealed);
    state.set_doors(layout, now.revealed, scene);
    lay_overlays(state.overlays(), now.imported);
    state.place_figures(now.rooms, now.revealed, options, now.imported);
    return now;
}

void add_words(const Options& options, Scenario& scenario, std::vector<std::string>& notes) {
    if (options.rules.is_null()) {
        return;
    }
    ghs::Labels labels;
    for (const Json& file : options.labels) {
        labels.add(file);
    }
    ghs::ScenarioWords words = ghs::words_of(options.rules, {}, labels, notes);
    scenario.rules = std::move(words.rules);
    scenario.victory = std::move(words.victory);
    scenario.defeat = std::move(words.defeat);
}

/// The rooms that cannot be seen, with everything in them as the scenario has it.
std::vector<ScenarioRoom> unseen_rooms(const Layout& layout, const Visible& visible,
                                       const Options& options, Pieces& pieces) {
    const RoomsOfHexes all = rooms_of_hexes(layout, all_rooms(layout));
    const Scene whole = laid_out(layout, all, visible.revealed, options).scene;
    return hidden_rooms(layout, visible.rooms, visible.revealed, whole, pieces);
}

}  // namespace

Imported import_vgb(const Json& document, const Options& options) {
    Json own;
    demand_no_reveal(document, options);
    const Layout layout = layout_of(scenario_of(document, options, own), options);
    Visible visible;
    if (SavedState::is_in(document)) {
        visible = as_saved(document, layout, options);
    } else {
        visible = at_the_start(layout, options);
        Imported& start = visible.imported;
        Pieces pieces{start.scene, Standees::next, allied_sets(options)};
        place_starting_figures(layout, visible.revealed, options, pieces, start.notes);
        add_notes(start.notes, pieces.notes());
    }
    Imported result = std::move(visible.imported);
    note_unconnected(layout, visible.rooms, result.notes);
    add_stat_cards(layout, options, result);
    let_rest(result);
    note_mortality(result.scene, result.notes);
    result.scene = read_scene(write_scene(result.scene));  // throws if the scene is not consistent
    return result;
}

ImportedScenario import_scenario(const Json& document, const Options& options) {
    Json own;
    demand_no_reveal(document, options);
    const Layout layout = layout_of(scenario_of(document, options, own), options);
    const bool is_saved = SavedState::is_in(document);
    Visible visible =
        is_saved ? as_saved(document, layout, options) : at_the_start(layout, options);
    Imported& start = visible.imported;
    ImportedScenario result;
    Pieces pieces{start.scene, Standees::drawn, allied_sets(options)};
    if (!is_saved) {
        place_starting_figures(layout, visible.revealed, options, pieces, start.notes);
    }
    const auto characters = std::ranges::count(start.scene.figures, Kind::character, &Figure::kind);
    result.scenario.players =
        is_saved ? options.players.value_or(std::max(1, static_cast<int>(characters)))
                 : players_of(options, starting_locations(layout).size());
    result.scenario.rooms = unseen_rooms(layout, visible, options, pieces);
    add_notes(start.notes, pieces.notes());
    note_unconnected(layout, visible.rooms, start.notes);
    hide(start.scene, visible_hexes(visible.rooms, visible.revealed));
    mark_starting_hexes(layout, start.scene.map);
    note_mortality(start.scene, start.notes);
    Json monsters = written_monsters(layout, options, start.scene, start.notes);
    result.scenario.scene = std::move(start.scene);
    add_words(options, result.scenario, start.notes);
    Json form = write_scenario(result.scenario);
    if (!monsters.is_null()) {
        form["scene"]["monsters"] = std::move(monsters);
    }
    result.scenario = standee::read_scenario(form);  // throws if it is not consistent
    result.notes = std::move(start.notes);
    return result;
}

std::optional<std::string> scenario_needed(const Json& document) {
    if (!SavedState::is_in(document)) {
        return std::nullopt;
    }
    const Reader reader{document};
    const Reader scenario = SavedState::in(reader).at("scenario");
    if (scenario.is_number()) {
        return std::to_string(scenario.integer({0, 999}));
    }
    if (scenario.has("custom")) {
        return std::nullopt;
    }
    const std::string folder = scenario.at("expansion").text() == "solo" ? "solo/" : "";
    return folder + std::to_string(scenario.at("id").integer({0, 999}));
}

}  // namespace standee::vgb
