#include "play/monster_summon.hpp"

#include <algorithm>

#include "play/tiles.hpp"

namespace standee {
namespace {

/// "name-1", "name-2" ...: the first that is free.
std::string new_id(Table& table, const std::string& name) {
    for (int number = 1;; ++number) {
        std::string id = (name.empty() ? "summon" : name) + "-" + std::to_string(number);
        if (table.find(id) == nullptr) {
            return id;
        }
    }
}

/// The lowest standee number that no figure of the set has.
int free_standee(Table& table, const std::string& name) {
    for (int number = 1;; ++number) {
        if (std::ranges::none_of(table.scene().figures, [&](const Figure& f) {
                return f.name == name && f.standee == number;
            })) {
            return number;
        }
    }
}

Figure summoned(Table& table, const Figure& by, const SummonAbility& summon, Hex at) {
    Figure figure;
    figure.id = new_id(table, summon.name);
    figure.kind = by.kind == Kind::summon || by.kind == Kind::ally ? by.kind : Kind::monster;
    figure.side = by.side;
    figure.at = at;
    figure.name = summon.name;
    figure.rank = summon.rank == "elite" ? Rank::elite : Rank::normal;
    figure.standee = free_standee(table, summon.name);
    figure.summoner = by.id;
    figure.origin = Origin::summoned;
    figure.hp = figure.max_hp = summon.hp;
    figure.attack = summon.attack;
    figure.move = summon.move;
    figure.range = summon.range;
    figure.flying = summon.flying;
    return figure;
}

/// Range from a hex to the nearest enemy of the figure.
int nearest_enemy(Table& table, const Figure& by, Hex from) {
    const std::vector<int> ranges = table.ranges_from(from);
    int least = Table::out_of_reach;
    for (const Figure& figure : table.scene().figures) {
        if (are_enemies(by, figure)) {
            least = std::min(least, ranges[table.index(figure.at)]);
        }
    }
    return least;
}

/// The empty hexes beside the summoner that are nearest to an enemy, in hex order.
std::vector<Hex> places(Table& table, const Figure& by) {
    std::vector<Hex> nearest;
    int least = Table::out_of_reach;
    for (const HexIndex i : table.board().neighbours(table.index(by.at))) {
        if (i == no_hex || !is_empty(table, table.board().hex(i))) {
            continue;
        }
        const Hex hex = table.board().hex(i);
        const int range = nearest_enemy(table, by, hex);
        if (range < least) {
            nearest.clear();
            least = range;
        }
        if (range == least) {
            nearest.push_back(hex);
        }
    }
    std::ranges::sort(nearest);
    return nearest;
}

}  // namespace

bool perform_monster_summon(Table& table, const std::string& by, const SummonAbility& summon) {
    for (int i = 0; i < summon.count; ++i) {
        const Figure summoner = table.figure(by);
        const std::vector<Hex> free = places(table, summoner);
        if (free.empty()) {
            table.happened("monster.summon"_clause,
                           event::NoEffect{by, "summon", "no empty hex beside it"});
            return i > 0;
        }
        event::Choice choice{"place", by, {}, 0};
        for (const Hex hex : free) {
            choice.options.push_back({.end = hex});
        }
        const std::size_t chosen = table.choose("monster.summon"_clause, std::move(choice));
        place_summon(table, by, summoned(table, summoner, summon, free[chosen]));
    }
    return summon.count > 0;
}

}  // namespace standee
