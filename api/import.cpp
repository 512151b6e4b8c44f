#include "api/import.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/line_of.hpp"
#include "files/monster_json.hpp"
#include "files/scene_json.hpp"
#include "files/values_json.hpp"
#include "import/ghs/deck.hpp"
#include "import/ghs/monster.hpp"
#include "lib/error.hpp"

namespace standee::api {
namespace {

constexpr Limits parties{2, 4};
constexpr Limits anything{0, 9999};
constexpr std::array<std::string_view, 2> ranks{"normal", "elite"};

ghs::Setting read_setting(const Reader& options) {
    ghs::Setting setting{.resolved = {options.integer_or("level", 1, limits::level),
                                      options.integer_or("characters", 2, parties)},
                         .prosperity = options.integer_at("prosperity", anything),
                         .round = options.integer_at("round", anything),
                         .character_hp = options.integer_at("characterHp", limits::at_least_one)};
    if (const auto rank = options.find("rank")) {
        setting.rank = ranks[rank->one_of(ranks, "rank")];
    }
    if (const auto edition = options.find("edition")) {
        setting.edition = ghs::read_edition_name(*edition, {});
    }
    return setting;
}

ghs::Labels read_labels(const Reader& options) {
    ghs::Labels labels;
    if (const auto files = options.find("labels")) {
        for (std::size_t i = 0; i < files->size(); ++i) {
            labels.add((*files)[i].json());
        }
    }
    return labels;
}

const Json& demanded(const Json* document, const char* expected) {
    if (document == nullptr) {
        throw InputError{{ErrorCode::missing_field, "", "no document", expected, {}}};
    }
    return *document;
}

}  // namespace

Imported import_ghs(const Json* monster, const Reader& options) {
    const auto deck = options.find("deck");
    if (monster == nullptr && !deck) {
        throw InputError{{ErrorCode::missing_field, "", "no document", "a monster, or a deck", {}}};
    }
    const ghs::Setting setting = read_setting(options);
    const ghs::Labels labels = read_labels(options);
    Imported imported;
    if (deck) {
        for (const std::string& field : ghs::unknown_fields_of_deck(deck->json())) {
            imported.notes.push_back(ghs::unknown_field_note(field));
        }
    }
    if (monster == nullptr) {
        imported.answer = write_ability_deck(ghs::read_deck(deck->json(), setting, labels));
        return imported;
    }
    if (ghs::has_no_rank(*monster, setting)) {
        imported.notes.emplace_back(ghs::no_rank_note);
    }
    MonsterSet set = ghs::read_monster(*monster, setting, labels);
    if (deck) {
        ghs::add_cards(set, *monster, deck->json(), setting, labels);
    }
    imported.answer = write_monster_set(set);
    return imported;
}

namespace {

Imported import_monster(const Json* document, const Reader& options) {
    return import_ghs(document, options);
}

Imported import_link(const Json* document, const Reader& options) {
    return import_mover(demanded(document, "a link as a text, or a scene"), options);
}

Imported import_scenario(const Json* document, const Reader& options) {
    return import_vgb(demanded(document, "a scenario or a saved state"), options);
}

Imported import_listed(const Json* document, const Reader& options) {
    return import_ghs_scenario(demanded(document, "a scenario"), options);
}

Imported import_live(const Json* document, const Reader& options) {
    return import_ghs_game(demanded(document, "a game"), options);
}

/// A program whose files are read, and the options for its files besides those that all have.
struct Source {
    std::string_view name;
    std::span<const std::string_view> options;
    Imported (*import)(const Json* document, const Reader& options);
};

constexpr std::array<std::string_view, 9> ghs_options{"deck",       "labels",  "level",
                                                      "characters", "rank",    "prosperity",
                                                      "round",      "edition", "characterHp"};
constexpr std::array<std::string_view, 2> mover_options{"link", "drop"};
constexpr std::array<std::string_view, 10> vgb_options{"tiles",  "scenario",  "players", "level",
                                                       "reveal", "character", "ghs",     "labels",
                                                       "seed",   "rooms"};

constexpr std::array<std::string_view, 9> ghs_scenario_options{
    "sections", "ghs", "labels", "players", "level", "character", "room", "place", "list"};

constexpr std::array<std::string_view, 4> ghs_game_options{"scene", "place", "update", "decks"};

constexpr std::array sources{Source{"ghs", ghs_options, import_monster},
                             Source{"mover", mover_options, import_link},
                             Source{"vgb", vgb_options, import_scenario},
                             Source{"ghs-scenario", ghs_scenario_options, import_listed},
                             Source{"ghs-game", ghs_game_options, import_live}};

const Source& source_of(const Reader& options) {
    std::array<std::string_view, sources.size()> names;
    std::ranges::transform(sources, names.begin(), &Source::name);
    const Source& source = sources.at(options.at("from").one_of(names, "source"));
    std::vector<std::string_view> known{"from", "notes"};
    known.insert(known.end(), source.options.begin(), source.options.end());
    options.only(known);
    return source;
}

}  // namespace

std::string import_files(Request request) {
    const Reader options = request.reader();
    const Source& source = source_of(options);
    const Json document = request.documents.empty() ? Json{} : request.documents.front().json();
    Imported imported = source.import(request.documents.empty() ? nullptr : &document, options);
    std::string answer = line_of(imported.answer) + "\n";
    if (answer.find(ghs::unknown_text) != std::string::npos) {
        imported.notes.emplace_back(ghs::unknown_text_note);
    }
    if (options.boolean_or("notes", false)) {
        answer += line_of({{"format", "notes/1"}, {"notes", imported.notes}}) + "\n";
    }
    return answer;
}

}  // namespace standee::api
