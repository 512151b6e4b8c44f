#include "verify/monitors/turn/monitor.hpp"

#include <vector>

#include "verify/monitors/families.hpp"

namespace standee::verify {

std::span<const TurnMonitor> turn_monitors() {
    static const std::vector<TurnMonitor> all = in_order<TurnMonitor>(
        {map_monitors(), terrain_monitors(), movement_monitors(), reach_monitors(),
         target_monitors(), area_monitors(), condition_monitors(), focus_monitors(),
         initiative_monitors(), destination_monitors(), card_monitors()});
    return all;
}

Verdict look(const TurnMonitor& monitor, TurnView& view, std::size_t& option) {
    const std::span<const Outcome> outcomes = view.outcomes();
    for (option = 0; option < outcomes.size(); ++option) {
        if ((monitor.forbids != nullptr && monitor.forbids(view, outcomes[option])) ||
            (monitor.breaks != nullptr && monitor.breaks(view, option))) {
            return Verdict::broken;
        }
    }
    if (monitor.lacks != nullptr && monitor.lacks(view)) {
        return Verdict::broken;
    }
    return monitor.bears(view);
}

}  // namespace standee::verify
