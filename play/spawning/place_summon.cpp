#include "play/spawning/place_summon.hpp"

#include <algorithm>
#include <memory>

#include "focus/acting.hpp"
#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "play/ground/tiles.hpp"
#include "play/spawning/standees.hpp"

namespace standee {
namespace {

/// A number after those of all other summons of the summoner; 0 for the first one
/// [initiative.summon].
int order_of_next_summon(const Scene& scene, const std::string& summoner) {
    int next = 0;
    for (const Figure& figure : scene.figures) {
        if (figure.kind == Kind::summon && figure.summoner == summoner) {
            next = std::max(next, figure.summon_order + 1);
        }
    }
    return next;
}

/// A hex with what makes it not empty: `[1,0], where a loot token is`.
std::string with_content(const GameState& state, Hex hex) {
    const std::vector<Figure>& figures = state.scene().figures;
    const auto there =
        std::ranges::find_if(figures, [&](const Figure& one) { return stands_in(one, hex); });
    const std::string what = there != figures.end()                            ? there->id
                             : has_tile(state, hex)                            ? "an overlay tile"
                             : std::ranges::count(state.scene().loot, hex) > 0 ? "a loot token"
                                                                               : "";
    return text_of(hex) + (what.empty() ? "" : ", where " + what + " is");
}

}  // namespace

// [initiative.summon-first-round]
void place_summon(Game& game, const std::string& by, Figure figure, SummonPlace place) {
    const Figure& summoner = game.state().figure(by);
    if (!can_act(summoner)) {
        refuse("condition.stun"_clause, "\"" + by + "\", stunned", "a figure that can act");
    }
    if (game.state().find(figure.id) != nullptr) {
        refuse("summon.placement"_clause, "a second figure \"" + figure.id + "\"",
               "an id that no other figure has");
    }
    if (figure.summoner && game.state().find(*figure.summoner) == nullptr) {
        refuse("summon.placement"_clause, "the summoner \"" + *figure.summoner + "\"",
               "a figure on the map");
    }
    if (figure.summoner && is_large(game.state().figure(*figure.summoner))) {
        refuse("map.objective"_clause,
               "the summoner \"" + *figure.summoner + "\", an objective of several hexes",
               "a figure that takes turns");
    }
    if (game.state().scene().figures.size() >= max_figures) {
        refuse("summon.placement"_clause, "one more figure",
               "at most " + std::to_string(max_figures) + " figures");
    }
    if (figure.kind != Kind::summon && standees_left(game.state().scene(), figure.name) == 0) {
        refuse("monster.standees"_clause, "no standee of \"" + figure.name + "\" left",
               "one that is not on the map");
    }
    const auto beside = [&](Hex hex) { return game.state().adjacent(hex, figure.at); };
    if (std::ranges::none_of(place.beside.empty() ? hexes_of(summoner) : place.beside, beside) ||
        !has_room(game.state(), place.on_water || figure.water_only, figure.at)) {
        refuse(
            summoner.kind == Kind::character ? "summon.placement"_clause : "monster.summon"_clause,
            with_content(game.state(), figure.at), "an empty hex adjacent to \"" + by + "\"");
    }
    if (figure.kind == Kind::summon && figure.summoner && figure.summon_order == 0) {
        figure.summon_order = order_of_next_summon(game.state().scene(), *figure.summoner);
    }
    figure.summoned_this_round = true;
    const auto placed = std::make_shared<const Figure>(std::move(figure));
    game.emit("summon.placement"_clause, event::Summon{by, placed->id, placed->at, placed});
}

}  // namespace standee
