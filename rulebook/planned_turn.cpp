#include "rulebook/planned_turn.hpp"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "lib/work.hpp"
#include "rulebook/focus.hpp"

namespace standee::rulebook {

using namespace planning;

namespace {

std::vector<std::string> ids_of(const Roster& roster, FigureSet figures) {
    std::vector<std::string> ids;
    ids.reserve(at(count(figures)));
    for_each(figures, [&](int figure) { ids.push_back(roster.figure(figure).id); });
    return ids;
}

PlannedOption written_out(TurnFacts& facts, const TurnOutcome& outcome,
                          std::vector<std::string> targets, std::vector<Hex> path) {
    const Roster& roster = facts.roster();
    const Cost cost = facts.cost_to(outcome.end);
    PlannedOption option;
    option.end = facts.ground().tile(outcome.end).at;
    option.targets = std::move(targets);
    option.along = ids_of(roster, facts.attacked_along(path));
    option.path = std::move(path);
    option.movement = cost.points();
    option.negative_hexes = cost.negative();
    option.foci = ids_of(roster, outcome.foci);
    option.area = facts.first_area(outcome.end, outcome.targets);
    option.disadvantaged = ids_of(roster, facts.disadvantaged(outcome.end, outcome.targets));
    if (outcome.focus != nobody) {
        option.focus = roster.figure(outcome.focus).id;
    }
    if (outcome.attack_hex != nowhere) {
        option.attack_hex = facts.ground().tile(outcome.attack_hex).at;
    }
    return option;
}

bool offers(const PlannedTurn& answer, Hex end, const std::vector<std::string>& targets) {
    spend(answer.options.size() / 4);
    return std::ranges::any_of(answer.options, [&](const PlannedOption& option) {
        return option.end == end && option.targets == targets;
    });
}

/// Adds what another plan allows and no plan before it.
void add(PlannedTurn& answer, TurnFacts& facts, const Solution& solution) {
    for (std::string& id : ids_of(facts.roster(), solution.foci)) {
        if (std::ranges::find(answer.foci, id) == answer.foci.end()) {
            answer.foci.push_back(std::move(id));
        }
    }
    std::ranges::sort(answer.foci);
    for (const TurnOutcome& outcome : solution.outcomes) {
        const std::vector<std::string> targets = ids_of(facts.roster(), outcome.targets);
        const Hex end = facts.ground().tile(outcome.end).at;
        if (offers(answer, end, targets)) {
            continue;
        }
        for (std::vector<Hex>& path : facts.paths_to(outcome.end)) {
            answer.options.push_back(written_out(facts, outcome, targets, std::move(path)));
        }
    }
}

/// The turn of a figure that moves towards hexes of the map: wherever its moves may end, the turn
/// that it would have there without them [card.heads-for].
void add_heading(PlannedTurn& answer, TurnFacts& facts, FocusFinder& finder, std::size_t plan) {
    const Solution moves = finder.head_for_goal(facts);
    if (!facts.plan().attacks) {
        add(answer, facts, moves);
        return;
    }
    for (const TurnOutcome& move : moves.outcomes) {
        Scene moved = facts.scene();
        for (Figure& figure : moved.figures) {
            figure.at =
                figure.id == facts.actor().id ? facts.ground().tile(move.end).at : figure.at;
        }
        TurnFacts there;
        there.gather(moved, facts.book());
        there.take_plan(plan);
        there.stay_put();
        PlannedTurn attacks;
        add(attacks, there, finder.solve(there));
        for (PlannedOption& option : attacks.options) {
            if (offers(answer, option.end, option.targets)) {
                continue;
            }
            for (const std::vector<Hex>& path : facts.paths_to(move.end)) {
                option.path = path;
                option.along = ids_of(facts.roster(), facts.attacked_along(path));
                option.movement = facts.cost_to(move.end).points();
                option.negative_hexes = facts.cost_to(move.end).negative();
                answer.options.push_back(option);
            }
        }
        for (const std::string& id : attacks.foci) {
            if (std::ranges::find(answer.foci, id) == answer.foci.end()) {
                answer.foci.push_back(id);
            }
        }
    }
    std::ranges::sort(answer.foci);
    std::ranges::stable_sort(answer.options, [](const PlannedOption& a, const PlannedOption& b) {
        return std::tie(a.end, a.targets) < std::tie(b.end, b.targets);
    });
}

/// Whom the figure attacks, without the moves that may be its own.
std::vector<std::vector<std::string>> sets_of(TurnFacts& facts, FocusFinder& finder) {
    std::vector<std::vector<std::string>> sets;
    for (const TurnOutcome& outcome : finder.solve(facts).outcomes) {
        std::vector<std::string> targets = ids_of(facts.roster(), outcome.targets);
        if (std::ranges::find(sets, targets) == sets.end()) {
            sets.push_back(std::move(targets));
        }
    }
    return sets;
}

/// Some monsters move towards hexes of the map, whomever they focus on [card.heads-for].
bool heads_for_hexes(const TurnFacts& facts) {
    const bool stunned =
        facts.actor().has(Condition::stun) && facts.book().on("condition.stun"_clause);
    return !facts.plan().heads_for.empty() && !stunned;
}

/// The turn by the first attack on the card that can be made on anybody. Without one the figure has
/// no focus, and stays for its first attack [monster.no-focus].
const Solution& solve(TurnFacts& facts, FocusFinder& finder, std::size_t plan) {
    const std::size_t attacks = facts.book().on("monster.no-focus"_clause, "by any of its attacks")
                                    ? facts.attacks(plan)
                                    : 1;
    for (std::size_t attack = 0; attack < attacks; ++attack) {
        facts.take_plan(plan, attack);
        if (attack > 0 && !facts.plan().attacks) {
            continue;
        }
        const Solution& solution = finder.solve(facts);
        if (solution.foci != 0 || attacks == 1) {
            return attack > 0 ? finder.without_targets() : solution;
        }
    }
    facts.take_plan(plan);
    return finder.solve(facts);
}

/// What planning keeps from one turn to the next.
struct Planning {
    TurnFacts facts;
    FocusFinder finder;
};

Planning& planning_kept_in(Ground& ground) {
    if (!ground.plans) {
        ground.plans = std::make_shared<Planning>();
    }
    return *static_cast<Planning*>(ground.plans.get());
}

}  // namespace

PlannedTurn plan_next_attack(const Scene& scene, const Book& book, Ground& ground) {
    auto& [facts, finder] = planning_kept_in(ground);
    facts.gather(scene, book);
    PlannedTurn answer;
    answer.focus_held = facts.held().has_value();
    for (std::size_t plan = 0; plan < facts.plans(); ++plan) {
        facts.take_plan(plan);
        if (heads_for_hexes(facts)) {
            add_heading(answer, facts, finder, plan);
        } else {
            add(answer, facts, solve(facts, finder, plan));
        }
    }
    if (facts.plans() > 1) {
        std::ranges::stable_sort(answer.options,
                                 [](const PlannedOption& a, const PlannedOption& b) {
                                     return std::tie(a.end, a.targets) < std::tie(b.end, b.targets);
                                 });
    }
    return answer;
}

std::vector<std::vector<std::string>> targets_from(const Scene& scene, const Book& book,
                                                   Ground& ground) {
    auto& [facts, finder] = planning_kept_in(ground);
    facts.gather(scene, book);
    facts.stand();
    return sets_of(facts, finder);
}

bool area_fits(const Scene& scene, Hex from, const std::vector<Hex>& red,
               const std::vector<std::string>& targets) {
    const Book book{rules_of(scene.edition)};
    TurnFacts facts;
    facts.gather(scene, book);
    FigureSet figures = 0;
    for (int i = 0; i < facts.roster().size(); ++i) {
        const bool there = std::ranges::find(targets, facts.roster().figure(i).id) != targets.end();
        figures |= there ? only(i) : 0;
    }
    for (std::size_t plan = 0; plan < facts.plans(); ++plan) {
        facts.take_plan(plan);
        if (facts.area_fits(facts.ground().find(from), red, figures)) {
            return true;
        }
    }
    return false;
}

}  // namespace standee::rulebook
