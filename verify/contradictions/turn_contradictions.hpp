#pragma once

#include <vector>

#include "verify/case.hpp"
#include "verify/monitors/turn_demands.hpp"

namespace standee::verify {

/// Overlaps and gaps that the turn of a scene shows: every outcome is held against all clauses
/// together. Where none is left, two clauses demand different things; where more are left than
/// the clauses leave one after another, none decides. Nothing for scenes too large to try.
std::vector<Violation> turn_contradictions(TurnDemands& demands, const Scene& scene);

}  // namespace standee::verify
