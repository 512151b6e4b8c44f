#include "verify/contradictions/play_contradictions.hpp"

#include <algorithm>

#include "verify/contradictions/case_steps.hpp"
#include "verify/contradictions/step_contradictions.hpp"

namespace standee::verify {
namespace {

/// Those of a turn alone, or of a round.
void add_missing_outcomes_alone(const Case& tried, std::vector<Violation>& found) {
    if (tried.kind() == CaseKind::turn && tried.scene.turn) {
        step::Turn turn;
        turn.turn = *tried.scene.turn;
        add_missing_outcomes(tried.scene, turn, found);
    }
    if (tried.kind() == CaseKind::round) {
        add_missing_outcomes_of_round(tried, found);
    }
}

}  // namespace

void add_finding(std::vector<Violation>& found, Violation breach) {
    const bool again =
        std::ranges::any_of(found, [&](const Violation& other) { return other.like(breach); });
    if (!again) {
        found.push_back(std::move(breach));
    }
}

std::vector<Violation> order_dependences(const Case& tried) {
    std::vector<Violation> found;
    each_step_played(tried, [&](const Scene& before, const PlayStep& step, const Played& played) {
        add_order_dependences(before, step, played, found);
    });
    return found;
}

std::vector<Violation> gaps(const Case& tried) {
    std::vector<Violation> found;
    each_step_played(tried, [&](const Scene& before, const PlayStep&, const Played& played) {
        add_gaps(before, played.events, found);
    });
    return found;
}

std::vector<Violation> gaps_in(const Scene& before, std::span<const Event> events) {
    std::vector<Violation> found;
    add_gaps(before, events, found);
    return found;
}

std::vector<Violation> hidden_ties(const Case& tried) {
    std::vector<Violation> found;
    each_step_played(tried, [&](const Scene& before, const PlayStep& step, const Played& played) {
        add_hidden_ties(before, step, played, found);
    });
    return found;
}

std::vector<Violation> missing_outcomes(const Case& tried) {
    std::vector<Violation> found;
    add_missing_outcomes_alone(tried, found);
    each_step_played(tried, [&](const Scene& before, const PlayStep& step, const Played&) {
        add_missing_outcomes(before, step, found);
    });
    return found;
}

// The steps are played once for all of them: that is what takes the time.
std::vector<Violation> play_contradictions(const Case& tried) {
    std::vector<Violation> found;
    std::vector<Violation> missing;
    add_missing_outcomes_alone(tried, missing);
    each_step_played(tried, [&](const Scene& before, const PlayStep& step, const Played& played) {
        add_missing_outcomes(before, step, missing);
        add_order_dependences(before, step, played, found);
        add_gaps(before, played.events, found);
        add_hidden_ties(before, step, played, found);
    });
    std::ranges::move(missing, std::back_inserter(found));
    return found;
}

}  // namespace standee::verify
