#include <algorithm>
#include <array>
#include <utility>

#include "rulebook/card_in_progress.hpp"
#include "rulebook/course.hpp"
#include "rulebook/initiative.hpp"
#include "rulebook/movement.hpp"

// How a figure that performs its card finds its focus and carries out its moves.

namespace standee::rulebook {
namespace {

constexpr Clause open_to_party = "monster.ambiguity"_clause;
constexpr Clause keeps_focus = "monster.new-focus-after-kill"_clause;

/// Whether an ability depends on the focus.
bool goes_by_focus(const Ability& ability) {
    return std::holds_alternative<MoveAbility>(ability.what) ||
           std::holds_alternative<TeleportAbility>(ability.what) ||
           std::holds_alternative<AttackAbility>(ability.what);
}

bool any_goes_by_focus(const Lines& abilities) {
    return std::ranges::any_of(abilities,
                               [](const Ability* ability) { return goes_by_focus(*ability); });
}

/// An ability and what is left of the card after it.
Lines with_rest(const CardInProgress& card, const Ability& now) {
    Lines abilities = card.left;
    abilities.insert(abilities.begin(), &now);
    return abilities;
}

const HeldFocus* held_focus(const CardInProgress& card) {
    return card.table.scene.progress.focus_of(card.id);
}

/// From now on the figure focuses on that one; empty: on nobody. It keeps its focus to the end of
/// its turn [monster.new-focus-after-kill].
void hold_focus(CardInProgress& card, const std::string& focus) {
    if (!card.table.on(keeps_focus)) {
        return;
    }
    std::vector<HeldFocus>& foci = card.table.scene.progress.foci;
    std::erase_if(foci, [&](const HeldFocus& held) { return held.figure == card.id; });
    foci.push_back({card.id, focus, card.figure().at});
}

/// Which of several foci it is that tie in everything: the party decides
/// [monster.focus-initiative].
std::string choose_focus(CardInProgress& card, const std::vector<std::string>& foci) {
    if (foci.size() < 2 || !card.table.on("monster.focus-initiative"_clause)) {
        return foci.empty() ? "" : foci.front();
    }
    event::Choice choice{ChoiceKind::target, card.id, {}, 0};
    for (const std::string& focus : foci) {
        choice.options.push_back({.figure = focus});
    }
    return foci.at(card.table.choose("monster.focus-initiative"_clause, std::move(choice)));
}

/// Whether more of these abilities depends on the focus than the first attack and the moves before
/// it.
bool focus_counts_later(const std::vector<Ability>& abilities) {
    const auto first = std::ranges::find_if_not(abilities, [](const Ability& ability) {
        return std::holds_alternative<MoveAbility>(ability.what) ||
               std::holds_alternative<TeleportAbility>(ability.what) ||
               std::holds_alternative<InfuseAbility>(ability.what) ||
               std::holds_alternative<FocusAbility>(ability.what);
    });
    return first != abilities.end() &&
           std::any_of(std::next(first), abilities.end(), goes_by_focus);
}

/// Whether an outcome is the rest of the plan: the same end and targets, and where it matters the
/// same path.
bool is_rest_of(const Plan& plan, const Outcome& option) {
    const auto rest = plan.outcome.path.begin() + static_cast<std::ptrdiff_t>(plan.reached);
    const bool any_path = option.negative_hexes == 0 && option.along.empty();
    return option.end == plan.outcome.end && option.targets == plan.outcome.targets &&
           (any_path || std::ranges::equal(option.path.begin(), option.path.end(), rest,
                                           plan.outcome.path.end()));
}

/// One of the outcomes that the rules allow, chosen by the party, unless that of the plan before is
/// still one of them [monster.ambiguity].
Outcome choose_outcome(CardInProgress& card, const Outcomes& outcomes, const Plan* before) {
    event::Choice choice{ChoiceKind::turn, card.id, {}, 0};
    for (const Outcome& option : outcomes.options) {
        if (before != nullptr && is_rest_of(*before, option)) {
            return option;
        }
        choice.options.push_back(
            {option.focus.value_or(""),
             option.end,
             option.targets,
             option.path,
             {},
             option.along.empty() ? std::nullopt : std::optional{option.along}});
    }
    const bool asked = choice.options.size() > 1 && card.table.on(open_to_party);
    return outcomes.options.at(asked ? card.table.choose(open_to_party, std::move(choice)) : 0);
}

/// What the card says about the focus.
std::optional<FocusAbility> aim_of(const std::vector<Ability>& abilities) {
    for (const Ability& ability : abilities) {
        if (const auto* aim = std::get_if<FocusAbility>(&ability.what)) {
            return *aim;
        }
    }
    return std::nullopt;
}

std::vector<Ability> aimed(const Plan& plan, const AttackAbility& attack) {
    std::vector<Ability> abilities;
    if (plan.aim) {
        abilities.emplace_back(*plan.aim);
    }
    abilities.emplace_back(attack);
    return abilities;
}

/// The plan for these abilities. The figure holds the focus that it goes for, if it has only now
/// looked for one [monster.new-focus-after-kill].
Plan plan_for(CardInProgress& card, std::vector<Ability> abilities, const Plan* before) {
    Plan plan;
    plan.aim = aim_of(abilities);
    const bool counts_later = focus_counts_later(abilities);
    const Outcomes outcomes =
        outcomes_in(card.table, card.table.scene, card.id, std::move(abilities));
    note_foci(card, outcomes);
    plan.outcome = choose_outcome(card, outcomes, before);
    const std::vector<std::string>& foci = plan.outcome.foci;
    plan.focus = counts_later ? choose_focus(card, foci) : foci.empty() ? "" : foci.front();
    note_plan(card, plan, before != nullptr && is_rest_of(*before, plan.outcome));
    if (!outcomes.focus_held) {
        hold_focus(card, plan.focus);
        if (counts_later || foci.size() == 1) {
            let_focus_act_first(card.table, plan.focus, outcomes.foci);
        }
    }
    return plan;
}

/// Finds the focus for these abilities, unless the figure has one that is still there
/// [monster.focus-path, monster.new-focus-after-kill].
void find_focus(CardInProgress& card, const Lines& lines) {
    const HeldFocus* held = held_focus(card);
    const bool found = held != nullptr && (held->focus.empty() || card.table.is_here(held->focus));
    std::vector<Ability> abilities = as_planned(card, lines);
    if (found || std::ranges::none_of(abilities, goes_by_focus)) {
        return;
    }
    const Outcomes outcomes =
        outcomes_in(card.table, card.table.scene, card.id, std::move(abilities));
    note_foci(card, outcomes);
    if (!outcomes.focus_held) {
        const std::string focus = choose_focus(card, outcomes.foci);
        hold_focus(card, focus);
        let_focus_act_first(card.table, focus, outcomes.foci);
    }
}

/// Whoever of the plan has fallen is no target any more.
bool is_all_there(const Table& table, const Plan& plan) {
    return (plan.focus.empty() || table.is_here(plan.focus)) &&
           std::ranges::all_of(plan.outcome.targets,
                               [&](const std::string& target) { return table.is_here(target); });
}

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

/// How many of its own steps the figure takes by one move: as many as its points pay for, and no
/// more than bring it where it may end [move.points].
std::size_t steps_taken(const Table& table, const Figure& figure, const std::vector<Hex>& path,
                        const std::vector<std::size_t>& steps, int points, bool jump) {
    std::size_t count = 0;
    int spent = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Hex hex = path[steps[i]];
        const bool enough = spent + points_for(table, figure, hex, jump, true) <= points;
        if (enough || !table.on("move.points"_clause, "what is left is lost")) {
            count = i + 1;
        }
        spent += points_for(table, figure, hex, jump, false);
    }
    const auto rest_after = [&](std::size_t taken) {
        return taken < steps.size() ? path[steps[taken] - 1] : path.back();
    };
    while (count > 0 && !may_end_in(table, figure, rest_after(count))) {
        --count;
    }
    return count;
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

/// Moves as far along the path of the plan as the points of this move go [move.points].
void follow_path(CardInProgress& card, int points, bool jump) {
    Plan& plan = *card.plan;
    const Figure figure = card.figure();
    const std::vector<Hex> path = plan.outcome.path;
    const std::vector<std::size_t> steps = own_steps(card.table, figure, plan, jump);
    const std::size_t count = steps_taken(card.table, figure, path, steps, points, jump);
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

}  // namespace

bool may_change_focus(const Ability& ability) {
    return !goes_by_focus(ability) && !std::holds_alternative<InfuseAbility>(ability.what) &&
           !std::holds_alternative<ConsumeAbility>(ability.what) &&
           !std::holds_alternative<SwitchRankAbility>(ability.what) &&
           !std::holds_alternative<RankAbility>(ability.what) &&
           !std::holds_alternative<IfAbility>(ability.what) &&
           !std::holds_alternative<FocusAbility>(ability.what);
}

std::vector<Ability> as_planned(const CardInProgress& card, const Lines& abilities) {
    std::vector<Ability> planned =
        read_by(card.table.rules(), card.self, card.elements.readings.front(), abilities);
    for (Ability& ability : planned) {
        auto* attack = std::get_if<AttackAbility>(&ability.what);
        if (attack != nullptr && attack->count && attack->count->per != Counted::hexes_moved) {
            attack->value = {number_of(card, *attack->count), false};
            attack->count.reset();
        }
        if (attack != nullptr && attack->range_count) {
            attack->range = Amount{number_of(card, *attack->range_count), false};
            attack->range_count.reset();
        }
    }
    if (card.aim != nullptr) {
        planned.insert(planned.begin(), Ability{*card.aim});
    }
    return planned;
}

void make_plan(CardInProgress& card, const Ability& now) {
    const bool on_course =
        card.plan && card.plan->outcome.path.at(card.plan->reached) == card.figure().at;
    if (on_course && ((!card.plan_is_old && is_all_there(card.table, *card.plan)) ||
                      !card.table.on("attack.one-by-one"_clause, "whoever dies in between"))) {
        return;
    }
    decide_what_is_paid(card);
    card.plan =
        plan_for(card, as_planned(card, with_rest(card, now)), on_course ? &*card.plan : nullptr);
    card.plan_is_old = false;
}

Plan plan_attack(CardInProgress& card, const Plan& before, const AttackAbility& attack) {
    return plan_for(card, aimed(before, attack), nullptr);
}

Plan plan_attack_on_another(CardInProgress& card, const Plan& before, const AttackAbility& attack,
                            const std::vector<std::string>& others) {
    Scene scene = card.table.scene;
    std::erase_if(scene.progress.foci,
                  [&](const HeldFocus& held) { return held.figure == card.id; });
    for (Figure& figure : scene.figures) {
        figure.no_interaction = figure.no_interaction || std::ranges::count(others, figure.id) > 0;
    }
    const Outcomes outcomes = outcomes_in(card.table, scene, card.id, aimed(before, attack));
    Plan plan;
    plan.outcome = choose_outcome(card, outcomes, nullptr);
    const HeldFocus* held = held_focus(card);
    const bool gone = held != nullptr && !card.table.is_here(held->focus);
    if (gone && !plan.outcome.targets.empty()) {
        plan.focus = plan.outcome.targets.front();
        hold_focus(card, plan.focus);
    }
    return plan;
}

void find_focus_before(CardInProgress& card, const Ability& next) {
    if (may_change_focus(next) && card.table.on(keeps_focus, "from the start of its turn")) {
        card.plan_is_old = true;
        find_focus(card, card.left);
    }
}

void find_focus_without(CardInProgress& card, const Ability& passed_over) {
    if (any_goes_by_focus(card.left)) {
        find_focus(card, with_rest(card, passed_over));
    }
}

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
    follow_path(card, std::max(0, points.value_or(ability.points.number)), ability.jump);
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

}  // namespace standee::rulebook
