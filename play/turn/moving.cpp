#include <algorithm>

#include "lib/clause.hpp"
#include "play/card/own_stats.hpp"
#include "play/ground/movement.hpp"
#include "play/turn/performing.hpp"
#include "play/turn/turn_course.hpp"

// Performs moves and teleports, which follow the plan.

namespace standee {

// [condition.immobilize]
Flow perform(CardPerformance& card, const MoveAbility& move) {
    const Figure& figure = card.figure();
    const auto points = points_of(move, figure);
    if (!points || figure.has(Condition::immobilize)) {
        return card.find_focus_without(Ability{move});
    }
    const Hex from = figure.at;
    if (card.make_plan(Ability{move}) == Flow::stops) {
        return Flow::stops;
    }
    std::vector<int> moves = card.moves_to_come();
    moves.insert(moves.begin(), std::max(0, *points));
    follow_path(card.game(), card.id(), card.course().plan(), moves, move.jump);
    const Figure* after = card.state().find(card.id());
    if (after == nullptr || after->at != from) {
        card.does();
    }
    return Flow::goes_on;
}

// The path of a plan with several teleports lists the hexes in which they end. Each teleport goes
// to the next of these hexes, if it reaches that far [move.teleport].
Flow perform(CardPerformance& card, const TeleportAbility& ability) {
    if (card.make_plan(Ability{ability}) == Flow::stops) {
        return Flow::stops;
    }
    TurnPlan& plan = card.course().plan();
    const std::vector<Hex>& path = plan.option.path;
    const Figure figure = card.figure();
    const bool arrived = plan.reached + 1 == path.size();
    if (arrived || hex_distance(figure.at, path[plan.reached + 1]) > ability.range) {
        return Flow::goes_on;
    }
    card.does();
    const Hex to = path[++plan.reached];
    LegCosts costs = costs_of_leg(card.game(), figure, false, to);
    price_teleport(card.game(), costs, to, hex_distance(figure.at, to));
    const std::size_t before = card.game().log().events.size();
    teleport(card.game(), card.id(), to);
    note_leg(card.game(), card.id(), costs, before);
    return Flow::goes_on;
}

}  // namespace standee
