#pragma once

#include "lib/clause.hpp"
#include "play/step.hpp"

namespace standee {

/// The clause about this kind of step: the best answer if the step changes nothing.
Clause clause_of(const PlayStep& step);

}  // namespace standee
