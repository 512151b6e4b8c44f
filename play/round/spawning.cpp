#include "play/round/spawning.hpp"

#include <algorithm>
#include <utility>

#include "play/turn/nearness.hpp"
#include "play/round/standees.hpp"
#include "play/ground/tiles.hpp"

namespace standee {
namespace {

/// Range by which a figure comes before others of its rank when standees run short.
int range_that_counts(GameState& table, const std::string& revealer, const Figure& figure) {
    if (!table.rules().near_revealer_first) {
        return range_to_an_enemy(table, figure, figure.at);
    }
    const Figure* character = table.find(revealer);
    if (character == nullptr) {
        refuse("monster.standees"_clause, "too few standees and nobody who reveals them",
               "\"by\", the character that does");
    }
    return table.range(figure.at, character->at).value_or(GameState::out_of_reach);
}

/// The next of those that wait: the highest rank, then the nearest, then the one chosen. Their
/// order matters only where standees run short.
std::size_t next_to_place(GameState& table, const std::string& revealer,
                          const std::vector<Figure>& waiting) {
    using Place = std::pair<int, int>;  // rank downwards, range
    std::vector<Place> places;
    for (const Figure& figure : waiting) {
        const int rank = static_cast<int>(figure.rank.value_or(Rank::normal));
        places.emplace_back(-rank, range_that_counts(table, revealer, figure));
    }
    const Place first = std::ranges::min(places);
    std::vector<std::size_t> tied;
    event::Choice choice{"standee", {}, {}, 0};
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] == first) {
            tied.push_back(i);
            choice.options.push_back({.figure = waiting[i].id});
        }
    }
    return tied.at(table.choose("monster.standees"_clause, std::move(choice)));
}

/// Of the figures of one set those for whom there are standees, in the order written.
std::vector<Figure> with_standees(GameState& table, const std::string& revealer,
                                  std::vector<Figure> set) {
    const auto left = standees_left(table.scene(), set.front().name);
    if (!left || static_cast<std::size_t>(*left) >= set.size()) {
        return set;
    }
    std::vector<Figure> placed;
    for (int i = 0; i < *left; ++i) {
        const std::size_t next = next_to_place(table, revealer, set);
        placed.push_back(std::move(set[next]));
        set.erase(set.begin() + static_cast<std::ptrdiff_t>(next));
    }
    for (const Figure& figure : set) {
        table.happened("monster.standees"_clause,
                       event::NoEffect{figure.id, "spawn", "no standee left"});
    }
    return placed;
}

/// Its own place, or the closest empty hexes to it.
std::vector<Hex> places_for(GameState& table, Hex place) {
    if (is_empty(table, place)) {
        return {place};
    }
    const std::vector<int> ranges = table.ranges_from(place);
    std::vector<Hex> closest;
    int least = GameState::out_of_reach;
    for (HexIndex i = 0; i < table.board().size(); ++i) {
        const Hex hex = table.board().hex(i);
        if (ranges[i] > least || ranges[i] == GameState::out_of_reach || !is_empty(table, hex)) {
            continue;
        }
        if (ranges[i] < least) {
            closest.clear();
            least = ranges[i];
        }
        closest.push_back(hex);
    }
    std::ranges::sort(closest);
    return closest;
}

void place(GameState& table, Figure figure) {
    const std::vector<Hex> places = places_for(table, figure.at);
    if (places.empty()) {
        table.happened("monster.spawn"_clause, event::NoEffect{figure.id, "spawn", "no empty hex"});
        return;
    }
    event::Choice choice{"place", figure.id, {}, 0};
    for (const Hex hex : places) {
        choice.options.push_back({.end = hex});
    }
    figure.at = places[table.choose("monster.spawn"_clause, std::move(choice))];
    if (!figure.standee && !figure.name.empty()) {
        figure.standee = free_standee(table.scene(), figure.name);
    }
    table.happened("monster.spawn"_clause, event::Spawn{figure.id, figure.at});
    table.scene().figures.push_back(std::move(figure));
}

void check(GameState& table, const std::vector<Figure>& figures) {
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const auto same = [&](const Figure& other) { return other.id == figures[i].id; };
        if (table.find(figures[i].id) != nullptr ||
            std::any_of(figures.begin(), figures.begin() + static_cast<std::ptrdiff_t>(i), same)) {
            refuse("monster.spawn"_clause, "a second figure \"" + figures[i].id + "\"",
                   "an id that no other figure has");
        }
        table.index(figures[i].at);
    }
    if (table.scene().figures.size() + figures.size() > max_figures) {
        refuse("monster.spawn"_clause, std::to_string(figures.size()) + " more figures",
               "at most " + std::to_string(max_figures) + " figures");
    }
}

}  // namespace

void spawn(GameState& table, const std::string& revealer, std::vector<Figure> figures) {
    check(table, figures);
    while (!figures.empty()) {
        const std::string set = figures.front().name;
        std::vector<Figure> of_set;
        std::vector<Figure> others;
        for (Figure& figure : figures) {
            (figure.name == set ? of_set : others).push_back(std::move(figure));
        }
        for (Figure& figure : with_standees(table, revealer, std::move(of_set))) {
            place(table, std::move(figure));
        }
        figures = std::move(others);
    }
}

}  // namespace standee
