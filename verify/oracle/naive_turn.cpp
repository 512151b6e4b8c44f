#include "verify/oracle/naive_turn.hpp"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "verify/oracle/solve.hpp"

namespace standee::oracle {
namespace {

std::vector<std::string> ids_of(const Roster& company, FigureSet figures) {
    std::vector<std::string> ids;
    for_each(figures, [&](int figure) { ids.push_back(company.figure(figure).id); });
    return ids;
}

NaiveOption written_out(TurnFacts& facts, const Outcome& outcome, std::vector<Hex> path) {
    const Roster& company = facts.company();
    const Cost way = facts.way_to(outcome.end);
    NaiveOption option;
    option.end = facts.ground().tile(outcome.end).at;
    option.targets = ids_of(company, outcome.targets);
    option.along = ids_of(company, facts.attacked_along(path));
    option.path = std::move(path);
    option.movement = way.points();
    option.negative_hexes = way.negative();
    option.disadvantaged = ids_of(company, facts.disadvantaged(outcome.end, outcome.targets));
    if (outcome.focus != nobody) {
        option.focus = company.figure(outcome.focus).id;
    }
    if (outcome.attack_hex != nowhere) {
        option.attack_hex = facts.ground().tile(outcome.attack_hex).at;
    }
    return option;
}

bool offers(const NaiveAnswer& answer, Hex end, const std::vector<std::string>& targets) {
    return std::ranges::any_of(answer.options, [&](const NaiveOption& option) {
        return option.end == end && option.targets == targets;
    });
}

/// Adds what another plan allows and no plan before it.
void add(NaiveAnswer& answer, TurnFacts& facts, const Solution& solution) {
    for (std::string& id : ids_of(facts.company(), solution.foci)) {
        if (std::ranges::find(answer.foci, id) == answer.foci.end()) {
            answer.foci.push_back(std::move(id));
        }
    }
    std::ranges::sort(answer.foci);
    for (const Outcome& outcome : solution.outcomes) {
        const std::vector<std::string> targets = ids_of(facts.company(), outcome.targets);
        const Hex end = facts.ground().tile(outcome.end).at;
        if (offers(answer, end, targets)) {
            continue;
        }
        for (std::vector<Hex>& path : facts.paths_to(outcome.end)) {
            answer.options.push_back(written_out(facts, outcome, std::move(path)));
        }
    }
}

/// The turn of a figure that moves towards a starting hex: wherever its moves may end, the turn
/// that it would have there without them [card.heads-for].
void add_heading(NaiveAnswer& answer, TurnFacts& facts, std::size_t plan, Mistake mistake) {
    const Solution moves = Solver{}.head_for_start(facts);
    if (!facts.plan().attacks) {
        add(answer, facts, moves);
        return;
    }
    for (const Outcome& move : moves.outcomes) {
        Scene moved = facts.scene();
        for (Figure& figure : moved.figures) {
            figure.at =
                figure.id == facts.actor().id ? facts.ground().tile(move.end).at : figure.at;
        }
        TurnFacts there;
        there.gather(moved, mistake);
        there.take_plan(plan);
        there.stay_put();
        NaiveAnswer attacks;
        Solver solver;
        add(attacks, there, solver.solve(there));
        for (NaiveOption& option : attacks.options) {
            if (offers(answer, option.end, option.targets)) {
                continue;
            }
            for (const std::vector<Hex>& path : facts.paths_to(move.end)) {
                option.path = path;
                option.along = ids_of(facts.company(), facts.attacked_along(path));
                option.movement = facts.way_to(move.end).points();
                option.negative_hexes = facts.way_to(move.end).negative();
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
    std::ranges::stable_sort(answer.options, [](const NaiveOption& a, const NaiveOption& b) {
        return std::tie(a.end, a.targets) < std::tie(b.end, b.targets);
    });
}

}  // namespace

NaiveAnswer naive_turn(const Scene& scene, Mistake mistake) {
    TurnFacts facts;
    facts.gather(scene, mistake);
    Solver solver;
    NaiveAnswer answer;
    for (std::size_t plan = 0; plan < facts.plans(); ++plan) {
        facts.take_plan(plan);
        if (facts.actor().heads_for_start && !facts.actor().has(Condition::stun)) {
            add_heading(answer, facts, plan, mistake);
        } else {
            add(answer, facts, solver.solve(facts));
        }
    }
    if (facts.plans() > 1) {
        std::ranges::stable_sort(answer.options, [](const NaiveOption& a, const NaiveOption& b) {
            return std::tie(a.end, a.targets) < std::tie(b.end, b.targets);
        });
    }
    return answer;
}

bool area_fits(const Scene& scene, Hex from, const std::vector<Hex>& red,
               const std::vector<std::string>& targets) {
    TurnFacts facts;
    facts.gather(scene);
    FigureSet figures = 0;
    for (int i = 0; i < facts.company().size(); ++i) {
        const bool there =
            std::ranges::find(targets, facts.company().figure(i).id) != targets.end();
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

}  // namespace standee::oracle
