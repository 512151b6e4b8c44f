#include "files/new_figures.hpp"

#include <nlohmann/json.hpp>

#include "files/figure_json.hpp"
#include "files/stat_cards.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

/// The figure of that form, with the stats of its stat card where the scene has one.
Figure read_new_figure(const Reader& written, const Json& form, const Scene& scene) {
    if (const auto several = written.find("alsoAt")) {
        several->fail_with(ErrorCode::out_of_range, "several hexes of a new figure",
                           "one hex: a figure of several is part of the scene",
                           "map.objective"_clause);
    }
    return read_figure(written, with_stat_card(form, scene.monsters));
}
Json form_of_new_figure(const Reader& written) {
    if (!written.is_object()) {
        written.fail(ErrorCode::wrong_type, "a figure");
    }
    return written.json();
}

}  // namespace

void read_summoned(const Reader& reader, const Scene& scene, step::Summon& summon) {
    const Reader written = reader.at("figure");
    Json form = form_of_new_figure(written);
    if (const auto at = reader.find("at")) {
        form["at"] = at->json();
    }
    if (const Figure* summoner = scene.find(summon.by)) {
        const bool character = summoner->kind == Kind::character;
        form.emplace("kind", character ? "summon" : "monster");
        form.emplace("side", name_in(side_names, summoner->side));
        form.emplace("summoner", summon.by);
    }
    summon.figure = read_new_figure(written, form, scene);
    summon.figure.summoned_this_round = true;
    if (summon.figure.kind != Kind::summon && summon.figure.origin == Origin::placed) {
        summon.figure.origin = Origin::summoned;
    }
}

std::vector<Figure> read_spawned(const Reader& reader, const Scene& scene) {
    return reader.at("figures").list([&](const Reader& written) {
        Json form = form_of_new_figure(written);
        form.emplace("kind", "monster");
        form.emplace("side", "monsters");
        form.emplace("origin", "spawned");
        return read_new_figure(written, form, scene);
    });
}

}  // namespace standee
