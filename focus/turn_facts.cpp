#include <algorithm>
#include <limits>

#include "focus/turn_memory.hpp"

// Collects the facts on which a plan is based, for questions about alternatives that it did not
// choose.

namespace standee {
namespace {

std::optional<Cost> if_possible(Cost cost) {
    return cost.possible() ? std::optional{cost} : std::nullopt;
}

}  // namespace

const EnemyFacts* TurnFacts::enemy(FigureIndex figure) const {
    const auto found = std::ranges::find(enemies, figure, &EnemyFacts::figure);
    return found == enemies.end() ? nullptr : &*found;
}

PlaceFacts TurnPlanner::Memory::place_facts(HexIndex hex) const {
    PlaceFacts place;
    place.can_end = hex == situation.start || movement.can_end(hex);
    if (place.can_end) {
        place.cost = if_possible(costs[hex]);
        place.in_points = place.cost && situation.within_moves(hex, costs[hex]);
    }
    attack_hexes.in_reach(hex).for_each([&](EnemyIndex enemy) {
        const FigureIndex figure = situation.enemies[enemy].figure;
        place.in_reach.push_back(figure);
        if (attack_hexes.in_sight(hex, enemy)) {
            place.in_sight.push_back(figure);
        }
    });
    return place;
}

TurnFacts TurnPlanner::facts(const Scene& scene, const Board& board) {
    Memory& turn = *memory_;
    turn.set(scene, *scene.turn, board);
    turn.find_foci(scene, *scene.turn, board, ReasonLog{nullptr});
    turn.find_costs(true);
    TurnFacts facts{turn.situation.card, turn.situation.held.has_value(), {}, {}};
    for (HexIndex hex = 0; hex < board.size(); ++hex) {
        facts.places.push_back(turn.place_facts(hex));
    }
    RangeCount range;
    constexpr int any_radius = std::numeric_limits<int>::max();
    range.within(board, turn.situation.start, any_radius);
    for (std::size_t e = 0; e < turn.situation.enemies.size(); ++e) {
        const Enemy& enemy = turn.situation.enemies[e];
        std::optional<int> hexes;
        turn.situation.for_each_hex_of(static_cast<EnemyIndex>(e), [&](HexIndex hex) {
            if (const int apart = range.of(hex); apart >= 0) {
                hexes = std::min(hexes.value_or(apart), apart);
            }
        });
        facts.enemies.push_back(
            {enemy.figure, if_possible(turn.focus_choice.cheapest_cost(static_cast<EnemyIndex>(e))),
             hexes});
    }
    return facts;
}

std::vector<std::optional<Cost>> TurnPlanner::remaining(const Scene& scene, const Board& board,
                                                        Hex goal) {
    Memory& turn = *memory_;
    turn.set(scene, *scene.turn, board);
    turn.find_foci(scene, *scene.turn, board, ReasonLog{nullptr});
    turn.find_costs(true);
    const HexIndex at = board.find(goal);
    turn.onward.prepare(board, gait_of(*turn.situation.actor, turn.situation.card.manner),
                        scene.edition, turn.situation.presence, at);
    turn.shortening.towards(turn.situation, turn.costs, turn.onward, at);
    std::vector<std::optional<Cost>> rest;
    for (HexIndex hex = 0; hex < board.size(); ++hex) {
        rest.push_back(if_possible(turn.shortening.remaining_from(hex)));
    }
    return rest;
}

int TurnPlanner::most_targets(const Scene& scene, const Board& board, Hex from, FigureIndex focus) {
    Memory& turn = *memory_;
    turn.set(scene, *scene.turn, board);
    turn.find_foci(scene, *scene.turn, board, ReasonLog{nullptr});
    const HexIndex hex = board.find(from);
    const auto enemy = std::ranges::find(turn.situation.enemies, focus, &Enemy::figure);
    const auto number = static_cast<EnemyIndex>(enemy - turn.situation.enemies.begin());
    if (enemy == turn.situation.enemies.end() ||
        !turn.attack_hexes.in_reach(hex).contains(number) ||
        !turn.attack_hexes.in_sight(hex, number)) {
        return 0;
    }
    std::vector<TargetChoice> choices;
    turn.attack_hexes.largest_choices(hex, number, choices);
    int most = 0;
    for (const TargetChoice& choice : choices) {
        most = std::max(most, choice.size());
    }
    return most;
}

}  // namespace standee
