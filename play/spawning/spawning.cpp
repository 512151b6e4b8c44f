#include "play/spawning/spawning.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "play/ground/tiles.hpp"
#include "play/spawning/nearness.hpp"
#include "play/spawning/standees.hpp"

namespace standee {
namespace {

/// The range that decides which figures of the same rank are placed first if there are not enough
/// standees.
int range_that_counts(const GameState& state, const std::string& revealer, const Figure& figure) {
    if (!state.rules().near_revealer_first) {
        return range_to_an_enemy(state, figure, figure.at);
    }
    const Figure* character = state.find(revealer);
    if (character == nullptr) {
        refuse("monster.standees"_clause,
               "too few standees, and no character who reveals the monsters",
               "\"by\", the character who reveals them");
    }
    return state.range(figure.at, *character).value_or(GameState::out_of_reach);
}

/// Which of the waiting figures is placed next: the highest rank first, unless the edition goes by
/// range alone; then the nearest; then the party chooses. The order matters only if there are not
/// enough standees. None if the play stops.
std::optional<std::size_t> next_to_place(Game& game, const std::string& revealer,
                                         const std::vector<Figure>& waiting) {
    using Place = std::pair<int, int>;  // rank downwards, range
    std::vector<Place> places;
    for (const Figure& figure : waiting) {
        const int rank = game.state().rules().near_revealer_first
                             ? 0
                             : static_cast<int>(figure.rank.value_or(Rank::normal));
        places.emplace_back(-rank, range_that_counts(game.state(), revealer, figure));
    }
    const Place first = std::ranges::min(places);
    std::vector<std::size_t> tied;
    event::Choice choice{ChoiceKind::standee, {}, {}, 0};
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] == first) {
            tied.push_back(i);
            choice.options.push_back({.figure = waiting[i].id});
        }
    }
    const auto chosen = game.choose("monster.standees"_clause, std::move(choice));
    return chosen ? std::optional{tied.at(*chosen)} : std::nullopt;
}

/// Those figures of one set for which there are standees, in the order given. None if the play
/// stops.
std::optional<std::vector<Figure>> with_standees(Game& game, const std::string& revealer,
                                                 std::vector<Figure> set) {
    const auto left = standees_left(game.state().scene(), set.front().name);
    if (!left || static_cast<std::size_t>(*left) >= set.size()) {
        return set;
    }
    std::vector<Figure> placed;
    for (int i = 0; i < *left; ++i) {
        const auto next = next_to_place(game, revealer, set);
        if (!next) {
            return std::nullopt;
        }
        placed.push_back(std::move(set[*next]));
        set.erase(set.begin() + static_cast<std::ptrdiff_t>(*next));
    }
    for (const Figure& figure : set) {
        game.emit("monster.standees"_clause,
                  event::NoEffect{figure.id, Undertaking::spawn, Obstacle::no_standee_left});
    }
    return placed;
}

/// The figure's own place or, if there is no room, the closest hexes with room.
std::vector<Hex> places_for(const GameState& state, const Figure& figure) {
    const Hex place = figure.at;
    if (has_room(state, figure.water_only, place)) {
        return {place};
    }
    const std::vector<int> ranges = state.ranges_from(place);
    const std::vector<bool> room = hexes_with_room(state, figure.water_only);
    std::vector<Hex> closest;
    int least = GameState::out_of_reach;
    for (HexIndex i = 0; i < state.board().size(); ++i) {
        if (ranges[i] > least || ranges[i] == GameState::out_of_reach || !room[i]) {
            continue;
        }
        if (ranges[i] < least) {
            closest.clear();
            least = ranges[i];
        }
        closest.push_back(state.board().hex(i));
    }
    std::ranges::sort(closest);
    return closest;
}

Flow place(Game& game, Figure figure, const std::string& by) {
    const Clause clause = "monster.spawn"_clause;
    const std::vector<Hex> places = places_for(game.state(), figure);
    if (places.empty()) {
        game.emit(clause, event::NoEffect{figure.id, Undertaking::spawn, Obstacle::no_empty_hex});
        return Flow::goes_on;
    }
    event::Choice choice{ChoiceKind::place, figure.id, {}, 0};
    for (const Hex hex : places) {
        choice.options.push_back({.end = hex});
    }
    const auto chosen = game.choose(clause, std::move(choice));
    if (!chosen) {
        return Flow::stops;
    }
    figure.at = places[*chosen];
    if (!figure.standee && !figure.name.empty()) {
        figure.standee = draw_standee(game, figure.id, figure.name);
    }
    const auto placed = std::make_shared<const Figure>(std::move(figure));
    game.emit(clause, event::Spawn{placed->id, placed->at, placed, by});
    return Flow::goes_on;
}

void check(const GameState& state, const std::vector<Figure>& figures) {
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const auto same = [&](const Figure& other) { return other.id == figures[i].id; };
        if (state.find(figures[i].id) != nullptr ||
            std::any_of(figures.begin(), figures.begin() + static_cast<std::ptrdiff_t>(i), same)) {
            refuse("monster.spawn"_clause, "a second figure \"" + figures[i].id + "\"",
                   "an id that no other figure has");
        }
        if (std::ranges::count(state.scene().map.unrevealed, figures[i].at) > 0) {
            refuse("map.reveal"_clause,
                   "\"" + figures[i].id + "\" in a room that is not revealed, " +
                       text_of(figures[i].at),
                   "a place in a revealed room");
        }
        state.require_listed(figures[i].at);
    }
    if (state.scene().figures.size() + figures.size() > max_figures) {
        refuse("monster.spawn"_clause, counted(figures.size(), "more figure"),
               "at most " + std::to_string(max_figures) + " figures");
    }
}

}  // namespace

Flow spawn(Game& game, const std::string& revealer, std::vector<Figure> figures,
           const std::string& by) {
    check(game.state(), figures);
    while (!figures.empty()) {
        const std::string set = figures.front().name;
        std::vector<Figure> of_set;
        std::vector<Figure> others;
        for (Figure& figure : figures) {
            (figure.name == set ? of_set : others).push_back(std::move(figure));
        }
        auto coming = with_standees(game, revealer, std::move(of_set));
        if (!coming) {
            return Flow::stops;
        }
        for (Figure& figure : *coming) {
            if (place(game, std::move(figure), by) == Flow::stops) {
                return Flow::stops;
            }
        }
        figures = std::move(others);
    }
    return Flow::goes_on;
}

}  // namespace standee
