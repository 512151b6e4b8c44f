#pragma once

#include <span>
#include <vector>

#include "verify/case.hpp"
#include "verify/monitors/families.hpp"

namespace standee::verify {

/// Every monitor of rounds, in the order of the clauses.
std::span<const MonitorName> round_monitor_names();

/// Plays the round of the case, then each of its turns and its end again, by itself and as the step
/// of a play that it is. Every monitor of plays looks at each of these, every monitor of rounds at
/// the whole. What is wrong with it; nothing, if all is well. Counts in `tally` what each clause
/// had to say. A round whose decisions are none of its options shows nothing.
std::vector<Violation> verify_round(const Case& tried, ClauseTally& tally);

}  // namespace standee::verify
