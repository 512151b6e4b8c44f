#pragma once

#include <span>
#include <string_view>

#include "verify/case.hpp"
#include "verify/monitors/play/monitor.hpp"
#include "verify/monitors/round/view.hpp"

namespace standee::verify {

/// One clause of what only a whole round shows, and how to see whether the round kept it.
struct RoundMonitor {
    Clause clause;
    std::string_view demands;  ///< what of the clause is watched, in one sentence
    Seen (*look)(const RoundView&);
};

// Every family of monitors; each list is in no order.
std::span<const RoundMonitor> initiative_round_monitors();
std::span<const RoundMonitor> turn_round_monitors();
std::span<const RoundMonitor> element_round_monitors();
std::span<const RoundMonitor> consumption_round_monitors();
std::span<const RoundMonitor> monster_round_monitors();

/// All of them in the order of the clauses.
std::span<const RoundMonitor> round_monitors();

}  // namespace standee::verify
