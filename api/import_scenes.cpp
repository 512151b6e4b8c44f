#include <nlohmann/json.hpp>

#include "api/import.hpp"
#include "files/scene_json.hpp"
#include "import/mover/mover.hpp"
#include "import/vgb/vgb.hpp"

namespace standee::api {
namespace {

constexpr Limits scenario_levels{0, 7};
constexpr Limits player_counts{1, 4};

std::vector<std::string> texts_at(const Reader& options, std::string_view field) {
    return options.list_or_none(field, [](const Reader& item) { return item.text(); });
}

std::vector<Json> documents_at(const Reader& options, std::string_view field) {
    return options.list_or_none(field, [](const Reader& item) { return item.json(); });
}

}  // namespace

Json import_mover(const Json& document, const Reader& options) {
    if (!options.boolean_or("link", false)) {
        return write_scene(mover::read_mover_link(Reader{document}.text()).scene);
    }
    const Scene scene = read_scene(document);
    return {{"link", options.boolean_or("drop", false) ? mover::export_to_mover(scene).link
                                                       : mover::write_mover_link(scene)}};
}

Json import_vgb(const Json& document, const Reader& options) {
    vgb::Options chosen;
    chosen.tiles = options.at("tiles").json();
    if (const auto scenario = options.find("scenario")) {
        chosen.scenario = scenario->json();
    }
    chosen.players = options.integer_at("players", player_counts);
    chosen.level = options.integer_or("level", 1, scenario_levels);
    chosen.reveal = texts_at(options, "reveal");
    chosen.characters = texts_at(options, "character");
    chosen.ghs = documents_at(options, "ghs");
    chosen.labels = documents_at(options, "labels");
    if (const auto seed = options.find("seed")) {
        chosen.seed = seed->natural();
    }
    return write_scene(vgb::import_vgb(document, chosen).scene);
}

}  // namespace standee::api
