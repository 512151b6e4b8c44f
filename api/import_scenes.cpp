#include <nlohmann/json.hpp>

#include "api/import.hpp"
#include "api/live_board.hpp"
#include "files/scenario_json.hpp"
#include "files/scene_json.hpp"
#include "files/seed.hpp"
#include "files/values_json.hpp"
#include "import/ghs/game.hpp"
#include "import/ghs/scenario.hpp"
#include "import/mover/mover.hpp"
#include "import/vgb/vgb.hpp"

namespace standee::api {
namespace {

constexpr Limits player_counts{1, 4};

std::vector<std::string> texts_at(const Reader& options, std::string_view field) {
    return options.list_or_none(field, [](const Reader& item) { return item.text(); });
}

std::vector<Json> documents_at(const Reader& options, std::string_view field) {
    return options.list_or_none(field, [](const Reader& item) { return item.json(); });
}

std::map<std::string, Json> documents_by_id(const Reader& options, std::string_view field) {
    std::map<std::string, Json> documents;
    if (const auto named = options.find(field)) {
        for (const std::string& id : named->field_names()) {
            documents[id] = named->at(id).json();
        }
    }
    return documents;
}

}  // namespace

Imported import_mover(const Json& document, const Reader& options) {
    if (!options.boolean_or("link", false)) {
        if (options.find("drop")) {
            throw InputError{
                {ErrorCode::usage, "/options/drop", "\"drop\"", "\"link\" with it", {}}};
        }
        mover::ImportedLink imported = mover::read_mover_link(Reader{document}.text());
        return {write_scene(imported.scene), std::move(imported.notes)};
    }
    const Scene scene = read_scene(document);
    if (!options.boolean_or("drop", false)) {
        return {{{"link", mover::write_mover_link(scene)}}, {}};
    }
    const mover::ExportedScene exported = mover::export_to_mover(scene);
    return {{{"link", exported.link}}, mover::notes_of(exported)};
}

Imported import_vgb(const Json& document, const Reader& options) {
    vgb::Options chosen;
    chosen.tiles = options.at("tiles").json();
    if (const auto scenario = options.find("scenario")) {
        chosen.scenario = scenario->json();
    }
    chosen.players = options.integer_at("players", player_counts);
    chosen.level = options.integer_or("level", 1, limits::level);
    chosen.reveal = texts_at(options, "reveal");
    chosen.characters = texts_at(options, "character");
    chosen.ghs = documents_at(options, "ghs");
    chosen.labels = documents_at(options, "labels");
    if (const auto seed = options.find("seed")) {
        chosen.seed = read_seed(*seed);
    }
    if (options.boolean_or("rooms", false)) {
        vgb::ImportedScenario imported = vgb::import_scenario(document, chosen);
        return {write_scenario(imported.scenario), std::move(imported.notes)};
    }
    vgb::Imported imported = vgb::import_vgb(document, chosen);
    return {write_scene(imported.scene), std::move(imported.notes)};
}

Imported import_ghs_scenario(const Json& document, const Reader& options) {
    ghs::ScenarioOptions chosen;
    chosen.sections = documents_at(options, "sections");
    chosen.files = documents_at(options, "ghs");
    chosen.labels = documents_at(options, "labels");
    chosen.players = options.integer_or("players", 2, player_counts);
    chosen.level = options.integer_or("level", 1, limits::level);
    chosen.characters = texts_at(options, "character");
    chosen.drawings = documents_by_id(options, "room");
    chosen.places = documents_by_id(options, "place");
    if (options.boolean_or("list", false)) {
        const auto rooms = ghs::listed_rooms(document, chosen);
        return {{{"rooms", ghs::rooms_in_words(rooms, chosen.players)}}, {}};
    }
    ghs::ImportedScenario imported = ghs::import_scenario(document, chosen);
    return {write_scenario(imported.scenario), std::move(imported.notes)};
}

Imported import_ghs_game(const Json& document, const Reader& options) {
    Scenario board = read_live_board(options.at("scene"));
    if (options.boolean_or("update", false)) {
        ghs::UpdatedGame updated = ghs::update_game(document, board.scene, board.ability_decks);
        return {std::move(updated.game), std::move(updated.notes)};
    }
    const bool decks = options.boolean_or("decks", false);
    ghs::ImportedGame imported =
        ghs::import_game(document, board.scene, documents_by_id(options, "place"),
                         decks ? ghs::WithDecks::yes : ghs::WithDecks::no);
    std::vector<std::string> notes = std::move(imported.notes);
    return {write_live_board(std::move(board), std::move(imported), decks), std::move(notes)};
}

}  // namespace standee::api
