#include <algorithm>
#include <map>
#include <span>
#include <utility>

#include "lib/work.hpp"
#include "rulebook/card_in_progress.hpp"
#include "rulebook/course.hpp"
#include "rulebook/movement.hpp"

// How a figure that performs its card carries out its moves.

namespace standee::rulebook {
namespace {

/// The direction of a step to a neighbour; none along a link.
std::optional<Direction> direction_of(const Table& table, Hex from, Hex to) {
    const auto& beside = table.tile(from).beside;
    const auto next = std::ranges::find(beside, table.board().find(to));
    return next == beside.end() ? std::nullopt
                                : std::optional{static_cast<Direction>(next - beside.begin())};
}

/// The positions in the path of the hexes that the figure enters by its own steps; those that it
/// slides into cost nothing [map.icy].
std::vector<std::size_t> own_steps(const Table& table, const Figure& figure, const Plan& plan,
                                   bool jump) {
    const std::vector<Hex>& path = plan.outcome.path;
    std::vector<std::size_t> steps;
    for (std::size_t i = plan.reached + 1; i < path.size(); ++i) {
        steps.push_back(i);
        const auto direction = direction_of(table, path[i - 1], path[i]);
        while (direction && !jump && !flies(table, figure) && i + 1 < path.size() &&
               next_slide(table, figure, path[i], *direction) == path[i + 1]) {
            ++i;
        }
    }
    return steps;
}

/// A step costs a movement point, on foot into difficult terrain two, and in some editions as much
/// for a jump that ends there [map.difficult, move.jump]. To a figure that stays in water its hexes
/// are corridors, and so they are to one that water does not affect [card.water-only,
/// card.unaffected].
int points_for(const Table& table, const Figure& figure, Hex hex, bool jump, bool last) {
    const Tile& tile = table.tile(hex);
    const bool icy =
        tile.difficult && tile.icy && table.on("map.icy"_clause, "no difficult terrain");
    const bool dry = figure.minds_no_water && std::ranges::count(table.scene.map.water, hex) > 0 &&
                     table.on("card.unaffected"_clause);
    const bool slow = tile.difficult && !dry && !keeps_to_water(table, figure) &&
                      !flies(table, figure) &&
                      (jump ? last && table.book().jump_pays_difficult_landing : !icy);
    return slow && table.on("map.difficult"_clause) ? 2 : 1;
}

/// Whether a move may end in a hex: not with another figure, and on foot not on an obstacle
/// [map.end-unoccupied, map.obstacle, card.water-only].
bool may_end_in(const Table& table, const Figure& figure, Hex hex) {
    const bool has_water = std::ranges::count(table.scene.map.water, hex) > 0;
    const bool obstacle = keeps_to_water(table, figure) ? !has_water : table.tile(hex).obstacle;
    return table.standing_in(hex, figure.id) == nullptr && (flies(table, figure) || !obstacle);
}

/// Whether a hex is negative to a figure on foot: one that does it harm, or that the scenario calls
/// negative [monster.focus-negative-hexes, ally.no-interaction].
bool is_negative(const Table& table, const Figure& figure, Hex hex) {
    const Map& map = table.scene.map;
    const bool spared = (figure.minds_no_hazard ||
                         (figure.minds_no_water && std::ranges::count(map.water, hex) > 0)) &&
                        table.on("card.unaffected"_clause);
    const bool harms =
        (std::ranges::count(map.hazardous, hex) > 0 && !spared) ||
        std::ranges::any_of(map.traps, [&](const Trap& trap) { return trap.at == hex; });
    return !keeps_to_water(table, figure) &&
           ((harms && !figure.no_interaction) || std::ranges::count(map.negative, hex) > 0);
}

/// A path that the figure follows by one move or more.
struct Walk {
    const Table& table;
    const Figure figure;
    const std::vector<Hex> path;
    const std::vector<std::size_t> steps;  ///< positions in the path of its own steps
    bool jump = false;

    /// After how many own steps a move of so many points may end that begins after `from` of them
    /// [move.points].
    [[nodiscard]] std::vector<std::size_t> ends(std::size_t from, int points) const {
        spend(steps.size());
        std::vector<std::size_t> counts;
        int spent = 0;
        for (std::size_t i = from; i < steps.size(); ++i) {
            const Hex hex = path[steps[i]];
            const bool enough = spent + points_for(table, figure, hex, jump, true) <= points;
            const Hex rest = i + 1 < steps.size() ? path[steps[i + 1] - 1] : path.back();
            if ((enough || !table.on("move.points"_clause, "what is left is lost")) &&
                may_end_in(table, figure, rest)) {
                counts.push_back(i + 1);
            }
            spent += points_for(table, figure, hex, jump, false);
        }
        return counts;
    }

    /// In how many negative hexes the jumps end if the first takes so many steps and the others,
    /// of these points, take it to the end; none if they do not.
    [[nodiscard]] std::optional<int> harm(std::size_t first, std::span<const int> others) const {
        std::map<std::size_t, int> reached{{first, harm_at(first)}};
        for (const int points : others) {
            std::map<std::size_t, int> further = reached;
            for (const auto& [from, harm] : reached) {
                for (const std::size_t end : ends(from, points)) {
                    const auto [there, is_new] = further.try_emplace(end, harm + harm_at(end));
                    there->second = std::min(there->second, harm + harm_at(end));
                }
            }
            reached = std::move(further);
        }
        const auto there = reached.find(steps.size());
        return there == reached.end() ? std::nullopt : std::optional{there->second};
    }

private:
    [[nodiscard]] int harm_at(std::size_t count) const {
        return count > 0 && jump && is_negative(table, figure, path[steps[count - 1]]) ? 1 : 0;
    }
};

/// How many of its own steps the figure takes by the first of these moves: as many as it can. But
/// if the next jump passes over a negative hex, this one does not end there
/// [move.points, monster.focus-negative-hexes].
std::size_t steps_taken(const Walk& walk, const std::vector<int>& moves) {
    const std::vector<std::size_t> ends = walk.ends(0, moves.front());
    std::size_t best = ends.empty() ? 0 : ends.back();
    const std::span<const int> others = std::span{moves}.subspan(1);
    if (others.empty() || flies(walk.table, walk.figure)) {
        return best;
    }
    std::optional<int> least = walk.harm(best, others);
    for (std::size_t count = best; count-- > 0;) {
        const bool possible = count == 0 || std::ranges::count(ends, count) > 0;
        const auto harm = possible ? walk.harm(count, others) : std::nullopt;
        if (harm && (!least || *harm < *least)) {
            least = harm;
            best = count;
        }
    }
    return best;
}

/// Moves as far along the path of the plan as the first of these moves brings it [move.points].
void follow_path(CardInProgress& card, const std::vector<int>& moves, bool jump) {
    Plan& plan = *card.plan;
    const Figure figure = card.figure();
    const std::vector<Hex> path = plan.outcome.path;
    const std::vector<std::size_t> steps = own_steps(card.table, figure, plan, jump);
    const std::size_t count = steps_taken({card.table, figure, path, steps, jump}, moves);
    if (count == 0) {
        return;
    }
    std::vector<Hex> entered;
    for (std::size_t i = 0; i < count; ++i) {
        entered.push_back(path[steps[i]]);
    }
    plan.reached = count < steps.size() ? steps[count] - 1 : path.size() - 1;
    const bool on_foot = !jump && !flies(card.table, figure);
    std::vector<HexCost> costs;
    for (const Hex hex : card.table.course == nullptr ? std::vector<Hex>{} : path) {
        const bool last = hex == entered.back();
        const bool lands = on_foot || (last && !flies(card.table, figure));
        costs.push_back({hex, points_for(card.table, figure, hex, jump, last),
                         lands && is_negative(card.table, figure, hex)});
    }
    const std::size_t before = card.table.events.size();
    move_along(card.table, card.id, entered, jump);
    note_moves(card, costs, before);
}

/// The points of a move for the figure; none where its stat card has a dash and the card says
/// only what to add to it [summon.card].
std::optional<int> points_of(const Book& book, const MoveAbility& move, const Figure& figure) {
    if (move.points.relative && !figure.move && !figure.dashes.move) {
        ask_for("summon.card"_clause, figure.id + ", whose move is missing", "that stat");
    }
    const bool added =
        !move.points.relative || book.on("monster.performs-card"_clause, "added to the stat");
    return added ? move.points.against(figure.move) : move.points.number;
}

/// The points of this move, and of those that follow it before the next attack that can be made.
std::vector<int> moves_from(const CardInProgress& card, int points) {
    std::vector<int> moves{points};
    for (const Ability& ability : as_planned(card, card.left)) {
        const auto* attack = std::get_if<AttackAbility>(&ability.what);
        if (attack != nullptr && !attack->along && attack->value.against(card.figure().attack)) {
            break;
        }
        if (const auto* move = std::get_if<MoveAbility>(&ability.what)) {
            const auto own = points_of(card.table.rules(), *move, card.figure());
            moves.push_back(std::max(0, own.value_or(0)));
        }
    }
    return moves;
}

}  // namespace

/// A move along the path of the plan. An immobilized figure does not move; without entering a hex
/// no move was performed [move.points, condition.immobilize, summon.card].
void perform(CardInProgress& card, const MoveAbility& ability) {
    const Figure& figure = card.figure();
    const auto points = points_of(card.table.rules(), ability, figure);
    const bool held_fast =
        figure.has(Condition::immobilize) && card.table.on("condition.immobilize"_clause);
    const bool has_none = !points && card.table.on("summon.card"_clause);
    if (has_none || held_fast) {
        find_focus_without(card, Ability{ability});
        return;
    }
    const Hex from = figure.at;
    make_plan(card, Ability{ability});
    const int own = std::max(0, points.value_or(ability.points.number));
    follow_path(card, moves_from(card, own), ability.jump);
    if (!card.is_here() || card.figure().at != from) {
        card.does();
    }
}

/// A teleport to where the plan has this one end: of several, each goes no farther than its own
/// range [move.teleport].
void perform(CardInProgress& card, const TeleportAbility& ability) {
    make_plan(card, Ability{ability});
    Plan& plan = *card.plan;
    const std::vector<Hex>& path = plan.outcome.path;
    if (plan.reached == path.size() - 1) {
        return;
    }
    const Figure figure = card.figure();
    const bool hops = card.table.on("move.teleport"_clause);
    const std::size_t next = hops ? plan.reached + 1 : path.size() - 1;
    const Hex to = path.at(next);
    const int length = hex_distance(figure.at, to);
    if (hops && length > ability.range && card.table.on("move.points"_clause)) {
        return;
    }
    card.does();
    plan.reached = next;
    const bool negative = !flies(card.table, figure) && is_negative(card.table, figure, to);
    const std::size_t before = card.table.events.size();
    teleport(card.table, card.id, to, {});
    note_moves(card, {{to, length, negative}}, before);
}

bool perform_move(CardInProgress& card, const Ability& ability) {
    return performs<MoveAbility, TeleportAbility>(card, ability);
}

}  // namespace standee::rulebook
