#pragma once

#include <vector>

#include "verify/case.hpp"

namespace standee::verify {

/// The clauses of the rulebook that were never decisive, in their order: dead, as far as
/// the campaign shows.
std::vector<Clause> dead_clauses(const ClauseTally& tally);

}  // namespace standee::verify
