#pragma once

#include "lib/clause.hpp"
#include "play/step.hpp"

namespace standee {

/// The clause about this kind of step, for steps that change nothing and so have no events with
/// clauses.
Clause clause_of(const PlayStep& step);

}  // namespace standee
