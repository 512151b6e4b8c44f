#include <algorithm>
#include <limits>

#include "lib/element_payment.hpp"
#include "play/attack/attack_step.hpp"
#include "play/attack/monster_attack.hpp"
#include "play/clause_sites.hpp"
#include "play/ground/flight.hpp"
#include "play/ground/tiles.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/damage.hpp"
#include "play/refusal.hpp"
#include "play/turn/ability_executor.hpp"

// Abilities that depend on others of the card, change the map, or last beyond the turn.

namespace standee {
namespace {

constexpr auto places_for_rule = decided_by("card.create-tile"_clause);
/// The hexes adjacent to a figure in which it may create a tile, in hex order.
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
    if (!create.closest_to_enemy || places.empty()) {
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

constexpr auto is_odd_round_rule = decided_by("card.round-number"_clause);
bool is_odd_round(const GameState& state) {
    const int round = state.progress().round;
    if (round == 0) {
        ask_for("card.round-number"_clause, "a scene that does not say which round it is",
                "its \"roundNumber\"");
    }
    return round % 2 == 1;
}

constexpr auto if_performed_rule = decided_by("card.performed"_clause);
Flow AbilityExecutor::operator()(const IfAbility& conditional) {
    const bool holds = conditional.odd_round ? is_odd_round(game_.state()) == *conditional.odd_round
                                             : record_.performed.at(conditional.performed);
    const std::vector<Ability>& then = holds ? conditional.to : conditional.otherwise;
    put_next(then);
    if (asks_for_elements(then)) {
        settle_again();
    }
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const FocusAbility& focus) {
    aim_ = &focus;
    return Flow::goes_on;
}

constexpr auto create_rule = decided_by("card.create-tile"_clause);
Flow AbilityExecutor::operator()(const CreateAbility& create) {
    const Clause clause = "card.create-tile"_clause;
    const std::vector<Hex> places = places_for(game_.state(), game_.state().figure(id_), create);
    if (places.empty()) {
        game_.emit(clause,
                   event::NoEffect{id_, Undertaking::create, Obstacle::no_empty_hex_beside});
        return Flow::goes_on;
    }
    event::Choice choice{ChoiceKind::place, id_, {}, 0};
    for (const Hex hex : places) {
        choice.options.push_back({.end = hex});
    }
    const auto chosen = game_.choose(clause, std::move(choice));
    if (!chosen) {
        return Flow::stops;
    }
    does();
    create_tile(game_, create.tile, Trap{places.at(*chosen), create.damage, create.conditions});
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const BonusAbility& ability) {
    const Reach reach{ability.within, ability.targets, ability.whom, false, ability.of};
    std::vector<ActiveBonus> bonuses;
    if (ability.attackers_disadvantage) {
        bonuses.push_back({.kind = ActiveBonus::Kind::attackers_disadvantage});
    }
    if (ability.attackers_suffer > 0) {
        bonuses.push_back(
            {.kind = ActiveBonus::Kind::attackers_suffer, .value = ability.attackers_suffer});
    }
    if (ability.attack != 0) {
        bonuses.push_back({.kind = ActiveBonus::Kind::attack,
                           .attack = {AttackBonus::Kind::plus, ability.attack}});
    }
    if (ability.on_death) {
        bonuses.push_back({.kind = ActiveBonus::Kind::on_death,
                           .value = ability.on_death->value,
                           .condition = ability.on_death->condition,
                           .attack_all = ability.on_death->attack_all});
    }
    return begin(bonuses, reach);
}

constexpr auto kill_rule = decided_by("damage.monster-death"_clause);
Flow AbilityExecutor::operator()(const KillAbility& /*kill*/) {
    does();
    leave_map(game_, id_, departure_of(game_.state().figure(id_)));
    return Flow::goes_on;
}

constexpr auto switch_rank_rule = decided_by("card.switch-rank"_clause);
// The focus is found afterwards: the figure plans with the stats with which it moves and attacks.
Flow AbilityExecutor::operator()(const SwitchRankAbility& /*change*/) {
    does();
    if (game_.state().figure(id_).flying && !self_.flying) {
        lose_flying(game_, id_, std::nullopt);
    }
    if (is_here(id_)) {
        game_.emit("card.switch-rank"_clause, event::RankSwitch{id_, *self_.rank});
    }
    return Flow::goes_on;
}

constexpr auto attack_along_rule = decided_by("card.along-move"_clause);
Flow AbilityExecutor::attack_along(const AttackAbility& attack) {
    const Figure& figure = game_.state().figure(id_);
    if (figure.has(Condition::disarm) || !attack.value.against(figure.attack)) {
        pass_over(attack);
        return Flow::goes_on;
    }
    std::vector<std::string> targets;
    for (const Figure& other : game_.state().scene().figures) {
        const bool near = std::ranges::any_of(record_.entered, [&](Hex hex) {
            const auto range = game_.state().range(hex, other);
            return range && *range <= *attack.along;
        });
        if (near && are_enemies(other, game_.state().figure(id_)) && is_open_to_enemies(other)) {
            targets.push_back(other.id);
        }
    }
    if (targets.empty()) {
        pass_over(attack);
        return Flow::goes_on;
    }
    does();
    plan_is_old_ = true;
    const auto as_performed = settled(attack);
    if (!as_performed) {
        return Flow::stops;
    }
    TurnPlan on_the_way;
    on_the_way.targets = std::move(targets);
    return perform_card_attack(game_, id_, *as_performed, on_the_way);
}

ClauseSites clause_sites::play::dependent_abilities() {
    static constexpr auto sites =
        sites_of(places_for_rule, is_odd_round_rule, if_performed_rule, create_rule, kill_rule,
                 switch_rank_rule, attack_along_rule);
    return sites;
}

}  // namespace standee
