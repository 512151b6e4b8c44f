#include "verify/monitors/turn/monitor.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "lib/words.hpp"

namespace standee::verify {
namespace {

std::vector<TurnMonitor> gathered() {
    std::vector<TurnMonitor> all;
    for (const auto& list :
         {map_monitors(), movement_monitors(), reach_monitors(), target_monitors(), area_monitors(),
          condition_monitors(), focus_monitors(), initiative_monitors(), destination_monitors(),
          card_monitors()}) {
        all.insert(all.end(), list.begin(), list.end());
    }
    std::ranges::sort(all, {}, &TurnMonitor::clause);
    return all;
}

std::string told(TurnView& view, std::size_t option) {
    const TurnOption& o = view.option(option);
    std::string targets;
    for (FigureIndex target : o.targets) {
        targets += (targets.empty() ? "" : ",") + view.facts().scene().figures[target].id;
    }
    return fmt::format("ends in {} attacking {{{}}} for {} points and {} negative hexes",
                       text_of(o.end), targets, o.movement, o.negative_hexes);
}

}  // namespace

std::span<const TurnMonitor> turn_monitors() {
    static const std::vector<TurnMonitor> all = gathered();
    return all;
}

Seen look(const TurnMonitor& monitor, TurnView& view) {
    const Verdict bears = monitor.bears(view);
    for (std::size_t i = 0; i < view.outcomes().size(); ++i) {
        if ((monitor.forbids != nullptr && monitor.forbids(view, view.outcomes()[i])) ||
            (monitor.breaks != nullptr && monitor.breaks(view, i))) {
            return {Verdict::broken, told(view, i)};
        }
    }
    if (monitor.lacks != nullptr && monitor.lacks(view)) {
        return {Verdict::broken, "something that is allowed is left out"};
    }
    return {bears, {}};
}

}  // namespace standee::verify
