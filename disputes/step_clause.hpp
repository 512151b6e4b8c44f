#pragma once

#include "lib/clause.hpp"
#include "play/step.hpp"

namespace standee {

/// The clause that says what a step of this kind is: what comes nearest where nothing comes of it.
Clause clause_of(const PlayStep& step);

}  // namespace standee
