#include "rulebook/summons.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "lib/words.hpp"
#include "rulebook/modifier_decks.hpp"
#include "rulebook/movement.hpp"
#include "rulebook/tiles.hpp"

namespace standee::rulebook {
namespace {

/// How many standees of a set there are, on the map or not: the scene's word counts before that of
/// the stat card. None where neither says it [monster.standees].
std::optional<int> standees_in_the_box(const Scene& scene, const std::string& set) {
    if (scene.standees.contains(set)) {
        return scene.standees.at(set);
    }
    return scene.monsters.contains(set) ? scene.monsters.at(set).standees : std::nullopt;
}

/// Which of several comes first where standees run short: the highest rank and then the nearest to
/// an enemy, or in Gloomhaven the nearest to the character that reveals them, whatever the rank
/// [monster.standees].
std::pair<int, int> place_in_line(const Table& table, const std::string& revealer,
                                  const Figure& figure) {
    if (!table.book().near_revealer_first) {
        const int rank = static_cast<int>(figure.rank.value_or(Rank::normal));
        return {-rank, range_to_an_enemy(table, figure, figure.at)};
    }
    const Figure* character = table.find(revealer);
    if (character == nullptr) {
        refuse("monster.standees"_clause,
               "too few standees, and no character who reveals the monsters",
               "\"by\", the character who reveals them");
    }
    return {0, table.range(figure.at, *character).value_or(std::numeric_limits<int>::max())};
}

/// The next of several that wait for a standee; among equals the party decides [monster.standees].
std::size_t next_in_line(Table& table, const std::string& revealer,
                         const std::vector<Figure>& waiting) {
    std::vector<std::pair<int, int>> places;
    for (const Figure& figure : waiting) {
        places.push_back(place_in_line(table, revealer, figure));
    }
    std::vector<std::size_t> first;
    event::Choice choice{ChoiceKind::standee, {}, {}, 0};
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        if (places[i] == std::ranges::min(places)) {
            first.push_back(i);
            choice.options.push_back({.figure = waiting[i].id});
        }
    }
    return first.at(table.choose("monster.standees"_clause, std::move(choice)));
}

/// Of the figures of one set those for whom there are standees; the rest are not placed
/// [monster.standees].
std::vector<Figure> with_standees(Table& table, const std::string& revealer,
                                  std::vector<Figure> set) {
    const auto left = standees_left(table, set.front().name);
    if (!left || static_cast<std::size_t>(*left) >= set.size() ||
        !table.on("monster.standees"_clause)) {
        return set;
    }
    std::vector<Figure> placed;
    while (placed.size() < static_cast<std::size_t>(*left)) {
        const auto next = static_cast<std::ptrdiff_t>(next_in_line(table, revealer, set));
        placed.push_back(set[static_cast<std::size_t>(next)]);
        set.erase(set.begin() + next);
    }
    for (const Figure& figure : set) {
        table.record("monster.standees"_clause,
                     event::NoEffect{figure.id, Undertaking::spawn, Obstacle::no_standee_left});
    }
    return placed;
}

/// A spawned monster comes into its hex or the closest empty one; among several the party decides.
/// It has not had its turn this round [monster.spawn].
void place_spawned(Table& table, Figure figure, const std::string& by) {
    const Clause clause = "monster.spawn"_clause;
    const auto fits = [&](Hex hex) { return has_room(table, figure.water_only, hex); };
    const std::vector<Hex> places =
        table.on(clause) ? closest_hexes(table, figure.at, fits) : std::vector{figure.at};
    if (places.empty()) {
        table.record(clause,
                     event::NoEffect{figure.id, Undertaking::spawn, Obstacle::no_empty_hex});
        return;
    }
    figure.at = choose_place(table, clause, figure.id, places);
    figure.summoned_this_round |= !table.on(clause, "acts in this round");
    if (!figure.standee && !figure.name.empty()) {
        figure.standee = draw_standee(table, figure.id, figure.name);
    }
    table.scene.figures.push_back(figure);
    const std::string id = figure.id;
    if (table.is_here(by)) {
        ++table.figure(by).spawns;
    }
    table.record(
        clause, event::Spawn{id, figure.at, std::make_shared<const Figure>(std::move(figure)), by});
}

/// Each has an id of its own and a place in a room that is revealed [monster.spawn, map.reveal].
void check_can_spawn(const Table& table, const std::vector<Figure>& figures) {
    for (auto figure = figures.begin(); figure != figures.end(); ++figure) {
        const auto same = [&](const Figure& other) { return other.id == figure->id; };
        if (table.is_here(figure->id) || std::any_of(figures.begin(), figure, same)) {
            refuse("monster.spawn"_clause, "a second figure " + quoted(figure->id),
                   "an id that no other figure has");
        }
        if (lies_in(table.scene.map.unrevealed, figure->at) && table.on("map.reveal"_clause)) {
            refuse("map.reveal"_clause,
                   quoted(figure->id) + " in " + text_of(figure->at) + ", which is not revealed",
                   "a place in a revealed room");
        }
        static_cast<void>(table.tile(figure->at));
    }
    if (table.scene.figures.size() + figures.size() > max_figures) {
        refuse("monster.spawn"_clause, std::to_string(figures.size()) + " more figures",
               "at most " + std::to_string(max_figures) + " figures");
    }
}

/// A new summon acts after all others of its summoner [initiative.summon].
int next_in_order(const Table& table, const std::string& summoner) {
    std::optional<int> last;
    for (const Figure& figure : table.scene.figures) {
        if (figure.kind == Kind::summon && figure.summoner && *figure.summoner == summoner) {
            last = std::max(last.value_or(0), figure.summon_order);
        }
    }
    return last && table.on("initiative.summon"_clause, "the new one last") ? *last + 1 : 0;
}

/// A figure that is summoned has an id of its own, a summoner that takes turns, and a standee, if
/// it is a monster [summon.placement, map.objective, monster.standees].
void check_can_be_summoned(const Table& table, const Figure& figure) {
    const Clause clause = "summon.placement"_clause;
    if (table.is_here(figure.id)) {
        refuse(clause, "a second figure " + quoted(figure.id), "an id that no other figure has");
    }
    const Figure* summoner = figure.summoner ? table.find(*figure.summoner) : nullptr;
    if (figure.summoner && summoner == nullptr) {
        refuse(clause, "the summoner " + quoted(*figure.summoner), "a figure on the map");
    }
    if (summoner != nullptr && is_large(*summoner)) {
        refuse("map.objective"_clause, "the objective " + quoted(summoner->id) + " as summoner",
               "a figure that takes turns");
    }
    if (table.scene.figures.size() >= max_figures) {
        refuse(clause, "one more figure", "at most " + std::to_string(max_figures) + " figures");
    }
    if (figure.kind != Kind::summon && standees_left(table, figure.name) == 0 &&
        table.on("monster.standees"_clause)) {
        refuse("monster.standees"_clause, "no standee of " + quoted(figure.name) + " left",
               "one that is not on the map");
    }
}

}  // namespace

/// In an empty hex adjacent to the summoner, or where the card says; it takes no turn in this round
/// [summon.placement, monster.summon, initiative.summon-first-round, condition.stun].
void place_summon(Table& table, const std::string& by, Figure figure, const SummonPlace& place) {
    const Figure& summoner = table.figure(by);
    if (summoner.has(Condition::stun) && table.on("condition.stun"_clause)) {
        refuse("condition.stun"_clause, quoted(by) + ", stunned", "a figure that can act");
    }
    check_can_be_summoned(table, figure);
    static_cast<void>(table.tile(figure.at));
    const std::vector<Hex> beside = place.beside.empty() ? hexes_of(summoner) : place.beside;
    const bool is_beside =
        std::ranges::any_of(beside, [&](Hex hex) { return table.adjacent(hex, figure.at); });
    const Clause clause =
        summoner.kind == Kind::character ? "summon.placement"_clause : "monster.summon"_clause;
    const bool on_water = place.on_water || figure.water_only;
    if (!(is_beside && has_room(table, on_water, figure.at)) && table.on(clause)) {
        refuse(clause, text_of(figure.at), "an empty hex adjacent to " + quoted(by));
    }
    if (figure.kind == Kind::summon && figure.summoner && figure.summon_order == 0) {
        figure.summon_order = next_in_order(table, *figure.summoner);
    }
    figure.summoned_this_round = table.on("initiative.summon-first-round"_clause);
    table.scene.figures.push_back(figure);
    const auto placed = std::make_shared<const Figure>(std::move(figure));
    table.record("summon.placement"_clause, event::Summon{by, placed->id, placed->at, placed});
}

Hex choose_place(Table& table, Clause clause, const std::string& id,
                 const std::vector<Hex>& hexes) {
    event::Choice choice{ChoiceKind::place, id, {}, 0};
    for (const Hex hex : hexes) {
        choice.options.push_back({.end = hex});
    }
    return hexes.at(table.choose(clause, std::move(choice)));
}

Figure new_monster(const Table& table, const std::string& set, const std::string& rank) {
    const bool elite = rank == "elite";
    const auto found = table.scene.monsters.find(set);
    const StatCard* card = found == table.scene.monsters.end()
                               ? nullptr
                               : stat_card_of(found->second, elite ? "elite" : "normal");
    Figure figure;
    if (card != nullptr) {
        figure = card->figure;
        figure.set = found->second.deck == set ? std::string{} : found->second.deck;
    }
    figure.kind = Kind::monster;
    figure.name = set;
    figure.rank = elite ? Rank::elite : Rank::normal;
    int number = 1;
    do {
        figure.id = (set.empty() ? "summon" : set) + "-" + std::to_string(number++);
    } while (table.is_here(figure.id));
    return figure;
}

/// Set by set, in the order in which the first of each is named [monster.spawn, monster.standees].
void spawn(Table& table, const std::string& revealer, std::vector<Figure> figures,
           const std::string& by) {
    check_can_spawn(table, figures);
    while (!figures.empty()) {
        const std::string set = figures.front().name;
        std::vector<Figure> of_set;
        std::ranges::copy_if(figures, std::back_inserter(of_set),
                             [&](const Figure& figure) { return figure.name == set; });
        std::erase_if(figures, [&](const Figure& figure) { return figure.name == set; });
        for (Figure& figure : with_standees(table, revealer, std::move(of_set))) {
            place_spawned(table, std::move(figure), by);
        }
    }
}

std::optional<int> standees_left(const Table& table, const std::string& set) {
    const auto all = standees_in_the_box(table.scene, set);
    if (!all) {
        return std::nullopt;
    }
    const auto on_map = std::ranges::count(table.scene.figures, set, &Figure::name);
    return std::max(0, *all - static_cast<int>(on_map));
}

/// A scene without a seed leaves it to the table [monster.standee-drawn].
int draw_standee(Table& table, const std::string& figure, const std::string& set) {
    const Clause clause = "monster.standee-drawn"_clause;
    const int most = standees_in_the_box(table.scene, set).value_or(10);  // the largest sets
    std::vector<int> left;
    for (int number = 1; number <= most; ++number) {
        const auto has_it = [&](const Figure& other) {
            return other.name == set && other.standee == number;
        };
        if (std::ranges::none_of(table.scene.figures, has_it)) {
            left.push_back(number);
        }
    }
    if (left.size() < 2 || !table.on(clause)) {
        return free_standee(table, set);
    }
    if (table.scene.seed) {
        return left[static_cast<std::size_t>(chance(table.scene).below(left.size()))];
    }
    event::Choice choice{ChoiceKind::number, figure, {}, 0};
    for (const int number : left) {
        choice.options.push_back({.words = std::to_string(number)});
    }
    return left[table.choose(clause, std::move(choice))];
}

int free_standee(const Table& table, const std::string& set) {
    const auto taken = [&](int number) {
        return std::ranges::any_of(table.scene.figures, [&](const Figure& figure) {
            return figure.name == set && figure.standee == number;
        });
    };
    int number = 1;
    while (taken(number)) {
        ++number;
    }
    return number;
}

}  // namespace standee::rulebook
