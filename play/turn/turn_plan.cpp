#include "play/turn/turn_plan.hpp"

#include <algorithm>
#include <memory>
#include <range/v3/view/reverse.hpp>

#include "focus/card_plan.hpp"
#include "focus/initiative.hpp"
#include "lib/card_line.hpp"
#include "lib/clause.hpp"
#include "lib/copy_work.hpp"
#include "lib/figure_ids.hpp"
#include "lib/work.hpp"
#include "pathing/movement.hpp"
#include "play/ground/movement.hpp"
#include "play/turn/known_plans.hpp"
#include "play/turn/own_steps.hpp"
#include "play/turn/turn_course.hpp"

namespace standee {
namespace {

std::string id_of(const Scene& scene, FigureIndex figure) { return scene.figures[figure].id; }

event::Option option_of(const Scene& scene, const TurnOption& option) {
    return {option.focus ? id_of(scene, *option.focus) : std::string{},
            option.end,
            ids_of(scene, option.targets),
            option.path,
            {},
            option.along.empty() ? std::nullopt : std::optional{ids_of(scene, option.along)}};
}

/// From now on the figure has this focus; empty: none.
void hold_focus(Game& game, const std::string& id, const std::string& focus) {
    game.emit("monster.new-focus-after-kill"_clause, event::FocusFound{id, focus});
}

/// The focus was chosen among `foci`. It therefore acts before those of them that tie with it in
/// initiative, for the rest of the round [initiative.ties].
void decide_order(Game& game, const std::string& focus, const std::vector<std::string>& foci) {
    for (const std::string& other : foci) {
        const Scene& scene = game.state().scene();
        const auto tied =
            other == focus || focus.empty()
                ? std::nullopt
                : tied_in_initiative(scene, game.state().figure(focus), game.state().figure(other));
        if (tied) {
            game.emit("initiative.ties"_clause, event::OrderDecided{tied->first, tied->then});
        }
    }
}

/// Lets the party choose one of several equally good foci. None if the play stops.
std::optional<std::string> choose_focus(Game& game, const std::string& id,
                                        const std::vector<std::string>& foci) {
    if (foci.empty()) {
        return std::string{};
    }
    event::Choice choice{ChoiceKind::target, id, {}, 0};
    for (const std::string& focus : foci) {
        choice.options.push_back({.figure = focus});
    }
    const auto chosen = game.choose("monster.focus-initiative"_clause, std::move(choice));
    return chosen ? std::optional{foci.at(*chosen)} : std::nullopt;
}

/// Whether parts of the card other than its first attack and the moves before it depend on the
/// focus.
bool focus_counts_later(const std::vector<Ability>& abilities) {
    const auto first = std::ranges::find_if_not(abilities, leads_to_attack);
    return first != abilities.end() &&
           std::any_of(std::next(first), abilities.end(), goes_by_focus);
}

/// The option with the same outcome as the plan; null if there is none.
const TurnOption* same_outcome(const TurnAnswer& answer, const Scene& scene, const TurnPlan& plan) {
    const auto rest = plan.option.path.begin() + static_cast<std::ptrdiff_t>(plan.reached);
    const auto same = [&](const TurnOption& option) {
        return option.end == plan.option.end && ids_of(scene, option.targets) == plan.targets &&
               ((option.negative_hexes == 0 && option.along.empty()) ||
                std::ranges::equal(option.path,
                                   std::ranges::subrange{rest, plan.option.path.end()}));
    };
    const auto found = std::ranges::find_if(answer.options, same);
    return found == answer.options.end() ? nullptr : &*found;
}

/// Lets the party choose one of the outcomes [monster.ambiguity]. Null if the play stops.
const TurnOption* choose_outcome(Game& game, const std::string& id, const TurnAnswer& answer) {
    if (answer.options.size() > 1 && game.course() != nullptr) {
        // A course is played again for each of its options. Listing all of them each time would
        // take quadratic work, and nobody reads the list.
        if (const auto decided = game.decisions().index_decided(answer.options.size())) {
            return &answer.options[*decided];
        }
    }
    const Scene& scene = game.state().scene();
    event::Choice choice{ChoiceKind::turn, id, {}, 0};
    for (const TurnOption& option : answer.options) {
        choice.options.push_back(option_of(scene, option));
    }
    const auto chosen = game.choose("monster.ambiguity"_clause, std::move(choice));
    return chosen ? &answer.options.at(*chosen) : nullptr;
}

/// Whether the reasons recorded last in this turn are the same.
bool is_told(const EventLog& log, const std::vector<Reason>& why) {
    for (const Event& event : ranges::views::reverse(log.events)) {
        if (std::holds_alternative<event::TurnStarts>(event.what)) {
            return false;
        }
        if (const auto* planned = std::get_if<event::Planned>(&event.what)) {
            return std::ranges::equal(planned->why, why, {}, &Reason::says, &Reason::says);
        }
    }
    return false;
}

/// Makes the plan with its reasons and records them.
TurnAnswer told_plan(Game& game, Scene scene, TurnOrder turn) {
    spend(2 * passing_work(scene));  // reasons take as much work again
    const std::string figure = turn.figure;
    scene.turn = std::move(turn);
    TurnAnswer answer = game.planner().plan(scene, game.state().board(), Explain::yes);
    if (!is_told(game.log(), answer.why)) {
        game.emit("monster.performs-card"_clause,
                  event::Planned{figure, ids_of(scene, answer.focus), answer.why});
    }
    return answer;
}

using Plan = std::shared_ptr<const TurnAnswer>;

/// The plan of a turn in a scene, on the board of the play. Its reasons are recorded if they were
/// requested.
Plan plan_in(Game& game, const Scene& scene, TurnOrder turn) {
    if (game.explains()) {
        return std::make_shared<const TurnAnswer>(told_plan(game, scene, std::move(turn)));
    }
    const auto make = [&] { return game.planner().plan(scene, turn, game.state().board()); };
    KnownPlans* known = game.known_plans();
    return known != nullptr ? known->next(make) : std::make_shared<const TurnAnswer>(make());
}

/// The plan of a turn in the present state.
Plan plan_of(Game& game, TurnOrder turn) {
    return plan_in(game, game.state().scene(), std::move(turn));
}

}  // namespace

std::vector<Ability> aimed(const TurnPlan& plan, const AttackAbility& attack) {
    std::vector<Ability> abilities;
    if (plan.aim) {
        abilities.emplace_back(*plan.aim);
    }
    abilities.emplace_back(attack);
    return abilities;
}

bool goes_by_focus(const Ability& ability) {
    return is_move(ability) || std::holds_alternative<AttackAbility>(ability.what);
}

bool makes_attack(const GameState& state, const std::string& id, std::vector<Ability> abilities) {
    return plan_card(state.scene(), {id, std::move(abilities)}, state.figure(id)).attack.made;
}

// [monster.ambiguity, monster.new-focus-after-kill]
std::optional<TurnPlan> plan_on(Game& game, const std::string& id, std::vector<Ability> abilities,
                                const TurnPlan* before, bool rest_of_card) {
    const bool counts_later = focus_counts_later(abilities);
    const bool may_end = rest_of_card && ends_with_plan(game, id, abilities);
    const auto aim = aim_of(abilities);
    const TurnOrder turn{id, std::move(abilities)};
    note_question(game, turn);
    const Plan outcomes = plan_of(game, turn);
    const TurnAnswer& answer = *outcomes;
    note_foci(game, id, answer);
    const Scene& now = game.state().scene();
    const TurnOption* same = before == nullptr ? nullptr : same_outcome(answer, now, *before);
    if (may_end && note_ends(game, answer, same)) {
        return std::nullopt;
    }
    const TurnOption* option = same != nullptr ? same : choose_outcome(game, id, answer);
    if (option == nullptr) {
        return std::nullopt;
    }
    const Scene& scene = game.state().scene();
    TurnPlan plan;
    plan.option = *option;
    plan.targets = ids_of(scene, option->targets);
    plan.aim = aim;
    const std::vector<std::string> foci = ids_of(scene, option->foci);
    const std::vector<std::string> all_foci = ids_of(scene, answer.focus);
    plan.focus = foci.empty() ? std::string{} : foci.front();
    if (counts_later) {
        const auto chosen = choose_focus(game, id, foci);
        if (!chosen) {
            return std::nullopt;
        }
        plan.focus = *chosen;
    }
    note_plan(game, id, plan, same != nullptr);
    if (!answer.focus_held) {
        hold_focus(game, id, plan.focus);
        if (foci.size() == 1 || counts_later) {
            decide_order(game, plan.focus, all_foci);
        }
    }
    return plan;
}

// [monster.new-focus-after-kill]
std::optional<TurnPlan> plan_left_over(Game& game, const std::string& id,
                                       std::vector<Ability> attack,
                                       const std::vector<std::string>& others) {
    const GameState& state = game.state();
    spend(passing_work(state.scene()));
    Scene scene = state.scene();
    std::erase_if(scene.progress.foci, [&](const HeldFocus& held) { return held.figure == id; });
    for (Figure& figure : scene.figures) {
        figure.no_interaction = figure.no_interaction || std::ranges::count(others, figure.id) > 0;
    }
    const Plan outcomes = plan_in(game, scene, {id, std::move(attack)});
    const TurnOption* option = choose_outcome(game, id, *outcomes);
    if (option == nullptr) {
        return std::nullopt;
    }
    TurnPlan plan;
    plan.option = *option;
    plan.targets = ids_of(state.scene(), option->targets);
    const HeldFocus* held = state.progress().focus_of(id);
    const bool gone = held != nullptr && state.find(held->focus) == nullptr;
    if (gone && !plan.targets.empty()) {
        plan.focus = plan.targets.front();
        hold_focus(game, id, plan.focus);
    }
    return plan;
}

// [monster.new-focus-after-kill]
Flow find_focus(Game& game, const std::string& id, std::vector<Ability> abilities) {
    const GameState& state = game.state();
    const HeldFocus* held = state.progress().focus_of(id);
    const bool found =
        held != nullptr && (held->focus.empty() || state.find(held->focus) != nullptr);
    if (found || std::ranges::none_of(abilities, goes_by_focus)) {
        return Flow::goes_on;
    }
    const Plan plan = plan_of(game, {id, std::move(abilities)});
    const TurnAnswer& answer = *plan;
    note_foci(game, id, answer);
    if (answer.focus_held) {
        return Flow::goes_on;
    }
    const std::vector<std::string> foci = ids_of(state.scene(), answer.focus);
    const auto focus = choose_focus(game, id, foci);
    if (!focus) {
        return Flow::stops;
    }
    hold_focus(game, id, *focus);
    decide_order(game, *focus, foci);
    return Flow::goes_on;
}

bool is_on_course(const GameState& state, const std::string& id, const TurnPlan& plan) {
    return plan.option.path.at(plan.reached) == state.figure(id).at;
}

// [move.points]
void follow_path(Game& game, const std::string& id, TurnPlan& plan, std::span<const int> moves,
                 bool jump) {
    const Figure figure = game.state().figure(id);
    const std::vector<Hex>& path = plan.option.path;
    const Way way{path, plan.reached, moves, jump};
    const std::vector<std::size_t> steps = own_steps(game.state(), figure, way);
    const std::size_t count = steps_of_first_move(game.state(), figure, way, steps);
    if (count == 0) {
        return;
    }
    std::vector<Hex> own;
    for (std::size_t i = 0; i < count; ++i) {
        own.push_back(path[steps[i]]);
    }
    plan.reached = count < steps.size() ? steps[count] - 1 : path.size() - 1;
    const LegCosts costs = costs_of_leg(game, figure, jump, own.back());
    const std::size_t before = game.log().events.size();
    move_along(game, id, own, jump);
    note_leg(game, id, costs, before);
}

}  // namespace standee
