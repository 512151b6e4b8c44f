#pragma once

#include <cstdint>
#include <vector>

#include "focus/turn.hpp"
#include "rulebook/table.hpp"
#include "verify/check/check.hpp"

// The parts of a Checker, one for each kind of case.

namespace standee::verify {

/// What a check needs and counts.
struct CheckContext {
    rulebook::Ground& ground;
    const rulebook::LeftOut& left_out;
    ClauseTally& tally;
    Depth depth = Depth::quick;
};

/// How much of a turn an answer plans.
enum class PlannedPart : std::uint8_t { whole_turn, next_attack };

std::vector<Violation> check_turn_answer(const Scene& scene, const TurnAnswer& answer,
                                         CheckContext context,
                                         PlannedPart part = PlannedPart::whole_turn);
std::vector<Violation> check_steps(const Case& tried, CheckContext context);
std::vector<Violation> check_whole_round(const Case& tried, CheckContext context);

}  // namespace standee::verify
