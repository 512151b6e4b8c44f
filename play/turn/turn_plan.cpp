#include "play/turn/turn_plan.hpp"

#include <algorithm>

#include "lib/figure_ids.hpp"
#include "pathing/movement.hpp"
#include "play/clause_sites.hpp"
#include "play/ground/movement.hpp"

namespace standee {
namespace {

std::string id_of(const Scene& scene, FigureIndex figure) { return scene.figures[figure].id; }

/// A monster with several attacks keeps its focus as long as it can attack it.
void keep_focus(const Scene& scene, const std::string& focus, std::vector<TurnOption>& options) {
    const auto has_it = [&](const TurnOption& option) {
        return option.focus && id_of(scene, *option.focus) == focus;
    };
    if (!focus.empty() && std::ranges::any_of(options, has_it)) {
        std::erase_if(options, [&](const TurnOption& option) { return !has_it(option); });
    }
}

event::Option option_of(const Scene& scene, const TurnOption& option) {
    return {option.focus ? id_of(scene, *option.focus) : std::string{},
            option.end,
            ids_of(scene, option.targets),
            option.path,
            {}};
}

/// The own steps among the hexes of a path: those slid into are left out.
std::vector<std::size_t> own_steps(const GameState& state, const Figure& figure,
                                   const TurnPlan& plan, bool jump) {
    const std::vector<Hex>& path = plan.option.path;
    std::vector<std::size_t> steps;
    for (std::size_t i = plan.reached + 1; i < path.size();) {
        steps.push_back(i);
        const auto direction = direction_to(state, path[i - 1], path[i]);
        ++i;
        while (direction && !figure.flying && !jump && i < path.size() &&
               next_slide(state, figure.id, path[i - 1], *direction) == path[i]) {
            ++i;
        }
    }
    return steps;
}

/// How many of the steps this move takes: as many as its points pay for and end where it may.
std::size_t steps_for(const GameState& state, const Figure& figure, const std::vector<Hex>& path,
                      const std::vector<std::size_t>& steps, int points, bool jump) {
    std::size_t most = 0;
    for (int spent = 0; most < steps.size(); ++most) {
        spent += step_points(state.terrain(path[steps[most]]), manner_of(figure.flying, jump));
        if (spent > points) {
            break;
        }
    }
    const auto may_end = [&](std::size_t count) {
        const std::size_t rest = count < steps.size() ? steps[count] - 1 : path.size() - 1;
        return state.standing_in(path[rest], figure.id) == nullptr &&
               (figure.flying || !state.terrain(path[rest]).is(Terrain::obstacle));
    };
    while (most > 0 && !may_end(most)) {
        --most;
    }
    return most;
}

}  // namespace

constexpr auto plan_on_rule =
    decided_by("monster.ambiguity"_clause, "monster.new-focus-after-kill"_clause);
std::optional<TurnPlan> plan_on(Game& game, const std::string& id, std::vector<Ability> abilities,
                                const std::string& focus) {
    const Scene& scene = game.state().scene();
    TurnAnswer answer =
        game.planner().plan(scene, {id, std::move(abilities)}, game.state().board());
    keep_focus(scene, focus, answer.options);

    event::Choice choice{ChoiceKind::turn, id, {}, 0};
    for (const TurnOption& option : answer.options) {
        choice.options.push_back(option_of(scene, option));
    }
    const auto chosen = game.choose("monster.ambiguity"_clause, std::move(choice));
    if (!chosen) {
        return std::nullopt;
    }
    TurnPlan plan;
    plan.option = answer.options.at(*chosen);
    plan.focus = plan.option.focus ? id_of(scene, *plan.option.focus) : std::string{};
    plan.targets = ids_of(scene, plan.option.targets);
    return plan;
}

bool is_on_course(const GameState& state, const std::string& id, const TurnPlan& plan) {
    return plan.option.path.at(plan.reached) == state.figure(id).at;
}

void follow_path(Game& game, const std::string& id, TurnPlan& plan, int points, bool jump,
                 bool last_move) {
    const Figure figure = game.state().figure(id);
    const std::vector<Hex>& path = plan.option.path;
    const std::vector<std::size_t> steps = own_steps(game.state(), figure, plan, jump);
    const std::size_t count =
        last_move ? steps.size() : steps_for(game.state(), figure, path, steps, points, jump);
    if (count == 0) {
        return;
    }
    std::vector<Hex> own;
    for (std::size_t i = 0; i < count; ++i) {
        own.push_back(path[steps[i]]);
    }
    plan.reached = count < steps.size() ? steps[count] - 1 : path.size() - 1;
    move_along(game, id, own, jump);
}

constexpr auto attack_sequence_rule = decided_by("attack.one-by-one"_clause);
std::optional<std::vector<std::string>> attack_sequence(Game& game, const std::string& id,
                                                        std::vector<std::string> targets) {
    constexpr std::size_t most_listed_at_once = 5;  // 120 orders
    std::vector<std::string> sequence;
    while (targets.size() > 1) {
        event::Choice choice{ChoiceKind::attack_order, id, {}, 0};
        const bool whole = targets.size() <= most_listed_at_once;
        std::ranges::sort(targets);
        std::vector<std::vector<std::string>> orders;
        if (whole) {
            std::vector<std::string> order = targets;
            do {
                orders.push_back(order);
            } while (std::ranges::next_permutation(order).found);
        } else {
            for (const std::string& target : targets) {
                orders.push_back({target});
            }
        }
        for (const std::vector<std::string>& order : orders) {
            event::Option option;
            option.targets = order;
            choice.options.push_back(std::move(option));
        }
        const auto chosen = game.choose("attack.one-by-one"_clause, std::move(choice));
        if (!chosen) {
            return std::nullopt;
        }
        for (const std::string& target : orders[*chosen]) {
            sequence.push_back(target);
            std::erase(targets, target);
        }
    }
    sequence.insert(sequence.end(), targets.begin(), targets.end());
    return sequence;
}

ClauseSites clause_sites::play::turn_plan() {
    static constexpr auto sites = sites_of(plan_on_rule, attack_sequence_rule);
    return sites;
}

}  // namespace standee
