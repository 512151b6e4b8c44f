#include "verify/campaign/dead_clauses.hpp"

#include <algorithm>

#include "verify/monitors/play_verifier.hpp"
#include "verify/monitors/round_verifier.hpp"
#include "verify/monitors/turn_verifier.hpp"

namespace standee::verify {

std::vector<Clause> dead_clauses(const ClauseTally& tally) {
    std::vector<Clause> dead;
    const auto add_dead_of = [&](const auto& monitors) {
        for (const auto& monitor : monitors) {
            if (tally.decisive[monitor.clause.index()] == 0) {
                dead.push_back(monitor.clause);
            }
        }
    };
    add_dead_of(turn_monitor_names());
    add_dead_of(play_monitor_names());
    add_dead_of(round_monitor_names());
    std::ranges::sort(dead);
    dead.erase(std::ranges::unique(dead).begin(), dead.end());
    return dead;
}

}  // namespace standee::verify
