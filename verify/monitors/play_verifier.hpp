#pragma once

#include <span>
#include <vector>

#include "verify/case.hpp"
#include "verify/monitors/families.hpp"

namespace standee::verify {

/// Every monitor of plays, in the order of the clauses.
std::span<const MonitorName> play_monitor_names();

/// Plays the steps of the case one after another and looks at each, with the scenes before and
/// after it, with every monitor. What is wrong with it; nothing, if all is well. Counts in `tally`
/// what each clause had to say.
std::vector<Violation> verify_play(const Case& tried, ClauseTally& tally);

/// Where the rules leave an order open in the case: for each pair of effects of one moment whose
/// order changes the outcome, what comes of either [FindingKind::order_dependence].
std::vector<Violation> order_dependences(const Case& tried);

}  // namespace standee::verify
