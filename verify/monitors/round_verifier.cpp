#include "verify/monitors/round_verifier.hpp"

#include <algorithm>

#include "verify/monitors/round/monitor.hpp"
#include "verify/monitors/round/replay.hpp"

namespace standee::verify {

std::span<const RoundMonitor> round_monitors() {
    static const std::vector<RoundMonitor> all = [] {
        std::vector<RoundMonitor> monitors;
        for (const auto& family : {initiative_round_monitors(), turn_round_monitors(),
                                   element_round_monitors(), monster_round_monitors()}) {
            monitors.insert(monitors.end(), family.begin(), family.end());
        }
        std::ranges::stable_sort(monitors, {}, &RoundMonitor::clause);
        return monitors;
    }();
    return all;
}

std::span<const RoundMonitorName> round_monitor_names() {
    static const std::vector<RoundMonitorName> names = [] {
        std::vector<RoundMonitorName> list;
        for (const RoundMonitor& monitor : round_monitors()) {
            list.push_back({monitor.clause, monitor.demands});
        }
        return list;
    }();
    return names;
}

namespace {

void watch(const RoundView& view, ClauseTally& tally, std::vector<Breach>& breaches) {
    for (const RoundMonitor& monitor : round_monitors()) {
        const Seen seen = monitor.look(view);
        tally.count(monitor.clause, seen.verdict);
        if (seen.verdict == Verdict::broken) {
            breaches.push_back({FindingKind::violation,
                                {monitor.clause},
                                std::string{monitor.clause.id()},
                                seen.why,
                                std::string{monitor.demands}});
        }
    }
}

}  // namespace

std::vector<Breach> verify_round(const Case& tried, ClauseTally& tally) {
    std::vector<Breach> breaches;
    const RoundView view = view_of(tried, tally, breaches);
    if (breaches.empty()) {
        watch(view, tally, breaches);
    }
    return breaches;
}

}  // namespace standee::verify
