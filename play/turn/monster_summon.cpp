#include "play/turn/monster_summon.hpp"

#include <algorithm>

#include "play/turn/nearness.hpp"
#include "play/round/standees.hpp"
#include "play/ground/tiles.hpp"

namespace standee {
namespace {

/// "name-1", "name-2" ...: the first that is free.
std::string new_id(GameState& table, const std::string& name) {
    for (int number = 1;; ++number) {
        std::string id = (name.empty() ? "summon" : name) + "-" + std::to_string(number);
        if (table.find(id) == nullptr) {
            return id;
        }
    }
}

/// The new figure, which has no place yet.
Figure summoned(GameState& table, const Figure& by, const SummonAbility& summon) {
    Figure figure;
    figure.id = new_id(table, summon.name);
    figure.kind = by.kind == Kind::summon || by.kind == Kind::ally ? by.kind : Kind::monster;
    figure.side = by.side;
    figure.name = summon.name;
    figure.rank = summon.rank == "elite" ? Rank::elite : Rank::normal;
    figure.standee = free_standee(table.scene(), summon.name);
    figure.summoner = by.id;
    figure.origin = Origin::summoned;
    figure.hp = figure.max_hp = summon.hp;
    figure.attack = summon.attack;
    figure.move = summon.move;
    figure.range = summon.range;
    figure.flying = summon.flying;
    return figure;
}

/// The empty hexes beside the summoner, in hex order.
std::vector<Hex> empty_beside(GameState& table, const Figure& by) {
    std::vector<Hex> hexes;
    for (const HexIndex i : table.board().neighbours(table.index(by.at))) {
        if (i != no_hex && is_empty(table, table.board().hex(i))) {
            hexes.push_back(table.board().hex(i));
        }
    }
    std::ranges::sort(hexes);
    return hexes;
}

/// Why no further figure can be placed; empty: it can.
std::string hindrance(GameState& table, const std::string& set, const std::vector<Hex>& places) {
    if (standees_left(table.scene(), set) == 0) {
        return "no standee left";
    }
    return places.empty() ? "no empty hex beside it" : "";
}

}  // namespace

bool perform_monster_summon(GameState& table, const std::string& by, const SummonAbility& summon) {
    for (int i = 0; i < summon.count; ++i) {
        const Figure summoner = table.figure(by);
        std::vector<Hex> places = empty_beside(table, summoner);
        const std::string why = hindrance(table, summon.name, places);
        if (!why.empty()) {
            table.happened("monster.summon"_clause, event::NoEffect{by, "summon", why});
            return i > 0;
        }
        Figure figure = summoned(table, summoner, summon);
        places = nearest_to_an_enemy(table, figure, std::move(places));
        event::Choice choice{"place", by, {}, 0};
        for (const Hex hex : places) {
            choice.options.push_back({.end = hex});
        }
        figure.at = places[table.choose("monster.summon"_clause, std::move(choice))];
        place_summon(table, by, std::move(figure));
    }
    return summon.count > 0;
}

}  // namespace standee
