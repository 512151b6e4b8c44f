#include "play/spawning/monster_summon.hpp"

#include <algorithm>
#include <iterator>

#include "focus/marked_hexes.hpp"
#include "lib/clause.hpp"
#include "play/ground/tiles.hpp"
#include "play/refusal.hpp"
#include "play/spawning/nearness.hpp"
#include "play/spawning/place_summon.hpp"
#include "play/spawning/spawning.hpp"
#include "play/spawning/standees.hpp"

namespace standee {

std::string new_id(const GameState& state, const std::string& name) {
    for (int number = 1;; ++number) {
        std::string id = (name.empty() ? "summon" : name) + "-" + std::to_string(number);
        if (state.find(id) == nullptr) {
            return id;
        }
    }
}

namespace {

std::string rank_of(const SummonAbility& summon) {
    return summon.rank == "elite" ? "elite" : "normal";
}

}  // namespace

Figure on_its_stat_card(const Scene& scene, const std::string& name, std::string_view rank) {
    const auto set = scene.monsters.find(name);
    const StatCard* card = set == scene.monsters.end() ? nullptr : stat_card_of(set->second, rank);
    if (card == nullptr) {
        return {};
    }
    Figure figure = card->figure;
    figure.set = set->second.deck == name ? "" : set->second.deck;
    return figure;
}

namespace {

/// Replaces a stat of the stat card by the one that the ability gives, if it gives one.
void take_stat(std::optional<int>& stat, bool& dash, std::optional<int> given, bool given_dash) {
    if (given || given_dash) {
        stat = given;
        dash = given_dash;
    }
}

/// Refuses a new figure whose hit points, or whose stats for attacks and moves, are not given: the
/// program does not guess them.
void demand_stats(const Figure& figure, const SummonAbility& summon) {
    const std::string_view missing = !figure.hp                                ? "hp"
                                     : !figure.attack && !figure.dashes.attack ? "attack"
                                     : !figure.move && !figure.dashes.move     ? "move"
                                                                               : "";
    if (!missing.empty()) {
        ask_for(
            "monster.summon"_clause,
            "a summon of \"" + summon.name + "\" without the stat \"" + std::string{missing} + "\"",
            "that stat in the ability, or a stat card of \"" + summon.name + "\" (" +
                rank_of(summon) + ") in the scene's \"monsters\"");
    }
}

/// The new figure, before it is placed.
Figure summoned(const GameState& state, const Figure& by, const SummonAbility& summon) {
    Figure figure = on_its_stat_card(state.scene(), summon.name, rank_of(summon));
    figure.id = new_id(state, summon.name);
    figure.kind = by.kind == Kind::summon || by.kind == Kind::ally ? by.kind : Kind::monster;
    figure.side = by.side;
    figure.name = summon.name;
    figure.rank = summon.rank == "elite" ? Rank::elite : Rank::normal;
    figure.summoner = by.id;
    figure.origin = Origin::summoned;
    if (summon.hp) {
        figure.hp = summon.hp;
        // counted hit points may exceed `max_hp`
        figure.max_hp = std::max(summon.max_hp, summon.hp);
    }
    take_stat(figure.attack, figure.dashes.attack, summon.attack, summon.dashes.attack);
    take_stat(figure.move, figure.dashes.move, summon.move, summon.dashes.move);
    take_stat(figure.range, figure.dashes.range, summon.range, summon.dashes.range);
    figure.flying = figure.flying || summon.flying;
    demand_stats(figure, summon);
    return figure;
}

/// The hexes adjacent to one of `middle` in which the new figure may be placed, in hex order.
std::vector<Hex> places_beside(const GameState& state, const SummonAbility& summon,
                               std::span<const Hex> middle) {
    const bool on_water =
        summon.on_water || on_its_stat_card(state.scene(), summon.name, rank_of(summon)).water_only;
    std::vector<Hex> hexes;
    for (const Hex beside : middle) {
        for (const HexIndex i : state.board().neighbours(state.index(beside))) {
            if (i != no_hex && has_room(state, on_water, state.board().hex(i))) {
                hexes.push_back(state.board().hex(i));
            }
        }
    }
    std::ranges::sort(hexes);
    hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
    return hexes;
}

/// Why no further figure can be placed; none if one can.
std::optional<Obstacle> obstacle_to(const GameState& state, const std::string& set,
                                    const std::vector<Hex>& places) {
    if (standees_left(state.scene(), set) == 0) {
        return Obstacle::no_standee_left;
    }
    return places.empty() ? std::optional{Obstacle::no_empty_hex_beside} : std::nullopt;
}

/// The next figure that a card spawns; every so often it is an elite one.
SummonAbility next_spawned(const Figure& by, const SummonAbility& summon) {
    SummonAbility next = summon;
    if (summon.elite_every > 0 && (by.spawns + 1) % summon.elite_every == 0) {
        next.rank = "elite";
    }
    return next;
}

/// The marked hexes with room for the figure, in hex order; if none has room, all marked hexes.
std::vector<Hex> marked_places(const GameState& state, const Figure& figure,
                               const std::string& mark) {
    std::vector<Hex> all = hexes_marked(state.scene().map, mark);
    std::ranges::sort(all);
    std::vector<Hex> free;
    std::ranges::copy_if(all, std::back_inserter(free),
                         [&](Hex hex) { return has_room(state, figure.water_only, hex); });
    return free.empty() ? all : free;
}

}  // namespace

// [card.marked, monster.spawn]
std::optional<bool> perform_marked_spawn(Game& game, const std::string& by,
                                         const SummonAbility& summon) {
    bool came = false;
    for (int i = 0; i < summon.count; ++i) {
        const Figure spawner = game.state().figure(by);
        Figure figure = summoned(game.state(), spawner, next_spawned(spawner, summon));
        figure.kind = spawner.kind == Kind::ally ? Kind::ally : Kind::monster;
        figure.summoner.reset();
        figure.origin = Origin::spawned;
        const std::vector<Hex> places = marked_places(game.state(), figure, summon.marked);
        event::Choice choice{ChoiceKind::place, by, {}, 0};
        for (const Hex hex : places) {
            choice.options.push_back({.end = hex});
        }
        const auto chosen = game.choose("card.marked"_clause, std::move(choice));
        if (!chosen) {
            return std::nullopt;
        }
        figure.at = places[*chosen];
        const std::string id = figure.id;
        if (spawn(game, {}, {std::move(figure)}, by) == Flow::stops) {
            return std::nullopt;
        }
        came = came || game.state().find(id) != nullptr;
    }
    return came;
}

std::optional<bool> perform_monster_summon(Game& game, const std::string& by,
                                           const SummonAbility& summon,
                                           std::span<const Hex> beside) {
    const Clause clause = "monster.summon"_clause;
    const GameState& state = game.state();
    for (int i = 0; i < summon.count; ++i) {
        const Figure summoner = state.figure(by);
        std::vector<Hex> places = places_beside(state, summon, beside);
        if (const auto why = obstacle_to(state, summon.name, places)) {
            game.emit(clause, event::NoEffect{by, Undertaking::summon, *why});
            return i > 0;
        }
        Figure figure = summoned(state, summoner, summon);
        places = nearest_to_an_enemy(state, figure, std::move(places));
        event::Choice choice{ChoiceKind::place, by, {}, 0};
        for (const Hex hex : places) {
            choice.options.push_back({.end = hex});
        }
        const auto chosen = game.choose(clause, std::move(choice));
        if (!chosen) {
            return std::nullopt;
        }
        figure.at = places[*chosen];
        figure.standee = figure.kind == Kind::summon ? free_standee(state.scene(), summon.name)
                                                     : draw_standee(game, figure.id, summon.name);
        place_summon(game, by, std::move(figure),
                     {{beside.begin(), beside.end()}, summon.on_water});
    }
    return summon.count > 0;
}

}  // namespace standee
