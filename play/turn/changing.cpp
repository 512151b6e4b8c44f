#include <algorithm>
#include <limits>
#include <map>
#include <string>

#include "lib/clause.hpp"
#include "play/ground/flight.hpp"
#include "play/ground/looting.hpp"
#include "play/ground/tiles.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/spawning/monster_summon.hpp"
#include "play/turn/performing.hpp"

// Performs abilities that change the map, the figures on it, or the figure itself.

namespace standee {
namespace {

// Creates tiles under figures, in each of their hexes that has no tile [card.create-tile].
Flow create_under(CardPerformance& card, const CreateAbility& create) {
    std::vector<std::string> under;
    if (create.at == CreateAt::own_hex) {
        under.push_back(card.id());
    } else {
        for (const AttackedFigure& target : card.record().attacked) {
            under.push_back(target.id);
        }
    }
    for (const std::string& id : under) {
        const Figure* figure = card.state().find(id);
        for (const Hex hex : figure == nullptr ? std::vector<Hex>{} : hexes_of(*figure)) {
            if (!has_tile(card.state(), hex) && !has_pressure_plate(card.state(), hex)) {
                card.does();
                create_tile(card.game(), create.tile, Trap{hex, create.damage, create.conditions});
            }
        }
    }
    return Flow::goes_on;
}

/// The hexes adjacent to a figure in which it may create a tile, in hex order [card.create-tile].
std::vector<Hex> places_for(const GameState& state, const Figure& figure,
                            const CreateAbility& create) {
    std::vector<Hex> places;
    for (const HexIndex i : state.board().neighbours(state.index(figure.at))) {
        const Hex hex = i == no_hex ? figure.at : state.board().hex(i);
        if (i != no_hex && is_empty(state, hex) && !has_pressure_plate(state, hex) &&
            !cuts_off(state, create.tile, hex)) {
            places.push_back(hex);
        }
    }
    std::ranges::sort(places);
    if (create.at == CreateAt::adjacent || places.empty()) {
        return places;
    }
    const auto range_to_enemy = [&](Hex hex) {
        const std::vector<int> ranges = state.ranges_from(hex);
        int least = std::numeric_limits<int>::max();
        for (const Figure& other : state.scene().figures) {
            const bool counts = are_enemies(figure, other) && is_open_to_enemies(other);
            least = counts ? std::min(least, state.nearest_of(ranges, other)) : least;
        }
        return least;
    };
    std::vector<int> ranges;
    std::ranges::transform(places, std::back_inserter(ranges), range_to_enemy);
    const int least = std::ranges::min(ranges);
    std::size_t i = 0;
    std::erase_if(places, [&](Hex) { return ranges[i++] != least; });
    return places;
}

}  // namespace

Flow perform(CardPerformance& card, const LootAbility& ability) {
    if (can_loot(card.state(), card.id(), ability.range)) {
        card.does();
        loot(card.game(), card.id(), ability.range);
    }
    return Flow::goes_on;
}

Flow perform(CardPerformance& card, const CreateAbility& create) {
    if (create.at == CreateAt::own_hex || create.at == CreateAt::targets) {
        return create_under(card, create);
    }
    const Clause clause = "card.create-tile"_clause;
    const std::vector<Hex> places = places_for(card.state(), card.figure(), create);
    if (places.empty()) {
        card.game().emit(
            clause, event::NoEffect{card.id(), Undertaking::create, Obstacle::no_empty_hex_beside});
        return Flow::goes_on;
    }
    event::Choice choice{ChoiceKind::place, card.id(), {}, 0};
    for (const Hex hex : places) {
        choice.options.push_back({.end = hex});
    }
    const auto chosen = card.game().choose(clause, std::move(choice));
    if (!chosen) {
        return Flow::stops;
    }
    card.does();
    create_tile(card.game(), create.tile,
                Trap{places.at(*chosen), create.damage, create.conditions});
    return Flow::goes_on;
}

Flow perform(CardPerformance& card, const SummonAbility& ability) {
    SummonAbility summon = ability;
    if (ability.hp_count) {
        summon.hp = std::max(1, card.number(*ability.hp_count));
    }
    if (ability.figure_count) {
        summon.count = std::max(0, card.number(*ability.figure_count));
    }
    const std::vector<Hex> beside = ability.beside_target
                                        ? card.record().hexes_of_target(card.game())
                                        : hexes_of(card.figure());
    if (beside.empty()) {
        return Flow::goes_on;
    }
    const auto placed = summon.marked.empty()
                            ? perform_monster_summon(card.game(), card.id(), summon, beside)
                            : perform_marked_spawn(card.game(), card.id(), summon);
    if (!placed) {
        return Flow::stops;
    }
    if (*placed) {
        card.does();
    }
    return Flow::goes_on;
}

// [damage.monster-death]
Flow perform(CardPerformance& card, const KillAbility& /*kill*/) {
    card.does();
    leave_map(card.game(), card.id(), departure_of(card.figure()));
    return Flow::goes_on;
}

// [card.removes-condition]
Flow perform(CardPerformance& card, const RemoveAbility& removal) {
    const Figure& figure = card.figure();
    if (figure.has(removal.condition) && !figure.permanent.contains(removal.condition)) {
        card.does();
        lose(card.game(), card.id(), removal.condition, "card.removes-condition"_clause);
    }
    return Flow::goes_on;
}

Flow perform(CardPerformance& card, const TokenAbility& token) {
    const std::map<std::string, int>& tokens = card.state().scene().tokens;
    const auto lying = [&](const std::string& place) {
        const auto found = tokens.find(place);
        return found == tokens.end() ? 0 : found->second;
    };
    std::size_t place = 0;
    while (token.most > 0 && place + 1 < token.beside.size() &&
           lying(token.beside[place]) >= token.most) {
        ++place;
    }
    card.does();
    const std::string& beside = token.beside.at(place);
    card.game().emit("card.token"_clause, event::Token{beside, lying(beside) + 1});
    return Flow::goes_on;
}

// The focus is determined afterwards, because the figure plans with the stats with which it moves
// and attacks.
Flow perform(CardPerformance& card, const SwitchRankAbility& /*change*/) {
    card.does();
    if (card.figure().flying && !card.self().flying) {
        lose_flying(card.game(), card.id(), std::nullopt);
    }
    if (card.is_here(card.id())) {
        card.game().emit("card.switch-rank"_clause,
                         event::RankSwitch{card.id(), *card.self().rank});
    }
    return Flow::goes_on;
}

}  // namespace standee
