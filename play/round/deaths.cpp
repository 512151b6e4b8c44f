#include "play/round/deaths.hpp"

#include <variant>

#include "play/attack/death_attack.hpp"
#include "play/clause_sites.hpp"
#include "play/refusal.hpp"
#include "play/round/spawning.hpp"
#include "play/turn/monster_summon.hpp"

namespace standee {
namespace {

/// None where the play stops.
std::optional<Hex> choose_place(Game& game, const DueSpawn& due) {
    event::Choice choice{ChoiceKind::place, due.spawn.name, {}, 0};
    for (const Hex hex : due.places) {
        choice.options.push_back({.end = hex});
    }
    const auto chosen = game.choose("card.when-dies"_clause, std::move(choice));
    return chosen ? std::optional{due.places.at(*chosen)} : std::nullopt;
}

Figure spawned(const GameState& state, const DueSpawn& due, Hex at) {
    Figure figure = on_its_stat_card(state.scene(), due.spawn.name, due.spawn.rank);
    if (!figure.hp) {
        ask_for("card.when-dies"_clause,
                "a spawn of \"" + due.spawn.name + "\" without a stat card",
                "a stat card of \"" + due.spawn.name + "\" (" + due.spawn.rank +
                    ") in the scene's \"monsters\"");
    }
    figure.id = new_id(state, due.spawn.name);
    figure.kind = Kind::monster;
    figure.side = due.side;
    figure.name = due.spawn.name;
    figure.rank = due.spawn.rank == "elite" ? Rank::elite : Rank::normal;
    figure.origin = Origin::spawned;
    figure.at = at;
    return figure;
}

struct SettleDue {
    Game& game;

    Flow operator()(const DueAttack& due) const { return perform_death_attack(game, due); }
    Flow operator()(const DueSpawn& due) const {
        const auto place = choose_place(game, due);
        return place ? spawn(game, "", {spawned(game.state(), due, *place)}) : Flow::stops;
    }
};

}  // namespace

constexpr auto settle_deaths_rule = decided_by("card.when-dies"_clause, "monster.spawn"_clause);
Flow settle_deaths(Game& game) {
    for (const DueOfDeath& due : game.take_due()) {
        if (std::visit(SettleDue{game}, due) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

ClauseSites clause_sites::play::deaths() {
    static constexpr auto sites = sites_of(settle_deaths_rule);
    return sites;
}

}  // namespace standee
