#include "verify/contradictions/play_contradictions.hpp"

#include <algorithm>

#include "verify/contradictions/case_steps.hpp"
#include "verify/contradictions/step_contradictions.hpp"
#include "verify/monitors/play_verifier.hpp"

namespace standee::verify {

void add_finding(std::vector<Breach>& found, Breach breach) {
    const bool again =
        std::ranges::any_of(found, [&](const Breach& other) { return other.like(breach); });
    if (!again) {
        found.push_back(std::move(breach));
    }
}

std::vector<Breach> order_dependences(const Case& tried) {
    std::vector<Breach> found;
    each_step_played(tried, [&](const Scene& before, const PlayStep& step, const Played& played) {
        add_order_dependences(before, step, played, found);
    });
    return found;
}

std::vector<Breach> gaps(const Case& tried) {
    std::vector<Breach> found;
    each_step_played(tried, [&](const Scene& before, const PlayStep&, const Played& played) {
        add_gaps(before, played.events, found);
    });
    return found;
}

std::vector<Breach> gaps_in(const Scene& before, std::span<const Event> events) {
    std::vector<Breach> found;
    add_gaps(before, events, found);
    return found;
}

std::vector<Breach> hidden_ties(const Case& tried) {
    std::vector<Breach> found;
    each_step_played(tried, [&](const Scene& before, const PlayStep& step, const Played& played) {
        add_hidden_ties(before, step, played, found);
    });
    return found;
}

std::vector<Breach> play_contradictions(const Case& tried) {
    std::vector<Breach> found;
    each_step_played(tried, [&](const Scene& before, const PlayStep& step, const Played& played) {
        add_order_dependences(before, step, played, found);
        add_gaps(before, played.events, found);
        add_hidden_ties(before, step, played, found);
    });
    return found;
}

}  // namespace standee::verify
