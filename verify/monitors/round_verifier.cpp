#include "verify/monitors/round_verifier.hpp"

#include "verify/monitors/round/monitor.hpp"
#include "verify/monitors/round/replay.hpp"

namespace standee::verify {

std::span<const RoundMonitor> round_monitors() {
    static const std::vector<RoundMonitor> all = in_order<RoundMonitor>(
        {initiative_round_monitors(), turn_round_monitors(), element_round_monitors(),
         consumption_round_monitors(), monster_round_monitors()});
    return all;
}

std::span<const MonitorName> round_monitor_names() {
    static const std::vector<MonitorName> names = names_of(round_monitors());
    return names;
}

namespace {

void watch(const RoundView& view, ClauseTally& tally, std::vector<Violation>& breaches) {
    for (const RoundMonitor& monitor : round_monitors()) {
        note(monitor, monitor.look(view), tally, breaches);
    }
}

}  // namespace

std::vector<Violation> verify_round(const Case& tried, ClauseTally& tally) {
    std::vector<Violation> breaches;
    const RoundView view = view_of(tried, tally, breaches);
    if (breaches.empty() && view.can_be_replayed) {
        watch(view, tally, breaches);
    }
    return breaches;
}

}  // namespace standee::verify
