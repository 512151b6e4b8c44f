#include <algorithm>

#include "lib/monster.hpp"
#include "rulebook/card_in_progress.hpp"
#include "rulebook/card_plan.hpp"
#include "rulebook/summons.hpp"
#include "rulebook/tiles.hpp"

// Loot, the creation of tiles, and summons.

namespace standee::rulebook {
namespace {

/// Keeps the hexes for which the measure is least.
template <class Measure>
std::vector<Hex> least_by(const std::vector<Hex>& hexes, Measure measure) {
    std::vector<Hex> kept;
    for (const Hex hex : hexes) {
        if (std::ranges::none_of(hexes, [&](Hex other) { return measure(other) < measure(hex); })) {
            kept.push_back(hex);
        }
    }
    return kept;
}

/// The hexes adjacent to some others, in hex order.
std::vector<Hex> hexes_beside(const Table& table, const std::vector<Hex>& middle) {
    std::vector<Hex> beside;
    for (const Hex hex : table.scene.map.hexes) {
        if (std::ranges::any_of(middle, [&](Hex near) { return table.adjacent(near, hex); })) {
            beside.push_back(hex);
        }
    }
    std::ranges::sort(beside);
    return beside;
}

/// What the card says takes precedence over the stat card.
void take_stat(std::optional<int>& stat, bool& dash, std::optional<int> said, bool said_dash) {
    if (said || said_dash) {
        stat = said;
        dash = said_dash;
    }
}

/// A figure without hit points, attack or move cannot be played: nothing is guessed.
void demand_stats(const Figure& figure, const SummonAbility& summon) {
    const std::string_view missing = !figure.hp                                ? "hp"
                                     : !figure.attack && !figure.dashes.attack ? "attack"
                                     : !figure.move && !figure.dashes.move     ? "move"
                                                                               : "";
    if (!missing.empty()) {
        ask_for("monster.summon"_clause,
                "a summon of " + summon.name + " without " + std::string{missing},
                "that stat in the ability, or a stat card in the scene");
    }
}

/// The figure that is summoned, which has no place yet: of its summoner's side
/// [monster.summon].
Figure summoned(const CardInProgress& card, const SummonAbility& summon) {
    const Table& table = card.table;
    const Figure& by = table.figure(card.id);
    Figure figure = new_monster(table, summon.name, summon.rank);
    figure.kind = by.kind == Kind::summon || by.kind == Kind::ally ? by.kind : Kind::monster;
    figure.side = by.side;
    figure.summoner = by.id;
    figure.origin = Origin::summoned;
    if (summon.hp) {
        figure.hp = summon.hp;
        figure.max_hp = std::max(summon.max_hp, summon.hp);
    }
    take_stat(figure.attack, figure.dashes.attack, summon.attack, summon.dashes.attack);
    take_stat(figure.move, figure.dashes.move, summon.move, summon.dashes.move);
    take_stat(figure.range, figure.dashes.range, summon.range, summon.dashes.range);
    figure.flying = figure.flying || summon.flying;
    demand_stats(figure, summon);
    return figure;
}

/// Empty hexes adjacent to the summoner, or wherever the card says; in water, if the card or the
/// stat card says so [monster.summon, card.water-only].
std::vector<Hex> places_for(const Table& table, const SummonAbility& summon,
                            const std::vector<Hex>& beside) {
    const bool on_water =
        summon.on_water || new_monster(table, summon.name, summon.rank).water_only;
    std::vector<Hex> places = hexes_beside(table, beside);
    std::erase_if(places, [&](Hex hex) { return !has_room(table, on_water, hex); });
    return places;
}

/// Where a figure may create a tile: in an empty hex adjacent to it, if the card says so in one
/// that is closest to an enemy [card.create-tile].
std::vector<Hex> places_for(const Table& table, const Figure& figure, const CreateAbility& create) {
    std::vector<Hex> places = hexes_beside(table, {figure.at});
    std::erase_if(places, [&](Hex hex) {
        return !is_empty(table, hex) || has_pressure_plate(table, hex) ||
               cuts_off(table, create.tile, hex);
    });
    if (create.at == CreateAt::adjacent || !table.on("card.create-tile"_clause)) {
        return places;
    }
    return least_by(places, [&](Hex hex) { return range_to_an_enemy(table, figure, hex); });
}

/// Creates a tile under the figure or under each target of its last attack that is still there; a
/// hex that holds a tile is passed over [card.create-tile, map.manipulate].
void create_under(CardInProgress& card, const CreateAbility& ability) {
    Table& table = card.table;
    if (!table.on("card.create-tile"_clause, "under figures")) {
        return;
    }
    std::vector<std::string> under;
    if (ability.at == CreateAt::own_hex) {
        under = {card.id};
    } else {
        for (const AttackedFigure& target : card.attacked) {
            under.push_back(target.id);
        }
    }
    for (const std::string& id : under) {
        if (!table.is_here(id)) {
            continue;
        }
        for (const Hex hex : hexes_of(table.figure(id))) {
            if (!has_tile(table.scene.map, hex) && !has_pressure_plate(table, hex)) {
                card.does();
                create_tile(table, ability.tile, Trap{hex, ability.damage, ability.conditions});
            }
        }
    }
}

/// Summons one figure; false if it cannot [monster.summon, monster.standees].
bool summon_one(CardInProgress& card, const SummonAbility& summon, const std::vector<Hex>& beside) {
    Table& table = card.table;
    const std::vector<Hex> places = places_for(table, summon, beside);
    const bool none_left =
        standees_left(table, summon.name) == 0 && table.on("monster.standees"_clause);
    if (none_left || places.empty()) {
        table.record(
            "monster.summon"_clause,
            event::NoEffect{card.id, Undertaking::summon,
                            none_left ? Obstacle::no_standee_left : Obstacle::no_empty_hex_beside});
        return false;
    }
    Figure figure = summoned(card, summon);
    figure.at = choose_place(table, "monster.summon"_clause, card.id,
                             nearest_to_an_enemy(table, figure, places));
    figure.standee = figure.kind == Kind::summon ? free_standee(table, summon.name)
                                                 : draw_standee(table, figure.id, summon.name);
    place_summon(table, card.id, std::move(figure), {beside, summon.on_water});
    return true;
}

/// Spawns one figure in a marked hex, or in the closest empty one; of some spawned figures every so
/// manieth is elite. Whether it came [card.marked, monster.spawn].
bool spawn_one(CardInProgress& card, SummonAbility summon) {
    Table& table = card.table;
    const Clause clause = "card.marked"_clause;
    const int number = table.figure(card.id).spawns + 1;
    if (summon.elite_every > 0 && number % summon.elite_every == 0 &&
        table.on(clause, "every so manieth elite")) {
        summon.rank = "elite";
    }
    Figure figure = summoned(card, summon);
    figure.kind = table.figure(card.id).kind == Kind::ally ? Kind::ally : Kind::monster;
    figure.summoner.reset();
    figure.origin = Origin::spawned;
    std::vector<Hex> places = planning::marked_hexes(table.scene.map, summon.marked);
    std::ranges::sort(places);
    const auto full = [&](Hex hex) { return !has_room(table, figure.water_only, hex); };
    if (!std::ranges::all_of(places, full)) {
        std::erase_if(places, full);
    }
    figure.at = choose_place(table, clause, card.id, places);
    const std::string id = figure.id;
    spawn(table, {}, {std::move(figure)}, card.id);
    return table.is_here(id);
}

}  // namespace

/// Loots all tokens in range; with none there it is not performed [loot.ability].
void perform(CardInProgress& card, const LootAbility& ability) {
    if (can_loot(card.table, card.id, ability.range)) {
        card.does();
        loot(card.table, card.id, ability.range);
    }
}

/// Creates a tile in a hex adjacent to the figure, or under figures [card.create-tile].
void perform(CardInProgress& card, const CreateAbility& ability) {
    Table& table = card.table;
    if (ability.at == CreateAt::own_hex || ability.at == CreateAt::targets) {
        create_under(card, ability);
        return;
    }
    const std::vector<Hex> places = places_for(table, table.figure(card.id), ability);
    if (places.empty()) {
        table.record("card.create-tile"_clause,
                     event::NoEffect{card.id, Undertaking::create, Obstacle::no_empty_hex_beside});
        return;
    }
    const Hex place = choose_place(table, "card.create-tile"_clause, card.id, places);
    card.does();
    create_tile(table, ability.tile, Trap{place, ability.damage, ability.conditions});
}

/// Summons figures, one after another, beside the figure or the target of its last attack. It
/// counts as performed if one came. Or it spawns them where the map says [monster.summon,
/// card.marked].
void perform(CardInProgress& card, const SummonAbility& ability) {
    SummonAbility summon = ability;
    if (ability.hp_count) {
        summon.hp = std::max(1, number_of(card, *ability.hp_count));
    }
    if (ability.figure_count) {
        summon.count = std::max(0, number_of(card, *ability.figure_count));
    }
    const std::vector<Hex> beside =
        ability.beside_target ? hexes_of_last_target(card) : hexes_of(card.table.figure(card.id));
    bool came = false;
    const bool spawns = !summon.marked.empty() && card.table.on("card.marked"_clause, "spawned");
    for (int i = 0; i < summon.count && !beside.empty(); ++i) {
        if (spawns) {
            came = spawn_one(card, summon) || came;
            continue;
        }
        if (!summon_one(card, summon, beside)) {
            break;
        }
        came = true;
    }
    if (came) {
        card.does();
    }
}

bool perform_on_the_map(CardInProgress& card, const Ability& ability) {
    return performs<LootAbility, CreateAbility, SummonAbility>(card, ability);
}

}  // namespace standee::rulebook
