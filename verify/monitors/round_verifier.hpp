#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "verify/case.hpp"

namespace standee::verify {

/// A clause of rounds that is watched, and what of it in one sentence.
struct RoundMonitorName {
    Clause clause;
    std::string_view demands;
};

/// Every monitor of rounds, in the order of the clauses.
std::span<const RoundMonitorName> round_monitor_names();

/// Plays the round of the case, then each of its turns and its end again, by itself and as the step
/// of a play that it is. Every monitor of plays looks at each of these, every monitor of rounds at
/// the whole. What is wrong with it; nothing, if all is well. Counts in `tally` what each clause
/// had to say. A round whose decisions are none of its options shows nothing.
std::vector<Breach> verify_round(const Case& tried, ClauseTally& tally);

}  // namespace standee::verify
