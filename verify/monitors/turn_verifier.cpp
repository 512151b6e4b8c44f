#include "verify/monitors/turn_verifier.hpp"

#include <optional>

#include "focus/turn.hpp"
#include "lib/board.hpp"
#include "lib/error.hpp"
#include "verify/monitors/turn/monitor.hpp"
#include "verify/monitors/turn_agreement.hpp"
#include "verify/monitors/turn_comparison.hpp"
#include "verify/oracle/solve.hpp"
#include "verify/oracle/turn_facts.hpp"

namespace standee::verify {

struct TurnVerifier::Memory {
    TurnPlanner planner;
    Map map;  ///< of which the board is
    std::optional<Board> board;
    oracle::TurnFacts facts;
    oracle::Solver solver;
    TurnView view;

    const Board& board_of(const Map& of) {
        if (!board || map != of) {
            map = of;
            board.emplace(map);
        }
        return *board;
    }
};

TurnVerifier::TurnVerifier() : memory_{std::make_unique<Memory>()} {}
TurnVerifier::~TurnVerifier() = default;
TurnVerifier::TurnVerifier(TurnVerifier&&) noexcept = default;
TurnVerifier& TurnVerifier::operator=(TurnVerifier&&) noexcept = default;

std::span<const MonitorName> turn_monitor_names() {
    static const std::vector<MonitorName> names = names_of(turn_monitors());
    return names;
}

namespace {

Violation violation(Clause clause, std::string_view detected_by, std::string one,
                    std::string other) {
    return {FindingKind::violation,
            {clause},
            std::string{detected_by},
            std::move(one),
            std::move(other)};
}

/// What the monitors have against the answer in view.
std::vector<Violation> look_at(TurnView& view, ClauseTally& tally) {
    std::vector<Violation> breaches;
    // The other monitors reckon with the usual focus; where the card names one, the oracle judges.
    const bool usual_focus = view.facts().plan().focus == FocusAbility{};
    for (const TurnMonitor& monitor : turn_monitors()) {
        const bool minds_no_focus = monitor.clause == "card.focus-farthest"_clause ||
                                    monitor.clause == "card.along-move"_clause;
        if (!usual_focus && !minds_no_focus) {
            continue;
        }
        std::size_t option = 0;
        const Verdict verdict = look(monitor, view, option);
        tally.count(monitor.clause, verdict);
        if (verdict == Verdict::broken) {
            const bool left_out = option == view.outcomes().size();
            breaches.push_back(violation(monitor.clause, monitor.clause.id(),
                                         left_out ? "something that is allowed is left out"
                                                  : in_words(view.facts(), view.option(option)),
                                         std::string{monitor.demands}));
        }
    }
    return breaches;
}

/// Where the elements allow several plans, all of their outcomes count; monitors know of one plan.
std::vector<Violation> differences_of_plans(const Scene& scene, const TurnAnswer& answer) {
    const TurnDisagreement both = compared(scene, answer);
    return both.planned == both.naive ? std::vector<Violation>{}
                                      : std::vector{violation("element.consume"_clause, "oracle",
                                                              both.planned, both.naive)};
}

/// Where the figure moves towards a starting hex, the oracle alone judges: the monitors reckon with
/// a focus that is found before the move.
std::vector<Violation> differences_of_heading(const Scene& scene, const TurnAnswer& answer,
                                              ClauseTally& tally) {
    const TurnDisagreement both = compared(scene, answer);
    tally.count("card.heads-for"_clause, Verdict::decisive);
    return both.planned == both.naive ? std::vector<Violation>{}
                                      : std::vector{violation("card.heads-for"_clause, "oracle",
                                                              both.planned, both.naive)};
}

}  // namespace

std::vector<Violation> TurnVerifier::verify(const Scene& scene, ClauseTally& tally) {
    TurnAnswer answer;
    try {
        answer = memory_->planner.plan(scene, memory_->board_of(scene.map));
    } catch (const InputError& error) {
        if (error.error().code == ErrorCode::too_many) {
            return {};
        }
        return {violation("monster.ambiguity"_clause, "oracle", error.what(),
                          "the scene is one that a reader accepts")};
    }
    return verify(scene, answer, tally);
}

std::vector<Violation> TurnVerifier::verify(const Scene& scene, const TurnAnswer& answer,
                                            ClauseTally& tally) {
    oracle::TurnFacts& facts = memory_->facts;
    facts.gather(scene);
    if (facts.actor().heads_for_start && !facts.actor().has(Condition::stun)) {
        return differences_of_heading(scene, answer, tally);
    }
    if (facts.plans() > 1) {
        return differences_of_plans(scene, answer);
    }
    const oracle::Solution& solution = memory_->solver.solve(facts);
    std::vector<Violation> breaches;
    if (memory_->view.look(facts, answer)) {
        breaches = look_at(memory_->view, tally);
    }
    if (auto difference = compare(answer, facts, solution)) {
        const Clause clause =
            breaches.empty() ? "monster.ambiguity"_clause : breaches.front().clauses.front();
        breaches.insert(breaches.begin(),
                        violation(clause, "oracle", std::move(difference->answered),
                                  std::move(difference->worked_out)));
    }
    return breaches;
}

}  // namespace standee::verify
