#include "api/import.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "files/monster_json.hpp"
#include "files/render.hpp"
#include "files/why_json.hpp"
#include "import/ghs/deck.hpp"
#include "import/ghs/monster.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"

namespace standee::api {
namespace {

constexpr Limits levels{0, 7};
constexpr Limits parties{2, 4};
constexpr Limits anything{0, 9999};
constexpr std::array<std::string_view, 3> sources{"ghs", "mover", "vgb"};
constexpr std::array<std::string_view, 2> ranks{"normal", "elite"};

ghs::Setting read_setting(const Reader& options) {
    ghs::Setting setting{.resolved = {options.integer_or("level", 1, levels),
                                      options.integer_or("characters", 2, parties)},
                         .prosperity = options.integer_at("prosperity", anything),
                         .round = options.integer_at("round", anything)};
    if (const auto rank = options.find("rank")) {
        setting.rank = ranks[rank->one_of(ranks, "rank")];
    }
    if (const auto edition = options.find("edition")) {
        setting.edition = edition_called(edition->text());
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

}  // namespace

EditionId edition_called(const std::string& name) {
    const auto edition = edition_named(name);
    if (!edition) {
        throw InputError{{ErrorCode::unknown_name,
                          "",
                          in_quotes(name),
                          "gloomhaven, jaws-of-the-lion, frosthaven or gloomhaven-2",
                          {}}};
    }
    return *edition;
}

Json import_ghs(const Json* monster, const Json* deck, ghs::Setting setting,
                const ghs::Labels& labels) {
    if (monster == nullptr) {
        return write_ability_deck(ghs::read_deck(*deck, setting, labels));
    }
    MonsterSet set = ghs::read_monster(*monster, setting, labels);
    if (deck != nullptr) {
        const auto specials = ghs::specials_of(*monster, setting);
        ghs::note_normal_health(*monster, setting);
        setting.edition = set.edition;
        set.cards = ghs::read_deck(*deck, setting, labels, specials ? &*specials : nullptr).cards;
    }
    return write_monster_set(set);
}

std::string import_files(Request request) {
    const Reader options = request.reader();
    const std::string_view source = sources[options.at("from").one_of(sources, "source")];
    const Json* const monster = request.documents.empty() ? nullptr : &request.documents.front();
    if (source != "ghs") {
        if (monster == nullptr) {
            throw InputError{
                {ErrorCode::missing_field,
                 "",
                 "no document",
                 source == "mover" ? "a link as a text, or a scene" : "a scenario or a saved state",
                 {}}};
        }
        return line_of(source == "mover" ? import_mover(*monster, options)
                                         : import_vgb(*monster, options)) +
               "\n";
    }
    const auto deck = options.find("deck");
    if (monster == nullptr && !deck) {
        throw InputError{{ErrorCode::missing_field, "", "no document", "a monster, or a deck", {}}};
    }
    const Json imported = import_ghs(monster, deck ? &deck->json() : nullptr, read_setting(options),
                                     read_labels(options));
    return line_of(imported) + "\n";
}

}  // namespace standee::api
