#include "play/ground/flight.hpp"

#include <algorithm>

#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "play/ground/movement.hpp"
#include "play/ground/tiles.hpp"
#include "play/ground/trap_damage.hpp"
#include "play/harm/damage.hpp"
#include "play/refusal.hpp"

namespace standee {
namespace {

/// Whether a figure that falls from above an obstacle can land in the hex.
bool can_come_down(const GameState& state, const std::string& id, Hex hex) {
    const Terrain terrain = state.terrain(hex);
    if (state.standing_in(hex, id) != nullptr || terrain.is(Terrain::obstacle) ||
        terrain.is(Terrain::closed_door)) {
        return false;
    }
    return !state.rules().lost_flight_hurts || is_empty(state, hex);
}

std::vector<Hex> nearest_to_come_down(const GameState& state, const std::string& id, Hex from) {
    const std::vector<int> ranges = state.ranges_from(from);
    std::vector<Hex> nearest;
    int least = GameState::out_of_reach;
    for (HexIndex i = 0; i < state.board().size(); ++i) {
        const Hex hex = state.board().hex(i);
        if (ranges[i] == GameState::out_of_reach || ranges[i] > least ||
            !can_come_down(state, id, hex)) {
            continue;
        }
        if (ranges[i] < least) {
            nearest.clear();
            least = ranges[i];
        }
        nearest.push_back(hex);
    }
    return nearest;
}

/// The hex that the party chooses among several equally near ones, unless a step has to name it.
std::optional<Hex> chosen_of(Game& game, const std::string& id, const std::vector<Hex>& nearest) {
    if (nearest.size() < 2 || game.decisions().steps_say_all()) {
        return std::nullopt;
    }
    event::Choice choice{ChoiceKind::place, id, {}, 0};
    for (const Hex hex : nearest) {
        choice.options.push_back({.end = hex});
    }
    return nearest.at(game.choose_or_stop("move.flying-lost"_clause, std::move(choice)));
}

Hex where_it_comes_down(const std::vector<Hex>& nearest, std::optional<Hex> to) {
    if (to ? std::ranges::count(nearest, *to) == 1 : nearest.size() == 1) {
        return to.value_or(nearest.front());
    }
    std::string list;
    for (const Hex hex : nearest) {
        list += (list.empty() ? "" : ", ") + text_of(hex);
    }
    if (!to && !nearest.empty()) {
        ask_for("move.flying-lost"_clause, std::to_string(nearest.size()) + " hexes as near",
                "one of " + list + " as to");
    }
    refuse("move.flying-lost"_clause, to ? text_of(*to) : "no free hex",
           nearest.empty() ? "a hex to come down in" : "one of " + list + " as to");
}

}  // namespace

void lose_flying(Game& game, const std::string& id, std::optional<Hex> to) {
    const Figure& figure = game.state().figure(id);
    if (!figure.flying) {
        refuse("move.flying-lost"_clause, "\"" + id + "\", which does not fly",
               "a figure that flies");
    }
    const Hex over = figure.at;
    game.emit("move.flying-lost"_clause, event::Lose{id, std::nullopt});
    if (!game.state().terrain(over).is(Terrain::obstacle)) {
        enter(game, id, over, MoveKind::fall, Contact::full);
        return;
    }
    if (game.state().rules().lost_flight_hurts) {
        const int damage = at_level(game.state().rules().trap_damage, game.state().scene().level);
        suffer(game, {id, damage, DamageSource::lost_flight, {}});
        if (game.state().find(id) == nullptr) {
            return;
        }
    }
    const std::vector<Hex> nearest = nearest_to_come_down(game.state(), id, over);
    const Hex down = where_it_comes_down(nearest, to ? to : chosen_of(game, id, nearest));
    enter(game, id, down, MoveKind::fall, Contact::full);
}

}  // namespace standee
