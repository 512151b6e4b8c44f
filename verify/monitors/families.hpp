#pragma once

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "verify/case.hpp"

// What the monitors of turns, of plays and of rounds have in common.

namespace standee::verify {

/// A clause that is watched, and what of it in one sentence.
struct MonitorName {
    Clause clause;
    std::string_view demands;
};

/// The monitors of all families, in the order of their clauses.
template <class Monitor>
std::vector<Monitor> in_order(std::initializer_list<std::span<const Monitor>> families) {
    std::vector<Monitor> all;
    for (const auto& family : families) {
        all.insert(all.end(), family.begin(), family.end());
    }
    std::ranges::stable_sort(all, {}, &Monitor::clause);
    return all;
}

template <class Monitor>
std::vector<MonitorName> names_of(std::span<const Monitor> monitors) {
    std::vector<MonitorName> names;
    for (const Monitor& monitor : monitors) {
        names.push_back({monitor.clause, monitor.demands});
    }
    return names;
}

/// Counts what a monitor has seen, and adds a breach where its clause is broken.
template <class Monitor>
void note(const Monitor& monitor, const Seen& seen, ClauseTally& tally,
          std::vector<Violation>& breaches) {
    tally.count(monitor.clause, seen.verdict);
    if (seen.verdict == Verdict::broken) {
        breaches.push_back({FindingKind::violation,
                            {monitor.clause},
                            std::string{monitor.clause.id()},
                            seen.why,
                            std::string{monitor.demands}});
    }
}

}  // namespace standee::verify
